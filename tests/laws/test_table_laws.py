"""Laws of a table, whatever is asked of it, by whomever, in whatever order."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import (
    Audience,
    BidSealed,
    Card,
    HandDealt,
    HandLaid,
    HandSeen,
    Hidden,
    RoundStarted,
    Seat,
    hand,
    legal_actions,
    to_plain,
    to_tagged,
)
from ohhell.table import (
    Command,
    Done,
    Entry,
    Event,
    Refused,
    Sent,
    State,
    Table,
    TableOpened,
    dump,
    evolve,
    load,
    observe,
    opened,
    resume,
    sent,
)
from ohhell.table.events import BrowserShared, SecretRevealed
from tests.desk import LEAVE, SECRET, START, Answer, Desk
from tests.laws.table_stories import RULESETS, Ask, Story, stories, tell
from tests.play import may_see


def audiences(story: Story) -> Iterator[Audience]:
    """Yield every seat, and a spectator."""
    yield from map(Seat, range(story.seats))
    yield None


def folded(entries: list[Sent]) -> State:
    """Return the view that a reader makes of what it was sent."""
    first = entries[0].events[0]
    assert isinstance(first, TableOpened)
    view = opened(first)
    for entry in entries:
        for event in entry.events:
            view = evolve(view, event, entry.at_ms)
    return view


@given(stories())
def test_two_roads_to_the_same_view(story: Story) -> None:
    """Folding what a seat was sent gives exactly what the house says it may see.

    Else a page that follows and a page that reloads would show different tables.
    """
    seen: dict[Audience, State | None] = dict.fromkeys(audiences(story))

    def agree(desk: Desk, answer: Answer) -> None:
        if not isinstance(answer, Entry):
            return
        for audience, before in seen.items():
            view = before or folded(list(resume(desk.log.read()[: answer.number - 1], audience)))
            for event in sent(answer, audience).events:
                view = evolve(view, event, answer.at_ms)
            assert observe(desk.table.state, audience) == view
            seen[audience] = view

    tell(story, agree)


@given(stories(), st.sampled_from(["ann", "bob", "zoe"]))
def test_a_table_rebuilt_from_its_text_is_the_table(story: Story, by: str) -> None:
    """After a restart it stands where it stood, and refuses and repeats what it would have."""
    desk = tell(story)
    rebuilt = Table.load(load(dump(entry)) for entry in desk.log.entries)
    assert desk.table == rebuilt
    asked = [chapter for chapter in story.told if isinstance(chapter, Ask)]
    probes = [Command(ask.by, ask.order, ask.id) for ask in asked]
    for command in (*probes, Command(by, START, "1"), Command(by, LEAVE)):
        assert desk.table.propose(command, at_ms=9) == rebuilt.propose(command, at_ms=9)


@given(stories())
def test_whatever_is_asked_is_answered(story: Story) -> None:
    """An entry, done or refused with a reason; never an exception. A refusal changes nothing."""

    def is_answer(desk: Desk, answer: Answer) -> None:
        assert isinstance(answer, Entry | Done | Refused)
        if not isinstance(answer, Entry):
            assert len(desk.log.entries) == desk.table.number
        if isinstance(answer, Refused):
            assert answer.code
            assert answer.text

    desk = tell(story, is_answer)
    assert Table.load(desk.log.entries) == desk.table


@given(stories())
def test_entries_are_numbered_without_gaps(story: Story) -> None:
    """A reader knows from the numbers alone that it missed nothing; so does the log."""
    desk = tell(story)
    expected = list(range(1, len(desk.log.entries) + 1))
    assert expected == [entry.number for entry in desk.log.entries]
    assert all(entry.events for entry in desk.log.entries)
    for audience in audiences(story):
        missed = list(resume(desk.log.read(after=1), audience))
        assert expected[1:] == [entry.number for entry in missed]
        lengths = [len(entry.events) for entry in desk.log.entries[1:]]
        assert lengths == [len(entry.events) for entry in missed]


@given(stories())
def test_a_command_is_done_once(story: Story) -> None:
    """An id stands in the log once, and is answered with its entry ever after."""
    desk = tell(story)
    ids = [(entry.by, entry.id) for entry in desk.log.entries if entry.id]
    assert len(set(ids)) == len(ids)
    for answer in desk.answers:
        if isinstance(answer, Done):
            assert desk.log.entries[answer.number - 1].id


@given(stories())
def test_cards_are_conserved(story: Story) -> None:
    """No card appears twice, and none is lost between hand, trick and stock."""

    def counted(desk: Desk, _: Answer) -> None:
        game = desk.table.state.game
        if game is None or game.round is None:
            return
        round_ = game.round
        held = [card for own in (*round_.hands, *round_.face_down) for card in own or ()]
        tricks = [*(taken.trick for taken in round_.tricks), round_.trick]
        seen = [*held, *(card for trick in tricks for card in trick.cards)]
        seen += [] if round_.turn_up is None else [round_.turn_up]
        pack = game.ruleset.pack.cards(game.seats)
        assert Counter(seen) <= Counter(pack)
        assert round_.size * round_.playing + (round_.turn_up is not None) == len(seen)
        assert len(pack) == len(seen) + round_.stock

    tell(story, counted)


@given(stories())
def test_a_game_is_rated_if_nobody_who_begins_it_shares_a_browser(story: Story) -> None:
    """As they sit when it begins, whoever came and went before; and then it stays so."""
    begun: list[bool] = []

    def agree(desk: Desk, _: Answer) -> None:
        state = desk.table.state
        seated = {place.player for place in state.places}
        if state.game is None:
            shares = any({*pair} <= seated for pair in state.sharing)
            begun[:] = [story.rated and not shares]
        assert not begun or state.rated is begun[0]

    tell(story, agree)


# --- What nobody may learn ------------------------------------------------------------------------


@given(stories(RULESETS), st.data())
def test_cards_unseen_by_a_seat_may_be_swapped(story: Story, data: st.DataObject) -> None:
    """If nothing sent to a seat changes with a card it has not seen, nothing told it that card."""
    desk = tell(story)
    for audience in audiences(story):
        known, pack = known_cards(desk, audience), story.ruleset.pack.cards(story.seats)
        unseen = [card for card in pack if card not in known]
        swap = data.draw(st.permutations(unseen)) if len(unseen) > 1 else unseen
        pairs = dict(zip(unseen, swap, strict=True))
        other = [with_cards(entry, pairs, since=latest_deal(desk)) for entry in desk.log.entries]
        before = list(resume(desk.log.entries, audience))
        assert before == list(resume(other, audience))
        told = observe(Table.load(other).state, audience)
        assert observe(desk.table.state, audience) == told
        if audience is not None and told.game is not None:
            assert legal_actions(desk.game, audience) == legal_actions(told.game, audience)


def latest_deal(desk: Desk) -> int:
    """Return the number of the entry that dealt the round."""
    deals = [
        entry.number
        for entry in desk.log.entries
        if any(isinstance(event, RoundStarted) for event in entry.events)
    ]
    return deals[-1] if deals else desk.table.number + 1


def known_cards(desk: Desk, audience: Audience) -> set[Card]:
    """Return the cards of the round that `audience` has seen, by the rules of the game alone."""
    state = desk.table.state
    if state.game is None or state.game.round is None:
        return set()
    round_ = state.game.round
    hands = enumerate(round_.hands)
    held = [hand or () for seat, hand in hands if may_see(round_.sight, seat, audience)]
    own = [card for cards in held for card in cards]
    played = [*(taken.trick.cards for taken in round_.tricks), round_.trick.cards]
    turned = () if round_.turn_up is None else (round_.turn_up,)
    return {*own, *turned, *(card for cards in played for card in cards)}


def with_cards(entry: Entry, pairs: dict[Card, Card], *, since: int) -> Entry:
    """Return `entry` with the cards of its hands exchanged, if it was made since `since`."""
    if entry.number < since:
        return entry

    def exchanged(event: Event) -> Event:
        if not isinstance(event, HandDealt | HandLaid | HandSeen):
            return event
        return replace(event, cards=hand(pairs.get(card, card) for card in event.cards))

    return replace(entry, events=tuple(map(exchanged, entry.events)))


@given(stories(), st.integers(0, 3))
def test_sealed_bids_of_others_may_be_changed(story: Story, other: int) -> None:
    """Bids made together are secret until all are in: from other seats, and from spectators."""
    desk = tell(story)
    entries = [
        replace(entry, events=tuple(sealed_as(event, other) for event in entry.events))
        for entry in desk.log.entries
    ]
    for audience in audiences(story):
        ours = [list(without_own(entry, audience)) for entry in resume(desk.log.entries, audience)]
        theirs = [list(without_own(entry, audience)) for entry in resume(entries, audience)]
        assert ours == theirs


def sealed_as(event: Event, tricks: int) -> Event:
    return replace(event, tricks=tricks) if isinstance(event, BidSealed) else event


def without_own(entry: Sent, audience: Audience) -> Iterator[Event | Hidden]:
    for event in entry.events:
        if not (isinstance(event, BidSealed) and event.seat == audience):
            yield event


@given(stories())
def test_the_secret_is_sent_to_nobody_before_it_is_revealed(story: Story) -> None:
    """Who knows the secret knows every card to come."""
    desk = tell(story)
    for audience in audiences(story):
        view: State | None = None
        for entry in resume(desk.log.entries, audience):
            if any(isinstance(event, SecretRevealed) for event in entry.events):
                break
            for event in entry.events:
                view = opened(event) if isinstance(event, TableOpened) else evolve_view(view, event)
                assert SECRET not in json.dumps(to_tagged(event))
            assert SECRET not in json.dumps(to_plain(view))
        over = desk.table.state.revealed
        assert over == (SECRET in json.dumps(to_plain(observe(desk.table.state, audience))))


def evolve_view(view: State | None, event: Event | Hidden) -> State:
    assert view is not None
    return evolve(view, event)


@given(stories())
def test_nobody_is_told_who_came_in_which_browser(story: Story) -> None:
    """Who shares one is for moderators; at the table it is told whether the game is rated."""
    desk = tell(story)
    for audience in audiences(story):
        told = [event for entry in resume(desk.log.entries, audience) for event in entry.events]
        assert not any(isinstance(event, BrowserShared) for event in told)
        assert observe(desk.table.state, audience).sharing == ()


@given(stories())
def test_a_hand_is_sent_to_its_seat_alone(story: Story) -> None:
    """The plainest form of the law, and the one that would be broken first (SEC-01).

    But where all may see a hand save its owner, to them and not to its seat.
    """
    desk = tell(story)
    for audience in audiences(story):
        for entry in resume(desk.log.entries, audience):
            secrets = [e for e in entry.events if isinstance(e, HandSeen | BidSealed)]
            assert all(event.seat == audience for event in secrets)
            dealt = [e for e in entry.events if isinstance(e, HandDealt)]
            assert all(may_see(event.sight, event.seat, audience) for event in dealt)
            assert not any(isinstance(event, HandLaid) for event in entry.events)
