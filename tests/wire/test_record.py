"""The record of a finished game: proved as it is, and found out wherever it has been changed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from ohhell.rules import RULES_VERSION, Pack, PackKind, RuleSet, Schedule, legal_actions, replay
from ohhell.table import HOUSE, Act, Deal, Stage
from ohhell.wire import BadRecord, faults, parse, record_of, replay_of, replayed
from tests.desk import LEAVE, Desk, begun
from tests.laws.table_stories import DOUBLED, RULESETS

Json = dict[str, Any]


@cache
def finished() -> Desk:
    desk = begun("ann", "bob")
    desk.play_to(Stage.OVER)
    return desk


def record() -> Json:
    """A fresh copy of the record of one small game."""
    desk = finished()
    made = record_of("k7m2", desk.log.entries, desk.table.state)
    return dict(msgspec.json.decode(msgspec.json.encode(made)))


def verdict(data: Json) -> str:
    """What the verifier says of a record: nothing when it is proved."""
    try:
        return "; ".join(faults(parse(msgspec.json.encode(data))))
    except BadRecord as error:
        return str(error)


def test_a_record_is_proved() -> None:
    assert verdict(record()) == ""


def put(*path: str | int, value: object) -> Callable[[Json], None]:
    """Return a change: the value at a place of the record is another."""

    def change(data: Any) -> None:  # noqa: ANN401 - any JSON
        for step in path[:-1]:
            data = data[step]
        assert data[path[-1]] != value, "that changes nothing"
        data[path[-1]] = value

    change.__name__ = ".".join(map(str, path))
    return change


TAMPERED = [
    put("format", value="ohhell-record/2"),
    put("rulesVersion", value=RULES_VERSION + 1),
    put("variant", value="spruce"),
    put("variant", value="nobody plays this"),
    put("rules", value={"scoring": {"bonus": 11}}),
    put("rules", value={"no such": "rule"}),
    put("seats", value=4),
    put("names", value=[]),
    put("commitment", value="00" * 32),
    put("secret", value="00" * 32),
    put("secret", value="not hex"),
    put("nonces", 0, value="ff"),
    put("nonces", value=[]),
    put("firstDealer", value=9),
    put("rounds", value=[]),
    put("rounds", 0, "number", value=2),
    put("rounds", 0, "size", value=2),
    put("rounds", 0, "dealer", value=9),
    put("rounds", 0, "hands", value=[["2C"], ["3C"], ["4C"]]),
    put("rounds", 0, "turnUp", value=None),
    put("rounds", 0, "trump", value="X"),
    put("rounds", 0, "bids", value=[1, 1, 1, 1]),
    put("rounds", 0, "tricks", value=[]),
    put("rounds", 0, "tricks", 0, "leader", value=9),
    put("rounds", 0, "tricks", 0, "winner", value=9),
    put("rounds", 0, "tricks", 0, "cards", value=["2C"]),
    put("rounds", 0, "taken", value=[0, 0, 0]),
    put("rounds", 0, "points", value=[99, 99, 99]),
    put("scores", 0, value=999),
    put("ranks", 0, value=9),
    put("ranks", value=[]),
]


@pytest.mark.parametrize("change", TAMPERED, ids=lambda change: change.__name__)
def test_what_is_changed_in_a_record_is_found(change: Callable[[Json], None]) -> None:
    """A verifier that lets one field pass proves nothing."""
    data = copy.deepcopy(record())
    change(data)
    assert verdict(data) != ""


@pytest.mark.parametrize(
    "data",
    [b"", b"null", b"[]", b"{}", b"[" * 100_000, b"\xff\xfe", b"PK\x03\x04", b"1e999"],
    ids=repr,
)
def test_what_is_no_record_is_said_to_be_none(data: bytes) -> None:
    with pytest.raises(BadRecord):
        parse(data)


def test_the_record_ends_with_the_game() -> None:
    """Who comes and goes afterwards is no part of it."""
    desk = finished()
    over = next(e for e in desk.log.entries if e.number == desk.table.number)
    assert "game-over" == desk.refusal("ann", LEAVE)
    assert record()["finishedAt"] == over.at_ms
    assert replay_of("k7m2", desk.log.entries).frames[-1].view.stage == "over"


def test_the_largest_hands_that_there_are_are_proved() -> None:
    """Two packs of 60, all of them dealt to two seats."""
    pack = Pack(PackKind.WIZARD, packs=2)
    ruleset = RuleSet(Schedule(whole_pack=True, custom=(60,)), pack=pack)
    desk = begun("ann", ruleset=ruleset, seats=2)
    desk.play_to(Stage.OVER)
    made = record_of("t", desk.log.entries, desk.table.state)
    assert len(made.rounds[0].hands[0]) == len(made.rounds[0].tricks) == 60
    assert faults(parse(msgspec.json.encode(made))) == ()


@pytest.mark.parametrize("ruleset", [*RULESETS, DOUBLED])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_by_any_rules_is_proved(ruleset: RuleSet, seed: int) -> None:
    """Whatever is secret in it, named, bid blind or dealt from another pack."""
    dice, desk = Random(seed), begun("ann", ruleset=ruleset, seats=4)
    while desk.table.state.stage is not Stage.OVER:
        if desk.table.state.stage is Stage.SCORED:
            desk.do(HOUSE, Deal(len(desk.game.sheet)))
        else:
            action = dice.choice(legal_actions(desk.game, desk.turn))
            desk.do(desk.owner, Act(desk.turn, action, desk.table.number))
    made = parse(msgspec.json.encode(record_of("t", desk.log.entries, desk.table.state)))
    assert faults(made) == ()
    assert replay(replayed(made)) == desk.game
