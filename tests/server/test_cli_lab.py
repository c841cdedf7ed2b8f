"""`ohhell lab`: matches between bots at a terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ohhell.bots import LEVELS
from ohhell.cli import app
from ohhell.lab import Account, Plan, match_lines, read_sheet
from ohhell.rules import RuleSet

DUEL = ("match", "casual", "random", "--size", "3", "--seats", "3", "--jobs", "1")
INTERRUPTING = """
import os, signal
from pathlib import Path
from ohhell.bots import Casual

def bot(_seed):
    sheet = Path("a.csv")
    if sheet.exists() and sheet.stat().st_size and is_the_first():
        os.kill({whom}, signal.SIGINT)
    return Casual()

def is_the_first():
    try:
        Path("interrupted").touch(exist_ok=False)
    except FileExistsError:
        return False
    return True
"""
"""A bot that presses Ctrl-C once, as soon as a deal is told: no process need be quick for it."""


def ohhell(*words: str) -> Result:
    """Run the command and return what it said."""
    return CliRunner().invoke(app, ["lab", *words])


def heeding(*words: str) -> list[str]:
    """Return a command line that hears Ctrl-C, though shells ignore it in their background."""
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    main = f"{heard}; from ohhell.cli import main; main()"
    return [sys.executable, "-c", main, "lab", *words]


def ohhell_process(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, in a folder."""
    return subprocess.run(
        heeding(*words), cwd=folder, capture_output=True, text=True, check=False, timeout=110
    )


def test_a_match_is_told_with_its_intervals() -> None:
    """Each bot, the difference, and what was played."""
    said = ohhell(*DUEL, "--deals", "20", "--seed", "4")
    assert (0, "") == (said.exit_code, said.stderr)
    lines = said.stdout.splitlines()
    assert "20 deals at 60 tables" == lines[0]
    assert ["bot", "points a round", "bids made", "won"] == [
        word.strip() for word in lines[2].split("  ") if word.strip()
    ]
    assert ["casual", "random"] == [line.split()[0] for line in lines[3:5]]
    assert lines[6].startswith("casual - random: +")
    assert lines[-1].endswith("3 seats, trickster, rounds of 3, seed 4")
    assert said.stdout == ohhell(*DUEL, "--deals", "20", "--seed", "4").stdout


def test_a_sheet_holds_what_was_told(tmp_path: Path) -> None:
    """The lines on the screen follow from it."""
    file = tmp_path / "match.csv"
    said = ohhell(*DUEL, "--deals", "12", "--csv", str(file))
    account = Account(Plan(("casual", "random"), RuleSet(), 3, 3, ((0, 1, 1),), seed=1))
    with file.open(newline="", encoding="utf-8") as lines:
        for deal in read_sheet(lines):
            account.enter(deal)
    assert said.stdout.splitlines() == list(match_lines(account))


def test_several_processes_write_the_same_sheet(tmp_path: Path) -> None:
    """Byte by byte."""
    words = (*DUEL[:-2], "--deals", "10", "--csv")
    for jobs in ("1", "2"):
        done = ohhell_process(tmp_path, *words, f"{jobs}.csv", "--jobs", jobs)
        assert (0, "") == (done.returncode, done.stderr)
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()


def test_a_test_ends_a_match_that_is_decided() -> None:
    """And says so; on another measure it is another difference."""
    said = ohhell(*DUEL, "--deals", "500", "--sprt", "-1", "1").stdout
    assert "SPRT of -1 against 1 (α 0.05, β 0.05): 1 accepted" in said
    assert not said.startswith("500 deals")
    made = ohhell(*DUEL, "--deals", "500", "--sprt", "0", "0.3", "--measure", "made").stdout
    assert "bids made\nSPRT of 0 against 0.3" in made


def test_fields_say_who_sits_together() -> None:
    """By letters, more than one, over the same deals."""
    said = ohhell(*DUEL, "--deals", "2", "--field", "A,A,B", "--field", "A,B,B").stdout
    assert said.startswith("2 deals at 12 tables")


def test_whole_games_are_the_rulesets() -> None:
    """A named one, here with seats of its own."""
    said = ohhell("match", "casual", "casual", "--rules", "plump", "--deals", "2", "--jobs", "1")
    assert "casual - casual#2: +0.000 ± 0.000" in said.stdout
    assert "4 seats, plump, whole games, seed 1" in said.stdout


def test_a_ladder_rates_all_levels() -> None:
    """The strongest first."""
    said = ohhell("ladder", "--size", "2", "--seats", "3", "--deals", "10", "--jobs", "1")
    assert (0, "") == (said.exit_code, said.stderr)
    lines = said.stdout.splitlines()
    rows = [line.split() for line in lines[3 : 3 + len(LEVELS)]]
    assert set(LEVELS) == {row[0] for row in rows}
    ratings = [int(row[1]) for row in rows]
    assert ratings == sorted(ratings, reverse=True)
    assert "random" == rows[-1][0]


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    """In the form that its name says."""
    file = tmp_path / "match.svg"
    assert 0 == ohhell(*DUEL, "--deals", "15", "--plot", str(file)).exit_code
    drawn = file.read_text(encoding="utf-8")
    assert "<svg" in drawn
    assert "deals" in drawn


def test_who_does_not_measure_loads_no_lab() -> None:
    """A server that people play on starts without it."""
    code = "import sys, ohhell.cli; sys.exit(any(name == 'ohhell.lab' for name in sys.modules))"
    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode


