"""Opening a table by HTTP: what is wished for is read, and all that makes no sense is refused."""

from __future__ import annotations

from collections.abc import Mapping

from ohhell.rules import IllegalAction, RuleSet
from ohhell.server.house import House
from ohhell.server.tables.opening import Wish
from ohhell.server.tables.orders import Choice, valid_nonce
from ohhell.server.web.problems import Problem
from ohhell.table import Chat, Options
from ohhell.wire import read_rules
from ohhell.wire.http import OpenTable


def wish_of(data: OpenTable, house: House) -> Wish:
    """Return what `data` wishes for, or raise `Problem` with what is wrong with it."""
    ruleset = ruleset_of(data.rules, data.seats)
    _require_sense(data)
    _require_time(data, house)
    nonce, level = nonce_of(data.nonce), level_of(data.level, house.bots.choice)
    return Wish(_options(ruleset, data), nonce, data.bots, data.start, level)


def ruleset_of(rules: Mapping[str, object], seats: int) -> RuleSet:
    """Return the rules that a body asks for, or raise `Problem` with all that is wrong."""
    ruleset, problems = read_rules(rules, seats)
    if ruleset is None:
        raise Problem(400, "bad-rules", "these rules cannot be played", problems)
    return ruleset


def nonce_of(text: str) -> str:
    """Return the nonce of a body, or raise `Problem`."""
    try:
        return valid_nonce(text)
    except IllegalAction as error:
        raise Problem(400, error.code, str(error)) from error


def level_of(name: str | None, bots: Choice) -> str:
    """Return the level of bots that a body asks for, or raise `Problem`."""
    try:
        return bots.pick(name)
    except IllegalAction as error:
        raise Problem(400, error.code, str(error)) from error


def _require_sense(data: OpenTable) -> None:
    if data.open and data.hidden:
        raise Problem(400, "listed-hidden", "a table is open to everybody, or hidden")
    if data.rated and data.suggestions:
        text = "a rated game has no suggestions: say suggestions false"
        raise Problem(400, "rated-suggestions", text)


def _require_time(data: OpenTable, house: House) -> None:
    """Make sure that the time of the start, if one is set, can be kept."""
    if not data.starts_at_ms:
        return
    wait_s, most_s = (data.starts_at_ms - house.clock()) / 1000, house.settings.limits.schedule_s
    if data.start:
        raise Problem(400, "start-twice", "start now, or at a time: not both")
    if wait_s <= 0:
        raise Problem(400, "start-past", "startsAtMs is past")
    if wait_s > most_s:
        text = f"a game may be set to begin within {most_s / 3600:g} hours"
        raise Problem(400, "start-far", text)


def _options(ruleset: RuleSet, data: OpenTable) -> Options:
    return Options(
        ruleset,
        data.seats,
        listed=data.open,
        suggestions=data.suggestions,
        hidden=data.hidden,
        watching=data.watching,
        chat=Chat(data.chat),
        bid_clock_s=data.bid_clock_s,
        play_clock_s=data.play_clock_s,
        starts_at_ms=data.starts_at_ms,
        rated=data.rated,
        bot_level=data.level or "",
    )
