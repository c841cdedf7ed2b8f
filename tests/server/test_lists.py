"""The rows of tables: written when lists would say something else, and not for every card."""

from __future__ import annotations

from pathlib import Path

import pytest

from ohhell.rules import RuleSet, Seat, legal_actions
from ohhell.server import House, Settings
from ohhell.server.household import open_house
from ohhell.server.tables.host import Host
from ohhell.server.tables.opening import Wish
from ohhell.table import Act, Done, Options, Sit, Start
from tests.server.client import nonce
from tests.server.conftest import AMPLE

pytestmark = pytest.mark.anyio
CLOCKS = Options(RuleSet(), 2, bid_clock_s=60, play_clock_s=60)


async def begun(house: House) -> tuple[Host, list[str]]:
    """Return a game of two people that has just begun, and the two."""
    ann, ben = [(await house.store.people.admit(name))[0] for name in ("Ann", "Ben")]
    host = await house.open(ann, Wish(CLOCKS, nonce()))
    assert isinstance(await host.ask(ben.id, Sit(Seat(1), "Ben", nonce())), Done)
    assert isinstance(await host.ask(ann.id, Start((), "casual")), Done)
    return host, [ann.id, ben.id]


async def test_no_row_is_written_for_a_card_though_its_clock_has_moved(tmp_path: Path) -> None:
    async with open_house(Settings(data=tmp_path, limits=AMPLE)) as house:
        host, people = await begun(house)
        await house.clerk.settled()
        for _ in range(6):
            game = host.table.state.game
            assert game is not None
            seat = game.to_act[0]
            act = Act(seat, legal_actions(game, seat)[0], host.table.number)
            assert isinstance(await host.ask(people[seat], act), Done)
            assert house.clerk.behind == 0


async def test_a_row_is_written_for_whoever_sits_down(tmp_path: Path) -> None:
    async with open_house(Settings(data=tmp_path, limits=AMPLE)) as house:
        ann, ben = [(await house.store.people.admit(name))[0] for name in ("Ann", "Ben")]
        host = await house.open(ann, Wish(CLOCKS, nonce()))
        await house.clerk.settled()
        assert isinstance(await host.ask(ben.id, Sit(Seat(1), "Ben", nonce())), Done)
        assert house.clerk.behind == 1
