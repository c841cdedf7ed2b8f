"""The state of a table: who sits where, and the game. Folded from the log; judged nowhere here."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import assert_never

from ohhell import rules
from ohhell.rules import Game, GameStarted, Hidden, RoundScored, RoundStarted, Seat
from ohhell.rules.replacing import replace
from ohhell.table.clocks import Clock, evolve_time, timed
from ohhell.table.events import (
    Absence,
    BotSeated,
    BrowserShared,
    ClocksRenewed,
    Event,
    HostChanged,
    Kept,
    MoreTimeGiven,
    Options,
    PauseAsked,
    Paused,
    PersonAdmitted,
    PersonRemoved,
    PhraseSaid,
    RatedChanged,
    ReadyAsked,
    RematchOpened,
    Resumed,
    Said,
    SeatCovered,
    SeatLeft,
    SeatOffered,
    SeatReady,
    SeatReturned,
    SeatsArranged,
    SeatTaken,
    SeatUnready,
    SecretDrawn,
    SecretRevealed,
    TableClosed,
    TableOpened,
    TimedOut,
)
from ohhell.table.talking import Talk


class Kind(Enum):
    """Who holds a place."""

    EMPTY = "empty"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True, slots=True)
class Place:
    """One seat of the table and who holds it."""

    kind: Kind = Kind.EMPTY
    name: str = ""
    player: str | None = None
    level: str | None = None
    nonce: str = ""
    covered: bool = False
    ready: bool = False
    offered: str | None = None
    """To whom its owner offers it."""
    kept: Kept | None = None
    """For whom it is kept."""
    idle: bool = False
    """Whether it is covered because its owner let the clock run out again and again."""
    clock: Clock | None = None
    """The time for what the game asks of this seat now, if that is limited."""
    run_outs: int = 0
    """How often in a row the clock ran out."""
    more_times: int = 0
    """How often more time was given here in this game."""
    wants_pause: bool = False
    pauses: int = 0
    """How often a pause was asked for here in this game."""

    @property
    def is_here(self) -> bool:
        """Whether a person plays here, and not a bot."""
        return self.kind is Kind.PERSON and not self.covered

    @property
    def played_by_house(self) -> bool:
        """Whether a bot acts here: as itself, for an absent owner, or for one out of time."""
        out_of_time = self.clock is not None and self.clock.run_out
        return self.kind is Kind.BOT or self.covered or out_of_time


class Stage(Enum):
    """Where a table stands."""

    LOBBY = "lobby"
    BIDDING = "bidding"
    PLAYING = "playing"
    SCORED = "scored"
    OVER = "over"
    CLOSED = "closed"
    """There will be no game."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything the log says about a table."""

    opened: TableOpened
    places: tuple[Place, ...]
    host: Seat | None = None
    game: Game | None = None
    scored_at_ms: int = 0
    """When the round was scored, in milliseconds since 1970; pauses since then do not count."""
    paused_at_ms: int | None = None
    """Since when the table is paused, in milliseconds since 1970; None: it is not."""
    left: tuple[tuple[str, Seat], ...] = ()
    """Who gave up which seat after the first deal, and so has seen its hand."""
    secret: str | None = field(default=None, repr=False)
    revealed: bool = False
    ready_asked: bool = False
    """Whether the host has asked who is ready."""
    removed: tuple[tuple[str, str], ...] = ()
    """Whom the host does not let sit here: player and name, in the order of removal."""
    rematch: str | None = None
    """The table at which the same people play again."""
    closed: bool = False
    talk: Talk = Talk()
    sharing: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    """Who came in one browser with whom: pairs, in the order in which that was seen."""
    withheld: bool = False
    """Whether two who sit here came in one browser, so that the game is not rated."""

    @property
    def options(self) -> Options:
        """What the host chose."""
        return self.opened.options

    @property
    def rated(self) -> bool:
        """Whether the game counts for ratings, as it stands."""
        return self.options.rated and not self.withheld

    @property
    def nonces(self) -> tuple[str, ...]:
        """The nonces that are mixed into every shuffle, by seat."""
        return tuple(place.nonce for place in self.places)

    @property
    def stage(self) -> Stage:
        """Where the table stands."""
        game = self.game
        if game is None:
            return Stage.CLOSED if self.closed else Stage.LOBBY
        if game.over:
            return Stage.OVER
        if game.round is None or game.round.points is not None:
            return Stage.SCORED
        return Stage.BIDDING if game.round.bidding else Stage.PLAYING

    @property
    def people(self) -> int:
        """How many people sit here."""
        return sum(place.kind is Kind.PERSON for place in self.places)

    @property
    def starts_at_ms(self) -> int | None:
        """When the house begins the game, in milliseconds since 1970; None if it does not."""
        at_ms = self.options.starts_at_ms
        return at_ms if at_ms and self.stage is Stage.LOBBY else None

    def kept_for(self, seat: Seat, at_ms: int) -> Kept | None:
        """Return for whom `seat` is kept at `at_ms`, if for anybody."""
        return self.places[seat].kept if at_ms < self.options.kept_until_ms else None

    @property
    def clock_runs(self) -> bool:
        """Whether the clock of any seat runs."""
        clocks = (place.clock for place in self.places)
        return any(clock is not None and clock.due_ms is not None for clock in clocks)

    @property
    def paused(self) -> bool:
        """Whether the table is paused."""
        return self.paused_at_ms is not None

    def seat_of(self, player: str) -> Seat | None:
        """Return the seat that `player` owns, or None."""
        seats = (Seat(s) for s, place in enumerate(self.places) if place.player == player)
        return next(seats, None)


