"""Houses as each step of the database left them, kept as text: later versions must play on in them.

python -m tests.server.old_houses writes the one of the newest step, by the code of today. It is
written once, with the step, and never again: what a version wrote is what it wrote.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from ohhell.rules import Bid, Pattern, Play, RuleSet, Schedule, Seat, legal_actions
from ohhell.server import Settings
from ohhell.server.household import open_house
from ohhell.server.store import Player
from ohhell.server.tables.host import Host
from ohhell.server.tables.opening import Wish
from ohhell.table import Act, Done, Options, Ready, Sit, Stage, Start

FOLDER: Final = Path(__file__).parents[1] / "data" / "houses"
FILES: Final = ("house", "log")
NONCE: Final = "00" * 16


def steps() -> list[str]:
    """Return the numbers of all steps."""
    from ohhell.server.store import migrations

    assert migrations.__file__ is not None
    found = (Path(migrations.__file__).parent / "versions").glob("m[0-9]*_*.py")
    return sorted(file.name[1:5] for file in found)


def restore(step: str, folder: Path) -> dict[str, Any]:
    """Make the data folder of a step; return what is known of it."""
    for name in FILES:
        text = (FOLDER / step / f"{name}.sql").read_text(encoding="utf-8")
        with closing(sqlite3.connect(folder / f"{name}.sqlite3")) as file:
            file.executescript(text)
    facts: dict[str, Any] = json.loads((FOLDER / step / "facts.json").read_text(encoding="utf-8"))
    return facts


async def furnish(folder: Path) -> dict[str, Any]:
    """Make a house of two people: one table is over, one in its game, one not begun."""
    settings = Settings(data=folder, bot_pace_s=(0, 0), summary_ms=1)
    async with open_house(settings) as house:
        ada, ada_token = await house.store.people.admit("Ada")
        bo, bo_token = await house.store.people.admit("Bo")
        tables: dict[str, str] = {}
        for name, largest in (("over", 2), ("playing", 3), ("lobby", 1)):
            rules = RuleSet(schedule=Schedule(Pattern.DOWN, largest=largest))
            host = await house.open(ada, Wish(Options(rules, 2), NONCE))
            await _did(host, bo, Sit(Seat(1), bo.name, NONCE))
            tables[name] = host.id
            if name != "lobby":
                await _did(host, ada, Start((), "casual"))
                await _play(host, 99 if name == "over" else 4)
    return {"tokens": [ada_token, bo_token], "names": ["Ada", "Bo"], "tables": tables}


async def _did(host: Host, player: Player, order: Any) -> None:  # noqa: ANN401 - any order
    answer = await host.ask(player.id, order)
    assert isinstance(answer, Done), answer


async def _play(host: Host, most: int) -> None:
    """Have everybody bid or play so often, or to the end."""
    for _ in range(most):
        state, number = host.table.state, host.table.number
        game = state.game
        assert game is not None
        if state.stage is Stage.OVER:
            return
        if state.stage is Stage.SCORED:
            for place in state.places:
                if host.table.state.stage is Stage.SCORED:
                    await host.ask(str(place.player), Ready(number))
            continue
        seat = game.to_act[0]
        action = legal_actions(game, seat)[0]
        assert isinstance(action, Bid | Play)
        owner = state.places[seat].player
        assert isinstance(await host.ask(str(owner), Act(seat, action, number)), Done)


def write(step: str) -> None:
    """Write the house of a step."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        facts = asyncio.run(furnish(folder))
        (FOLDER / step).mkdir(parents=True)
        for each in FILES:
            with closing(sqlite3.connect(folder / f"{each}.sqlite3")) as file:
                text = "\n".join(file.iterdump())
            (FOLDER / step / f"{each}.sql").write_text(f"{text}\n", encoding="utf-8")
    words = json.dumps(facts, indent=2)
    (FOLDER / step / "facts.json").write_text(f"{words}\n", encoding="utf-8")


if __name__ == "__main__":
    newest = steps()[-1]
    if (FOLDER / newest).exists():
        sys.exit(f"there is a house of step {newest} already")
    write(newest)
    print(f"written: {FOLDER / newest}")  # noqa: T201 - a script
