"""Suggestions: what the actions of a seat are good for, told to its owner alone, on its turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath

from ohhell import bots, rules
from ohhell.bots import Option
from ohhell.rules import Action, Bid, Look, NameTrump, Play, Seat
from ohhell.server.store import Player
from ohhell.server.tables.host import Host
from ohhell.server.thinking import NoAnswer
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.problems import AnyRequest, Problem
from ohhell.wire.http import Advice, AdvisedAction
from ohhell.wire.messages import Clause

_FRESH: Final = {"cache-control": "no-store"}
_NOTHING: Final[dict[str, Any]] = {"tricks": None, "card": None, "trump": None}


@get("/api/tables/{table_id:str}/advice")
async def advice(
    request: AnyRequest, house: TheHouse, reception: TheReception, table_id: FromPath[str]
) -> Response[Advice]:
    """What each of your actions is good for, if it is your turn and suggestions are allowed."""
    player = reception.known(request)
    host = await house.host(table_id)
    seat = _seat_to_advise(host, player)
    if player is None or not reception.may_ask_advice(player):
        raise Problem(429, "too-fast", "too many suggestions are asked for: slow down")
    state, number = host.table.state, host.table.number
    try:
        given = await house.bots.advise(state, seat, table=host.id)
    except (NoAnswer, TimeoutError) as error:
        raise Problem(503, "no-advice", "no suggestion can be made now") from error
    return Response(_told(given, number), headers=_FRESH)


def _seat_to_advise(host: Host, player: Player | None) -> Seat:
    """Return the seat of `player`, who may be advised now; else refuse in words."""
    state = host.table.state
    seat = None if player is None else state.seat_of(player.id)
    if not state.options.suggestions:
        raise Problem(403, "no-suggestions", "suggestions are not allowed at this table")
    if seat is None:
        raise Problem(403, "not-seated", "you have no seat at this table")
    if state.game is None or seat not in state.game.to_act:
        raise Problem(409, "not-your-turn", f"it is not the turn of seat {seat}")
    return seat


def _told(given: bots.Advice, number: int) -> Advice:
    return Advice(
        number=number,
        situation=_clauses(given.situation),
        actions=[_action(option, given) for option in given.options],
        best=given.best,
        matters=given.matters,
    )


def _action(option: Option, given: bots.Advice) -> AdvisedAction:
    odds = option.odds
    return AdvisedAction(
        **_message(odds.action),
        made=round(odds.made, 4),
        points=round(odds.points, 4),
        cost=round(given.cost(odds.action), 4),
        reasons=_clauses(option.reasons),
    )


def _message(action: Action) -> dict[str, Any]:
    """Return the message that does `action`, as far as it is about the action."""
    match action:
        case Bid(tricks):
            return _NOTHING | {"t": "bid", "tricks": tricks}
        case Play(card):
            return _NOTHING | {"t": "play", "card": str(card)}
        case NameTrump(suit):
            return _NOTHING | {"t": "nameTrump", "trump": None if suit is None else str(suit)}
        case Look():
            return _NOTHING | {"t": "look"}


def _clauses(facts: Iterable[rules.Clause]) -> list[Clause]:
    return [Clause(fact.id, dict(fact.args)) for fact in facts]


HANDLERS = (advice,)
