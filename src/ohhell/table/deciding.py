"""What an order makes happen at a table, or why it may not: pure, from the state alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from ohhell import rules
from ohhell.rules import GameOver, IllegalAction, Seat
from ohhell.table import shuffle
from ohhell.table.commands import (
    HOUSE,
    Act,
    ClearSeat,
    Cover,
    Deal,
    Leave,
    Open,
    Order,
    Ready,
    Return,
    SeatBot,
    Sit,
    Start,
)
from ohhell.table.events import (
    BotSeated,
    Event,
    HostChanged,
    SeatCovered,
    SeatLeft,
    SeatReady,
    SeatReturned,
    SeatTaken,
    SecretDrawn,
    SecretRevealed,
    TableOpened,
)
from ohhell.table.state import Kind, Place, Stage, State, evolve


def open_table(order: Open) -> tuple[Event, ...]:
    """Return what opening a table makes happen; raise `InvalidRuleSet` if it cannot be played."""
    rules.require_valid(order.options.ruleset, order.options.seats)
    return (
        TableOpened(order.options, shuffle.commitment(order.secret)),
        SecretDrawn(order.secret),
    )


def decide(state: State, by: str, order: Order) -> tuple[Event, ...]:
    """Return what `order` of `by` makes happen, or raise `IllegalAction`."""
    match order:
        case Open():
            raise IllegalAction("already-open", "the table is open already")
        case Sit():
            return _sit(state, by, order)
        case Leave():
            return _leave(state, by, order)
        case SeatBot(seat, name, level):
            _require_host(state, by)
            _require_lobby(state)
            _require(state, seat, Kind.EMPTY)
            return (BotSeated(seat, name, level),)
        case ClearSeat(seat):
            return _clear(state, by, seat)
        case Start():
            return tuple(_start(state, by, order))
        case Act():
            return _act(state, by, order)
        case Ready():
            return _ready(state, by)
        case Deal(index):
            return _deal_on_time(state, by, index)
        case Cover(seat):
            return _cover(state, by, seat)
        case Return(seat):
            return _return(state, by, seat)
        case _:
            assert_never(order)


def _place(state: State, seat: Seat) -> Place:
    if not 0 <= seat < len(state.places):
        last = len(state.places) - 1
        raise IllegalAction("no-such-seat", f"there is no seat {seat}, only 0 to {last}")
    return state.places[seat]


def _require(state: State, seat: Seat, kind: Kind) -> Place:
    place = _place(state, seat)
    if place.kind is not kind:
        raise IllegalAction("seat-taken", f"seat {seat} is held by a {place.kind.value}")
    return place


def _require_host(state: State, by: str) -> None:
    if state.host is None or state.places[state.host].player != by:
        raise IllegalAction("not-host", "only the host may do this")


def _require_lobby(state: State) -> None:
    if state.stage is not Stage.LOBBY:
        raise IllegalAction("already-started", "the game has already started")


def _require_house(by: str) -> None:
    if by != HOUSE:
        raise IllegalAction("house-only", "only the house may do this")


def _own_seat(state: State, by: str) -> Seat:
    seat = None if by == HOUSE else state.seat_of(by)
    if seat is None:
        raise IllegalAction("not-seated", "you have no seat at this table")
    return seat


def _sit(state: State, by: str, order: Sit) -> tuple[Event, ...]:
    place = _place(state, order.seat)
    if by == HOUSE or state.seat_of(by) is not None:
        raise IllegalAction("already-seated", "you have a seat at this table already")
    if state.stage is Stage.OVER:
        raise IllegalAction("game-over", "the game is over")
    if place.kind is Kind.PERSON:
        raise IllegalAction("seat-taken", f"seat {order.seat} belongs to somebody")
    if any(player == by and seat != order.seat for player, seat in state.left):
        raise IllegalAction("seen-hand", "you have held another hand of this game")
    taken = SeatTaken(order.seat, by, order.name, order.nonce)
    return (taken,) if state.host is not None else (taken, HostChanged(order.seat))


def _leave(state: State, by: str, order: Leave) -> tuple[Event, ...]:
    seat = _own_seat(state, by)
    if state.stage is Stage.OVER:
        raise IllegalAction("game-over", "the game is over: who played it stays in its record")
    in_game = state.stage is not Stage.LOBBY
    heir: Event = BotSeated(seat, order.bot_name, order.bot_level) if in_game else SeatLeft(seat)
    return (heir, *_new_host(state, seat))


def _new_host(state: State, leaving: Seat) -> tuple[Event, ...]:
    if state.host != leaving:
        return ()
    n = len(state.places)
    others = (Seat((leaving + step) % n) for step in range(1, n))
    heirs = (HostChanged(seat) for seat in others if state.places[seat].kind is Kind.PERSON)
    return tuple(heirs)[:1]


def _clear(state: State, by: str, seat: Seat) -> tuple[Event, ...]:
    _require_host(state, by)
    _require_lobby(state)
    if seat == state.host:
        raise IllegalAction("own-seat", "the host may leave, but not clear the own seat")
    if _place(state, seat).kind is Kind.EMPTY:
        raise IllegalAction("seat-empty", f"seat {seat} is empty already")
    return (SeatLeft(seat),)


def _start(state: State, by: str, order: Start) -> Iterator[Event]:
    _require_host(state, by)
    _require_lobby(state)
    names = iter(order.bot_names)
    for seat, place in enumerate(state.places):
        if place.kind is Kind.EMPTY:
            yield BotSeated(Seat(seat), next(names, f"Bot {seat + 1}"), order.bot_level)
    options, secret = state.options, _secret(state)
    dealer = shuffle.first_dealer(secret, state.nonces, options.seats)
    started = rules.start(options.ruleset, seats=options.seats, first_dealer=dealer)
    yield started
    yield from _deal(evolve(state, started))


def _secret(state: State) -> str:
    assert state.secret is not None, "a table without its secret (a view?) was asked to deal"
    return state.secret


def _deal(state: State) -> tuple[Event, ...]:
    game = state.game
    assert game is not None
    deck = shuffle.deck(_secret(state), state.nonces, len(game.sheet) + 1, game.pack)
    return rules.deal(game, deck)


def _act(state: State, by: str, order: Act) -> tuple[Event, ...]:
    place = _place(state, order.seat)
    if by == HOUSE and not place.played_by_house:
        raise IllegalAction("seat-owned", f"seat {order.seat} is played by its owner")
    if by not in (HOUSE, place.player):
        raise IllegalAction("not-your-seat", f"seat {order.seat} is not yours")
    if state.game is None:
        raise IllegalAction("not-started", "the game has not started")
    back = (SeatReturned(order.seat),) if by != HOUSE and place.covered else ()
    events = rules.decide(state.game, order.seat, order.action)
    over = isinstance(events[-1], GameOver)
    return (*back, *events, *((SecretRevealed(_secret(state)),) if over else ()))


def _ready(state: State, by: str) -> tuple[Event, ...]:
    seat = _own_seat(state, by)
    if state.stage is not Stage.SCORED:
        raise IllegalAction("not-scored", "there is no score to be seen now")
    if state.places[seat].ready:
        raise IllegalAction("already-ready", "you have said so already")
    others = (place for s, place in enumerate(state.places) if s != seat)
    all_ready = all(place.ready or place.played_by_house for place in others)
    return (SeatReady(seat), *(_deal(state) if all_ready else ()))


def _deal_on_time(state: State, by: str, index: int) -> tuple[Event, ...]:
    _require_house(by)
    if state.stage is not Stage.SCORED or state.game is None or len(state.game.sheet) != index:
        raise IllegalAction("not-due", f"round {index + 1} is not due")
    return _deal(state)


def _cover(state: State, by: str, seat: Seat) -> tuple[Event, ...]:
    _require_house(by)
    place = _require(state, seat, Kind.PERSON)
    if place.covered or state.stage in (Stage.LOBBY, Stage.OVER):
        raise IllegalAction("no-cover", f"seat {seat} needs no cover")
    return (SeatCovered(seat),)


def _return(state: State, by: str, seat: Seat) -> tuple[Event, ...]:
    _require_house(by)
    if not _require(state, seat, Kind.PERSON).covered:
        raise IllegalAction("not-covered", f"seat {seat} is not covered")
    return (SeatReturned(seat),)
