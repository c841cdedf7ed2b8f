"""Reading a game from text, every line judged by the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence

from ohhell.rules.cards import Card, Seat, Suit
from ohhell.rules.notation.places import BadNotation, Line, Word, bad, lines_of
from ohhell.rules.notation.writing import HEADER, write
from ohhell.rules.plain import from_plain
from ohhell.rules.play.actions import Action, Bid, Look, NameTrump, Play
from ohhell.rules.play.dealing import deal, stacked, start
from ohhell.rules.play.deciding import decide
from ohhell.rules.play.events import Event
from ohhell.rules.play.evolving import evolve, new_game
from ohhell.rules.play.state import Game
from ohhell.rules.values.one_card import Sight
from ohhell.rules.values.ruleset import RuleSet
from ohhell.rules.values.validity import SEATS_MAX, SEATS_MIN


def read(text: str) -> tuple[Event, ...]:
    """Return the events of a game in text; raise `BadNotation` with the place that is wrong."""
    lines = list(lines_of(text))
    if not lines:
        raise BadNotation(1, 1, f"expected {HEADER!r} first")
    events = tuple(_Reader(lines).events())
    _require_same(lines, write(events).splitlines())
    return events


def _require_same(lines: Sequence[Line], written: Sequence[str]) -> None:
    """Raise `BadNotation` unless `lines` say what is `written`, the ruleset in whatever form."""
    for line, should in zip(lines, written, strict=False):
        wrong = _first_other(line, should.split())
        if wrong and not should.startswith("rules "):
            raise bad(wrong, f"by the rules {should.strip()!r} stands here")
    if len(lines) < len(written):
        raise bad(lines[-1].end, f"by the rules {written[len(lines)].strip()!r} follows")
    if len(lines) > len(written):
        raise bad(lines[len(written)].words[0], "by the rules nothing follows")


def _first_other(line: Line, should: Sequence[str]) -> Word | None:
    """Return the first word of a line that is not as it should be."""
    for word, text in zip(line.words, should, strict=False):
        if word.text != text:
            return word
    if len(line.words) == len(should):
        return None
    return [*line.words, line.end][len(should)] if len(line.words) > len(should) else line.end


def _second(words: Sequence[Word]) -> Word | None:
    """Return the first word that stood before."""
    seen: set[str] = set()
    for word in words:
        if word.text in seen - {"/"}:
            return word
        seen.add(word.text)
    return None


class _Reader:
    def __init__(self, lines: Sequence[Line]) -> None:
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
            raise bad(self._place, str(error) or "incomplete") from error

    def _take(self, word: str) -> list[Word]:
        """Return the rest of the current line, which must begin with `word`, and go on."""
        if self._at == len(self._lines):
            raise bad(self._lines[-1].end, f"expected {word!r}, found the end")
        self._place, *rest = self._lines[self._at].words
        if not self._is(word):
            raise bad(self._place, f"expected {word!r}, found {self._place.text!r}")
        self._at += 1
        return rest

    def _is(self, word: str) -> bool:
        return self._at < len(self._lines) and self._lines[self._at].words[0].text == word

    def _text(self, word: Word) -> str:
        """Return the text of a word, which the next complaint will be about."""
        self._place = word
        return word.text

    def _card(self, word: Word) -> Card:
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
            raise bad(line.words[0], f"expected {HEADER!r} first")
        named = {word.text.partition("=")[0]: word for word in self._take("ohhell")}
        seats, dealer = self._number(named, "seats"), self._number(named, "dealer")
        ruleset = self._ruleset()
        if not SEATS_MIN <= seats <= SEATS_MAX:
            self._place = named["seats"]
        elif not 0 <= dealer < seats:
            self._place = named["dealer"]
        started = start(ruleset, seats=seats, first_dealer=Seat(dealer))
        self._game, self._out = new_game(started), [started]

    def _number(self, named: Mapping[str, Word], name: str) -> int:
        if name not in named:
            raise bad(self._lines[0].end, f"{name}= is missing")
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
        self._before_play()
        while self._is("trick"):
            self._trick()
        if self._is("points"):
            self._take("points")

    def _before_play(self) -> None:
        """Take what was bid and named, in whatever order the rules ask for it."""
        steps: dict[str, Callable[[str], None]] = {
            "blind": self._said_bid,
            "look": self._look,
            "named": self._named,
            "bids": self._bids,
            "again": self._said_bid,
        }
        while word := next(filter(self._is, steps), None):
            steps[word](word)

    def _said_bid(self, word: str) -> None:
        seat, tricks = self._said(word)
        self._act(seat, Bid(int(self._text(tricks))))

    def _named(self, word: str) -> None:
        seat, suit = self._said(word)
        text = self._text(suit)
        self._act(seat, NameTrump(None if text == "none" else Suit.parse(text)))

    def _look(self, word: str) -> None:
        (seat,) = self._take(word) or [self._lines[self._at - 1].end]
        self._act(Seat(int(self._text(seat))), Look())

    def _said(self, word: str) -> tuple[Seat, Word]:
        """Return who said what in a line such as ``named 2: S``."""
        words = [*self._take(word), self._lines[self._at - 1].end][:2]
        return Seat(int(self._text(words[0]).rstrip(":"))), words[-1]

    def _hands(self, words: Sequence[Word]) -> Iterator[list[Card]]:
        cards: list[Card] = []
        for word in words:
            if word.text == "/":
                yield cards
                cards = []
            else:
                cards.append(self._card(word))
        yield cards

    def _turned(self, words: Sequence[Word]) -> tuple[Card | None, Card | None]:
        """Return the card turned up and the one shown."""
        shown = self._card(words[-1]) if any(word.text == "shown" for word in words) else None
        return (None if words[0].text == "none" else self._card(words[0])), shown

    def _bids(self, word: str) -> None:
        bids, state = self._take(word), self._state()
        blind = state.round_in_progress.blind
        if len(bids) != state.seats:
            raise ValueError(f"{len(bids)} bids for {state.seats} seats")
        for seat in state.bidders:
            if bids[seat].text != "-" and seat not in blind:
                self._act(seat, Bid(int(self._text(bids[seat]))))

    def _trick(self) -> None:
        words = self._take("trick") or [self._lines[self._at - 1].end]
        leader, round_ = int(self._text(words[0]).rstrip(":")), self._state().round_in_progress
        forced = round_.sight is not Sight.OWNER
        for step, word in enumerate(words[1:]):
            if word.text == "->" or forced:
                break
            self._act(round_.clockwise(leader)[step], Play(self._card(word)))

    def _over(self) -> None:
        self._take("over")

    def _act(self, seat: Seat, action: Action) -> None:
        self._fold(*decide(self._state(), seat, action))
