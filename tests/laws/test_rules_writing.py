"""Laws of writing: what is written is read again, and what is not ours is refused politely."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import (
    End,
    Event,
    FirstLeader,
    GameStarted,
    InvalidRuleSet,
    Malformed,
    Naming,
    Pack,
    PackKind,
    RuleSet,
    Seat,
    Ties,
    from_plain,
    from_tagged,
    new_game,
    problems,
    replay,
    rule_card,
    start,
    to_plain,
    to_tagged,
)
from ohhell.rules.notation import BadNotation, read, write
from ohhell.rules.values.bidding import BidOrder, Hook
from ohhell.rules.values.schedule import Overflow
from ohhell.rules.values.trump import NoTrump
from tests.strategies import Script, any_rulesets, scripts

EVENTS: dict[str, type[Event]] = {kind.__name__: kind for kind in Event.__args__}

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


def _cut(script: Script, length: int) -> tuple[Event, ...]:
    log = script.log()
    return log[: 1 + length % len(log)]


# --- Text -----------------------------------------------------------------------------------------


@given(scripts())
def test_a_finished_game_as_text_is_read_as_the_same_game(script: Script) -> None:
    """And written again it is the same text."""
    log = script.log()
    back = read(write(log))
    assert write(log) == write(back)
    assert replay(log) == replay(back)
    if script.ruleset.bidding.order is BidOrder.IN_TURN:
        assert log == back


@given(scripts(), st.integers(0, 1000))
def test_an_unfinished_game_as_text_is_read_as_the_same_game(script: Script, at: int) -> None:
    """After any decision, in the middle of bids or of a trick."""
    log = script.log_before(at)
    back = read(write(log))
    assert write(log) == write(back)
    assert replay(log) == replay(back)


@given(scripts(), st.data())
def test_text_that_is_no_game_is_refused_with_its_line(script: Script, data: st.DataObject) -> None:
    """Whatever is changed: a game as the rules have it, or `BadNotation`."""
    text = _mutated(write(_cut(script, data.draw(st.integers(0, 200)))), data)
    events = _read(text)
    if events is not None:
        assert _words(text) == _words(write(events))


def _read(text: str) -> tuple[Event, ...] | None:
    """Return the game in a text, or None where it is refused with a place that is in it."""
    try:
        return read(text)
    except BadNotation as caught:
        error = caught
    assert stands_in(text, error.line, error.column)
    return None


def stands_in(text: str, line: int, column: int) -> bool:
    """Tell whether a place is in a text, or just behind one of its lines."""
    lines = text.split("\n")
    return 1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1]) + 1


def _words(text: str) -> list[list[str]]:
    """Return the words of every line; the ruleset is data, with its own ways to be written."""
    return [line.split() for line in text.splitlines() if line.strip() and "rules" not in line]


def _mutated(text: str, data: st.DataObject) -> str:
    lines = text.split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    words = lines[at].split(" ")
    word = data.draw(st.integers(0, len(words) - 1))
    other = data.draw(st.sampled_from(lines))
    match data.draw(st.sampled_from(["cut", "drop", "twice", "swap", "word", "text"])):
        case "cut":
            return "\n".join(lines[:at])
        case "drop":
            del lines[at]
        case "twice":
            lines.insert(at, lines[at])
        case "swap":
            lines[at] = other
        case "word":
            words[word] = data.draw(st.sampled_from(text.split()))
            lines[at] = " ".join(words)
        case _:
            words[word] = data.draw(st.text(max_size=8))
            lines[at] = " ".join(words)
    return "\n".join(lines)


@given(st.text())
def test_any_text_at_all_is_refused_politely(text: str) -> None:
    """With the right first line too."""
    for candidate in (text, f"ohhell 1 seats=3 dealer=0\nrules {text}", f"ohhell 1 {text}"):
        assert _read(candidate) is None, candidate


# --- Data -----------------------------------------------------------------------------------------


@given(scripts())
def test_events_as_data_are_read_as_the_same_events(script: Script) -> None:
    """Through JSON, each with its name."""
    for event in script.log():
        back: Event = from_tagged(EVENTS, json.loads(json.dumps(to_tagged(event))))
        assert event == back


@given(scripts(), st.data())
def test_data_that_is_no_event_is_refused_with_its_faults(
    script: Script, data: st.DataObject
) -> None:
    """Whatever stands in whatever place; only in a ruleset may something be left out."""
    event = data.draw(st.sampled_from(script.log()))
    record = _damaged(to_tagged(event), data)
    with suppress(Malformed):
        read_as = from_tagged(EVENTS, record)
        again = to_tagged(read_as)
        assert read_as == from_tagged(EVENTS, again)
        # As text, in which true is no 1.
        same = json.dumps(record, sort_keys=True) == json.dumps(again, sort_keys=True)
        assert same or isinstance(read_as, GameStarted)


def _damaged(record: Any, data: st.DataObject) -> Any:  # noqa: ANN401 - JSON
    if not isinstance(record, dict | list) or not record or data.draw(st.booleans()):
        return data.draw(json_values)
    at: Any = data.draw(st.sampled_from(sorted(record) if isinstance(record, dict) else [0, -1]))
    record[at] = _damaged(record[at], data)
    return record


@given(json_values)
def test_any_data_at_all_is_refused_politely(value: object) -> None:
    """As an event, and as a ruleset; what is left out takes its usual value."""
    for read_it in (lambda: from_tagged(EVENTS, value), lambda: from_plain(RuleSet, value)):
        try:
            read_it()
        except Malformed:
            continue
        assert {} == value


# --- Rulesets -------------------------------------------------------------------------------------


@given(any_rulesets)
def test_a_ruleset_as_data_is_read_as_the_same_ruleset(ruleset: RuleSet) -> None:
    """Also one that cannot be played: it is shown with its problems."""
    assert ruleset == from_plain(RuleSet, json.loads(json.dumps(to_plain(ruleset))))


@given(any_rulesets, st.integers(-1, 12))
def test_problems_lists_every_fault_at_once(ruleset: RuleSet, seats: int) -> None:
    """Counted here by hand, from docs/rules.md."""
    scoring, schedule = ruleset.scoring, ruleset.schedule
    zero = scoring.made_zero
    numbers = [scoring.bonus, scoring.per_miss, 0 if zero is None else zero.bonus]
    numbers += [] if scoring.over is None else [scoring.over.per]
    bidding, ending = ruleset.bidding, ruleset.ending
    blind, by_schedule = bidding.blind, ending.kind is End.SCHEDULE
    numbers += [] if blind is None else [blind.bonus]
    changes = bidding.hook in (Hook.DEALER_CHANGES, Hook.LEFT_CHANGES)
    rising = schedule.pattern.value in {"up", "downup", "downup2", "fixed"}
    custom = schedule.custom
    if custom:
        rising = custom[-1] == max(custom)
    table = min(max(seats, 2), 10)
    wrong_pack = pack_faults(ruleset.pack, table)
    pack = Pack() if any(wrong_pack.values()) else ruleset.pack
    here = (pack.size(table) - (not schedule.whole_pack)) // table
    two = (pack.size(2) - (not schedule.whole_pack)) // 2
    reject = schedule.overflow is Overflow.REJECT
    most = schedule.largest if schedule.overflow is Overflow.CLAMP else min(schedule.largest, here)
    expected = {
        "seats": not 2 <= seats <= 10,
        "largest": not custom and not 1 <= schedule.largest <= (here if reject else max(here, two)),
        "smallest": not custom and not 1 <= schedule.smallest <= max(most, 1),
        "step": not custom and not 1 <= schedule.step <= 51,
        "custom": any(not 1 <= size <= here for size in custom),
        "too-long": len(custom) > 60,
        "no-trump-round": any(not 1 <= number <= 99 for number in ruleset.trump.no_trump_rounds),
        "hook-from": not 1 <= bidding.hook_from <= 52,
        "no-trump-last": ruleset.trump.no_trump is NoTrump.LAST and not (rising and by_schedule),
        "hook-in_turn": bidding.order is BidOrder.IN_TURN and changes,
        "hook-together": bidding.order is not BidOrder.IN_TURN
        and bidding.hook is not Hook.OFF
        and not (bidding.order is BidOrder.TOGETHER and changes),
        "secret-highest": bidding.order is BidOrder.SECRET
        and (
            ruleset.trump.named is Naming.HIGHEST_BIDDER
            or ruleset.leading.first is FirstLeader.HIGHEST_BIDDER
        ),
        "blind-order": blind is not None and bidding.order is not BidOrder.IN_TURN,
        "blind-behind": blind is not None and not 1 <= blind.behind <= 1000,
        "ending-points": not by_schedule and not 1 <= ending.points <= 1000,
        "ties-lives": ending.kind is End.LIVES and ending.ties is Ties.EXTRA_ROUNDS,
        "teams": ruleset.teams != 0
        and (ruleset.teams < 2 or table % ruleset.teams != 0 or table // ruleset.teams < 2),
        "points": any(abs(number) > 1000 for number in numbers),
        **wrong_pack,
    }
    found = [problem.code for problem in problems(ruleset, seats)]
    if "rounds" in found:
        assert not {"largest", "smallest", "step"} & {*found}
        assert len(schedule.sizes(table, pack.size(table))) > 99
        found.remove("rounds")
    assert {code for code, is_so in expected.items() if is_so} == set(found)
    assert sum(abs(number) > 1000 for number in numbers) == found.count("points")


def pack_faults(pack: Pack, seats: int) -> dict[str, bool]:
    """Return which faults the pack of a table has."""
    short = pack.kind is PackKind.SHORT and seats > 6
    few = not short and 1 <= pack.packs <= 2 and pack.size(seats) <= seats
    return {"packs": not 1 <= pack.packs <= 2, "short-seats": short, "pack-size": few}


@given(any_rulesets, st.integers(-1, 12))
def test_a_ruleset_starts_a_game_or_is_refused_with_its_problems(
    ruleset: RuleSet, seats: int
) -> None:
    """And one that starts has its schedule and its rule card."""
    if found := problems(ruleset, seats):
        with pytest.raises(InvalidRuleSet) as caught:
            start(ruleset, seats=seats, first_dealer=Seat(0))
        assert found == caught.value.problems
    else:
        assert new_game(start(ruleset, seats=seats, first_dealer=Seat(0))).sizes
        assert rule_card(ruleset, seats)
