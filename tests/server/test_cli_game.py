"""`ohhell game`: files of games at a terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ohhell.cli import app
from ohhell.exchange import FILE_BYTES_MAX, Format, read
from ohhell.rules import RuleSet, name_of
from tests.fixtures import DATA
from tests.unit.test_notation import example

SAVE = str(DATA / "games" / "unfinished_save.json")
PARTIAL = str(DATA / "games" / "trickster_partial_hand.json")
SEVERAL = str(DATA / "games" / "rounds_openspiel_oracle.json")
LOG = str(DATA / "games" / "rounds_tournament_log.json")


NAME = f"Classic Oh Hell ({name_of(RuleSet())})"


def ohhell(*words: str, stdin: str | bytes | None = None) -> Result:
    """Run the command and return what it said."""
    return CliRunner().invoke(app, ["game", *words], input=stdin)


def test_a_game_is_told_in_short() -> None:
    """Its form, its rules, every round, the scores and who won."""
    said = ohhell("read", "-", stdin=example())
    assert (0, "") == (said.exit_code, said.stderr)
    lines = said.stdout.splitlines()
    assert "-: our notation, 1 game" == lines[0]
    assert "3 seats, seat 2 deals first, house rules" == lines[1]
    assert "  round 2: 2 cards, bids 0 1 0, tricks 0 2 0, points 10 2 10" == lines[3]
    assert "scores 31 3 32, won by seat 2" == lines[5]
    assert lines[6].startswith("Checked: ")


def test_a_game_by_a_variant_is_told_with_its_name() -> None:
    """In words and as it is called elsewhere."""
    said = ohhell("read", "-", stdin="ohhell 1 seats=3 dealer=0\nrules {}\n").stdout
    assert f"seat 0 deals first, {NAME}\nnot over: 0 of 19 rounds scored" in said


def test_an_unfinished_game_is_told_with_whose_turn_it_is() -> None:
    """PER-11, BOT-05."""
    assert "not over: 0 of 23 rounds scored, scores 0 0 0 0 0, seat 1 to act" in (
        ohhell("read", SAVE).stdout
    )
    said = ohhell("read", PARTIAL).stdout
    assert "seat 2 to act\nLeft out: the scores before this round.\n" in said


def test_several_games_are_told_one_a_line() -> None:
    """One of them in full, if it is asked for."""
    said = ohhell("read", SEVERAL).stdout
    assert "a neutral record, 28 games\n  game 1: 3 seats, house rules; scores 2 4 10" in said
    one = ohhell("read", SEVERAL, "--game", "1").stdout
    assert "  round 1: 16 cards, bids 13 7 6, tricks 2 4 10, points 2 4 10\n" in one


@pytest.mark.parametrize("to", ["notation", "json", "pbn", "neutral"])
def test_a_game_is_written_in_every_form_and_back(tmp_path: Path, to: str) -> None:
    """By way of a file, and by way of a pipe."""
    file = tmp_path / "game"
    assert 0 == ohhell("convert", "-", "--to", to, "-o", str(file), stdin=example()).exit_code
    assert Format(to) is read(file.read_bytes()).format
    assert file.read_text(encoding="utf-8") == (
        ohhell("convert", "-", "--to", to, stdin=example()).stdout
    )
    assert example() == ohhell("convert", str(file), "--to", "notation").stdout


def test_a_file_is_not_written_over_unasked(tmp_path: Path) -> None:
    """With --force it is."""
    file = tmp_path / "game.txt"
    file.write_text("dear diary", encoding="utf-8")
    words = ("convert", "-", "--to", "notation", "--out", str(file))
    said = ohhell(*words, stdin=example())
    assert 1 == said.exit_code
    assert "is there already; --force writes over it" in said.stderr
    assert "dear diary" == file.read_text(encoding="utf-8")
    assert 0 == ohhell(*words, "--force", stdin=example()).exit_code
    assert example() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "stdin", "said"),
    [
        (["read", "no such file"], None, "no such file: No such file or directory\n"),
        (["read", str(DATA)], None, "Is a directory\n"),
        (["read", "-"], "", "-: line 1, column 1: not a game: "),
        (["read", "-"], b"ohhell 1 \xff", "-: line 1, column 10: not text in UTF-8\n"),
        (["read", "-"], example().replace("11\n", "12\n", 1), "-: line 8, column 15: by the rules"),
        (["read", "-"], b"[" * (FILE_BYTES_MAX + 1), "the file is larger than 2,000,000 bytes\n"),
        (["read", SEVERAL, "--game", "29"], None, "There is no game 29: the file holds 28 games."),
        (["convert", SEVERAL, "--to", "pbn"], None, "choose one with --game 1 to --game 28"),
        (["convert", LOG, "--to", "pbn", "--game", "1"], None, "does not tell enough for a whole"),
        (["convert", "-", "--to", "record"], example(), "a record holds the secret"),
        (["convert", "-", "--to", "pbn", "-o", str(DATA)], example(), "is there already"),
        (["convert", "-", "--to", "pbn", "-o", "no/such/file"], example(), "No such file"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], stdin: str | bytes, said: str) -> None:
    """In one line, with status 1 and nothing on standard output."""
    result = ohhell(*words, stdin=stdin)
    assert (1, "") == (result.exit_code, result.stdout)
    assert said in result.stderr
    assert 1 == result.stderr.count("\n")


def test_it_runs_as_a_command() -> None:
    """Through real pipes, in bytes."""
    command = [sys.executable, "-m", "ohhell", "game", "convert", "-", "--to", "notation"]
    done = subprocess.run(command, input=example().encode(), capture_output=True, check=True)
    assert example().encode() == done.stdout
