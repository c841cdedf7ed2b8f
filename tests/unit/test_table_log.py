"""An entry as a line of text: what is written is read again, and nothing else is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from ohhell.rules import (
    BY_ID,
    BidMade,
    BidSealed,
    BidWithdrawn,
    BlindBidMade,
    BlindOffered,
    Card,
    CardPlayed,
    GameOver,
    GameStarted,
    HandDealt,
    HandLaid,
    HandSeen,
    HasBid,
    Looked,
    Malformed,
    RoundScored,
    RoundStarted,
    RuleSet,
    Seat,
    Suit,
    TrickCancelled,
    TrickTaken,
    TrumpAsked,
    TrumpNamed,
    TrumpOpen,
    TrumpSet,
    TrumpTurned,
    parse_cards,
)
from ohhell.rules import Event as GameEvent
from ohhell.table import (
    Command,
    Entry,
    Event,
    Open,
    Options,
    Sent,
    Stage,
    Table,
    TableOpened,
    dump,
    load,
    sent,
)
from ohhell.table.events import (
    Absence,
    BotSeated,
    BrowserShared,
    ClocksRenewed,
    HostChanged,
    MoreTimeGiven,
    PauseAsked,
    Paused,
    PersonAdmitted,
    PersonRemoved,
    PhraseSaid,
    RatedChanged,
    ReadyAsked,
    RematchOpened,
    Resumed,
    Said,
    SeatCovered,
    SeatLeft,
    SeatOffered,
    SeatReady,
    SeatReturned,
    SeatsArranged,
    SeatTaken,
    SeatUnready,
    SecretDrawn,
    SecretRevealed,
    TableClosed,
    TableEvent,
    TimedOut,
)
from tests.desk import SECRET, SHORT, begun

ROOT: Final = Path(__file__).parents[2]
GOLDEN_SCORES: Final = (11, 2, 20)
SEAT = Seat(2)
ONE_OF_EACH: list[Event] = [
    TableOpened(Options(RuleSet(), 4, listed=True, summary_ms=1, cover_after_ms=2), "c0"),
    SecretDrawn(SECRET),
    SeatTaken(SEAT, "id-é", 'Zoë "Z" ♠\n', "0f"),
    BotSeated(SEAT, "Robo", "casual"),
    SeatLeft(SEAT),
    SeatCovered(SEAT),
    SeatCovered(SEAT, Absence.IDLE),
    TimedOut(SEAT),
    MoreTimeGiven(SEAT, 15_000),
    ClocksRenewed(),
    PauseAsked(SEAT),
    Paused(),
    Resumed(SEAT),
    Resumed(None),
    SeatReturned(SEAT),
    HostChanged(SEAT),
    SeatReady(SEAT),
    Said(SEAT, 'é "♠"\n'),
    PhraseSaid(SEAT, "hello"),
    SecretRevealed(SECRET),
    SeatUnready(SEAT),
    ReadyAsked(),
    SeatsArranged((Seat(1), Seat(0), SEAT)),
    PersonRemoved("id-é", 'Zoë "Z" ♠\n'),
    PersonAdmitted("id-é", 'Zoë "Z" ♠\n'),
    SeatOffered(SEAT, "id-é"),
    SeatOffered(SEAT, None),
    RematchOpened("k7m2p9x4w8tq"),
    TableClosed(),
    BrowserShared("id-é", ("id-1", "id-2")),
    RatedChanged(False),
    *(GameStarted(variant.ruleset, 5, SEAT) for variant in BY_ID.values()),
    RoundStarted(0, SEAT, 3),
    HandDealt(SEAT, parse_cards("2C TD AS")),
    TrumpTurned(Card.parse("QH")),
    TrumpTurned(None),
    TrumpSet(Suit.SPADES),
    TrumpSet(None, turned=Card.parse("QH")),
    TrumpSet(Suit.HEARTS, shown=Card.parse("QH")),
    TrumpOpen(),
    TrumpAsked(SEAT, no_trump=True),
    TrumpNamed(SEAT, Suit.CLUBS),
    HandLaid(SEAT, (Card.parse("QH"),)),
    BlindOffered((SEAT, Seat(0))),
    BlindBidMade(SEAT, 3),
    Looked(SEAT),
    HandSeen(SEAT, (Card.parse("QH"),)),
    BidMade(SEAT, 3),
    BidWithdrawn(SEAT),
    HasBid(SEAT),
    BidSealed(SEAT, 1),
    CardPlayed(SEAT, Card.parse("TD")),
    TrickTaken(SEAT),
    TrickCancelled(),
    RoundScored((10, -3, 0)),
    GameOver((Seat(0), SEAT)),
]


def line(**changes: object) -> dict[str, Any]:
    """Return a good line of the log, changed."""
    good = json.loads(dump(Entry(7, 1_000, (SeatLeft(SEAT),), "ann", "x", "d")))
    return {**good, **changes}


# --- There and back -------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ONE_OF_EACH, ids=lambda event: type(event).__name__)
def test_every_event_is_read_as_it_was_written(event: Event) -> None:
    entry = Entry(7, 1_764_000_000_000, (event, event), "ann", "x", "d1")
    assert entry == load(dump(entry))
    assert "\n" not in dump(entry)


def test_every_kind_of_event_is_tried_here() -> None:
    """A new event without a place in the log must not wait for its first game to fail."""
    kinds = {*get_args(TableEvent), *get_args(GameEvent)}
    assert kinds == {type(event) for event in ONE_OF_EACH}


def test_cards_read_back_are_cards() -> None:
    """An int would be equal and yet print, sort and dump otherwise."""
    back = load(dump(Entry(1, 0, (CardPlayed(SEAT, Card.parse("QS")),)))).events[0]
    assert isinstance(back, CardPlayed)
    assert (Card, Suit.SPADES) == (type(back.card), back.card.suit)


def test_the_log_is_for_human_eyes_too() -> None:
    text = dump(Entry(1, 5, (HandDealt(SEAT, parse_cards("2C AS")),)))
    assert '"events":[{"type":"HandDealt","seat":2,"cards":["2C","AS"]}]' in text


def test_a_log_of_this_format_is_read_for_ever() -> None:
    """Games outlive versions: if this fails, raise the format and read the old one too (PER-03)."""
    lines = (ROOT / "tests/data/log_format_1.jsonl").read_text(encoding="utf-8").splitlines()
    table = Table.load(map(load, lines))
    assert lines == [dump(load(line)) for line in lines]
    assert Stage.OVER is table.state.stage
    assert table.state.game is not None
    assert GOLDEN_SCORES == table.state.game.scores


# --- What is no entry -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"v": 2}, "entry of format 2; this version reads 1"),
        ({"v": None}, "entry of format None"),
        ({"v": "1"}, "entry of format '1'"),
        ({"v": True}, "entry.v: expected a whole number, found True"),
        ({"number": "7"}, "entry.number: expected a whole number, found '7'"),
        ({"number": 7.0}, "entry.number: expected a whole number, found 7.0"),
        ({"at": None}, "entry.at: expected a whole number, found None"),
        ({"by": 3}, "entry.by: expected text, found 3"),
        ({"id": []}, "entry.id: expected text"),
        ({"digest": {}}, "entry.digest: expected text"),
        ({"more": 1}, "entry.more: unknown"),
        ({"events": None}, "entry.events: expected a list"),
        ({"events": []}, "entry.events: expected a list of at least one"),
        ({"events": {"type": "SeatLeft"}}, "entry.events: expected a list"),
        ({"events": ["SeatLeft"]}, "expected an object, found 'SeatLeft'"),
        ({"events": [{"seat": 1}]}, "type: None is not one of"),
        ({"events": [{"type": "Hidden"}]}, "type: 'Hidden' is not one of"),
        ({"events": [{"type": "__class__"}]}, "type: '__class__' is not one of"),
        ({"events": [{"type": "SeatLeft"}]}, "SeatLeft.seat: missing"),
        ({"events": [{"type": "SeatLeft", "seat": True}]}, "SeatLeft.seat: expected a whole"),
        ({"events": [{"type": "HandDealt", "seat": 1, "cards": ["1C"]}]}, r"cards\[0\]: expected"),
        ({"events": [{"type": "TrumpTurned", "card": 5}]}, "card: expected a card such as 'QS'"),
    ],
    ids=str,
)
def test_a_line_that_is_wrong_is_refused_with_its_fault(
    changes: dict[str, object], fault: str
) -> None:
    """A bad save is named and set aside, never half believed (PER-03)."""
    with pytest.raises(Malformed, match=fault):
        load(json.dumps(line(**changes)))


@pytest.mark.parametrize("key", ["number", "at", "by", "id", "digest", "events"])
def test_a_line_with_a_part_missing_is_refused(key: str) -> None:
    short = {name: value for name, value in line().items() if name != key}
    with pytest.raises(Malformed, match=rf"entry\.{key}: "):
        load(json.dumps(short))


def test_all_faults_of_a_line_are_named() -> None:
    with pytest.raises(Malformed) as caught:
        load(json.dumps(line(number="7", at="soon")))
    assert 2 == len(caught.value.faults)


@pytest.mark.parametrize("text", ["", "null", "[]", "7", '"x"', "{}", "\x80\x02}q\x00.", "!!a b"])
def test_what_is_no_entry_at_all_is_refused(text: str) -> None:
    """Stored state is data: no pickle, no YAML (SEC-07)."""
    with pytest.raises(Malformed, match="entry"):
        load(text)


def test_depth_is_no_way_in() -> None:
    with pytest.raises(Malformed, match="not an entry"):
        load("[" * 100_000)


def test_every_truncation_is_refused() -> None:
    """What a power cut leaves of a line is not a shorter entry (PER-07)."""
    text = dump(begun("ann").log.entries[-1])
    for end in range(len(text)):
        with pytest.raises(Malformed):
            load(text[:end])


# --- What is never shown --------------------------------------------------------------------------


def shown(value: object) -> str:
    return f"{value!r} {value}"


def test_no_repr_shows_the_secret() -> None:
    """A server's own log is read by more people than its store."""
    desk = begun("ann", "bob", "cat")
    order = Open(Options(SHORT, 3), SECRET)
    command = Command("", order)
    for value in (order, command, desk.table, desk.table.state, desk.log.entries):
        assert SECRET not in shown(value)


def test_no_repr_shows_a_hidden_hand() -> None:
    desk = begun("ann", "bob", "cat")
    desk.play_until(lambda _: len(desk.game.sheet) == 1)
    desk.play_until(lambda _: desk.game.round_in_progress.points is None)
    hands = desk.game.round_in_progress.hands
    cards = [str(card) for hand in hands for card in hand or ()]
    last = desk.log.entries[-1]
    told: list[Sent] = [sent(last, seat) for seat in (Seat(0), Seat(1), Seat(2))]
    text = shown((desk.table, desk.table.state, last, told))
    assert 6 == len(cards)
    assert not [card for card in cards if card in text]


def test_no_repr_shows_a_sealed_bid() -> None:
    assert "7" not in shown(Entry(1, 0, (BidSealed(SEAT, 7),)))
