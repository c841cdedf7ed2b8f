"""What an order makes happen at a table, or why it may not: pure, from the state alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from ohhell import rules
from ohhell.rules import GameOver, IllegalAction, Seat
from ohhell.table import hosting, sharing, shuffle, talking, timekeeping
from ohhell.table.commands import (
    HOUSE,
    Act,
    Back,
    Cover,
    Deal,
    Leave,
    MoreTime,
    Open,
    Order,
    Pause,
    Ready,
    Renew,
    Resume,
    Return,
    Say,
    SayPhrase,
    Sit,
    Start,
    TimeOut,
)
from ohhell.table.events import (
    BotSeated,
    Event,
    HostChanged,
    PhraseSaid,
    Said,
    SeatCovered,
    SeatLeft,
    SeatReady,
    SeatReturned,
    SeatTaken,
    SecretDrawn,
    SecretRevealed,
    TableOpened,
)
from ohhell.table.requiring import (
    own_seat,
    place_at,
    require,
    require_due,
    require_host,
    require_house,
    require_known_costs,
    require_lobby,
    require_rivals,
    require_same_players,
)
from ohhell.table.state import Kind, Stage, State, evolve


def open_table(order: Open) -> tuple[Event, ...]:
    """Return what opening a table makes happen; raise `InvalidRuleSet` if it cannot be played."""
    rules.require_valid(order.options.ruleset, order.options.seats)
    return (
        TableOpened(order.options, shuffle.commitment(order.secret)),
        SecretDrawn(order.secret),
    )


def decide(state: State, by: str, order: Order, *, at_ms: int) -> tuple[Event, ...]:
    """Return what `order` of `by`, given at `at_ms`, makes happen, or raise `IllegalAction`."""
    decided = sharing.settled(state, _decided(state, by, order, at_ms))
    return timekeeping.settled(state, decided)


def _decided(state: State, by: str, order: Order, at_ms: int) -> tuple[Event, ...]:
    match order:
        case Open():
            raise IllegalAction("already-open", "the table is open already")
        case Sit():
            return _sit(state, by, order, at_ms)
        case Leave():
            return _leave(state, by, order)
        case Start():
            return tuple(_start(state, by, order, at_ms))
        case Act():
            return _act(state, by, order)
        case Ready():
            return _ready(state, by)
        case Say() | SayPhrase():
            return (_said(state, by, order),)
        case Deal() | Cover() | Return():
            return _by_itself(state, by, order)
        case TimeOut() | Renew() | MoreTime() | Back() | Pause() | Resume():
            return timekeeping.decide(state, by, order)
        case _:
            return hosting.decide(state, by, order, at_ms)


def _by_itself(state: State, by: str, order: Deal | Cover | Return) -> tuple[Event, ...]:
    require_house(by)
    match order:
        case Deal(index):
            return _deal_on_time(state, index)
        case Cover(seat):
            return _cover(state, seat)
        case Return(seat):
            return _return(state, seat)
        case _:
            assert_never(order)


def _sit(state: State, by: str, order: Sit, at_ms: int) -> tuple[Event, ...]:
    place = place_at(state, order.seat)
    if by == HOUSE or state.seat_of(by) is not None:
        raise IllegalAction("already-seated", "you have a seat at this table already")
    _require_open(state)
    if place.kind is Kind.PERSON and place.offered != by:
        raise IllegalAction("seat-taken", f"seat {order.seat} belongs to somebody")
    _require_leave_to_sit(state, by, order.seat, at_ms)
    sharing.require_own_browser(state, by, order)
    taken = SeatTaken(order.seat, by, order.name, order.nonce)
    # Who takes the host's seat over is host from now on, and all should hear of it.
    becomes_host = state.host in (None, order.seat)
    host = (HostChanged(order.seat),) if becomes_host else ()
    return (taken, *host, *sharing.shared(state, by, order))


def _require_open(state: State) -> None:
    if state.stage is Stage.OVER:
        raise IllegalAction("game-over", "the game is over")
    if state.stage is Stage.CLOSED:
        raise IllegalAction("table-closed", "this table is closed: there will be no game")


def _require_leave_to_sit(state: State, by: str, seat: Seat, at_ms: int) -> None:
    hosting.require_admitted(state, by)
    hosting.require_unseen(state, by, but=seat)
    require_same_players(state, (by, seat))
    kept = state.kept_for(seat, at_ms)
    if kept is not None and kept.player != by:
        raise IllegalAction("seat-kept", f"this seat is kept for {kept.name}", name=kept.name)


def _leave(state: State, by: str, order: Leave) -> tuple[Event, ...]:
    seat = own_seat(state, by)
    if state.stage is Stage.OVER:
        raise IllegalAction("game-over", "the game is over: who played it stays in its record")
    in_game = state.game is not None
    if in_game:
        require_known_costs(state, order.costs)
    heir: Event = BotSeated(seat, order.bot_name, order.bot_level) if in_game else SeatLeft(seat)
    return (heir, *hosting.new_host(state, seat))


def _start(state: State, by: str, order: Start, at_ms: int) -> Iterator[Event]:
    require_lobby(state)
    if by == HOUSE and state.starts_at_ms is not None:
        require_due(state, at_ms)
        if not state.people:
            raise IllegalAction("nobody-seated", "nobody sits here")
    else:
        require_host(state, by)
    names = iter(order.bot_names)
    for seat, place in enumerate(state.places):
        if place.kind is Kind.EMPTY:
            yield BotSeated(Seat(seat), next(names, f"Bot {seat + 1}"), order.bot_level)
    yield from _begin(state)


def _begin(state: State) -> Iterator[Event]:
    """Yield the start of the game and its first deal; every seat is taken."""
    require_rivals(state)
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
    place = place_at(state, order.seat)
    if by == HOUSE and not place.played_by_house:
        raise IllegalAction("seat-owned", f"seat {order.seat} is played by its owner")
    if by not in (HOUSE, place.player):
        raise IllegalAction("not-your-seat", f"seat {order.seat} is not yours")
    if state.game is None:
        raise IllegalAction("not-started", "the game has not started")
    timekeeping.require_going(state)
    returns = by != HOUSE and (place.covered or place.run_outs > 0)
    back = (SeatReturned(order.seat),) if returns else ()
    events = rules.decide(state.game, order.seat, order.action)
    over = isinstance(events[-1], GameOver)
    return (*back, *events, *((SecretRevealed(_secret(state)),) if over else ()))


def _ready(state: State, by: str) -> tuple[Event, ...]:
    seat = own_seat(state, by)
    if state.stage not in (Stage.LOBBY, Stage.SCORED):
        raise IllegalAction("not-scored", "there is no score to be seen now")
    timekeeping.require_going(state)
    if state.places[seat].ready:
        raise IllegalAction("already-ready", "you have said so already")
    if state.stage is Stage.LOBBY:
        return (SeatReady(seat), *(_begin(state) if _is_last_ready(state, seat) else ()))
    others = (place for s, place in enumerate(state.places) if s != seat)
    all_ready = all(place.ready or place.played_by_house for place in others)
    return (SeatReady(seat), *(_deal(state) if all_ready else ()))


def _is_last_ready(state: State, seat: Seat) -> bool:
    """Tell whether a game with a set time, or for chips, begins now: all are there and ready."""
    if state.starts_at_ms is None and not state.options.buy_in:
        return False
    others = (place for s, place in enumerate(state.places) if s != seat)
    return all(place.kind is Kind.PERSON and place.ready for place in others)


def _deal_on_time(state: State, index: int) -> tuple[Event, ...]:
    if state.stage is not Stage.SCORED or state.game is None or len(state.game.sheet) != index:
        raise IllegalAction("not-due", f"round {index + 1} is not due")
    timekeeping.require_going(state)
    return _deal(state)


def _cover(state: State, seat: Seat) -> tuple[Event, ...]:
    place = require(state, seat, Kind.PERSON)
    if place.covered or state.stage in (Stage.LOBBY, Stage.OVER, Stage.CLOSED):
        raise IllegalAction("no-cover", f"seat {seat} needs no cover")
    timekeeping.require_going(state)
    return (SeatCovered(seat),)


def _return(state: State, seat: Seat) -> tuple[Event, ...]:
    if not require(state, seat, Kind.PERSON).covered:
        raise IllegalAction("not-covered", f"seat {seat} is not covered")
    return (SeatReturned(seat),)


def _said(state: State, by: str, order: Say | SayPhrase) -> Said | PhraseSaid:
    seat, chat = own_seat(state, by), state.options.chat
    playing = state.stage in (Stage.BIDDING, Stage.PLAYING, Stage.SCORED)
    match order:
        case Say(text):
            talking.require_text(chat, playing=playing)
            return Said(seat, text)
        case SayPhrase(phrase):
            talking.require_phrase(phrase, chat, playing=playing)
            return PhraseSaid(seat, phrase)
