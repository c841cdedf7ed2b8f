"""Laws of files: what is written is read again, and what is broken is refused with its place."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ohhell.exchange import BadFile, Format, GameFile, read, write
from ohhell.rules import BidOrder, Event, RuleSet, Running, Schedule, Scoring, Seat, replay
from ohhell.table import Stage
from ohhell.wire import game_events, record_of
from tests.desk import begun
from tests.strategies import Script, scripts

WRITTEN = [kind for kind in Format if kind is not Format.RECORD]


def record() -> tuple[bytes, list[Event]]:
    """Return the record of one small game, and its events."""
    desk = begun("ann", "bob")
    desk.play_to(Stage.OVER)
    made = record_of("k7m2", desk.log.entries, desk.table.state)
    return msgspec.json.format(msgspec.json.encode(made)), game_events(desk.log.entries)


RECORD, RECORDED = record()

FEWER = settings(max_examples=max(10, settings().max_examples // 5))
"""A whole game, written and read several times, takes long."""


def refused(data: bytes) -> BadFile | None:
    """Return how a file is refused; None where it is a game. Nothing else may happen."""
    try:
        read(data)
    except BadFile as error:
        return error
    return None


def stands_in(data: bytes, error: BadFile) -> bool:
    """Tell whether a place is in a file, or just behind one of its lines."""
    lines = data.decode(errors="replace").split("\n")
    inside = 1 <= error.line <= len(lines)
    return inside and 1 <= error.column <= len(lines[error.line - 1]) + 1


def said_well(data: bytes) -> None:
    """Assert that a file is read, or refused with a place in it and few words."""
    error = refused(data)
    if error is not None:
        assert stands_in(data, error), error
        assert str(error).startswith(f"line {error.line}, column {error.column}: ")
        assert len(str(error)) < 400


@pytest.mark.parametrize("kind", WRITTEN)
def test_points_without_end_are_read_again(kind: Format) -> None:
    """A stackpot that punishes made bids doubles what is missing, and more, round after round."""
    scoring = Scoring(bonus=-1000, per_trick=-1000, miss_bonus=-1000, running=Running.STACKPOT)
    ruleset = RuleSet(Schedule(custom=(1,) * 60), scoring=scoring)
    log = Script(ruleset, 2, Seat(0), only=0, seed=0, choices=(0,)).log()
    assert min(replay(log).scores) < -(10**150)
    assert read(write(log, kind).encode()).games == (log,)


@pytest.mark.parametrize("kind", WRITTEN)
@FEWER
@given(script=scripts(), at=st.integers(0, 1000))
def test_what_is_written_is_read_as_the_same_game(kind: Format, script: Script, at: int) -> None:
    """Finished or cut after any decision; and written again it is the same text."""
    for log in (script.log(), script.log_before(at)):
        text = write(log, kind)
        back = read(text.encode())
        assert kind is back.format
        assert (1, (), ()) == (len(back.games), back.notes, back.guessed)
        assert text == write(back.games[0], kind)
        assert replay(log) == replay(back.games[0])
        if kind is Format.JSON or script.ruleset.bidding.order is BidOrder.IN_TURN:
            assert log == back.games[0]


@FEWER
@given(scripts(), st.data())
def test_every_form_says_the_same(script: Script, data: st.DataObject) -> None:
    """From one to the next and back again nothing is lost."""
    log = read(write(script.log(), Format.NOTATION).encode()).games[0]
    kinds = data.draw(st.permutations(WRITTEN))
    back = log
    for kind in kinds:
        back = read(write(back, kind).encode()).games[0]
    assert log == back


def test_a_record_is_read_as_the_game_that_was_played() -> None:
    """With every event of it."""
    assert GameFile(Format.RECORD, (tuple(RECORDED),)) == read(RECORD)


@st.composite
def files(draw: st.DrawFn) -> bytes:
    """Return whole files of every form."""
    kind = draw(st.sampled_from(Format))
    if kind is Format.RECORD:
        return RECORD
    script = draw(scripts())
    log = script.log_before(draw(st.integers(0, 1000))) if draw(st.booleans()) else script.log()
    return write(log, kind).encode()


@given(files(), st.data())
def test_a_file_cut_short_is_refused_or_whole(data: bytes, draw: st.DataObject) -> None:
    """Where it can be read, it is a game that is not over, never half a statement."""
    said_well(data[: draw.draw(st.integers(0, len(data)))])


@given(files(), st.data())
def test_a_changed_word_is_refused_or_another_game(data: bytes, draw: st.DataObject) -> None:
    """Swapped, doubled or dropped words; other cards; numbers and text of any size."""
    said_well(_changed(data.decode(), draw).encode(errors="surrogatepass"))


def _changed(text: str, draw: st.DataObject) -> str:
    words = text.split(" ")
    here, there = (draw.draw(st.integers(0, len(words) - 1)) for _ in range(2))
    match draw.draw(st.sampled_from(["swap", "drop", "twice", "card", "number", "text", "lines"])):
        case "swap":
            words[here], words[there] = words[there], words[here]
        case "drop":
            del words[here]
        case "twice":
            words.insert(here, words[there])
        case "card":
            return _another_card(text, draw)
        case "number":
            words[here] = draw.draw(
                st.sampled_from(["-1", "99", "1e999", "NaN", "9" * 5000, "1.5"])
            )
        case "text":
            words[here] = draw.draw(st.text(max_size=8))
        case _:
            lines = text.split("\n")
            del lines[draw.draw(st.integers(0, len(lines) - 1))]
            return "\n".join(lines)
    return " ".join(words)


def _another_card(text: str, draw: st.DataObject) -> str:
    rank, suit = draw.draw(st.sampled_from("23456789TJQKA")), draw.draw(st.sampled_from("CDHS"))
    places = [at for at in range(len(text) - 1) if text[at + 1] in "CDHS" and text[at] in "TJQKA29"]
    if not places:
        return text
    at = draw.draw(st.sampled_from(places))
    return text[:at] + rank + suit + text[at + 2 :]


@given(files(), st.data())
def test_bytes_that_are_no_text_are_refused(data: bytes, draw: st.DataObject) -> None:
    """With the place of the first of them."""
    at = draw.draw(st.integers(0, len(data)))
    broken = data[:at] + draw.draw(st.sampled_from([b"\xff", b"\xc3\x28", b"\x80"])) + data[at:]
    error = refused(broken)
    assert error is not None
    assert stands_in(broken, error)
    assert "UTF-8" in str(error)


_leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
_lists = st.lists(_leaves, max_size=3)
json_values = _leaves | _lists | st.lists(_lists, max_size=3) | st.dictionaries(st.text(), _leaves)


@given(files(), st.data())
def test_a_changed_value_is_refused_or_another_game(data: bytes, draw: st.DataObject) -> None:
    """Any value of JSON in the place of any other."""
    if not data.startswith(b"{"):
        return
    top = json.loads(data)
    holder, keys = top, list(top)
    while True:
        key = draw.draw(st.sampled_from(keys))
        inner = holder[key]
        if not isinstance(inner, dict | list) or not inner or draw.draw(st.booleans()):
            break
        holder, keys = inner, list(inner) if isinstance(inner, dict) else list(range(len(inner)))
    holder[key] = draw.draw(json_values)
    said_well(json.dumps(top, indent=draw.draw(st.none() | st.integers(0, 2))).encode())


@given(st.binary(max_size=50) | st.text().map(str.encode))
def test_any_bytes_at_all_are_refused_politely(data: bytes) -> None:
    """Behind the first words of each form too."""
    starts = [
        b"",
        b"{",
        b'{"format": "ohhell-game/1", "events": [',
        b'[Dealer "N"]\n',
        b"ohhell 1 ",
    ]
    starts += [b'{"schema": "ohhell-neutral/1", "kind": "full_game", "rounds": [', b'[Play "']
    for start in starts:
        error = refused(start + data)
        assert error is not None
        assert stands_in(start + data, error)
