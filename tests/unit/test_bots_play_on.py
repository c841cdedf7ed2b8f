"""The strongest level plays every game to its end: every variant at every table, and odd rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from ohhell.bots import Policy
from ohhell.bots.net.effort import Effort
from ohhell.bots.net.foresight import Foresight
from ohhell.bots.net.player import NetPlayer
from ohhell.fast.positions import kind_of
from ohhell.fast.tables import Refused
from ohhell.rules import (
    ROUNDS_MAX,
    SEATS_MAX,
    SEATS_MIN,
    VARIANTS,
    Bidding,
    BidOrder,
    Blind,
    End,
    Ending,
    Following,
    Game,
    Hook,
    Identical,
    Missed,
    Naming,
    OneCard,
    Pack,
    PackKind,
    RuleSet,
    Schedule,
    ScoredRound,
    Scoring,
    Seat,
    Trump,
    Variant,
    WhenVoid,
    deal,
    decide,
    fold,
    may_deal,
    new_game,
    observe,
    problems,
    start,
)

SIZE_USUAL: Final = 3
"""So many cards show every rule of a variant."""
LIVES: Final = Ending(End.LIVES, points=2)
LOSES_LIVES: Final = Scoring(bonus=0, per_trick=0, missed=Missed.MINUS_DIFFERENCE)

HARDLY: Final = Effort(drawn=8, decisions=60, trials_min=1)
"""Enough to look ahead at most cards; how well they are chosen is told elsewhere."""


def _played(ruleset: RuleSet, seats: int, sizes: tuple[int, ...] = ()) -> Game:
    """Return a game that masters have played to its end, or through a schedule of these sizes."""
    dice = Random(seats)
    foresight = Foresight(HARDLY)
    bots = [NetPlayer(number, places=True, foresight=foresight) for number in range(seats)]
    game = new_game(start(ruleset, seats=seats, first_dealer=Seat(dice.randrange(seats))))
    game = replace(game, sizes=sizes) if sizes else game
    while may_deal(game) and len(game.sheet) < (len(sizes) or ROUNDS_MAX):
        game = fold(game, deal(game, dice.sample(game.pack, len(game.pack))))
        game = _round_played(game, bots)
    return game


def _round_played(game: Game, bots: Sequence[Policy]) -> Game:
    """Return the game after its round; `decide` refuses what is not legal."""
    while game.to_act:
        seat = game.to_act[0]
        game = fold(game, decide(game, seat, bots[seat].act(observe(game, seat), seat)))
    return game


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_every_variant_is_played_to_the_end(variant: Variant) -> None:
    """At every table that may play it: its round of one card, and a larger one."""
    tables = [n for n in range(SEATS_MIN, SEATS_MAX + 1) if not problems(variant.ruleset, n)]
    assert tables
    for seats in tables:
        most = min(variant.ruleset.largest_that_fits(seats), SIZE_USUAL)
        sheet = _played(variant.ruleset, seats, (1, most)).sheet
        assert [1, most] == [line.size for line in sheet], f"{seats} seats"


ODD: Final[dict[str, tuple[RuleSet, int]]] = {
    "lives": (RuleSet(scoring=LOSES_LIVES, ending=LIVES), 5),
    "the lowest score wins": (RuleSet(scoring=Scoring(bonus=-10, lowest_wins=True)), 4),
    "teams": (RuleSet(teams=2), 4),
    "forehead": (RuleSet(one_card=OneCard.FOREHEAD), 4),
    "nobody sees a card": (RuleSet(one_card=OneCard.BLIND), 4),
    "blind bids": (RuleSet(bidding=Bidding(hook=Hook.OFF, blind=Blind(behind=1))), 4),
    "the highest names": (RuleSet(trump=Trump(named=Naming.HIGHEST_BIDDER)), 4),
    "the dealer names": (RuleSet(trump=Trump(named=Naming.DEALER)), 4),
    "bids together": (RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.DEALER_CHANGES)), 5),
    "secret bids": (RuleSet(bidding=Bidding(BidOrder.SECRET, Hook.OFF)), 4),
    "two packs": (RuleSet(pack=Pack(packs=2, identical=Identical.CANCEL)), 6),
    "Wizards": (RuleSet(pack=Pack(PackKind.WIZARD)), 4),
    "all duties": (RuleSet(following=Following(WhenVoid.OVER_OR_UNDER, must_beat=True)), 4),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_rules_are_played_to_the_end(name: str) -> None:
    """Each rule that changes what there is to see or to decide."""
    ruleset, seats = ODD[name]
    assert not problems(ruleset, seats)
    sizes = () if ruleset.ending.kind is End.LIVES else (1, 4, 2)
    assert _played(ruleset, seats, sizes).over


def test_the_largest_round_is_played() -> None:
    """Two seats with 26 cards: more than the nets have learnt from."""
    ruleset = RuleSet(schedule=Schedule(custom=(26,), whole_pack=True))
    assert 26 == _played(ruleset, 2).sheet[0].size


def test_a_team_that_is_half_out_plays_on() -> None:
    """Bitboards refuse such a round; the bot then plays it by rules of thumb."""
    ruleset = RuleSet(Schedule(custom=(4,)), teams=2, scoring=LOSES_LIVES, ending=LIVES)
    begun = new_game(start(ruleset, seats=4, first_dealer=Seat(1)))
    line = ScoredRound(4, bids=(1, 1, 1, 1), taken=(1, 1, 1, 1), points=(0, -2, 0, 0))
    game = replace(begun, sheet=(line,))
    game = fold(game, deal(game, Random(1).sample(game.pack, len(game.pack))))
    with pytest.raises(Refused):
        kind_of(game)
    game = _round_played(game, [NetPlayer(places=True)] * 4)
    assert 4 == sum(game.sheet[-1].taken)