# --- What goes wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["casual", "nobody"], "there is no bot 'nobody': the levels are "),
        (["casual", "random", "--seats", "11"], "11 seats: a table has 2 to 10"),
        (["casual", "random", "--size", "13"], "4 seats can be dealt 1 to 12 cards each"),
        (["casual", "random", "--rules", "whist"], "whist: no rules have this name or code"),
        (
            ["casual", "random", "--rules", "romanian_whist", "--seats", "7"],
            "a pack has enough for 6",
        ),
        (["casual", "random", "--field", "A,C,B,B"], "'C' is none of the bots A (casual), B"),
        (["casual", "random", "--field", "A,B"], "field 1 names 2 bots: it must name 4"),
        (["random"] * 5, "5 bots for 4 seats: say by --field who sits together"),
        (["casual", "random", "--sprt", "1", "1"], "--sprt: the two means must be finite and"),
        (["casual", "random", "--sprt", "0", "1", "--alpha", "2"], "above 0 and below 0.5"),
        (["casual", "random", "--csv", "no/such/file.csv"], "no/such/file.csv: No such file"),
        (["casual", "random", "--csv", __file__], "is there already; --force writes over it."),
        (["casual", "random", "--plot", __file__], "the name of a picture ends in one of "),
        (["casual", "random", "--plot", "no/such/a.png"], "there is no folder no/such to write"),
        (["casual", "random", "--ray", "127.0.0.1:1"], "no Ray cluster answers at 127.0.0.1:1"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], said: str) -> None:
    """In one line, before anything is played, with status 1 and nothing on standard output."""
    result = ohhell("match", *words, "--jobs", "1", "--deals", "2")
    assert (1, "") == (result.exit_code, result.stdout)
    assert said in result.stderr
    assert 1 == result.stderr.count("\n")


@pytest.mark.parametrize(
    ("missing", "words", "said"),
    [
        ("ray", ("--ray", "local"), "several machines need Ray: pip install 'ohhell[cluster]'"),
        ("matplotlib", ("--plot", "a.png"), "a picture needs matplotlib: pip install 'ohhell[lab]"),
    ],
)
def test_a_library_that_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, missing: str, words: tuple[str, ...], said: str
) -> None:
    """With how to have it."""
    monkeypatch.setitem(sys.modules, missing, None)
    monkeypatch.delitem(sys.modules, f"{missing}.backend_bases", raising=False)
    result = ohhell(*DUEL, *words)
    assert (1, "") == (result.exit_code, result.stdout)
    assert said in result.stderr


def test_a_bot_that_fails_ends_the_match_with_what_is_known(tmp_path: Path) -> None:
    """It stands in a file of the folder, as its maker has it."""
    (tmp_path / "mine.py").write_text(
        "class bot:\n    def __init__(self, seed): ...\n"
        "    def act(self, view, seat): return None\n"
    )
    done = ohhell_process(tmp_path, "match", "casual", "mine:bot", "--size", "2", "--jobs", "2")
    assert 1 == done.returncode
    assert done.stderr == (
        "mine:bot failed in seat 1, round 1 of deal 0: TypeError: it answered None, which is no "
        "action\n"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.parametrize(("jobs", "whom"), [("1", "os.getpid()"), ("2", "os.getppid()")])
def test_ctrl_c_ends_it_with_what_is_known(tmp_path: Path, jobs: str, whom: str) -> None:
    """The sheet holds the deals that are told, and no process is left."""
    (tmp_path / "mine.py").write_text(INTERRUPTING.format(whom=whom))
    words = ("match", "mine:bot", "random", "--size", "2", "--deals", "100000", "--csv", "a.csv")
    done = ohhell_process(tmp_path, *words, "--jobs", jobs)
    assert (130, "Interrupted.\n") == (done.returncode, done.stderr)
    with (tmp_path / "a.csv").open(newline="", encoding="utf-8") as lines:
        deals = list(read_sheet(lines))
    assert done.stdout.startswith(f"{len(deals)} deal")
    assert 0 < len(deals) < 1000


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_ctrl_c_finds_a_deal_written_and_told_or_neither(tmp_path: Path) -> None:
    """Pressed at the very moment at which the first deal is on its way to the sheet."""
    os.mkfifo(tmp_path / "a.csv")
    words = ("match", "casual", "random", "--size", "2", "--deals", "100000", "--jobs", "1")
    command = [*heeding(*words), "--csv", "a.csv", "--force"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as match:
        with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as lines:
            arrived = [lines.readline()]
            match.send_signal(signal.SIGINT)
            arrived.extend(lines)
        told = match.communicate(timeout=110)[0]
    assert 130 == match.returncode
    deals = list(read_sheet(arrived))
    assert told.startswith(f"{len(deals)} deal")


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not there for every Python")
@pytest.mark.skipif(
    os.environ.get("OHHELL_PROFILE") != "soak",
    reason="a cluster starts slowly, and not at all on a busy machine: set OHHELL_PROFILE=soak",
)
def test_machines_write_the_same_sheet(tmp_path: Path) -> None:
    """Through a cluster of one; a bot of one's own is found there."""
    (tmp_path / "mine.py").write_text("from ohhell.bots import RandomPlayer as bot\n")
    words = ("match", "casual", "mine:bot", "--size", "2", "--deals", "10", "--csv")
    for name, who in (("here", ("--jobs", "1")), ("there", ("--ray", "local"))):
        done = ohhell_process(tmp_path, *words, f"{name}.csv", *who)
        assert 0 == done.returncode, done.stderr
    assert (tmp_path / "here.csv").read_bytes() == (tmp_path / "there.csv").read_bytes()
