"""A game as text, for people and golden files: one line a round, then one line a trick.

::

    ohhell 1 seats=3 dealer=2
    rules {"bidding":{"hook":"off","order":"in_turn"},…}
    round 1 size=1 dealer=2
      hands QS / 2C / 9H
      turn 4D
      bids 0 1 0
      trick 0: QS 2C 9H -> 0
      points 1 0 10
    over 2

Seats are 0-based and clockwise; `hands`, `bids` and `points` go by seat, a trick by order of play.
Winners, points and the like follow from the rest, so reading sees that every line says what the
rules say: text that can be read is, up to spaces, the text that would be written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from ohhell.rules.actions import Action, Bid, Play
from ohhell.rules.cards import Card, Seat
from ohhell.rules.deciding import deal, decide, stacked, start
from ohhell.rules.events import (
    CardPlayed,
    Event,
    GameOver,
    GameStarted,
    HandDealt,
    RoundScored,
    RoundStarted,
    TrickTaken,
    TrumpSet,
    TrumpTurned,
)
from ohhell.rules.evolving import evolve, new_game
from ohhell.rules.plain import from_plain, to_plain
from ohhell.rules.ruleset import SEATS_MAX, SEATS_MIN, RuleSet
from ohhell.rules.state import Game

HEADER = "ohhell 1"
_SAID_MAX: Final = 300
"""The length of what a complaint may repeat."""


class BadNotation(ValueError):
    """Text that is not a game: where, what stands there and what should.

    Lines and columns count from 1; the column after the last is where something is missing.
    """

    def __init__(self, line: int, column: int, text: str) -> None:
        self.line, self.column = line, column
        self.reason = text if len(text) <= _SAID_MAX else f"{text[:_SAID_MAX]}…"
        super().__init__(f"line {line}, column {column}: {self.reason}")


class _Word(NamedTuple):
    text: str
    line: int
    column: int


class _Line(NamedTuple):
    """A line that is not empty."""

    text: str
    words: tuple[_Word, ...]

    @property
    def end(self) -> _Word:
        """What is not there any more."""
        return _Word("", self.words[0].line, len(self.text.rstrip()) + 1)


def _lines_of(text: str) -> Iterator[_Line]:
    for number, line in enumerate(text.split("\n"), 1):
        found = re.finditer(r"\S+", line)
        words = tuple(_Word(word.group(), number, word.start() + 1) for word in found)
        if words:
            yield _Line(line, words)


# --- Writing --------------------------------------------------------------------------------------


def write(events: Sequence[Event]) -> str:
    """Return a game, finished or not, as text. The first event must be `GameStarted`."""
    return "\n".join(_lines(events)) + "\n"


def _lines(events: Sequence[Event]) -> Iterator[str]:
    game: Game | None = None
    hands: list[str] = []
    for event in events:
        match event:
            case GameStarted(ruleset, seats, dealer):
                yield f"{HEADER} seats={seats} dealer={dealer}"
                yield "rules " + json.dumps(
                    to_plain(ruleset), sort_keys=True, separators=(",", ":")
                )
                game = new_game(event)
                continue
            case RoundStarted(index, dealer, size):
                hands = []
                yield f"round {index + 1} size={size} dealer={dealer}"
            case HandDealt(_, cards):
                hands.append(" ".join(map(str, cards)))
            case TrumpTurned() | TrumpSet():
                yield "  hands " + " / ".join(hands)
                yield f"  turn {_turn(event)}"
            case GameOver(winners):
                yield "over " + " ".join(map(str, winners))
            case _:
                pass
        assert game is not None, "a game begins with GameStarted"
        yield from _play_lines(game, event)
        game = evolve(game, event)
    if game is not None:
        yield from _open_lines(game)


def _turn(event: TrumpTurned | TrumpSet) -> str:
    """Return the card turned up; and where its suit is not trump, what is, and a card shown."""
    if isinstance(event, TrumpTurned):
        return _or_none(event.card)
    shown = "" if event.shown is None else f" shown {event.shown}"
    return f"{_or_none(event.turned)} trump {_or_none(event.suit)}{shown}"


def _or_none(value: object | None) -> str:
    return "none" if value is None else str(value)


def _play_lines(before: Game, event: Event) -> Iterator[str]:
    match event:
        case CardPlayed() if (
            before.round and not before.round.tricks and not before.round.trick.cards
        ):
            yield "  bids " + " ".join(map(str, before.round.all_bids))
        case TrickTaken(winner):
            trick = before.round_in_progress.trick
            yield f"  trick {trick.leader}: {' '.join(map(str, trick.cards))} -> {winner}"
        case RoundScored(points):
            yield "  points " + " ".join(map(str, points))
        case _:
            pass


def _open_lines(game: Game) -> Iterator[str]:
    round_ = game.round
    if round_ is None or round_.points is not None:
        return
    if round_.bidding or not (round_.tricks or round_.trick.cards):
        known = [
            sealed if bid is None else bid
            for bid, sealed in zip(round_.bids, round_.sealed, strict=True)
        ]
        if any(bid is not None for bid in known):
            yield "  bids " + " ".join("-" if bid is None else str(bid) for bid in known)
    elif round_.trick.cards:
        yield f"  trick {round_.trick.leader}: {' '.join(map(str, round_.trick.cards))}"


# --- Reading ---


def read(text: str) -> tuple[Event, ...]:
    """Return the events of a game in text; raise `BadNotation` with the place that is wrong."""
    lines = list(_lines_of(text))
    if not lines:
        raise BadNotation(1, 1, f"expected {HEADER!r} first")
    events = tuple(_Reader(lines).events())
    _require_same(lines, write(events).splitlines())
    return events


def _require_same(lines: Sequence[_Line], written: Sequence[str]) -> None:
    """Raise `BadNotation` unless `lines` say what is `written`, the ruleset in whatever form."""
    for line, should in zip(lines, written, strict=False):
        wrong = _first_other(line, should.split())
        if wrong and not should.startswith("rules "):
            raise _bad(wrong, f"by the rules {should.strip()!r} stands here")
    if len(lines) < len(written):
        raise _bad(lines[-1].end, f"by the rules {written[len(lines)].strip()!r} follows")
    if len(lines) > len(written):
        raise _bad(lines[len(written)].words[0], "by the rules nothing follows")


def _first_other(line: _Line, should: Sequence[str]) -> _Word | None:
    """Return the first word of a line that is not as it should be."""
    for word, text in zip(line.words, should, strict=False):
        if word.text != text:
            return word
    if len(line.words) == len(should):
        return None
    return [*line.words, line.end][len(should)] if len(line.words) > len(should) else line.end


def _bad(word: _Word, text: str) -> BadNotation:
    return BadNotation(word.line, word.column, text)


def _second(words: Sequence[_Word]) -> _Word | None:
    """Return the first word that stood before."""
    seen: set[str] = set()
    for word in words:
        if word.text in seen - {"/"}:
            return word
        seen.add(word.text)
    return None


class _Reader:
    def __init__(self, lines: Sequence[_Line]) -> None:
        self._lines = lines
        self._at = 0
        self._place = lines[0].words[0]
        """The word that a complaint is about."""
        self._out: list[Event] = []
        self._game: Game | None = None

    def events(self) -> list[Event]:
        self._guard(self._header)
        while self._at < len(self._lines):
            self._guard(self._over if self._is("over") else self._round)
        return self._out

    def _guard(self, step: Callable[[], None]) -> None:
        """Give every complaint of the rules the place it is about."""
        try:
            step()
        except BadNotation:
            raise
        except (ValueError, IndexError, RecursionError) as error:
            raise _bad(self._place, str(error) or "incomplete") from error

    def _take(self, word: str) -> list[_Word]:
        """Return the rest of the current line, which must begin with `word`, and go on."""
        if self._at == len(self._lines):
            raise _bad(self._lines[-1].end, f"expected {word!r}, found the end")
        self._place, *rest = self._lines[self._at].words
        if not self._is(word):
            raise _bad(self._place, f"expected {word!r}, found {self._place.text!r}")
        self._at += 1
        return rest

    def _is(self, word: str) -> bool:
        return self._at < len(self._lines) and self._lines[self._at].words[0].text == word

    def _text(self, word: _Word) -> str:
        """Return the text of a word, which the next complaint will be about."""
        self._place = word
        return word.text

    def _card(self, word: _Word) -> Card:
        return Card.parse(self._text(word))

    def _state(self) -> Game:
        assert self._game is not None
        return self._game

    def _fold(self, *events: Event) -> None:
        for event in events:
            self._game = evolve(self._state(), event)
        self._out.extend(events)

    def _header(self) -> None:
        line = self._lines[0]
        if not line.text.startswith(HEADER):
            raise _bad(line.words[0], f"expected {HEADER!r} first")
        named = {word.text.partition("=")[0]: word for word in self._take("ohhell")}
        seats, dealer = self._number(named, "seats"), self._number(named, "dealer")
        ruleset = self._ruleset()
        if not SEATS_MIN <= seats <= SEATS_MAX:
            self._place = named["seats"]
        elif not 0 <= dealer < seats:
            self._place = named["dealer"]
        started = start(ruleset, seats=seats, first_dealer=Seat(dealer))
        self._game, self._out = new_game(started), [started]

    def _number(self, named: Mapping[str, _Word], name: str) -> int:
        if name not in named:
            raise _bad(self._lines[0].end, f"{name}= is missing")
        return int(self._text(named[name]).partition("=")[2])

    def _ruleset(self) -> RuleSet:
        rest, line = self._take("rules"), self._lines[self._at - 1]
        self._place = place = rest[0] if rest else line.end
        try:
            return from_plain(RuleSet, json.loads(line.text[place.column - 1 :]))
        except json.JSONDecodeError as error:
            raise BadNotation(place.line, place.column + error.pos, error.msg) from error

    def _round(self) -> None:
        self._take("round")
        held = self._take("hands")
        place = self._place
        hands = list(self._hands(held))
        turn = self._take("turn")
        turned, shown = self._turned(turn or [self._lines[self._at - 1].end])
        self._place = _second([*held, *turn[:1]]) or place
        self._fold(*deal(self._state(), stacked(self._state(), hands, turned, shown)))
        if self._is("bids"):
            self._bids()
        while self._is("trick"):
            self._trick()
        if self._is("points"):
            self._take("points")

    def _hands(self, words: Sequence[_Word]) -> Iterator[list[Card]]:
        cards: list[Card] = []
        for word in words:
            if word.text == "/":
                yield cards
                cards = []
            else:
                cards.append(self._card(word))
        yield cards

    def _turned(self, words: Sequence[_Word]) -> tuple[Card | None, Card | None]:
        """Return the card turned up and the one shown."""
        shown = self._card(words[-1]) if any(word.text == "shown" for word in words) else None
        return (None if words[0].text == "none" else self._card(words[0])), shown

    def _bids(self) -> None:
        bids, state = self._take("bids"), self._state()
        if len(bids) != state.seats:
            raise ValueError(f"{len(bids)} bids for {state.seats} seats")
        for seat in state.bidders:
            if bids[seat].text != "-":
                self._act(seat, Bid(int(self._text(bids[seat]))))

    def _trick(self) -> None:
        words = self._take("trick") or [self._lines[self._at - 1].end]
        leader = int(self._text(words[0]).rstrip(":"))
        for step, word in enumerate(words[1:]):
            if word.text == "->":
                break
            seat = Seat((leader + step) % self._state().seats)
            self._act(seat, Play(self._card(word)))

    def _over(self) -> None:
        self._take("over")

    def _act(self, seat: Seat, action: Action) -> None:
        self._fold(*decide(self._state(), seat, action))
