"""What happened in a game. The log holds these; a state is their fold.

Every event names its audience in `project`. A secret is an event of its own (`HandDealt`,
`BidSealed`), never a field that somebody must remember to blank.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ohhell.rules.cards import Card, Hand, Seat, Suit
from ohhell.rules.ruleset import RuleSet

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


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat was dealt its hand: for that seat alone, and never for a log of the server."""

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
class BidMade:
    """A seat bid for all to hear."""

    seat: Seat
    tricks: int


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
class RoundScored:
    """The round is over; its points by seat."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver:
    """The schedule is done; equal scores share the win."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """Stands for an event that its reader may not see, so that nothing is miscounted."""


Event = (
    GameStarted
    | RoundStarted
    | HandDealt
    | TrumpTurned
    | TrumpSet
    | BidMade
    | HasBid
    | BidSealed
    | CardPlayed
    | TrickTaken
    | RoundScored
    | GameOver
)


def project(event: Event, audience: Audience) -> Event | Hidden:
    """Return what `audience` may know of `event`."""
    match event:  # no default: an event without an audience does not type-check
        case HandDealt(seat=owner) | BidSealed(seat=owner):
            return event if owner == audience else Hidden()
        case (
            GameStarted()
            | RoundStarted()
            | TrumpTurned()
            | TrumpSet()
            | BidMade()
            | HasBid()
            | CardPlayed()
            | TrickTaken()
            | RoundScored()
            | GameOver()
        ):
            return event