def opened(event: TableOpened) -> State:
    """Return the state of a table that has just been opened."""
    kept = {each.seat: each for each in event.options.kept}
    places = (Place(kept=kept.get(Seat(seat))) for seat in range(event.options.seats))
    return State(event, tuple(places))


def observe(state: State, audience: rules.Audience) -> State:
    """Return the table as `audience` may see it."""
    game = None if state.game is None else rules.observe(state.game, audience)
    secret = state.secret if state.revealed else None
    return replace(state, game=game, secret=secret, sharing=())


def evolve(state: State, event: Event | Hidden, at_ms: int = 0) -> State:
    """Fold one event (of an entry made at `at_ms`) into the state, or into a view."""
    return timed(_evolve(state, event, at_ms), event, at_ms)


def _evolve(state: State, event: Event | Hidden, at_ms: int) -> State:
    match event:
        case TableOpened():
            return opened(event)
        case SecretDrawn(secret) | SecretRevealed(secret):
            return replace(state, secret=secret, revealed=isinstance(event, SecretRevealed))
        case HostChanged(seat):
            return replace(state, host=seat)
        case (
            SeatTaken()
            | BotSeated()
            | SeatLeft()
            | SeatCovered()
            | SeatReturned()
            | SeatReady()
            | SeatUnready()
            | SeatOffered()
        ):
            return _evolve_places(state, event)
        case SeatsArranged() | ReadyAsked() | PersonRemoved() | PersonAdmitted():
            return _evolve_lobby(state, event)
        case RematchOpened() | TableClosed() | BrowserShared() | RatedChanged():
            return _evolve_table(state, event)
        case Said() | PhraseSaid():
            place = state.places[event.seat]
            return replace(state, talk=state.talk.after(event, place.player or "", place.name))
        case TimedOut() | MoreTimeGiven() | ClocksRenewed() | PauseAsked() | Paused() | Resumed():
            return evolve_time(state, event, at_ms)
        case GameStarted():
            return replace(state, game=rules.new_game(event))
        case Hidden():
            return state
        case _:
            return _evolve_game(state, event, at_ms)


