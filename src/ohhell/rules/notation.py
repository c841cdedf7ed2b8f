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
from collections.abc import Callable, Iterator, Sequence

from ohhell.rules.actions import Action, Bid, Play
from ohhell.rules.cards import Card, Seat, parse_cards
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
from ohhell.rules.ruleset import RuleSet
from ohhell.rules.state import Game

_Line = tuple[int, str]
"""A line and its number."""

HEADER = "ohhell 1"


class BadNotation(ValueError):
    """Text that is not a game. The message names the line, what stands there and what should."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line


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


# --- Reading --------------------------------------------------------------------------------------


def read(text: str) -> tuple[Event, ...]:
    """Return the events of a game in text; raise `BadNotation` with a line that is wrong."""
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    events = tuple(_Reader(lines).events())
    _require_same(lines, write(events).splitlines())
    return events


def _require_same(lines: Sequence[_Line], written: Sequence[str]) -> None:
    """Raise `BadNotation` unless `lines` say what is `written`, the ruleset in whatever form."""
    for (number, line), should in zip(lines, written, strict=False):
        if line.split() != should.split() and not should.startswith("rules "):
            raise BadNotation(number, f"by the rules {should.strip()!r} stands here")
    if len(lines) < len(written):
        raise BadNotation(lines[-1][0], f"by the rules {written[len(lines)].strip()!r} follows")
    if len(lines) > len(written):
        raise BadNotation(lines[len(written)][0], "by the rules nothing follows")


class _Reader:
    def __init__(self, lines: Sequence[_Line]) -> None:
        self._lines = lines
        self._at = 0
        self._now = 0
        """The line that a complaint is about."""
        self._out: list[Event] = []
        self._game: Game | None = None

    def events(self) -> list[Event]:
        self._guard(self._header)
        while self._at < len(self._lines):
            self._guard(self._over if self._is("over") else self._round)
        return self._out

    def _guard(self, step: Callable[[], None]) -> None:
        """Give every complaint of the rules the line it is about."""
        try:
            step()
        except BadNotation:
            raise
        except (ValueError, IndexError, KeyError, RecursionError) as error:
            raise self._bad(str(error) or "incomplete") from error

    def _bad(self, text: str) -> BadNotation:
        last = min(self._now, len(self._lines) - 1)
        return BadNotation(self._lines[last][0] if self._lines else 1, text)

    def _words(self) -> list[str]:
        return self._lines[self._at][1].split()

    def _take(self, word: str) -> list[str]:
        """Return the rest of the current line, which must begin with `word`, and go on."""
        self._now = self._at
        if not self._is(word):
            found = repr(self._words()[0]) if self._at < len(self._lines) else "the end"
            raise self._bad(f"expected {word!r}, found {found}")
        rest = self._words()[1:]
        self._at += 1
        return rest

    def _is(self, word: str) -> bool:
        return self._at < len(self._lines) and self._words()[0] == word

    def _state(self) -> Game:
        assert self._game is not None
        return self._game

    def _fold(self, *events: Event) -> None:
        for event in events:
            self._game = evolve(self._state(), event)
        self._out.extend(events)

    def _header(self) -> None:
        if not self._lines or not self._lines[0][1].startswith(HEADER):
            raise self._bad(f"expected {HEADER!r} first")
        named = dict(word.split("=", 1) for word in self._take("ohhell") if "=" in word)
        seats, dealer = int(named["seats"]), Seat(int(named["dealer"]))
        ruleset = from_plain(RuleSet, json.loads(" ".join(self._take("rules"))))
        self._now = 0
        started = start(ruleset, seats=seats, first_dealer=dealer)
        self._game, self._out = new_game(started), [started]

    def _round(self) -> None:
        self._take("round")
        hands = [parse_cards(part) for part in " ".join(self._take("hands")).split("/")]
        turn, *trump = self._take("turn")
        turned = None if turn == "none" else Card.parse(turn)
        shown = Card.parse(trump[-1]) if "shown" in trump else None
        self._now -= 1
        self._fold(*deal(self._state(), stacked(self._state(), hands, turned, shown)))
        if self._is("bids"):
            self._bids()
        while self._is("trick"):
            self._trick()
        if self._is("points"):
            self._take("points")

    def _bids(self) -> None:
        bids, state = self._take("bids"), self._state()
        if len(bids) != state.seats:
            raise ValueError(f"{len(bids)} bids for {state.seats} seats")
        for seat in state.bidders:
            if bids[seat] != "-":
                self._act(seat, Bid(int(bids[seat])))

    def _trick(self) -> None:
        leader, *words = self._take("trick")
        cards = words[: words.index("->")] if "->" in words else words
        for step, card in enumerate(cards):
            seat = Seat((int(leader.rstrip(":")) + step) % self._state().seats)
            self._act(seat, Play(Card.parse(card)))

    def _over(self) -> None:
        self._take("over")

    def _act(self, seat: Seat, action: Action) -> None:
        self._fold(*decide(self._state(), seat, action))
