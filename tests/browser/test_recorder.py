"""The recorder itself: one that never objects would prove nothing."""

from __future__ import annotations

import copy
import json

import pytest

from tests.browser.conftest import Arrive
from tests.browser.player import TOGETHER, rules
from tests.browser.recorder import PACK, Json, cards_in
from tests.browser.test_coming_back import NOW


def with_a_card(message: Json, card: str) -> None:
    """Hide another seat's card somewhere in a message."""
    message["events"] = [*message.get("events", ()), {"t": "hidden", "was": f"a {card}!"}]


def with_a_bid(message: Json, _: str) -> None:
    """Tell another seat's bid too soon."""
    message["view"]["seats"][1] |= {"hasBid": True, "bid": 1}


@pytest.mark.parametrize("leak", [with_a_card, with_a_bid])
def test_the_recorder_objects_to_a_leak(arrive: Arrive, leak: object) -> None:
    """A secret that slips into a frame is found, wherever in it and in whatever words."""
    assert callable(leak)
    player = arrive()
    player.open(rules(5, "down", bidding=TOGETHER), **NOW)
    player.until_asked()
    message = copy.deepcopy(next(m for m in reversed(player.recorder.heard) if m.get("view")))
    assert player.recorder.faults == []
    leak(message, min(PACK - cards_in(message)))
    player.recorder.hear(json.dumps(message))
    assert player.recorder.faults
    player.recorder.faults.clear()
