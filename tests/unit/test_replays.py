"""Games that others played, read as files: leaders, winners, legal sets, points and totals.

What a file states is compared with our rules by its reader; here the games that come out are
compared with the file once more, and every statement is changed to see that it counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ohhell.exchange import BadFile, GameFile, Log, read
from ohhell.rules import (
    BY_ID,
    Bid,
    BidMade,
    CardPlayed,
    Game,
    GameStarted,
    Seat,
    Suit,
    evolve,
    legal_actions,
    new_game,
    replay,
)
from tests.fixtures import Row, load
from tests.play import leaders, new_table, winners
from tests.replaying import points_of_teams, replay_round


def read_row(row: Row) -> GameFile:
    """Return what a file that holds `row` is read as."""
    return read(json.dumps(row).encode())


def changed(row: Row, *path: str | int, value: object) -> Row:
    """Return `row` with another value at a place."""
    copy: Any = json.loads(json.dumps(row))
    inner = copy
    for step in path[:-1]:
        inner = inner[step]
    assert inner[path[-1]] != value
    inner[path[-1]] = value
    found: Row = copy
    return found


def test_a_whole_game_of_nineteen_rounds() -> None:
    """RUL-13: its plan of 3..12..3 is none of our schedules, and its deal passes to the right."""
    record = load("games/game_fit_a")
    scores = [0] * 4
    for row, log in zip(record["rounds"], read_row(record).games, strict=True):
        game = replay(log)
        assert (row["first_leader"] - row["dealer"]) % 4 == 1
        _check_round(game, row)
        scores = [a + b for a, b in zip(scores, game.scores, strict=True)]
        assert scores == row["totals"]


def _check_round(game: Game, row: Row) -> None:
    assert game.over
    assert [trick["leader"] for trick in row["tricks"]] == leaders(game)
    assert [trick["winner"] for trick in row["tricks"]] == winners(game)
    assert row["won"] == list(game.round_in_progress.taken)
    assert row["bids"] == list(game.round_in_progress.bids)
    assert tuple(row["points"]) == game.scores


@pytest.mark.parametrize("name", ["first_leader", "cards", "bids", "won", "points", "totals"])
def test_every_number_of_a_round_counts(name: str) -> None:
    """RUL-13: one more, and the game is refused there."""
    record = load("games/game_fit_a")
    told = record["rounds"][3][name]
    value = [told[0] + 1, *told[1:]] if isinstance(told, list) else (told + 1) % 4
    with pytest.raises(BadFile, match=r"rounds\[3\]"):
        read_row(changed(record, "rounds", 3, name, value=value))


def test_a_game_of_nine_seats_in_three_teams() -> None:
    """RUL-25: leaders, winners, and points and totals by its teams, who sit as they like."""
    record, rules = load("games/game_ohw_9p_teams"), BY_ID["campbellsoup"].ruleset
    game, totals = new_table(rules, seats=9), [0] * 9
    for row in record["rounds"]:
        game = replay_round(game, row)
        points = points_of_teams(rules, record["teams"], row, size=row["cards"], taken="won")
        totals = [total + gain for total, gain in zip(totals, points, strict=True)]
        assert (row["points"], row["totals"]) == (points, totals)
    assert game.over


def states(log: Log) -> Iterator[Game]:
    """Yield the states of a game, one after every event."""
    first = log[0]
    assert isinstance(first, GameStarted)
    game = new_game(first)
    yield game
    for event in log[1:]:
        game = evolve(game, event)
        yield game


def read_item(name: str, number: int) -> tuple[Row, Log]:
    """Return one of the rounds of a file, and what a file that holds it alone is read as."""
    record = load(name)
    row: Row = record["items"][number]
    (log,) = read_row(record | {"items": [row]}).games
    return row, log


@pytest.mark.parametrize("number", range(28))
def test_rounds_of_an_independent_engine(number: int) -> None:
    """RUL-14: winners, tricks taken and points of rounds that OpenSpiel played."""
    row, log = read_item("games/rounds_openspiel_oracle", number)
    _check_round(replay(log), row)


@pytest.mark.parametrize("number", range(2))
def test_recorded_playthroughs_with_their_legal_sets(number: int) -> None:
    """RUL-14: at each step the same seat to act, with the same choice."""
    row, log = read_item("games/openspiel_playthroughs", number)
    steps = iter(row["steps"])
    for game, event in zip(states(log), log[1:], strict=False):
        if isinstance(event, BidMade | CardPlayed):
            _check_step(next(steps), game, event)
    assert next(steps, None) is None
    _check_round(replay(log), row)


def _check_step(step: Row, game: Game, event: BidMade | CardPlayed) -> None:
    assert (step["seat"],) == game.to_act
    assert _sorted(step["legal"]) == _sorted(_offered(game, Seat(step["seat"])))
    assert step["chosen"] == (event.tricks if isinstance(event, BidMade) else str(event.card))


def _offered(game: Game, seat: Seat) -> list[int | str]:
    return [
        action.tricks if isinstance(action, Bid) else str(action).removeprefix("play ")
        for action in legal_actions(game, seat)
    ]


def _sorted(offers: list[int | str]) -> list[str]:
    return sorted(map(str, offers))


@pytest.mark.parametrize("number", range(100))
def test_rounds_of_a_tournament(number: int) -> None:
    """RUL-14: its log gives tricks by seat and one seat's bid, and leaves the leader open."""
    row, log = read_item("games/rounds_tournament_log", number)
    game = replay(log)
    assert leaders(game)[0] in row["possible_first_leaders"]
    assert row["winners"] == winners(game)
    assert row["won"] == list(game.round_in_progress.taken)
    assert row["points"] == game.scores[row["seat"]]
    assert row["bid"] == game.round_in_progress.bids[row["seat"]]


