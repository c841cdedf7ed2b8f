"""`ohhell rules`: rules at a terminal, in words and as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ohhell.cli import app
from ohhell.rules import BY_ID, RuleSet, from_plain, to_plain
from ohhell.rules.choosing.code import write_code

HOUSE = {"scoring": {"bonus": 5}, "bidding": {"hook": "off"}}
CODE = write_code(from_plain(RuleSet, HOUSE))


def ohhell(*words: str, stdin: str | bytes | None = None) -> Result:
    """Run the command and return what it said."""
    return CliRunner().invoke(app, ["rules", *words], input=stdin)


def filed(folder: Path, data: object) -> str:
    """Put JSON into a file and return its name."""
    file = folder / "rules.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("form", ["code", "file", "stdin", "whole"])
def test_house_rules_are_shown_whatever_they_come_in(tmp_path: Path, form: str) -> None:
    """A code, a file, a pipe, or what the server tells of them."""
    whole = {"rules": HOUSE, "seats": 4}
    ways: dict[str, tuple[str, Any]] = {
        "code": (CODE, None),
        "file": (filed(tmp_path, HOUSE), None),
        "stdin": ("-", json.dumps(HOUSE)),
        "whole": ("-", json.dumps(whole)),
    }
    source, stdin = ways[form]
    said = ohhell("show", source, stdin=stdin)
    assert said.exit_code == 0, said.stderr
    assert said.stdout.startswith(f"House rules\n{CODE} · 19 rounds · about 40 minutes\n- ")
    assert "Classic Oh Hell. What differs:\n- The hook: " in said.stdout
    assert said.stdout.endswith(" → the bids may come out even\n- Points for a bid made: 10 → 5\n")


def test_a_variant_is_shown_in_any_language() -> None:
    """Its code is its name, and nothing differs."""
    said = ohhell("show", "plump", "--seats", "3", "--language", "fi").stdout
    assert said.startswith("Plump\nplump · 21 jakoa")
    assert "→" not in said


def test_json_goes_out_and_comes_in_again() -> None:
    """As the server tells it, so that programs need one form only."""
    shown = ohhell("show", CODE, "--seats", "5", "--json").stdout
    told = json.loads(shown)
    assert (told["code"], told["seats"], told["preview"]["variant"]) == (CODE, 5, None)
    assert ohhell("show", "-", "--json", stdin=shown).stdout == shown
    (hook, bonus) = json.loads(ohhell("diff", "trickster", CODE, "--json").stdout)
    assert hook == {"path": ["bidding", "hook"], "there": "last_bidder", "here": "off"}
    assert bonus["here"] == 5


def test_rules_are_compared_in_words(tmp_path: Path) -> None:
    """What changes from the first to the second."""
    said = ohhell("diff", "plump", "up_and_down_river").stdout
    assert "Where trump comes from: never any trump → a card turned up\n" in said
    assert "Points for a bid made: 5, Points for every card of the round: 0 → no\n" in said
    assert ohhell("diff", "trickster", "ascenseur").stdout == "No difference\n"
    listed = filed(tmp_path, {"schedule": {"custom": [1, 3, 5]}, "scoring": {"miss_bonus": -5}})
    said = ohhell("diff", "trickster", listed, "--language", "fr").stdout
    assert [line.partition("\u00a0: ")[2] for line in said.splitlines()] == ["– → 1 3 5", "0 → -5"]


def test_all_that_is_wrong_is_said_with_its_place(tmp_path: Path) -> None:
    """Never only the first fault, and ended with 1, so that a script notices."""
    rules = {
        "schedule": {"largest": 77},
        "scoring": {"bonus": 5000},
        "bidding": {"order": "together"},
    }
    said = ohhell("check", filed(tmp_path, rules))
    assert said.exit_code == 1
    lines = said.stderr.splitlines()
    assert lines[0] == "schedule.largest: A largest hand of 77: it must be 1 to 25."
    assert "The hook needs somebody who bids last" in lines[1]
    assert lines[2].startswith("scoring.bonus: ")
    said = ohhell("check", filed(tmp_path, {"scoring": {"bonus": "x", "by": 1}, "hook": 1}))
    assert said.exit_code == 1
    assert len(said.stderr.splitlines()) == 3
    for place in (
        "rules.scoring.bonus: expected",
        "rules.scoring.by: unknown",
        "rules.hook: unknown",
    ):
        assert place in said.stderr


def test_rules_that_are_fine_are_called_so(tmp_path: Path) -> None:
    """For whom, and by which code."""
    said = ohhell("check", filed(tmp_path, HOUSE))
    assert (said.exit_code, said.stdout) == (0, f"Fine for 2 to 10 players. Code: {CODE}\n")
    file = filed(tmp_path, {"schedule": {"custom": [10, 9]}})
    assert "Fine for 2 to 5 players." in ohhell("check", file).stdout
    assert ohhell("check", file, "--seats", "6").exit_code == 1
    assert ohhell("check", file, "--seats", "0").exit_code == 1
    assert ohhell("show", file, "--seats", "6").exit_code == 1


def test_rules_that_no_code_can_hold_are_said_to_be_wrong() -> None:
    """They are judged before anything is written of them."""
    data = json.dumps({"schedule": {"custom": [1] * 2500}, "scoring": {"bonus": 10**4000}})
    for word in ("show", "check"):
        said = ohhell(word, "-", stdin=data)
        assert (said.exit_code, type(said.exception)) == (1, SystemExit)
        custom, bonus = said.stderr.splitlines()
        assert custom == "schedule.custom: A list of 2,500: at most 60 will do."
        assert bonus.startswith("scoring.bonus: Points for a bid made: 10000")


def test_points_and_lists_that_are_too_much_are_told_with_their_places() -> None:
    """There are several of each, and they share their sentences."""
    wrong = {
        "pack": {"without": ["2C"] * 61},
        "trump": {"rotation": ["S"] * 61, "no_trump_rounds": [1] * 61},
        "bidding": {"blind": {"bonus": 1001}},
        "scoring": {"over": {"per": 1001}, "nil": {"missed": -1001}},
    }
    said = ohhell("check", "-", stdin=json.dumps(wrong)).stderr.splitlines()
    assert sorted(line.partition(":")[0] for line in said) == [
        "bidding.blind.bonus",
        "pack.without",
        "scoring.nil.missed",
        "scoring.over.per",
        "trump.no_trump_rounds",
        "trump.rotation",
    ]


def test_json_as_some_editors_write_it_is_read() -> None:
    """With a mark of its encoding in front."""
    assert ohhell("check", "-", stdin="\ufeff{}").exit_code == 0


@pytest.mark.parametrize("language", ["", "xx", "en-GB", "../en", "__init__", "🙂"])
def test_a_language_that_there_is_not_is_said(language: str) -> None:
    said = ohhell("show", "plump", "--language", language)
    assert (said.exit_code, type(said.exception)) == (1, SystemExit)
    assert "There are: co, en, es, fi, fr, ko, ro" in said.stderr


@pytest.mark.parametrize(
    ("stdin", "why"),
    [
        ("", "this is not JSON"),
        ("[1, 2]", "rules are a JSON object"),
        ("[" * 100_000, "this is not JSON"),
        (b"\xff\xfe", "this is not JSON"),
        (" " * 2_000_000, "rules have at most"),
    ],
)
def test_what_is_no_json_is_said(stdin: str | bytes, why: str) -> None:
    """In words, and never with a traceback."""
    for word in ("show", "check"):
        said = ohhell(word, "-", stdin=stdin)
        assert (said.exit_code, type(said.exception)) == (1, SystemExit)
        assert why in said.stderr


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("plumq", "did you mean 'plump'"),
        (f"{CODE[:-1]}x", "incomplete or mistyped"),
        ("nowhere.json", "No such file"),
        ("x" * 100_000, "a code of rules has at most"),
        ("\x1b[2J", "\\x1b[2J: no rules"),
    ],
)
def test_what_is_no_code_is_said(source: str, why: str) -> None:
    """With a hint where there is one, and nothing that a terminal obeys."""
    said = ohhell("show", source)
    assert (said.exit_code, type(said.exception)) == (1, SystemExit)
    assert why in said.stderr
    assert "\x1b" not in said.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no /dev/zero")
def test_a_file_without_an_end_holds_no_rules() -> None:
    for word in ("show", "check"):
        assert "rules have at most" in ohhell(word, "/dev/zero").stderr


def test_every_variant_can_be_compared_with_every_other() -> None:
    """And with JSON that leaves nothing out."""
    full = json.dumps(to_plain(BY_ID["campbellsoup"].ruleset, full=True))
    for variant in BY_ID:
        assert ohhell("diff", variant, "-", stdin=full).exit_code == 0
