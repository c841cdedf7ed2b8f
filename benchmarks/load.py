# ruff: noqa: INP001, T201 - a script that prints
"""How many people the server takes: real tables of four at human pace, over real sockets.

``python -m benchmarks.load`` runs the server as people do (`ohhell serve`, with a durable log of
its own) and plays beside it. It says what the server computes by its own processor time, which
neighbours on the same machine disturb little; latencies they do disturb. For Linux.

- ``--players 16000 --pace 4``: so many people, a move every four seconds at each table.
- ``--closed``: everybody acts the moment they may: as many durable moves as it can take.
- ``--storm``: the server restarts (``--kill``: is killed), and all pages come back.
- ``--database postgresql``: that of the tests keeps the games, in memory where there is room.
- ``--peer``: the same traffic at a Colyseus room, installed from npm into a temporary folder.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import uvloop

from benchmarks.loading import peer
from benchmarks.loading.crowd import Pace
from benchmarks.loading.evening import Evening
from benchmarks.loading.figures import Figures, Row, told
from benchmarks.loading.runs import Play, play, storm
from benchmarks.loading.served import require_files, serving, start
from tests import postgres


def options_of(arguments: list[str]) -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=400, help="how many people (400)")
    parser.add_argument("--pace", type=float, default=4, help="seconds between moves (4)")
    parser.add_argument("--seconds", type=float, default=20, help="how long it is measured (20)")
    parser.add_argument("--closed", action="store_true", help="act as soon as it is allowed")
    parser.add_argument("--storm", action="store_true", help="restart, and see all come back")
    parser.add_argument("--kill", action="store_true", help="kill -9 instead of a restart")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--peer", action="store_true", help="then measure Colyseus alike")
    parser.add_argument("--json", action="store_true", help="print nothing but the figures")
    return parser.parse_args(arguments)


def measure(options: argparse.Namespace) -> dict[str, Row]:
    """Return the figures of every server that is asked for, by what it is."""
    pace = 0.0 if options.closed else options.pace
    wish, figures = Play(options.players, pace, options.seconds), Figures()
    rows = dict[str, Row]()
    with tempfile.TemporaryDirectory() as folder, _database(options.database) as env:
        if options.storm:
            rows["storm"] = uvloop.run(storm(Path(folder), wish, env, kill=options.kill))
        else:
            # Else tables that act at once would mostly wait for the next deal, all together.
            brisk = {"OHHELL_SUMMARY_MS": "0"} if options.closed else {}
            with serving(start(Path(folder), env | brisk)) as served:
                evening = Evening(figures, Pace(pace))
                rows[f"ohhell, {options.database}"] = uvloop.run(play(served, wish, evening))
    if figures.sample and options.peer:
        rows[peer.TITLE] = peer.measure(wish, figures.sample)
    return rows


@contextmanager
def _database(kind: str) -> Generator[dict[str, str]]:
    """Yield the settings by which a server keeps its games there."""
    if kind == "sqlite":
        yield {}
        return
    with postgres.new_postmaster(postgres.memory_folder()) as postmaster:
        yield {"OHHELL_DATABASE": postmaster.new_database()}


def main(arguments: list[str]) -> None:
    """Measure what is asked for, and print it."""
    options = options_of(arguments)
    if options.storm and options.peer:
        raise SystemExit("a peer that keeps nothing has no tables to come back to: no --storm")
    require_files(options.players)
    rows = measure(options)
    if options.json:
        print(json.dumps(rows))
        return
    print("$ python -m benchmarks.load", *arguments)
    for title, row in rows.items():
        print(told(title, row))


if __name__ == "__main__":
    main(sys.argv[1:])
