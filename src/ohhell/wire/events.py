"""What happened, as it is told to clients: one struct per event, cards as text."""

from __future__ import annotations

from typing import Literal

import msgspec


class _Event(msgspec.Struct, rename="camel", tag_field="t"):
    """Something that happened, as one audience may know it."""


class SeatTaken(_Event, tag="seatTaken"):
    """A person or a bot sat down."""

    seat: int
    name: str
    kind: Literal["person", "bot"]


class SeatLeft(_Event, tag="seatLeft"):
    """A seat was given up; in the game a bot holds it from now on."""

    seat: int


class SeatCovered(_Event, tag="seatCovered"):
    """A bot plays for the owner until the owner returns."""

    seat: int
    idle: bool = False
    """Whether that is because the owner's time ran out twice in a row."""


class SeatReturned(_Event, tag="seatReturned"):
    """The owner plays again."""

    seat: int


class HostChanged(_Event, tag="hostChanged"):
    """Another seat may now start the game and place bots."""

    seat: int


class SeatReady(_Event, tag="seatReady"):
    """A seat is ready for the next round, having seen the score; in the lobby, for the game."""

    seat: int


class SeatUnready(_Event, tag="seatUnready"):
    """A seat is not ready for the game after all."""

    seat: int


class ReadyAsked(_Event, tag="readyAsked"):
    """The host asks everybody whether they are ready; what was said before counts no more."""


class SeatsArranged(_Event, tag="seatsArranged"):
    """Seats were exchanged: by seat, the seat that its holder had before."""

    order: list[int]


class PersonRemoved(_Event, tag="personRemoved"):
    """The host took somebody's seat away, who does not sit here again until admitted."""

    player: str
    name: str


class PersonAdmitted(_Event, tag="personAdmitted"):
    """Somebody who was removed may sit here again."""

    player: str
    name: str


class SeatOffered(_Event, tag="seatOffered"):
    """The owner of a seat offers it to somebody who looks on; None: to nobody any more."""

    seat: int
    to: str | None


class RematchOpened(_Event, tag="rematchOpened"):
    """The same people play again, at another table."""

    table: str


class TableClosed(_Event, tag="tableClosed"):
    """There will be no game at this table."""


class Said(_Event, tag="said"):
    """Somebody said something in their own words; it is text, whatever it looks like."""

    seat: int
    text: str


class PhraseSaid(_Event, tag="phraseSaid"):
    """Somebody said a preset phrase: `phrase-<id>` of the catalogue says it in each language."""

    seat: int
    phrase: str


class TimedOut(_Event, tag="timedOut"):
    """The clock of a seat ran out: a bot acts for it, this once."""

    seat: int


class MoreTimeGiven(_Event, tag="moreTimeGiven"):
    """A seat asked for more time, and has so many milliseconds more."""

    seat: int
    ms: int


class ClocksRenewed(_Event, tag="clocksRenewed"):
    """The house stood still: every clock that runs has its whole time again."""


class PauseAsked(_Event, tag="pauseAsked"):
    """A seat asks for a pause, or agrees to one."""

    seat: int


class Paused(_Event, tag="paused"):
    """Everybody here has agreed to a pause: all clocks stand still."""


class Resumed(_Event, tag="resumed"):
    """A seat (None: the house) ended the pause, or said no to one that was asked for."""

    seat: int | None


class GameStarted(_Event, tag="gameStarted"):
    """The game began."""

    seats: int
    first_dealer: int


class RoundStarted(_Event, tag="roundStarted"):
    """A round began; `number` is 1 for the first."""

    number: int
    size: int
    dealer: int


class HandDealt(_Event, tag="handDealt"):
    """A hand that you may see: your own, or those of the others where all but the own are seen."""

    seat: int
    cards: list[str]


class TrumpTurned(_Event, tag="trumpTurned"):
    """The trump of the round: the turned card, or no card and no trump."""

    card: str | None
    trump: str | None


class TrumpOpen(_Event, tag="trumpOpen"):
    """No card is turned up: the trump of the round will be named."""


class TrumpAsked(_Event, tag="trumpAsked"):
    """A seat is to name the trump."""

    seat: int


class TrumpNamed(_Event, tag="trumpNamed"):
    """A seat named the trump; None is no trump."""

    seat: int
    trump: str | None


class BlindOffered(_Event, tag="blindOffered"):
    """These seats, in this order, may bid before they look at their hands."""

    seats: list[int]


class Looked(_Event, tag="looked"):
    """A seat looked at its hand, and so gave up bidding blind."""

    seat: int


class BidMade(_Event, tag="bidMade"):
    """A bid that everybody may know."""

    seat: int
    tricks: int


class BlindBidMade(_Event, tag="blindBidMade"):
    """A bid that everybody may know, made before looking at the hand."""

    seat: int
    tricks: int


class BidWithdrawn(_Event, tag="bidWithdrawn"):
    """The bids add up to the number of tricks: this seat must bid anew, something else."""

    seat: int


class BidSealed(_Event, tag="bidSealed"):
    """Your own bid, secret until all are in."""

    seat: int
    tricks: int


class HasBid(_Event, tag="hasBid"):
    """A seat has bid; nobody else knows how much yet."""

    seat: int


class CardPlayed(_Event, tag="cardPlayed"):
    """A card was played."""

    seat: int
    card: str


class TrickTaken(_Event, tag="trickTaken"):
    """A trick was taken."""

    seat: int


class TrickCancelled(_Event, tag="trickCancelled"):
    """Equal cards struck the whole trick out: nobody took it, and the same seat leads again."""


class RoundScored(_Event, tag="roundScored"):
    """The round's points by seat."""

    points: list[int]


class GameOver(_Event, tag="gameOver"):
    """The game ended; several winners share it."""

    winners: list[int]


class RatedChanged(_Event, tag="ratedChanged"):
    """Two who sit here came in one browser, so that the game is not rated; or no longer."""

    rated: bool


class SecretRevealed(_Event, tag="secretRevealed"):
    """The secret (hex) behind every shuffle of this game: deals can be verified now."""

    secret: str


class Hidden(_Event, tag="hidden"):
    """Something you may not know."""


WireEvent = (
    SeatTaken
    | SeatLeft
    | SeatCovered
    | SeatReturned
    | HostChanged
    | SeatReady
    | SeatUnready
    | ReadyAsked
    | SeatsArranged
    | PersonRemoved
    | PersonAdmitted
    | SeatOffered
    | RematchOpened
    | TableClosed
    | RatedChanged
    | Said
    | PhraseSaid
    | TimedOut
    | MoreTimeGiven
    | ClocksRenewed
    | PauseAsked
    | Paused
    | Resumed
    | GameStarted
    | RoundStarted
    | HandDealt
    | TrumpTurned
    | TrumpOpen
    | TrumpAsked
    | TrumpNamed
    | BlindOffered
    | Looked
    | BidMade
    | BlindBidMade
    | BidSealed
    | HasBid
    | BidWithdrawn
    | CardPlayed
    | TrickTaken
    | TrickCancelled
    | RoundScored
    | GameOver
    | SecretRevealed
    | Hidden
)
