"""Laws of writing: what is written is read again, and what is not ours is refused politely."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import (
    Event,
    GameStarted,
    InvalidRuleSet,
    Malformed,
    RuleSet,
    Seat,
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
from ohhell.rules.bidding import BidOrder, Hook
from ohhell.rules.notation import BadNotation, read, write
from ohhell.rules.schedule import Overflow
from ohhell.rules.trump import NoTrump
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
        assert record == again or isinstance(read_as, GameStarted)


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
    rising = schedule.pattern.value in {"up", "downup", "downup2"}
    custom = schedule.custom
    if custom:
        rising = custom[-1] == max(custom)
    here = (52 if schedule.whole_pack else 51) // min(max(seats, 2), 10)
    most = schedule.largest if schedule.overflow is Overflow.CLAMP else min(schedule.largest, here)
    expected = {
        "seats": not 2 <= seats <= 10,
        "largest": not 1 <= schedule.largest <= (26 if schedule.whole_pack else 25),
        "smallest": not 1 <= schedule.smallest <= max(most, 1),
        "step": not 1 <= schedule.step <= 25,
        "custom": any(not 1 <= size <= here for size in custom),
        "too-long": len(custom) > 60,
        "hook-from": not 1 <= ruleset.bidding.hook_from <= 26,
        "no-trump-last": ruleset.trump.no_trump is NoTrump.LAST and not rising,
        "hook-together": ruleset.bidding.order is BidOrder.TOGETHER
        and ruleset.bidding.hook is not Hook.OFF,
        "points": any(abs(number) > 1000 for number in numbers),
    }
    found = [problem.code for problem in problems(ruleset, seats)]
    assert {code for code, is_so in expected.items() if is_so} == set(found)
    assert sum(abs(number) > 1000 for number in numbers) == found.count("points")


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
