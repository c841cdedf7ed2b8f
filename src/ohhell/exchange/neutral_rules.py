"""The rules as the neutral records tell them, as our own rule values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ohhell.exchange.documents import Node
from ohhell.exchange.places import Said
from ohhell.exchange.told import ToldRound
from ohhell.rules import (
    Bidding,
    Hook,
    Identical,
    MadeZero,
    Malformed,
    Miss,
    Missed,
    Pack,
    RuleSet,
    Schedule,
    Scoring,
    Suit,
    Trump,
    from_plain,
)

_PACK: Final = 52
_HOOK: Final = "last bidder may not make total equal to cards"
_TURNED: Final = ("suit of turned card", "suit of turned card after the deal")
_TURNED_TOO: Final = ("suit of card turned", "suit of card turned after the deal")
_TWINS: Final = "duplicates"
_ALL_STRUCK: Final = "all_led_cards_cancelled"
_LEADER: Final = "seat after dealer"
_USUAL: Final = ("1 per trick, +10 if exact", "1 per trick, +10 exact")

_MISSED: Final = {
    "zero": Missed.NOTHING,
    "tricks": Missed.TRICKS,
    "minus_tricks": Missed.MINUS_TRICKS,
    "minus_diff": Missed.MINUS_DIFFERENCE,
    "minus_triangular": Missed.MINUS_TRIANGLE,
    "minus_diff_plus_tricks": Missed.MINUS_DIFFERENCE,
}


def own_ruleset(told: Node | None) -> Said[RuleSet] | None:
    """Return the ruleset that a record states as ours are written, if it does."""
    found = None if told is None else told.get("ruleset")
    if found is None:
        return None
    try:
        return Said(from_plain(RuleSet, found.value, place="ruleset"), found)
    except Malformed as error:
        raise found.bad(str(error)) from error


def sayable(record: Node) -> None:
    """Raise `BadFile` where a record needs rules that are not there."""
    teams = record.get("teams")
    if teams is not None:
        raise teams.bad("games of teams cannot be read yet")


def hook_of(told: Node | None) -> Hook:
    """Return the hook; where nothing is told of it, none was asked for."""
    if told is None or told.value in (False, "off", "none"):
        return Hook.OFF
    if told.value in (True, _HOOK):
        return Hook.LAST_BIDDER
    raise told.bad(f"expected true, false or {_HOOK!r}")


def pack_of(record: Node) -> Pack:
    """Return what is dealt from; of one pack, where nothing is told of it."""
    decks, stated = record.get("decks"), record.get("rules")
    if decks is None or decks.value == 1:
        return Pack()
    if decks.whole().value != 2:
        raise decks.bad("there may be 1 or 2 packs")
    said = {name: stated.get(name) if stated else None for name in (_TWINS, _ALL_STRUCK)}
    for name, known in ((_TWINS, "cancel"), (_ALL_STRUCK, "leader of the trick wins")):
        found = said[name]
        if found is None or found.value != known:
            raise (found or decks).bad(f"of several packs {name!r} must be {known!r}")
    return Pack(packs=2, identical=Identical.CANCEL_LEADER)


def require_usual(told: Node | None) -> None:
    """Raise `BadFile` where trump or the first leader is told to be another than with us."""
    for name, known in (("trump", _TURNED + _TURNED_TOO), ("first_leader", (_LEADER,))):
        found = None if told is None else told.get(name)
        if found is not None and found.text() not in known:
            raise found.bad(f"expected {known[0]!r}")


def scoring_of(told: Node | None) -> Scoring:
    """Return the scoring; where nothing is told of it, the usual one."""
    if told is None or told.value in _USUAL:
        return Scoring()
    if isinstance(told.value, str):
        raise told.bad(f"expected an object, or {_USUAL[0]!r}")
    hit, miss = told.need("hit"), told.need("miss")
    kind = miss.need("kind")
    missed = _MISSED.get(kind.text())
    if missed is None:
        raise kind.bad(f"expected one of {', '.join(_MISSED)}")
    square = hit.need("kind").text() == "base_plus_square"
    zero, price = hit.get("zero"), _number(miss, "per_trick", 1)
    return Scoring(
        bonus=_number(hit, "base", 0),
        per_trick=0 if square else hit.need("per_trick").whole().value,
        per_square=int(square),
        made_zero=None if zero is None else MadeZero(zero.need("value").whole().value, 0),
        missed=missed,
        per_miss=_number(miss, "per", price),
        miss_bonus=-_number(miss, "base", 0),
        and_also=Miss(Missed.TRICKS, price) if kind.value == "minus_diff_plus_tricks" else None,
    )


def _number(told: Node, name: str, usual: int) -> int:
    found = told.get(name)
    return usual if found is None else found.whole().value


def ruleset_of(
    rounds: Sequence[ToldRound],
    sizes: Sequence[int],
    seats: int,
    hook: Hook,
    scoring: Scoring,
    pack: Pack | None = None,
) -> RuleSet:
    """Return the rules by which `rounds` of these sizes can be played again."""
    dealt_from = Pack() if pack is None else pack
    whole_pack = any(size * seats == _PACK * dealt_from.packs for size in sizes)
    return RuleSet(
        schedule=Schedule(custom=tuple(sizes), whole_pack=whole_pack),
        trump=Trump(rotation=_rotation(rounds)),
        bidding=Bidding(hook=hook),
        scoring=scoring,
        pack=dealt_from,
    )


def _rotation(rounds: Sequence[ToldRound]) -> tuple[Suit | None, ...]:
    """Return the trump of each round, where a record names suits and no card."""
    if not rounds or any(one.turned is not None for one in rounds):
        return ()
    return tuple(None if one.trump is None else one.trump.value for one in rounds)
