"""Who may say what at a table, and what it changes: the talk, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import Seat
from ohhell.table import (
    HOUSE,
    PHRASES,
    Act,
    Chat,
    Deal,
    Entry,
    PhraseSaid,
    Said,
    Say,
    SayPhrase,
    Stage,
    dump,
    load,
    sent,
)
from ohhell.table.talking import KEPT_MAX
from tests.desk import LEAVE, begun, lobby
from tests.laws.table_stories import Story, stories, tell

HELLO = SayPhrase("hello")


@pytest.mark.parametrize("chat", Chat)
def test_before_and_after_a_game_all_may_be_said(chat: Chat) -> None:
    desk = lobby("ann", "bob", chat=chat)
    assert desk.do("bob", Say("hi")).events == (Said(Seat(1), "hi"),)
    assert desk.do("ann", HELLO).events == (PhraseSaid(Seat(0), "hello"),)
    desk = begun("ann", "bob", chat=chat)
    desk.play_to(Stage.OVER)
    desk.do("bob", Say("well done"))
    desk.do("ann", HELLO)
    assert [line.text or line.phrase for line in desk.table.state.talk.lines] == [
        "well done",
        "hello",
    ]


@pytest.mark.parametrize("stage", [Stage.BIDDING, Stage.PLAYING, Stage.SCORED])
def test_while_it_is_played_the_host_has_decided(stage: Stage) -> None:
    outcomes = {
        Chat.NONE: ("no-talk", "no-talk"),
        Chat.PHRASES: ("phrases-only", None),
        Chat.TEXT: (None, None),
    }
    for chat, (text, phrase) in outcomes.items():
        desk = begun("ann", "bob", chat=chat)
        desk.play_to(stage)
        for order, refused in ((Say("hi"), text), (HELLO, phrase)):
            if refused is None:
                desk.do("ann", order)
            else:
                assert desk.refusal("ann", order) == refused


def test_only_who_has_a_seat_speaks() -> None:
    desk = begun("ann", "bob", chat=Chat.TEXT)
    desk.do("bob", LEAVE)
    for by in ("bob", "zoe", HOUSE):
        for order in (Say("hi"), HELLO):
            assert desk.refusal(by, order) == "not-seated"


def test_a_phrase_is_one_of_the_list() -> None:
    desk = lobby("ann")
    assert desk.refusal("ann", SayPhrase("HELLO")) == "no-such-phrase"
    for phrase in PHRASES:
        desk.do("ann", SayPhrase(phrase))
    assert len(set(PHRASES)) == len(PHRASES) >= 16


def test_a_phrase_that_is_no_longer_offered_stays_readable() -> None:
    desk = lobby("ann")
    entry = Entry(desk.table.number + 1, 9_000, (PhraseSaid(Seat(0), "of-old"),), "ann")
    desk.table.accept(load(dump(entry)))
    assert desk.table.state.talk.lines[-1].phrase == "of-old"


def test_a_line_says_who_sat_there_then() -> None:
    """Also when somebody else has the seat by now."""
    desk = begun("ann", "bob", chat=Chat.TEXT)
    desk.do("bob", Say("I must go"))
    desk.do("bob", LEAVE)
    (line,) = desk.table.state.talk.lines
    assert (line.seat, line.player, line.name) == (1, "bob", "Bob")


def test_the_last_lines_are_kept_and_all_are_counted() -> None:
    desk = lobby("ann")
    for number in range(KEPT_MAX + 1):
        desk.do("ann", Say(f"line {number}"))
    talk = desk.table.state.talk
    assert (talk.count, len(talk.lines)) == (KEPT_MAX + 1, KEPT_MAX)
    assert (talk.lines[0].text, talk.lines[-1].number) == ("line 1", KEPT_MAX + 1)


@given(stories(), st.sampled_from(["ann", "bob"]))
def test_talk_changes_nothing_but_the_talk(story: Story, by: str) -> None:
    """Neither the game nor a clock, nor what anybody is asked: `after` may be older than it."""
    desk = tell(replace(story, chat=Chat.TEXT))
    before, due, number = desk.table.state, desk.table.due(), desk.table.number
    answer = desk.ask(by, Say("hm"))
    if not isinstance(answer, Entry):
        return
    assert replace(desk.table.state, talk=before.talk) == before
    assert desk.table.due() == due
    assert sent(answer, None).events == answer.events
    if before.stage in (Stage.BIDDING, Stage.PLAYING):
        desk.do(desk.owner, Act(desk.turn, desk.legal(), number))
    elif before.stage is Stage.SCORED:
        desk.do(HOUSE, Deal(len(desk.game.sheet)))
