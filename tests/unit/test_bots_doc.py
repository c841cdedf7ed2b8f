"""docs/bots.md is true: its blocks run, its bot may be seated, its tables name what there is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from ohhell.bots import Casual, Policy
from ohhell.bots.contract import check
from ohhell.environments import ACTIONS, Episode, State, encoder_of, number_of
from ohhell.environments.numbering import CARDS
from ohhell.rules import Card, Look, NameTrump, Play, RuleSet, Seat, Suit

TEXT: Final = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS: Final = re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
TEN: Final = 10


@cache
def ran() -> dict[str, Any]:
    """Return the names that the blocks leave behind, run one after the other."""
    names: dict[str, Any] = {"__name__": "docs_bots"}
    for block in BLOCKS:
        exec(compile(block, "docs/bots.md", "exec"), names)
    return names


def test_a_bot_in_ten_lines_has_ten() -> None:
    assert TEN >= sum(bool(line.strip()) for line in BLOCKS[0].splitlines())


def test_the_bot_keeps_the_contract() -> None:
    shy = ran()["Shy"]
    check(lambda _: shy())


def test_the_bot_plays_a_game_with_others() -> None:
    bots: list[Policy] = [ran()["Shy"](), Casual(), Casual()]
    state, dice = State(Episode(RuleSet(), 3), Random(1)), Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.shuffle(dice)
        seat = Seat(state.current_player())
        state.apply_action(number_of(bots[seat].act(state.view(), seat)))
    assert state.game.over


def test_the_learner_learns_what_the_page_says() -> None:
    """With a trump it bids one trick, without it none."""
    assert {True: 1, False: 0} == ran()["best"]
    assert "`{True: 1, False: 0}`" in TEXT


def test_the_random_players_earned_their_points() -> None:
    earned = ran()["earned"]
    assert 4 == len(earned)
    assert any(earned.values())


def test_the_table_has_the_sections_in_order() -> None:
    told = TEXT[TEXT.index("## What a learner is told") :]
    rows = re.findall(r"^\| `(\w+)` \|", told, re.MULTILINE)
    assert [section.name for section in encoder_of(RuleSet(), 4).sections] == rows


def test_the_table_has_the_shapes() -> None:
    """By a table of three, whose largest size is ten."""
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", TEXT, re.MULTILINE))
    sizes = {"n": 3, "t": 10, "rounds": 19}
    for section in encoder_of(RuleSet(), 3).sections:
        if section.name != "rules":
            words = told[section.name].split(" × ")
            assert tuple(sizes.get(word) or int(word) for word in words) == section.shape


def test_the_numbers_of_actions_are_as_told() -> None:
    last = [int(high) for high in re.findall(r"^\| (?:\d+ to )?(\d+) \|", TEXT, re.MULTILINE)]
    jester, no_trump = Card(CARDS - 1), NameTrump(None)
    assert [number_of(Play(jester)), 120, number_of(no_trump), number_of(Look())] == last
    assert ACTIONS == last[-1] + 1
    named = {"2C": 0, "AC": 12, "2D": 13, "AS": 51}
    assert all(number_of(Play(Card.parse(text))) == number for text, number in named.items())
    assert 121 == number_of(NameTrump(Suit.CLUBS))
