"""What a host may do with a table, and how a seat changes hands: pure, from the state alone."""

from __future__ import annotations

from typing import assert_never

from ohhell.rules import IllegalAction, Seat
from ohhell.table.commands import (
    HOUSE,
    Admit,
    AskReady,
    ClearSeat,
    Close,
    HandHost,
    Hosting,
    Offer,
    Rematch,
    SeatBot,
    Shuffle,
    Swap,
    Unready,
)
from ohhell.table.events import (
    BotSeated,
    Event,
    HostChanged,
    PersonAdmitted,
    PersonRemoved,
    ReadyAsked,
    RematchOpened,
    SeatLeft,
    SeatOffered,
    SeatReady,
    SeatsArranged,
    SeatUnready,
    TableClosed,
)
from ohhell.table.requiring import (
    own_seat,
    place_at,
    require,
    require_due,
    require_game,
    require_host,
    require_house,
    require_lobby,
    require_person,
    require_same_players,
)
from ohhell.table.state import Kind, Stage, State


def decide(state: State, by: str, order: Hosting, at_ms: int) -> tuple[Event, ...]:
    """Return what `order` of a host makes happen, or raise `IllegalAction`."""
    match order:
        case SeatBot(seat, name, level):
            require_host(state, by)
            require_lobby(state)
            require(state, seat, Kind.EMPTY)
            return (BotSeated(seat, name, level),)
        case ClearSeat(seat):
            return _clear(state, by, seat)
        case Swap(seat, other):
            return _swap(state, by, seat, other)
        case Shuffle():
            return _shuffle(state, by, order.order)
        case HandHost(seat):
            return _hand_host(state, by, seat)
        case AskReady():
            host = require_host(state, by)
            require_lobby(state)
            return (ReadyAsked(), SeatReady(host))
        case Unready():
            return _unready(state, by)
        case Admit(player):
            return _admit(state, by, player)
        case Close():
            return _close(state, by, at_ms)
        case Offer(player):
            return _offer(state, by, player)
        case Rematch():
            return _rematch(state, by, order)
        case _:
            assert_never(order)


def require_admitted(state: State, player: str) -> None:
    """Make sure that the host has not removed `player`."""
    if any(removed == player for removed, _ in state.removed):
        raise IllegalAction("removed", "the host has removed you from this table")


def require_unseen(state: State, player: str, *, but: Seat | None = None) -> None:
    """Make sure that `player` has held no hand of this game, but perhaps that of one seat."""
    if any(left == player and seat != but for left, seat in state.left):
        raise IllegalAction("seen-hand", "you have held another hand of this game")


def new_host(state: State, leaving: Seat) -> tuple[Event, ...]:
    """Return what makes somebody else the host, if the host gets up from seat `leaving`."""
    if state.host != leaving:
        return ()
    n = len(state.places)
    others = (Seat((leaving + step) % n) for step in range(1, n))
    heirs = (HostChanged(seat) for seat in others if state.places[seat].kind is Kind.PERSON)
    return tuple(heirs)[:1]


def _clear(state: State, by: str, seat: Seat) -> tuple[Event, ...]:
    if by == HOUSE and state.options.buy_in:
        return _clear_for_house(state, seat)
    require_host(state, by)
    require_lobby(state)
    if seat == state.host:
        raise IllegalAction("own-seat", "the host may leave, but not clear the own seat")
    place = place_at(state, seat)
    if place.kind is Kind.EMPTY:
        raise IllegalAction("seat-empty", f"seat {seat} is empty already")
    if place.player is None:
        return (SeatLeft(seat),)
    return (SeatLeft(seat), PersonRemoved(place.player, place.name))


def _clear_for_house(state: State, seat: Seat) -> tuple[Event, ...]:
    """Have somebody get up who cannot pay, or does not come back; they may sit down again."""
    require_lobby(state)
    require_person(state, seat)
    return (SeatLeft(seat), *new_host(state, seat))


def _unready(state: State, by: str) -> tuple[Event, ...]:
    seat = own_seat(state, by)
    require_lobby(state)
    if not state.places[seat].ready:
        raise IllegalAction("not-ready", "you have not said that you are ready")
    return (SeatUnready(seat),)


def _offer(state: State, by: str, player: str | None) -> tuple[Event, ...]:
    seat = own_seat(state, by)
    require_game(state)
    if state.places[seat].offered == player:
        raise IllegalAction("same-offer", "this is offered, or not offered, already")
    if player is not None:
        require_same_players(state)
        _require_fresh(state, player)
    return (SeatOffered(seat, player),)


def _rematch(state: State, by: str, order: Rematch) -> tuple[Event, ...]:
    require_house(by)
    if state.stage is not Stage.OVER:
        raise IllegalAction("not-over", "the game is not over")
    if state.rematch not in (None, order.instead):
        raise IllegalAction(
            "rematch-open", "the same people play again already", table=state.rematch
        )
    return (RematchOpened(order.table),)


def _require_fresh(state: State, player: str) -> None:
    """Make sure that `player` may take a seat over."""
    if player == HOUSE or state.seat_of(player) is not None:
        raise IllegalAction("has-seat", "only somebody without a seat can take yours")
    if any(left == player for left, _ in state.left):
        raise IllegalAction("friend-seen-hand", "they have held a hand of this game")
    if any(removed == player for removed, _ in state.removed):
        raise IllegalAction("friend-removed", "the host has removed them from this table")


def _swap(state: State, by: str, seat: Seat, other: Seat) -> tuple[Event, ...]:
    require_host(state, by)
    require_lobby(state)
    kinds = {place_at(state, one).kind for one in (seat, other)}
    if seat == other or kinds == {Kind.EMPTY}:
        raise IllegalAction("same-seat", "there is nothing to exchange")
    order = [Seat(old) for old in range(len(state.places))]
    order[seat], order[other] = other, seat
    return (SeatsArranged(tuple(order)),)


def _shuffle(state: State, by: str, order: tuple[Seat, ...]) -> tuple[Event, ...]:
    require_host(state, by)
    require_lobby(state)
    if sorted(order) != list(range(len(state.places))):
        raise IllegalAction("bad-order", "expected every seat once")
    return (SeatsArranged(order),)


def _hand_host(state: State, by: str, seat: Seat) -> tuple[Event, ...]:
    host = require_host(state, by)
    if state.stage in (Stage.OVER, Stage.CLOSED):
        raise IllegalAction("game-over", "the game is over")
    require_person(state, seat)
    if seat == host:
        raise IllegalAction("already-host", "you are the host already")
    return (HostChanged(seat),)


def _admit(state: State, by: str, player: str) -> tuple[Event, ...]:
    require_host(state, by)
    name = dict(state.removed).get(player)
    if name is None:
        raise IllegalAction("not-removed", "they were not removed from this table")
    return (PersonAdmitted(player, name),)


def _close(state: State, by: str, at_ms: int) -> tuple[Event, ...]:
    require_lobby(state)
    if by != HOUSE:
        require_host(state, by)
        return (TableClosed(),)
    require_due(state, at_ms)
    if state.people:
        raise IllegalAction("not-empty", "somebody sits here")
    return (TableClosed(),)
