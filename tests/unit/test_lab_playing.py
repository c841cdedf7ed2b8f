"""Duplicate matches: what is played, what is counted, and what follows from the seed alone."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import cast

import pytest

from ohhell.bots import Casual, Policy
from ohhell.lab import (
    Account,
    BotFailed,
    Chunk,
    Measure,
    Plan,
    PlayedDeal,
    Sheet,
    Sprt,
    Verdict,
    match_lines,
    play,
    read_sheet,
)
from ohhell.rules import (
    Action,
    Bid,
    End,
    Ending,
    Game,
    RuleSet,
    Schedule,
    Seat,
    deal,
    decide,
    fold,
    new_game,
    observe,
    start,
)
from tests.schemes import SCHEMES

SHORT = RuleSet(Schedule(largest=3))
DUEL = Plan(("casual", "random"), SHORT, 4, 4, ((0, 1, 1, 1),), seed=3)
ALIKE = replace(DUEL, bots=("casual", "casual"))


def _played(plan: Plan, deals: int) -> tuple[PlayedDeal, ...]:
    return play(Chunk(plan, range(deals)))


def _account(plan: Plan, deals: Sequence[PlayedDeal], measure: Measure) -> Account:
    account = Account(plan, measure)
    for one in deals:
        account.enter(one)
    return account


# --- What follows from the seed -------------------------------------------------------------------


def test_equal_plans_get_equal_results() -> None:
    """Deal by deal, however they are cut into chunks; another seed gets others."""
    whole = _played(DUEL, 6)
    assert whole == _played(DUEL, 6)
    assert whole == (*_played(DUEL, 4), *play(Chunk(DUEL, range(4, 6))))
    assert whole != _played(replace(DUEL, seed=4), 6)


@pytest.mark.parametrize("measure", Measure)
@pytest.mark.parametrize("name", ["casual", "random"])
@pytest.mark.parametrize("field", [(0, 1, 1, 1), (0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 1)])
def test_a_bot_against_itself_gains_exactly_nothing(
    field: tuple[int, ...], name: str, measure: Measure
) -> None:
    """Over all rotations everybody had the same cards; seats, not bots, have the dice."""
    plan = Plan((name, name), SHORT, len(field), 4, (field,), seed=5)
    account = _account(plan, _played(plan, 5), measure)
    assert all(abs(one) < 1e-12 for one in account.differences(0, 1))
    if measure is Measure.POINTS and len(field) == 4:
        assert [0.0] * 5 == list(account.differences(0, 1))


def test_a_deal_is_the_same_at_all_its_tables() -> None:
    """Bots that all play alike get the same points in the same seats, whoever they are."""
    for played in _played(replace(ALIKE, fields=((0, 1, 1, 1), (0, 1, 0, 1))), 4):
        assert 6 == len(played.tables)
        assert 1 == len({table.tallies for table in played.tables})


# --- What is counted ------------------------------------------------------------------------------


def _game(plan: Plan, number: int) -> Game:
    """Play a deal as the rules have it, by rules of thumb, to the end of the game."""
    game = new_game(start(plan.ruleset, seats=plan.seats, first_dealer=Seat(0)))
    while not game.over:
        game = fold(game, deal(game, plan.deck(number, len(game.sheet), game.pack)))
        while game.to_act:
            seat = game.to_act[0]
            game = fold(game, decide(game, seat, Casual().act(observe(game, seat), seat)))
    return game


GAMES = [
    SHORT,
    replace(SHORT, ending=Ending(End.TARGET, 25)),
    replace(SHORT, ending=Ending(End.LIVES, 3), scoring=SCHEMES["lives"]),
]


@pytest.mark.parametrize("ruleset", GAMES)
def test_what_is_counted_is_what_the_sheet_says(ruleset: RuleSet) -> None:
    """Points, bids made, rounds played and games won, by seat."""
    plan = replace(ALIKE, ruleset=ruleset, size=None)
    for played in _played(plan, 2):
        game = _game(plan, played.number)
        winners = game.winners or ()
        for table, seat in product(played.tables, range(4)):
            tally, lines = table.tallies[seat], [one for one in game.sheet if seat not in one.out]
            made = [one for one in lines if one.bids[seat] == one.taken[seat]]
            assert (game.scores[seat], len(lines), len(made)) == (
                tally.points,
                tally.rounds,
                tally.made,
            )
            assert (seat in winners) / len(winners) == tally.wins


def test_partners_make_their_bids_together() -> None:
    """In teams a bid is made by what both took; both have made it, or none."""
    plan = replace(ALIKE, ruleset=replace(SHORT, teams=2))
    tables = [table for played in _played(plan, 20) for table in played.tables]
    made = [tuple(tally.made for tally in table.tallies) for table in tables]
    assert all(one[:2] == one[2:] for one in made)
    assert {0, 1} == {tally for one in made for tally in one}
    assert {0.5, 0.0, 0.25} >= {tally.wins for table in tables for tally in table.tallies}


@pytest.mark.parametrize("size", [1, 4, None])
def test_every_game_is_won_once(size: int | None) -> None:
    """By one, or shared by several."""
    for played in _played(replace(DUEL, size=size), 5):
        for table in played.tables:
            assert abs(sum(tally.wins for tally in table.tallies) - 1) < 1e-12


def test_a_measure_is_a_mean_over_rounds_or_games() -> None:
    """Worked by hand from one deal."""
    (played,) = _played(replace(DUEL, size=None), 1)
    casual, _ = played.by_bot(2)
    alone = [
        tally
        for table in played.tables
        for bot, tally in zip(table.bots, table.tallies, strict=True)
        if bot == 0
    ]
    rounds = 4 * len(SHORT.sizes(4))
    assert sum(tally.points for tally in alone) / rounds == Measure.POINTS.of(casual)
    assert sum(tally.made for tally in alone) / rounds == Measure.MADE.of(casual)
    assert sum(tally.wins for tally in alone) / 4 == Measure.WINS.of(casual)


# --- Accounts -------------------------------------------------------------------------------------


def test_rules_of_thumb_beat_dice_and_the_test_says_so() -> None:
    """By at least a point a round at less than one in a thousand of error."""
    account = Account(DUEL, test=Sprt(0, 1, alpha=0.001, beta=0.001))
    for played in _played(DUEL, 100):
        account.enter(played)
        if account.verdict is not None:
            break
    assert Verdict.MEAN1 is account.verdict
    assert len(account.tallies) < 100
    assert "1 accepted" in "\n".join(match_lines(account))


def test_an_account_of_one_deal_says_that_it_knows_little() -> None:
    """No interval, and no crash."""
    lines = "\n".join(match_lines(_account(DUEL, _played(DUEL, 1), Measure.POINTS)))
    assert "1 deal at 4 tables" in lines
    assert "± ?" in lines


# --- Sheets ---------------------------------------------------------------------------------------


def test_a_sheet_read_back_is_the_result() -> None:
    """Of two fields, with games that are shared."""
    plan = replace(DUEL, size=1, fields=((0, 1, 1, 1), (0, 1, 0, 1)))
    deals, file = _played(plan, 12), io.StringIO()
    sheet = Sheet(file, plan.labels)
    sheet.begin()
    for one in deals:
        sheet.add(one)
    assert deals == tuple(read_sheet(io.StringIO(file.getvalue(), newline="")))
    assert any(0 < tally.wins < 1 for one in deals for tally in one.tables[0].tallies)


def test_another_file_is_no_sheet() -> None:
    """It is said what its first line would be."""
    with pytest.raises(ValueError, match="its first line must be deal,field,rotation,seat,bot"):
        list(read_sheet(["name,age\n", "Ada,36\n"]))


# --- Bots that fail -------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Odd:
    """Answers whatever it was made to."""

    answer: object

    def act(self, _view: Game, _seat: Seat) -> Action:
        """Answer."""
        if isinstance(self.answer, Exception):
            raise self.answer
        return cast("Action", self.answer)  # as a stranger's bot may


def mute(_seed: int) -> Policy:
    """Make a bot that answers nothing."""
    return _Odd(None)


def bold(_seed: int) -> Policy:
    """Make a bot that bids more than there is."""
    return _Odd(Bid(99))


def broken(_seed: int) -> Policy:
    """Make a bot that breaks down."""
    return _Odd(ZeroDivisionError("by zero"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mute", "TypeError: it answered None, which is no action"),
        ("bold", "IllegalAction: "),
        ("broken", "ZeroDivisionError: by zero"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_place(name: str, said: str) -> None:
    """So that its maker can play that very deal again."""
    plan = replace(DUEL, bots=("casual", f"{__name__}:{name}"))
    with pytest.raises(BotFailed, match=rf"{name} failed in seat 1, round 1 of deal 0: {said}"):
        _played(plan, 1)
