"""What may be asked of a table, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ohhell.rules import Action, Seat
from ohhell.table.events import Event, Options

HOUSE: Final = ""
"""Who asks when nobody does: the house itself, for its bots and its clock."""


@dataclass(frozen=True, slots=True)
class Open:
    """Open the table; `secret` is hex, drawn by the house."""

    options: Options
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an empty seat, or a bot's that has no owner."""

    seat: Seat
    name: str
    nonce: str
    alike: tuple[str, ...] = ()
    """The ids of others who came to this table in the same browser, as the house found."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give your seat up for good."""

    bot_name: str
    bot_level: str
    """The bot that holds the seat from now on, when the game has begun."""
    costs: int = 0
    """How many chips the leaver knows it to cost: who leaves a game for chips loses the stake."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Put a bot into an empty seat, before the game."""

    seat: Seat
    name: str
    level: str


@dataclass(frozen=True, slots=True)
class ClearSeat:
    """Empty a seat, before the game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange who holds two seats, before the game; one of them may be empty."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Exchange all seats, before the game: who had seat `order[s]` gets seat `s`."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HandHost:
    """Make the person in `seat` the host."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskReady:
    """Ask everybody who sits whether they are ready, before the game."""


@dataclass(frozen=True, slots=True)
class Unready:
    """Be not ready after all, before the game."""


@dataclass(frozen=True, slots=True)
class Admit:
    """Let somebody sit down again who was removed."""

    player: str


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer your seat to `player`, who looks on and takes it by `Sit`; None takes it back."""

    player: str | None


@dataclass(frozen=True, slots=True)
class Close:
    """Call the game off before it begins."""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Say at which table the same people play again.

    `instead` is the table where they were to, if that was closed before its game.
    """

    table: str
    instead: str | None = None


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game; empty seats are filled with bots of these names, one for each."""

    bot_names: tuple[str, ...]
    bot_level: str


@dataclass(frozen=True, slots=True)
class Act:
    """Bid or play for `seat`, as the table stood after entry `after`."""

    seat: Seat
    action: Action
    after: int


@dataclass(frozen=True, slots=True)
class Ready:
    """The next round (or the game) may begin, as the table stood after entry `after`."""

    after: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal round `index` (0-based) now: its time has come."""

    index: int


@dataclass(frozen=True, slots=True)
class Cover:
    """Let a bot play for the absent owner of `seat`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Return:
    """The owner of `seat` is back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Say:
    """Say something in your own words."""

    text: str


@dataclass(frozen=True, slots=True)
class SayPhrase:
    """Say a preset phrase."""

    phrase: str


Hosting = (
    SeatBot
    | ClearSeat
    | Swap
    | Shuffle
    | HandHost
    | AskReady
    | Unready
    | Admit
    | Close
    | Offer
    | Rematch
)
"""What arranges a table and its seats, beside sitting down and getting up."""


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The clock of `seat` that runs out at `due_ms` (milliseconds since 1970) has run out.

    The moment names the clock: one that was stopped or set since is another.
    """

    seat: Seat
    due_ms: int


@dataclass(frozen=True, slots=True)
class MoreTime:
    """Give the asker more time for what was asked by entry `after`."""

    after: int


@dataclass(frozen=True, slots=True)
class Back:
    """The asker is here, and plays again."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Pause the table, or agree that it is."""


@dataclass(frozen=True, slots=True)
class Resume:
    """End the pause, or say no to one that is asked for."""


@dataclass(frozen=True, slots=True)
class Renew:
    """Give every clock that runs its whole time again: the house stood still."""


Timekeeping = TimeOut | MoreTime | Back | Pause | Resume | Renew
"""What has to do with clocks and pauses."""
Order = (
    Open
    | Sit
    | Leave
    | Start
    | Act
    | Ready
    | Deal
    | Cover
    | Return
    | Say
    | SayPhrase
    | Hosting
    | Timekeeping
)


@dataclass(frozen=True, slots=True)
class Command:
    """An order, who gives it (a player's id, or `HOUSE`), and the id by which a repeat is known.

    `digest` is a fingerprint of what was asked in the asker's own words, so that a repeat is known
    even where the same words have come to stand for another order; by itself, of the order.
    """

    by: str
    order: Order
    id: str = ""
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """All that one command made happen. Nobody ever sees half of it.

    `number` counts from 1 without gaps; `at_ms` is when, in milliseconds since 1970. `by`, `id` and
    `digest` tell a repeat of the command from another under the same id.
    """

    number: int
    at_ms: int
    events: tuple[Event, ...]
    by: str = HOUSE
    id: str = ""
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Done:
    """The command is in the log already, in entry `number`."""

    number: int


@dataclass(frozen=True, slots=True)
class Refused:
    """The command changes nothing. `code` names the reason in the catalogue (``refused-…``)."""

    code: str
    text: str
    args: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
