"""The neutral records: JSON in which games of other programs were told again.

Several kinds are known (docs/notation.md): whole games, unfinished ones, lists of single rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from typing import Final

from ohhell.exchange.documents import Node
from ohhell.exchange.neutral_rounds import by_seat, in_columns, named_round, round_of
from ohhell.exchange.neutral_rules import (
    hook_of,
    own_ruleset,
    pack_of,
    require_usual,
    ruleset_of,
    sayable,
    scoring_of,
)
from ohhell.exchange.places import Said
from ohhell.exchange.playing import Log, played
from ohhell.exchange.told import ToldGame, ToldRound
from ohhell.rules import SEATS_MAX, RuleSet

SCHEMA: Final = "ohhell-neutral/1"
_ROUNDS_MAX: Final = 1_000


@dataclass(frozen=True, slots=True)
class Found:
    """The games of a record, and what must be said of them."""

    games: tuple[Log, ...]
    notes: tuple[str, ...] = ()
    """What the games cannot say of what was told."""
    guessed: tuple[str, ...] = ()
    """What was not told, so that something else stands for it."""


def games_in(record: Node) -> Found:
    """Return the games of a neutral record; raise `BadFile` where it is none."""
    kind = record.need("kind")
    read = _KINDS.get(kind.text())
    if read is None:
        raise kind.bad(f"no games are in this kind of record; known are {', '.join(_KINDS)}")
    sayable(record)
    return read(record)


# --- Whole games ----------------------------------------------------------------------------------


def _full_game(record: Node) -> Found:
    told = tuple(round_of(row) for row in record.need("rounds").few(_ROUNDS_MAX))
    _check_totals(record)
    own = own_ruleset(record.get("rules"))
    if own is not None or _passes_left(told):
        return Found((_game([record], told, own),))
    single = tuple(_game([record], [one]) for one in told)
    return Found(
        single, ("the order of the deal, which does not pass to the left: each round is a game",)
    )


def _unfinished_game(record: Node) -> Found:
    if record.says("rounds"):
        return _full_game(record)
    number, plan, told = record.need("round").whole(), record.need("plan"), round_of(record)
    if number.value != 1:
        raise number.bad("only a save of the first round can be read: a later one lacks its past")
    sizes = [size.whole().value for size in plan.items]
    return Found((_game([record], [told], Said(_rules([record], [told], sizes), plan)),))


def _passes_left(told: Sequence[ToldRound]) -> bool:
    dealers = [one.dealer.value for one in told if one.dealer is not None]
    seats = len(told[0].hands) if told else 0
    return all(b == (a + 1) % seats for a, b in pairwise(dealers))


def _check_totals(record: Node) -> None:
    """Raise `BadFile` unless the totals are the sums of the points."""
    sums = [node.whole().value for node in record.list_of("totals_before")]
    for row in record.need("rounds").items:
        points = [node.whole().value for node in row.list_of("points")]
        sums = [a + b for a, b in zip_longest(sums, points, fillvalue=0)]
        for node, total in zip(row.list_of("totals"), sums, strict=False):
            if node.whole().value != total:
                raise node.bad(f"the points add up to {total}")


# --- Single rounds --------------------------------------------------------------------------------


def _rounds(record: Node) -> Found:
    items = record.need("items").few(_ROUNDS_MAX)
    if items and items[0].says("by_seat"):
        games = tuple(_without_bids(record, item) for item in items)
        return Found(games, guessed=_GUESSED)
    return Found(tuple(_game([item, record], [round_of(item)]) for item in items))


_GUESSED: Final = ("most bids, for which 0 stands", "who led first, where several may have")


def _without_bids(record: Node, item: Node) -> Log:
    """Return a round of which the tricks are known by seat, and one bid.

    Several seats may have led first; each of them must be possible by the rules.
    """
    told = item.need("possible_first_leaders")
    leaders = [node.whole() for node in told.few(SEATS_MAX)]
    if not leaders:
        raise told.bad("expected a seat")
    games = [_game([item, record], [by_seat(item, leader)]) for leader in leaders]
    return games[0]


def _partial_round(record: Node) -> Found:
    told = named_round(record)
    game = _game([record], [told])
    if record.says("play_rows") and game != _game([record], [in_columns(told, record)]):
        raise record.need("play_rows").bad("the rows are not the tricks")
    before = record.says("scores_before")
    return Found((game,), ("the scores before this round",) if before else ())


# --- What all of them share -----------------------------------------------------------------------


def _game(
    sources: Sequence[Node], told: Sequence[ToldRound], own: Said[RuleSet] | None = None
) -> Log:
    """Return a game by the rules that are stated, or by those that its rounds ask for."""
    place = told[0].place if told else sources[0]
    if own is None:
        own = Said(_rules(sources, told, [_size(one) for one in told]), place)
    first = _first_dealer(sources[0], told)
    return played(ToldGame(place, own, _seats(sources[0], told), first, tuple(told)))


def _rules(sources: Sequence[Node], told: Sequence[ToldRound], sizes: Sequence[int]) -> RuleSet:
    for source in sources:
        require_usual(source.get("rules"))
    hook, scoring = hook_of(_stated(sources, "hook")), scoring_of(_stated(sources, "scoring"))
    return ruleset_of(
        told, sizes, _seats(sources[0], told).value, hook, scoring, pack_of(sources[-1])
    )


def _stated(sources: Sequence[Node], name: str) -> Node | None:
    """Return what is stated under a name, be it among the rules."""
    nodes = [node for source in sources for node in (source, source.get("rules")) if node]
    return next((found for node in nodes if (found := node.get(name))), None)


def _seats(source: Node, told: Sequence[ToldRound]) -> Said[int]:
    players = source.get("players")
    if players is not None:
        return players.whole()
    return Said(len(told[0].hands) if told else 0, source)


def _size(told: ToldRound) -> int:
    if told.size is not None:
        return told.size.value
    return len(told.hands[0]) if told.hands else 0


def _first_dealer(source: Node, told: Sequence[ToldRound]) -> Said[int]:
    first = source.get("first_dealer")
    if first is not None:
        return first.whole()
    if told and told[0].dealer is not None:
        return told[0].dealer
    raise source.bad("'dealer' is missing")


_KINDS: Final[dict[str, Callable[[Node], Found]]] = {
    "full_game": _full_game,
    "unfinished_game": _unfinished_game,
    "rounds": _rounds,
    "rounds_with_legal_sets": _rounds,
    "partial_round": _partial_round,
}
