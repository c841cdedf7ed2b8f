"""The state of a table: who sits where, and the game. Folded from the log; judged nowhere here."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import assert_never

from ohhell import rules
from ohhell.rules import Game, GameStarted, Hidden, RoundScored, RoundStarted, Seat
from ohhell.table.events import (
    BotSeated,
    Event,
    HostChanged,
    Options,
    SeatCovered,
    SeatLeft,
    SeatReady,
    SeatReturned,
    SeatTaken,
    SecretDrawn,
    SecretRevealed,
    TableOpened,
)


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

    @property
    def played_by_house(self) -> bool:
        """Whether a bot acts here, as itself or for an absent owner."""
        return self.kind is Kind.BOT or self.covered


class Stage(Enum):
    """Where a table stands."""

    LOBBY = "lobby"
    BIDDING = "bidding"
    PLAYING = "playing"
    SCORED = "scored"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class State:
    """Everything the log says about a table."""

    opened: TableOpened
    places: tuple[Place, ...]
    host: Seat | None = None
    game: Game | None = None
    scored_at_ms: int = 0
    left: tuple[tuple[str, Seat], ...] = ()
    """Who gave up which seat after the first deal, and so has seen its hand."""
    secret: str | None = field(default=None, repr=False)
    revealed: bool = False

    @property
    def options(self) -> Options:
        """What the host chose."""
        return self.opened.options

    @property
    def nonces(self) -> tuple[str, ...]:
        """The nonces that are mixed into every shuffle, by seat."""
        return tuple(place.nonce for place in self.places)

    @property
    def stage(self) -> Stage:
        """Where the table stands."""
        game = self.game
        if game is None:
            return Stage.LOBBY
        if game.over:
            return Stage.OVER
        if game.round is None or game.round.points is not None:
            return Stage.SCORED
        return Stage.BIDDING if game.round.bidding else Stage.PLAYING

    def seat_of(self, player: str) -> Seat | None:
        """Return the seat that `player` owns, or None."""
        seats = (Seat(s) for s, place in enumerate(self.places) if place.player == player)
        return next(seats, None)


def opened(event: TableOpened) -> State:
    """Return the state of a table that has just been opened."""
    return State(event, (Place(),) * event.options.seats)


def observe(state: State, audience: rules.Audience) -> State:
    """Return the table as `audience` may see it."""
    game = None if state.game is None else rules.observe(state.game, audience)
    return replace(state, game=game, secret=state.secret if state.revealed else None)


def evolve(state: State, event: Event | Hidden, at_ms: int = 0) -> State:
    """Fold one event (of an entry made at `at_ms`) into the state, or into a view."""
    match event:
        case TableOpened():
            return opened(event)
        case SecretDrawn(secret):
            return replace(state, secret=secret)
        case SecretRevealed(secret):
            return replace(state, secret=secret, revealed=True)
        case HostChanged(seat):
            return replace(state, host=seat)
        case SeatTaken() | BotSeated() | SeatLeft() | SeatCovered() | SeatReturned() | SeatReady():
            return _evolve_places(state, event)
        case GameStarted():
            return replace(state, game=rules.new_game(event))
        case Hidden():
            return state
        case _:
            return _evolve_game(state, event, at_ms)


def _evolve_places(
    state: State,
    event: SeatTaken | BotSeated | SeatLeft | SeatCovered | SeatReturned | SeatReady,
) -> State:
    place = _place_after(state.places[event.seat], event, in_game=state.game is not None)
    places = (*state.places[: event.seat], place, *state.places[event.seat + 1 :])
    lost_host = state.host == event.seat and place.kind is not Kind.PERSON
    return replace(
        state,
        places=places,
        host=None if lost_host else state.host,
        left=_left_after(state, event),
    )


def _left_after(
    state: State,
    event: SeatTaken | BotSeated | SeatLeft | SeatCovered | SeatReturned | SeatReady,
) -> tuple[tuple[str, Seat], ...]:
    owner = state.places[event.seat].player
    if owner is None or state.game is None or not isinstance(event, BotSeated):
        return state.left
    return (*state.left, (owner, event.seat))


def _place_after(
    held: Place,
    event: SeatTaken | BotSeated | SeatLeft | SeatCovered | SeatReturned | SeatReady,
    *,
    in_game: bool,
) -> Place:
    # In the game the seat's nonce stays: later rounds are shuffled as the record will say.
    match event:
        case SeatTaken(_, player, name, nonce):
            return Place(Kind.PERSON, name, player, nonce=held.nonce if in_game else nonce)
        case BotSeated(_, name, level):
            return Place(Kind.BOT, name, level=level, nonce=held.nonce if in_game else "")
        case SeatLeft():
            return Place()
        case SeatCovered():
            return replace(held, covered=True)
        case SeatReturned():
            return replace(held, covered=False)
        case SeatReady():
            return replace(held, ready=True)
        case _:
            assert_never(event)


def _evolve_game(state: State, event: rules.Event, at_ms: int) -> State:
    assert state.game is not None, f"{event} comes before the game has started"
    game = rules.evolve(state.game, event)
    match event:
        case RoundStarted():
            rested = tuple(replace(place, ready=False) for place in state.places)
            return replace(state, game=game, places=rested)
        case RoundScored():
            return replace(state, game=game, scored_at_ms=at_ms)
        case _:
            return replace(state, game=game)
