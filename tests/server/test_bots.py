"""Bots: seated through the same door, told what their seat sees, and never waited for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from ohhell import bots as levels
from ohhell.bots import Policy
from ohhell.rules import Action, Bid, Game, Seat, legal_actions
from ohhell.server import bots
from ohhell.server.bots import BotRoom
from ohhell.server.metrics import Metrics
from tests.server.conftest import Place, game_of, plain_rules

pytestmark = pytest.mark.anyio


@dataclass
class Witness:
    """Plays like another, and tells what it was shown."""

    inner: Policy
    seen: list[tuple[Game, Seat]]

    def act(self, view: Game, seat: Seat) -> Action:
        """Note the view, and play on."""
        self.seen.append((view, seat))
        return self.inner.act(view, seat)


class Cheat:
    """Bids what nobody may bid."""

    def act(self, view: Game, seat: Seat) -> Action:  # noqa: ARG002
        """Return what is not allowed."""
        return Bid(99)


async def test_a_bot_is_shown_its_own_hand_alone(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[Game, Seat]] = []
    shown: Mapping[str, levels.Level] = {
        name: levels.Level(lambda seed, level=level: Witness(level.make(seed), seen), 1)  # type: ignore[misc]
        for name, level in levels.LEVELS.items()
    }
    monkeypatch.setattr(bots, "LEVELS", shown)
    monkeypatch.setattr(place.house.bots, "_policies", {})
    person = await place.person()
    table_id = await person.open(plain_rules(3), 3, bots=True, start=True)
    async with person.at(table_id) as tab:
        await tab.play_on(lambda: tab.is_over)
    assert len(seen) > 12
    for view, seat in seen:
        hands = view.round_in_progress.hands
        assert [hand is not None for hand in hands] == [s == seat for s in range(3)]


async def test_a_bot_that_fails_is_played_for(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a bot does, the game goes on with a legal action."""
    game = await game_of(place, 2, plain_rules(2))
    state = place.house._hosts[game.table_id].table.state
    assert state.game is not None
    seat = state.game.to_act[0]
    monkeypatch.setattr(bots, "LEVELS", {"casual": levels.Level(lambda _: Cheat(), 1)})
    room = BotRoom(Metrics(), (0.0, 0.0))
    act = await room.answer(state, seat, number=5)
    assert act.action in legal_actions(state.game, seat)
    assert (act.seat, act.after) == (seat, 5)
    room.close()


async def test_the_pace_is_drawn_before_the_bot_thinks(place: Place) -> None:
    """So that when it answers says nothing about what it holds."""
    game = await game_of(place, 2, plain_rules(2))
    state = place.house._hosts[game.table_id].table.state
    assert state.game is not None
    drawn: list[tuple[float, float]] = []

    def draw(low: float, high: float) -> float:
        drawn.append((low, high))
        return 0.0

    room = BotRoom(Metrics(), (0.001, 0.002), draw)
    await room.answer(state, state.game.to_act[0], number=5)
    assert drawn == [(0.001, 0.002)]
    room.close()
