"""What happens at a table besides the game itself, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, get_args

from ohhell import rules
from ohhell.rules import Hidden, RuleSet, Seat
from ohhell.rules.plain import later


class Door(Enum):
    """By which door a table was opened: whom it is for, and who chose how it is kept."""

    PLAY = "play"
    """For strangers and bots at once; the house chooses."""
    JOIN = "join"
    """For friends, or whoever comes; the host chooses."""
    COMPETE = "compete"
    """For chips."""


class Absence(Enum):
    """Why a bot plays for the owner of a seat."""

    GONE = "gone"
    """The owner is not connected."""
    IDLE = "idle"
    """The owner let the clock run out again and again."""


class Chat(Enum):
    """What people may say while a game is played; before and after it all may be said."""

    NONE = "none"
    PHRASES = "phrases"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat of a new table that is kept for somebody who sat there before."""

    seat: Seat
    player: str
    name: str


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
    door: Door = later(Door.JOIN)
    hidden: bool = later(False)
    """Whether only who is invited finds the table; else the friends of those seated do."""
    watching: bool = later(True)
    """Whether people without a seat may look on."""
    chat: Chat = later(Chat.NONE)
    bid_clock_s: int = later(0)
    """How long a seat may think about a bid; 0 is for ever."""
    play_clock_s: int = later(0)
    """How long a seat may think about a card; 0 is for ever."""
    starts_at_ms: int = later(0)
    """When the game starts by itself, in milliseconds since 1970; 0 is when the host says so."""
    rated: bool = later(False)
    """Whether the game counts for ratings."""
    buy_in: int = later(0)
    """How many chips each person puts down; 0 is a table without stakes."""
    prizes: str = later("")
    """By which schedule the stakes are paid out."""
    bot_level: str = later("")
    """How strong the bots are that the house seats by itself; empty is as strong as usual."""
    kept: tuple[Kept, ...] = later(())
    """The seats that are kept for who sat there before."""
    kept_until_ms: int = later(0)
    """Until when they are kept, in milliseconds since 1970."""
    more_time_s: int = later(15)
    """What a seat is given that asks for more time, once a question."""
    more_times_max: int = later(3)
    """How often a seat may ask for more time in a game."""
    pauses_max: int = later(10)
    """How often a seat may ask for a pause in a game."""
    pause_max_s: int = later(900)
    """How long a table that plays on without anybody may be paused."""

    @property
    def plays_on(self) -> bool:
        """Whether the game goes on by the clock even with nobody there."""
        return self.counts and max(self.bid_clock_s, self.play_clock_s) > 0

    @property
    def counts(self) -> bool:
        """Whether ratings or chips are won and lost here."""
        return self.rated or self.buy_in > 0


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
    why: Absence = later(Absence.GONE)


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
    """A seat has seen the score; before the game, it is ready to begin."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatUnready:
    """A seat is not ready to begin after all."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReadyAsked:
    """The host asks everybody whether they are ready; what was said before counts no more."""


@dataclass(frozen=True, slots=True)
class SeatsArranged:
    """The seats were exchanged: whoever now has seat `s` had seat `order[s]` before."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PersonRemoved:
    """The host took somebody's seat away: they do not sit here again until they are admitted."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class PersonAdmitted:
    """Somebody who was removed may sit here again."""

    player: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatOffered:
    """The owner of a seat offers it to `player`, who looks on; or to nobody any more (None)."""

    seat: Seat
    player: str | None


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """The same people play again, at another table."""

    table: str


@dataclass(frozen=True, slots=True)
class TableClosed:
    """There will be no game at this table."""


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said something in their own words."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class PhraseSaid:
    """Somebody said a preset phrase, which each reads in their own language."""

    seat: Seat
    phrase: str


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock of a seat ran out: a bot may act for it, this once."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MoreTimeGiven:
    """A seat asked for more time, and was given `ms`."""

    seat: Seat
    ms: int


@dataclass(frozen=True, slots=True)
class ClocksRenewed:
    """The house stood still: every clock that runs has its whole time again."""


@dataclass(frozen=True, slots=True)
class PauseAsked:
    """A seat asks for a pause, or agrees to one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Paused:
    """Everybody here has agreed: all clocks stand still."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """A seat (None: the house) ends the pause, or says no to one that was asked for."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class BrowserShared:
    """`player` came in the browser in which these `others` first came to this table: for nobody."""

    player: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RatedChanged:
    """Two who sit here came in one browser, so that the game is not `rated`; or no longer."""

    rated: bool


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
    | Said
    | PhraseSaid
    | TimedOut
    | MoreTimeGiven
    | ClocksRenewed
    | PauseAsked
    | Paused
    | Resumed
    | SecretRevealed
    | SeatUnready
    | ReadyAsked
    | SeatsArranged
    | PersonRemoved
    | PersonAdmitted
    | SeatOffered
    | RematchOpened
    | TableClosed
    | BrowserShared
    | RatedChanged
)
Event = TableEvent | rules.Event

KINDS: Final[dict[str, type[Event]]] = {
    kind.__name__: kind for kind in (*get_args(TableEvent), *get_args(rules.Event))
}
"""Every event by the name under which it stands in the log."""


def project(event: Event, audience: rules.Audience) -> Event | Hidden:
    """Return what `audience` may know of `event`."""
    match event:  # no default: an event without an audience does not type-check
        case SecretDrawn() | BrowserShared():
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
            | Said()
            | PhraseSaid()
            | TimedOut()
            | MoreTimeGiven()
            | ClocksRenewed()
            | PauseAsked()
            | Paused()
            | Resumed()
            | SecretRevealed()
            | SeatUnready()
            | ReadyAsked()
            | SeatsArranged()
            | PersonRemoved()
            | PersonAdmitted()
            | SeatOffered()
            | RematchOpened()
            | TableClosed()
            | RatedChanged()
        ):
            return event
        case _:
            return rules.project(event, audience)