def _evolve_table(
    state: State, event: RematchOpened | TableClosed | BrowserShared | RatedChanged
) -> State:
    match event:
        case RematchOpened(table):
            return replace(state, rematch=table)
        case TableClosed():
            return replace(state, closed=True)
        case BrowserShared(player, others):
            pairs = ((player, other) for other in others)
            return replace(state, sharing=(*state.sharing, *pairs))
        case RatedChanged(rated):
            return replace(state, withheld=not rated)
        case _:
            assert_never(event)


_OfSeat = (
    SeatTaken
    | BotSeated
    | SeatLeft
    | SeatCovered
    | SeatReturned
    | SeatReady
    | SeatUnready
    | SeatOffered
)
"""The events that change one place."""


def _evolve_places(state: State, event: _OfSeat) -> State:
    place = _place_after(state.places[event.seat], event, in_game=state.game is not None)
    places = (*state.places[: event.seat], place, *state.places[event.seat + 1 :])
    lost_host = state.host == event.seat and place.kind is not Kind.PERSON
    return replace(
        state,
        places=places,
        host=None if lost_host else state.host,
        left=_left_after(state, event),
    )


def _left_after(state: State, event: _OfSeat) -> tuple[tuple[str, Seat], ...]:
    owner = state.places[event.seat].player
    if owner is None or state.game is None or not isinstance(event, BotSeated | SeatTaken):
        return state.left
    return (*state.left, (owner, event.seat))


def _place_after(held: Place, event: _OfSeat, *, in_game: bool) -> Place:
    # In the game the seat's nonce stays: later rounds are shuffled as the record will say. So does
    # its time: else whoever leaves and sits down again would think for ever.
    kept = _bare(held) if in_game else Place()
    match event:
        case SeatTaken(_, player, name, nonce):
            nonce = kept.nonce if in_game else nonce
            return replace(kept, kind=Kind.PERSON, name=name, player=player, nonce=nonce)
        case BotSeated(_, name, level):
            return replace(kept, kind=Kind.BOT, name=name, level=level)
        case SeatLeft():
            return Place()
        case SeatCovered(_, why):
            return replace(held, covered=True, idle=why is Absence.IDLE)
        case SeatReturned():
            return replace(held, covered=False, idle=False, run_outs=0)
        case SeatReady():
            return replace(held, ready=True)
        case SeatUnready():
            return replace(held, ready=False)
        case SeatOffered(_, player):
            return replace(held, offered=player)
        case _:
            assert_never(event)


def _evolve_lobby(
    state: State, event: SeatsArranged | ReadyAsked | PersonRemoved | PersonAdmitted
) -> State:
    match event:
        case SeatsArranged(order):
            host = None if state.host is None else Seat(order.index(state.host))
            return replace(state, places=tuple(state.places[old] for old in order), host=host)
        case ReadyAsked():
            unready = tuple(replace(place, ready=False) for place in state.places)
            return replace(state, places=unready, ready_asked=True)
        case PersonRemoved(player, name):
            return replace(state, removed=(*state.removed, (player, name)))
        case PersonAdmitted(player, _):
            removed = tuple(each for each in state.removed if each[0] != player)
            return replace(state, removed=removed)
        case _:
            assert_never(event)


def _bare(held: Place) -> Place:
    """Return what stays of a seat when another holds it in the same game."""
    return Place(nonce=held.nonce, clock=held.clock, more_times=held.more_times, pauses=held.pauses)


def _evolve_game(state: State, event: rules.Event, at_ms: int) -> State:
    assert state.game is not None, f"{event} comes before the game has started"
    game = rules.evolve(state.game, event)
    match event:
        case RoundStarted():
            rested = tuple(replace(place, ready=False, wants_pause=False) for place in state.places)
            return replace(state, game=game, places=rested)
        case RoundScored():
            return replace(state, game=game, scored_at_ms=at_ms)
        case _:
            return replace(state, game=game)
