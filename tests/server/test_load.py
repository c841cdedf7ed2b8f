"""The load test goes on working: in a tiny form it plays, and comes back, against a real server."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.tidy.sources import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")


def figures_of(*options: str) -> dict[str, dict[str, float]]:
    """Run the load test, and return its figures."""
    command = (sys.executable, "-m", "benchmarks.load", "--json", "--players", "8", *options)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def test_people_play_and_every_move_is_measured() -> None:
    (row,) = figures_of("--pace", "0.05", "--seconds", "1").values()
    assert row["players"] == 8
    assert row["moves_per_s"] > 1
    assert row["cpu_us_per_move"] > 0
    assert row["done_p50_ms"] > 0
    assert row["seen_p50_ms"] > 0
    assert not row["refused"]


def test_everybody_comes_back_after_a_kill() -> None:
    (row,) = figures_of("--storm", "--kill", "--pace", "0.05", "--seconds", "0.5").values()
    assert row["back"] == row["players"] == 8
    assert 0 < row["back_all_s"] < 300
