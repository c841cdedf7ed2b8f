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
The winner and the points are redundant: reading checks every line against the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from ohhell.rules.actions import Action, Bid, Play
from ohhell.rules.bidding import BidOrder
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
    TrumpTurned,
)
from ohhell.rules.evolving import evolve, new_game
from ohhell.rules.plain import from_plain, to_plain
from ohhell.rules.ruleset import RuleSet
from ohhell.rules.state import Game

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
            case TrumpTurned(card):
                yield "  hands " + " / ".join(hands)
                yield f"  turn {'none' if card is None else card}"
            case GameOver(winners):
                yield "over " + " ".join(map(str, winners))
            case _:
                pass
        assert game is not None, "a game begins with GameStarted"
        yield from _play_lines(game, event)
        game = evolve(game, event)
    if game is not None:
        yield from _open_lines(game)


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
    """Return the events of a game in text; raise `BadNotation` at the first wrong line."""
    return tuple(_Reader(text).events())


class _Reader:
    def __init__(self, text: str) -> None:
        self._lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
        self._at = 0
        self._out: list[Event] = []
        self._game: Game | None = None

    def events(self) -> list[Event]:
        self._guard(self._header)
        while self._at < len(self._lines):
            word = self._words()[0]
            if word == "round":
                self._guard(self._round)
            elif word == "over":
                self._guard(self._over)
            else:
                raise self._bad(f"expected 'round' or 'over', found {word!r}")
        return self._out

    def _guard(self, step: object) -> None:
        """Give every complaint of the rules the line it is about."""
        assert callable(step)
        try:
            step()
        except BadNotation:
            raise
        except (ValueError, IndexError, KeyError) as error:
            raise self._bad(str(error) or "incomplete") from error

    def _bad(self, text: str) -> BadNotation:
        last = min(self._at, len(self._lines) - 1)
        return BadNotation(self._lines[last][0] if self._lines else 1, text)

    def _words(self) -> list[str]:
        return self._lines[self._at][1].split()

    def _take(self, word: str) -> list[str]:
        """Return the rest of the current line, which must begin with `word`, and go on."""
        if self._at >= len(self._lines) or self._words()[0] != word:
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
        named = _named(self._words()[2:])
        seats, dealer = int(named["seats"]), Seat(int(named["dealer"]))
        self._at = 1
        raw = self._lines[1][1].removeprefix("rules ") if self._is("rules") else ""
        if not raw:
            raise self._bad("expected 'rules' and the ruleset as JSON")
        started = start(from_plain(RuleSet, json.loads(raw)), seats=seats, first_dealer=dealer)
        self._game, self._out = new_game(started), [started]
        self._at = 2

    def _round(self) -> None:
        started = self._take("round")
        hands = [parse_cards(part) for part in " ".join(self._take("hands")).split("/")]
        turn = self._take("turn")[0]
        turned = None if turn == "none" else Card.parse(turn)
        dealt = deal(self._state(), stacked(self._state(), hands, turned))
        self._check_round(dealt, _named(started[1:]), int(started[0]), turned)
        self._fold(*dealt)
        if self._is("bids"):
            self._bids()
        while self._is("trick"):
            self._trick()
        if self._is("points"):
            self._points()

    def _check_round(
        self, dealt: Sequence[Event], named: dict[str, str], number: int, turned: Card | None
    ) -> None:
        head, tail = dealt[0], dealt[-1]
        said = RoundStarted(number - 1, Seat(int(named["dealer"])), int(named["size"]))
        if head != said:
            raise ValueError(f"by the schedule this is {head}, not {said}")
        if tail != TrumpTurned(turned):
            raise ValueError(f"by the rules {tail} follows, not {TrumpTurned(turned)}")

    def _bids(self) -> None:
        bids, state = self._words()[1:], self._state()
        if len(bids) != state.seats:
            raise ValueError(f"{len(bids)} bids for {state.seats} seats")
        order = [
            Seat((state.round_in_progress.eldest + s) % state.seats) for s in range(state.seats)
        ]
        together = state.ruleset.bidding.order is BidOrder.TOGETHER
        for seat in order:
            if bids[seat] != "-":
                self._act(seat, Bid(int(bids[seat])))
            elif not together:
                break
        self._at += 1

    def _trick(self) -> None:
        words = self._words()[1:]
        leader = Seat(int(words[0].rstrip(":")))
        arrow = words.index("->") if "->" in words else len(words)
        before = len(self._out)
        for step, word in enumerate(words[1:arrow]):
            self._act(Seat((leader + step) % self._state().seats), Play(Card.parse(word)))
        if arrow < len(words):
            taken = TrickTaken(Seat(int(words[arrow + 1])))
            if taken not in self._out[before:]:
                raise ValueError(f"by the rules {taken} does not follow")
        self._at += 1

    def _points(self) -> None:
        said = RoundScored(tuple(map(int, self._words()[1:])))
        scored = next((e for e in reversed(self._out) if isinstance(e, RoundScored)), None)
        if scored != said:
            raise ValueError(f"by the rules {scored} follows, not {said}")
        self._at += 1

    def _over(self) -> None:
        said = GameOver(tuple(Seat(int(word)) for word in self._words()[1:]))
        if self._out[-1] != said:
            raise ValueError(f"by the rules {self._out[-1]} ends the log, not {said}")
        self._at += 1

    def _act(self, seat: Seat, action: Action) -> None:
        self._fold(*decide(self._state(), seat, action))


def _named(words: Sequence[str]) -> dict[str, str]:
    return dict(word.split("=", 1) for word in words if "=" in word)
