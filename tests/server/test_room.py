"""A table takes only so much before and beside its game, since all is read whenever it wakes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.rules import Seat
from ohhell.table import HOUSE, AskReady, ClearSeat, Done, Refused
from tests.server.client import nonce
from tests.server.conftest import AMPLE, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio


async def test_what_the_house_orders_is_never_too_much(tmp_path: Path) -> None:
    """Else a stranger who wears a table out keeps chips there for ever."""
    async with serving(tmp_path, limits=replace(AMPLE, lobby_entries=2)) as place:
        person = await place.person()
        body = {"rules": plain_rules(1), "seats": 2, "nonce": nonce(), "buyIn": 30}
        answer = await person.request("POST", "/api/compete", body)
        host = await place.house.host(answer.json()["id"])
        refused = await host.ask(person.me["id"], AskReady())
        assert isinstance(refused, Refused)
        assert refused.code == "worn-table"
        assert isinstance(await host.ask(HOUSE, ClearSeat(Seat(0))), Done)


async def test_game_entries(tmp_path: Path) -> None:
    """game_entries: seats and host change no more, and the game goes on."""
    async with serving(tmp_path, limits=replace(AMPLE, game_entries=6)) as place:
        game = await game_of(place, 2, plain_rules(1))
        ann, ben = game.tabs
        friend = await place.person()
        await friend.tab(game.table_id)
        assert (await ann.ask("offer", to=friend.me["id"]))["t"] == "done"
        assert (await ann.ask("handHost", seat=1))["t"] == "done"
        assert (await ann.ask("offer", to=None))["code"] == "worn-table"
        assert (await ben.ask("handHost", seat=0))["code"] == "worn-table"
        await game.play_on(lambda: ann.is_over)
