"""`ohhell advise`: a position at a terminal, and what is said where there is nothing to advise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ohhell.bots.net
from ohhell.cli import app
from tests.fixtures import DATA
from tests.unit.test_notation import example

START = """ohhell 1 seats=2 dealer=1
rules {}
round 1 size=10 dealer=1
"""
HANDS = "  hands 2C 3C 4C 5C 6C 7C 8C 9C TC JC / 2D 3D 4D 5D 6D 7D 8D 9D TD JD\n  turn 2S\n"
BIDDING = START + HANDS
TOGETHER = BIDDING.replace("{}", '{"bidding":{"order":"together","hook":"off"}}')
TRAINED = (Path(ohhell.bots.net.__path__[0]) / "nets.npz").exists()


def ohhell_(*words: str, stdin: str = BIDDING) -> Result:
    """Run the command and return what it said."""
    return CliRunner().invoke(app, ["advise", *words], input=stdin)


@pytest.mark.parametrize(
    ("words", "stdin", "said"),
    [
        (["-"], example(), "this game is over, so there is nothing to decide any more."),
        (["-"], "ohhell 1 seats=3 dealer=0\nrules {}\n", "round 0 is scored, and the next is not"),
        (["-"], TOGETHER, "Several are to act, seats 0 1; choose one with --seat."),
        (["-", "--seat", "1"], BIDDING, "Seat 1 is not to act; it is the turn of seat 0."),
        (["-"], "nonsense", "-: line 1, column 1: not a game"),
        (["nowhere"], "", "nowhere: No such file or directory"),
        (["-", "--lang", "xx"], BIDDING, "There is no language 'xx'."),
    ],
)
def test_where_nobody_can_be_advised_it_says_why(words: list[str], stdin: str, said: str) -> None:
    """Before anything that takes long is loaded."""
    result = ohhell_(*words, stdin=stdin)
    assert (1, "") == (result.exit_code, result.stdout)
    assert said in result.stderr


def test_a_file_that_leaves_something_to_be_guessed_is_refused() -> None:
    """Advice would be about a game that nobody played."""
    result = ohhell_(str(DATA / "games" / "rounds_tournament_log.json"))
    assert 1 == result.exit_code
    assert "does not tell" in result.stderr


@pytest.mark.skipif(not TRAINED, reason="there are no nets yet")
def test_every_bid_has_its_chance_its_points_and_its_reasons() -> None:
    lines = ohhell_("-").stdout.splitlines()
    assert "Seat 0" == lines[0]
    assert "- You hold no trump." in lines
    assert 1 == sum(line.startswith("* ") for line in lines)
    assert 11 == sum(" %" in line for line in lines)
    assert "      Made, it scores 10 points." in lines


@pytest.mark.skipif(not TRAINED, reason="there are no nets yet")
def test_reasons_are_told_in_any_language_and_to_programs() -> None:
    assert "- Sinulla ei ole valttia." in ohhell_("-", "--lang", "fi").stdout
    told = json.loads(ohhell_("-", "--json").stdout)
    assert [{"type": "Bid", "tricks": n} for n in range(11)] == [
        option["action"] for option in told["options"]
    ]
    best = max(told["options"], key=lambda option: option["points"])
    assert told["options"][told["best"]]["points"] == best["points"]
    assert {"id": "advice-trumps", "args": {"n": 0}, "text": "You hold no trump."} in (
        told["situation"]
    )
