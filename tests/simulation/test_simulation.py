"""A table outlives loss, crashes and conflicts, in a whole world made from one seed.

`./check` runs 200 worlds, `./check soak` 20,000, and OHHELL_SEEDS=n as many as it says. A failing
seed is the whole story: ``python -m tests.simulation.run SEED --trace`` tells it again.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from ohhell.table import Done, Refused
from tests.simulation.run import run
from tests.simulation.world import World

PROFILE_SEEDS = {"fast": 50, "soak": 20_000}
"""How many worlds `./check` of that kind runs; 200 otherwise."""
SEEDS = int(
    os.environ.get("OHHELL_SEEDS")
    or PROFILE_SEEDS.get(os.environ.get("OHHELL_PROFILE", "check"), 200)
)
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_table_outlives_it(seed: int) -> None:
    """What was told is kept, what was kept was meant, and everybody sees the same table."""
    run(seed)


def test_a_seed_is_the_whole_story() -> None:
    """A failure that cannot be had again cannot be understood."""
    once, again = run(7), run(7)
    assert once.witness == again.witness
    assert once.log.entries == again.log.entries
    assert once.log.entries != run(8).log.entries


def test_a_seed_tells_its_story_whatever_the_hash_seed() -> None:
    """No order of a set has a say: the trace is the same on every machine (PER-05)."""
    command = [sys.executable, "-m", "tests.simulation.run", "7", "--trace"]
    traces = {
        subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    (trace,) = traces
    assert "SecretRevealed" in trace


KINDS = (
    "SeatCovered",
    "SeatReturned",
    "SeatReady",
    "BidSealed",
    "TimedOut",
    "MoreTimeGiven",
    "ClocksRenewed",
    "PauseAsked",
    "Paused",
    "Resumed",
)


@cache
def some_worlds() -> list[World]:
    """Return the worlds in which faults are counted."""
    return [run(seed) for seed in range(40)]


@pytest.mark.parametrize("fault", ["crash", "conflict", "refused", "away", "reload"])
def test_the_worlds_are_rough(fault: str) -> None:
    """A simulation in which nothing goes wrong proves nothing."""
    seen = Counter(what for world in some_worlds() for _, _, what, _ in world.witness.trace)
    assert seen[fault] >= 10


def test_the_worlds_ask_again_and_too_late() -> None:
    told = [told.answer for world in some_worlds() for told in world.witness.told]
    assert sum(isinstance(answer, Done) for answer in told) >= 10
    assert sum(isinstance(answer, Refused) and answer.code == "stale" for answer in told) >= 10


@pytest.mark.parametrize("kind", KINDS)
def test_the_worlds_see_everything(kind: str) -> None:
    entries = [entry for world in some_worlds() for entry in world.log.entries]
    seen = Counter(type(event).__name__ for entry in entries for event in entry.events)
    assert seen[kind] >= 10
