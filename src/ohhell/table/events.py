"""What happens at a table besides the game itself, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from ohhell import rules
from ohhell.rules import Hidden, RuleSet, Seat
from ohhell.rules.plain import later


@dataclass(frozen=True, slots=True)
class Options:
    """What the host chose: the ruleset and how the table is kept."""

    ruleset: RuleSet
    seats: int
    listed: bool = False
    """Whether strangers find the table in the list of open ones."""
    summary_ms: int = 8_000
    """How long the score of a round is shown before the next is dealt by itself."""
    cover_after_ms: int = 15_000
    """How long a seat may be absent before a bot covers it."""
    suggestions: bool = later(True)
    """Whether the house may advise who is to act."""


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened; `commitment` binds the house to the secret of every shuffle."""

    options: Options
    commitment: str


@dataclass(frozen=True, slots=True)
class SecretDrawn:
    """The secret (hex) of every shuffle: for nobody, until the game is over."""

    secret: str

    def __repr__(self) -> str:
        return "SecretDrawn(…)"


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down, and gave a nonce for the shuffles if the game had not begun."""

    seat: Seat
    player: str
    name: str
    nonce: str


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot sat down."""

    seat: Seat
    name: str
    level: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat became empty."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatCovered:
    """A bot plays for the absent owner until the owner returns."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatReturned:
    """The owner plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    """The person in `seat` is host now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatReady:
    """A seat has seen the score."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SecretRevealed:
    """The game is over and its deals can be verified."""

    secret: str


TableEvent = (
    TableOpened
    | SecretDrawn
    | SeatTaken
    | BotSeated
    | SeatLeft
    | SeatCovered
    | SeatReturned
    | HostChanged
    | SeatReady
    | SecretRevealed
)
Event = TableEvent | rules.Event

KINDS: Final[dict[str, type[Event]]] = {
    kind.__name__: kind for kind in (*get_args(TableEvent), *get_args(rules.Event))
}
"""Every event by the name under which it stands in the log."""


def project(event: Event, audience: rules.Audience) -> Event | Hidden:
    """Return what `audience` may know of `event`."""
    match event:  # no default: an event without an audience does not type-check
        case SecretDrawn():
            return Hidden()
        case (
            TableOpened()
            | SeatTaken()
            | BotSeated()
            | SeatLeft()
            | SeatCovered()
            | SeatReturned()
            | HostChanged()
            | SeatReady()
            | SecretRevealed()
        ):
            return event
        case _:
            return rules.project(event, audience)