def test_every_leader_that_a_tournament_calls_possible_is() -> None:
    """RUL-14: and no other is; such a round would be refused."""
    record = load("games/rounds_tournament_log")
    for row in record["items"]:
        for leader in set(range(4)) - set(row["possible_first_leaders"]):
            alone = record | {"items": [row | {"possible_first_leaders": [leader]}]}
            with pytest.raises(BadFile, match=r"items\[0\]"):
                read_row(alone)


def test_an_unfinished_round_whose_columns_are_seats() -> None:
    """BOT-05: trick 2 is led by east though its column comes second; south is to follow."""
    record = load("games/trickster_partial_hand")
    names = record["seat_order_clockwise"]
    (log,) = read_row(record).games
    game = replay(log)
    round_ = game.round_in_progress
    assert (Suit.HEARTS, 3) == (round_.trump, round_.dealer)
    assert [record["bids"][name] for name in names] == list(round_.bids)
    complete = record["tricks"][:2]
    assert [trick["leader"] for trick in complete] == [names[seat] for seat in leaders(game)]
    assert [trick["winner"] for trick in complete] == [names[seat or 0] for seat in winners(game)]
    assert record["tricks"][2]["plays"] == [str(card) for card in round_.trick.cards]
    south = Seat(names.index(record["next_to_play"]))
    assert (south,) == game.to_act
    assert _sorted(record["legal_next"]) == _sorted(_offered(game, south))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("play_rows", 1), ["6H", "AS", "5S", "7C"]),
        (("play_rows", 2), ["JD", None, None, None]),
        (("play_columns",), ["E", "N", "S", "W"]),
        (("tricks", 1, "winner"), "E"),
        (("tricks", 1, "leader"), "N"),
        (("next_to_play",), "W"),
        (("legal_next",), ["9D"]),
        (("bids", "E"), 6),
        (("dealer",), "N"),
        (("hands", "E", 0), "4H"),
        (("trump",), "D"),
        (("cards",), 6),
    ],
)
def test_every_statement_of_an_unfinished_round_counts(
    path: tuple[str | int, ...], value: object
) -> None:
    """BOT-05: rows and tricks must tell the same, and so must what may follow."""
    with pytest.raises(BadFile):
        read_row(changed(load("games/trickster_partial_hand"), *path, value=value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("round",), 2),
        (("plan", 0), 9),
        (("plan", 5), 11),
        (("cards",), 9),
        (("dealer",), 5),
        (("next_to_bid",), 2),
        (("turned_card",), "3C"),
        (("hands", 4, 0), "2C"),
        (("bids", 0), 3),
    ],
)
def test_every_statement_of_a_save_counts(path: tuple[str | int, ...], value: object) -> None:
    """PER-11: no bid is invented, and none is out of turn."""
    with pytest.raises(BadFile):
        read_row(changed(load("games/unfinished_save"), *path, value=value))
