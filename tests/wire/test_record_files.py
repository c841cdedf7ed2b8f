"""A record as a file of a game: what was changed in it is refused where it stands."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

import msgspec
import pytest

from ohhell.exchange import BadFile, Format, read
from ohhell.wire import BadRecord, parse, replayed
from tests.wire.test_record import TAMPERED, Json, record

SAID = {
    "format": "format: not a game",
    "rulesVersion": "rulesVersion: the version of the rules",
    "variant": "variant: the rules in the record",
    "rules": ": r",
    "seats": "rounds[0]: ",
    "names": "names: the number of names",
    "firstDealer": "firstDealer: a seat is 0 to",
    "rounds": "rounds: the number of rounds",
    "rounds.0.number": "rounds[0].number: this is round 1",
    "rounds.0.size": "rounds[0].size: by the rules the size",
    "rounds.0.dealer": "rounds[0].dealer: by the rules the dealer",
    "rounds.0.hands": "rounds[0]",
    "rounds.0.turnUp": "rounds[0]: by the rules",
    "rounds.0.trump": "rounds[0].trump: not a suit: 'X'",
    "rounds.0.bids": "rounds[0]",
    "rounds.0.tricks": "rounds[0].taken[",
    "rounds.0.tricks.0.leader": "rounds[0].tricks[0].leader: by the rules",
    "rounds.0.tricks.0.winner": "rounds[0].tricks[0].winner: by the rules",
    "rounds.0.tricks.0.cards": "rounds[0].tricks[0]",
    "rounds.0.taken": "rounds[0]",
    "rounds.0.points": "rounds[0].points[0]: by the rules",
    "scores.0": "scores: the scores in the record",
    "ranks.0": "ranks: the ranks in the record",
    "ranks": "ranks: the ranks in the record",
}


def refused(data: Json) -> str:
    """Return how a record is refused, or nothing."""
    try:
        found = read(json.dumps(data, indent=1).encode())
    except BadFile as error:
        return str(error)
    assert Format.RECORD is found.format
    return ""


def against_the_rules(data: Json) -> bool:
    """Tell whether the check of records finds that the game was not played so."""
    try:
        replayed(parse(msgspec.json.encode(data)))
    except BadRecord:
        return True
    return False


@pytest.mark.parametrize("change", TAMPERED, ids=lambda change: change.__name__)
def test_what_was_not_played_so_is_refused_where_it_stands(change: Callable[[Json], None]) -> None:
    """The proof of the deals is another question, which `ohhell verify` answers."""
    data = copy.deepcopy(record())
    change(data)
    error = refused(data)
    assert against_the_rules(data) == bool(error)
    if error:
        assert SAID[change.__name__] in error
        assert not error.startswith("line 1,")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.pop("seats"), "line 1, column 1: Object missing required field `seats`"),
        (lambda data: data.update(seats="2"), "seats: Expected `int`, got `str`"),
        (lambda data: data.update(seats=11), "seats: Expected `int` <= 10"),
        (lambda data: data["rounds"][1].pop("bids"), "rounds[1]: Object missing required field"),
        (lambda data: data["rounds"][1]["tricks"][0].update(leader=[]), "[1].tricks[0].leader: "),
        (lambda data: data["rounds"][1].update(bids=[1, "1"]), "rounds[1].bids: Expected `int`"),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused_where_it_stands(
    change: Callable[[Json], object], said: str
) -> None:
    """Whatever kind a value has."""
    data = copy.deepcopy(record())
    change(data)
    assert said in refused(data)
