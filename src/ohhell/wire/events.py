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
    """A bot plays for the absent owner until the owner returns."""

    seat: int


class SeatReturned(_Event, tag="seatReturned"):
    """The owner plays again."""

    seat: int


class HostChanged(_Event, tag="hostChanged"):
    """Another seat may now start the game and place bots."""

    seat: int


class SeatReady(_Event, tag="seatReady"):
    """A seat has seen the score and is ready for the next round."""

    seat: int


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
    """Your own hand."""

    seat: int
    cards: list[str]


class TrumpTurned(_Event, tag="trumpTurned"):
    """The trump of the round: the turned card, or no card and no trump."""

    card: str | None
    trump: str | None


class BidMade(_Event, tag="bidMade"):
    """A bid that everybody may know."""

    seat: int
    tricks: int


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


class RoundScored(_Event, tag="roundScored"):
    """The round's points by seat."""

    points: list[int]


class GameOver(_Event, tag="gameOver"):
    """The game ended; several winners share it."""

    winners: list[int]


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
    | GameStarted
    | RoundStarted
    | HandDealt
    | TrumpTurned
    | BidMade
    | BidSealed
    | HasBid
    | CardPlayed
    | TrickTaken
    | RoundScored
    | GameOver
    | SecretRevealed
    | Hidden
)
