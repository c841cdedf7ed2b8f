"""What orders have in common: whose they may be, and when. All raise `IllegalAction`."""

from __future__ import annotations

from typing import Final

from ohhell.rules import IllegalAction, Seat
from ohhell.table.commands import HOUSE
from ohhell.table.state import Kind, Place, Stage, State

RIVALS: Final = 2
"""So many people must put chips down, for a game to be played for them."""


def place_at(state: State, seat: Seat) -> Place:
    """Return the place at `seat`."""
    if not 0 <= seat < len(state.places):
        last = len(state.places) - 1
        raise IllegalAction("no-such-seat", f"there is no seat {seat}, only 0 to {last}")
    return state.places[seat]


def require(state: State, seat: Seat, kind: Kind) -> Place:
    """Return the place at `seat`, which must be held by `kind`."""
    place = place_at(state, seat)
    if place.kind is not kind:
        raise IllegalAction("seat-taken", f"seat {seat} is held by a {place.kind.value}")
    return place


def require_person(state: State, seat: Seat) -> Place:
    """Return the place at `seat`, which must be a person's."""
    place = place_at(state, seat)
    if place.kind is not Kind.PERSON:
        raise IllegalAction("no-person", f"nobody owns seat {seat}")
    return place


def require_host(state: State, by: str) -> Seat:
    """Return the seat of the host, who must be `by`."""
    if state.host is None or state.places[state.host].player != by:
        raise IllegalAction("not-host", "only the host may do this")
    return state.host


def require_lobby(state: State) -> None:
    """Make sure that the game has not begun, and may."""
    if state.stage is Stage.CLOSED:
        raise IllegalAction("table-closed", "this table is closed: there will be no game")
    if state.stage is not Stage.LOBBY:
        raise IllegalAction("already-started", "the game has already started")


def require_game(state: State) -> None:
    """Make sure that a game is on."""
    if state.game is None:
        raise IllegalAction("not-started", "the game has not started")
    if state.stage is Stage.OVER:
        raise IllegalAction("game-over", "the game is over")


def require_same_players(state: State, but: tuple[str, Seat] | None = None) -> None:
    """Make sure that seats may change hands in the game: else nobody knew whom to rate.

    Whoever left may come back to the own seat, which is `but`.
    """
    if state.options.rated and state.game is not None and but not in state.left:
        raise IllegalAction("rated-game", "this game is rated: only who began it plays it")


def require_known_costs(state: State, costs: int) -> None:
    """Make sure that who leaves the game knows what it costs.

    They may have meant to leave before it began, when the stake would have come back.
    """
    chips = state.options.buy_in
    if costs != chips:
        text = f"the game has begun: who leaves it now loses the stake of {chips} chips"
        raise IllegalAction("leaving-costs", text, chips=chips)


def require_rivals(state: State) -> None:
    """Make sure that those who begin a game for chips have somebody to win them from."""
    if state.options.buy_in and state.people < RIVALS:
        text = f"a game for chips needs {RIVALS} people; bots play for nothing"
        raise IllegalAction("too-few-stakes", text)


def require_house(by: str) -> None:
    """Make sure that the house itself asks."""
    if by != HOUSE:
        raise IllegalAction("house-only", "only the house may do this")


def require_due(state: State, at_ms: int) -> None:
    """Make sure that the time has come at which the house begins the game."""
    due_ms = state.starts_at_ms
    if due_ms is None or at_ms < due_ms:
        raise IllegalAction("not-due", "the game does not begin by itself now")


def own_seat(state: State, by: str) -> Seat:
    """Return the seat that `by` owns."""
    seat = None if by == HOUSE else state.seat_of(by)
    if seat is None:
        raise IllegalAction("not-seated", "you have no seat at this table")
    return seat
