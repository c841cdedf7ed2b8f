"""What happened in a game. The log holds these; a state is their fold.

Every event names its audience in `project`. A secret is an event of its own (`HandDealt`,
`BidSealed`), never a field that somebody must remember to blank.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ohhell.rules.cards import Card, Hand, Seat, Suit
from ohhell.rules.plain import later
from ohhell.rules.values.one_card import Sight
from ohhell.rules.values.ruleset import RuleSet

Audience = Seat | None
"""Who looks: a seat, or a spectator (None)."""


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game began by `ruleset`, which holds until its end."""

    ruleset: RuleSet
    seats: int
    first_dealer: Seat


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round began; `index` is 0 for the first."""

    index: int
    dealer: Seat
    size: int
    out: tuple[Seat, ...] = later(())
    """The seats that sit this round out."""


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat was dealt its hand: for those alone who see it, and never for a log of the server."""

    seat: Seat
    cards: Hand = field(repr=False)
    sight: Sight = later(Sight.OWNER)
    """Who sees it."""


@dataclass(frozen=True, slots=True)
class HandLaid:
    """A hand was dealt face down, as its seat may bid blind: for nobody yet."""

    seat: Seat
    cards: Hand = field(repr=False)


@dataclass(frozen=True, slots=True)
class BlindOffered:
    """These seats, in this order, may bid before they look at their hands."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat looks at its hand, and so gives up bidding blind."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandSeen:
    """The hand at which a seat looks at last: for that seat alone."""

    seat: Seat
    cards: Hand = field(repr=False)


@dataclass(frozen=True, slots=True)
class TrumpTurned:
    """A card was turned up for trump, or none was and there is no trump."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class TrumpSet:
    """The trump of the round is not simply the suit of a card turned up; None is no trump.

    A card that is `turned` is out of play; one that is `shown` stays in the dealer's hand.
    """

    suit: Suit | None
    turned: Card | None = None
    shown: Card | None = None


@dataclass(frozen=True, slots=True)
class TrumpOpen:
    """No card is turned up: the trump of the round will be named."""


@dataclass(frozen=True, slots=True)
class TrumpAsked:
    """A seat is to name the trump."""

    seat: Seat
    no_trump: bool
    """Whether it may name none."""


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """A seat named the trump; None is no trump."""

    seat: Seat
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid for all to hear."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class BlindBidMade:
    """A seat bid for all to hear, before it looked at its hand."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class BidWithdrawn:
    """The bids add up to the number of tricks: this seat must bid anew, something else."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HasBid:
    """A seat has bid; how much is sealed until all have."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidSealed:
    """What a seat bid where bids are made together: for that seat alone."""

    seat: Seat
    tricks: int = field(repr=False)


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A seat took the trick, and leads the next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickCancelled:
    """Equal cards struck the whole trick out: nobody took it, and the same seat leads again."""


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over; its points by seat."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver:
    """The game is over; several winners share it."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """Stands for an event that its reader may not see, so that nothing is miscounted."""


Event = (
    GameStarted
    | RoundStarted
    | HandDealt
    | HandLaid
    | BlindOffered
    | Looked
    | HandSeen
    | TrumpTurned
    | TrumpSet
    | TrumpOpen
    | TrumpAsked
    | TrumpNamed
    | BidMade
    | BlindBidMade
    | HasBid
    | BidSealed
    | BidWithdrawn
    | CardPlayed
    | TrickTaken
    | TrickCancelled
    | RoundScored
    | GameOver
)


def project(event: Event, audience: Audience) -> Event | Hidden:
    """Return what `audience` may know of `event`."""
    match event:  # no default: an event without an audience does not type-check
        case HandDealt(seat=owner, sight=sight):
            return event if sight.shows(owner, audience) else Hidden()
        case HandLaid():
            return Hidden()
        case HandSeen(seat=owner) | BidSealed(seat=owner):
            return event if owner == audience else Hidden()
        case (
            GameStarted()
            | RoundStarted()
            | BlindOffered()
            | Looked()
            | TrumpTurned()
            | TrumpSet()
            | TrumpOpen()
            | TrumpAsked()
            | TrumpNamed()
            | BidMade()
            | BlindBidMade()
            | HasBid()
            | BidWithdrawn()
            | CardPlayed()
            | TrickTaken()
            | TrickCancelled()
            | RoundScored()
            | GameOver()
        ):
            return event
