"""An evening: four people, nineteen rounds, and a server that is killed again and again.

Minutes long, so only in the long checks: ``OHHELL_PROFILE=soak pytest tests/browser/test_evening.py
-o faulthandler_timeout=0``.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import threading
from collections import Counter
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.browser.conftest import Arrive
from tests.browser.player import TOGETHER, Player, play_on, rules
from tests.browser.recorder import Json
from tests.browser.serving import House
from tests.browser.test_two_people import scores

pytestmark = pytest.mark.skipif(
    os.environ.get("OHHELL_PROFILE") != "soak", reason="minutes long: set OHHELL_PROFILE=soak"
)

KILLS_MIN = 5
SCREENS = ((360, 740), (740, 360), (390, 844), (1280, 800))
LANGUAGES = ("en", "fr-FR", "ko-KR", "es-ES")
GAMES = {
    "hook": rules(10),
    "no hook": rules(10, bidding={"hook": "off"}),
    "together": rules(10, bidding=TOGETHER),
    "must trump": rules(10, following={"when_void": "must_trump"}),
}


@contextmanager
def killed_now_and_then(house: House, seed: int) -> Generator[list[float]]:
    """Kill the server at random moments and start it again; yields how long each wait was."""
    rng, waits, stop = random.Random(seed), list[float](), threading.Event()

    def kill() -> None:
        while not stop.wait(wait := rng.uniform(1, 12)):
            house.kill()
            house.start()
            waits.append(wait)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        yield waits
    finally:
        stop.set()
        killer.join()


def log_of(data: Path, table: str) -> list[Json]:
    """Return a table's log as it stands in the store."""
    with closing(sqlite3.connect(data / "log.sqlite3")) as store:
        query = "SELECT entry FROM entries WHERE table_id = ? ORDER BY number"
        return [json.loads(row[0]) for row in store.execute(query, (table,))]


def acknowledged(player: Player) -> Counter[str]:
    """Return the ids of the commands that the server said are done."""
    return Counter({m["id"]: 1 for m in player.recorder.heard if m["t"] == "done"})


@pytest.mark.parametrize("name", GAMES)
def test_four_people_play_nineteen_rounds_through_kills(
    name: str, arrive: Arrive, tmp_path: Path
) -> None:
    """What was acknowledged is in the log once, all pages come back, and all tell one story."""
    with House(tmp_path) as house:
        players = [
            arrive(
                house.address,
                language=language,
                viewport={"width": width, "height": height},
                has_touch=width < 1000,
            )
            for (width, height), language in zip(SCREENS, LANGUAGES, strict=True)
        ]
        table = gather(players, GAMES[name])
        with killed_now_and_then(house, seed=len(name)) as waits:
            play_on(*players)
        assert len({tuple(scores(player.page)) for player in players}) == 1
        record = players[0].get(f"/api/tables/{table}/record")
        assert len(record["rounds"]) == 19
    judge(log_of(tmp_path, table), players)
    assert len(waits) >= KILLS_MIN, f"only {len(waits)} kills"


def gather(players: list[Player], game: Json) -> str:
    """Sit four people down and begin."""
    for number, player in enumerate(players):
        player.outage = True
        player.call(f"Player {number + 1}")
    table = players[0].open(game)
    for player in players[1:]:
        player.go(f"/table/{table}")
        player.page.locator(".seat.empty .button.primary").first.click()
        player.page.locator(".seat.you, .seat.person").first.wait_for()
    players[0].page.locator(".seat.person .name").nth(3).wait_for()
    players[0].page.locator(".button.start").click()
    return table


def judge(log: list[Json], players: list[Player]) -> None:
    """Compare what was promised with what is in the log."""
    assert [entry["number"] for entry in log] == list(range(1, len(log) + 1))
    logged = Counter(entry["id"] for entry in log if entry["id"])
    assert max(logged.values()) == 1
    for player in players:
        assert acknowledged(player) <= logged
