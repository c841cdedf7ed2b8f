"""Checking a record: read strictly, played again by the rules, its deals proved from the secret."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from ohhell import rules, table
from ohhell.rules import (
    RULES_VERSION,
    Action,
    Bid,
    Card,
    Event,
    Game,
    GameOver,
    Look,
    NameTrump,
    Play,
    RoundScored,
    RoundStarted,
    RuleSet,
    Seat,
    Suit,
)
from ohhell.wire.record import Record, RecordedRound, RecordedTrick, pack_of, tricks_of
from ohhell.wire.text import text_of

RECORD_BYTES_MAX: Final = 2_000_000
"""A record is some tens of kilobytes; nothing much larger is worth parsing."""


class BadRecord(ValueError):
    """A file that is no record of a game, or not a true one. The message says what is wrong."""


def parse(data: bytes) -> Record:
    """Read a record; raise `BadRecord` in words when it is none."""
    if len(data) > RECORD_BYTES_MAX:
        raise BadRecord(f"{len(data)} bytes: a record has at most {RECORD_BYTES_MAX}")
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"not a record of a game: {error}") from error


def replayed(record: Record) -> list[Event]:
    """Play the record again by the rules; raise `BadRecord` at the first step that differs."""
    try:
        return _Replay(record).events
    except BadRecord:
        raise
    except ValueError as error:
        raise BadRecord(f"the record is against the rules: {error}") from error


def faults(record: Record) -> tuple[str, ...]:
    """Return all that contradicts the record's promise of fair deals; nothing when it is proved.

    Raises `BadRecord` when the game in it was not played by the rules.
    """
    events = replayed(record)
    if len(record.nonces) != record.seats:
        raise BadRecord(f"{len(record.nonces)} nonces for {record.seats} seats")
    try:
        return table.faults(
            events,
            secret=record.secret,
            commitment=record.commitment,
            nonces=record.nonces,
        )
    except ValueError as error:
        raise BadRecord(f"the secret is not hexadecimal: {error}") from error


@dataclass
class _Replay:
    """A record being played again, every statement of it compared with the rules."""

    record: Record
    game: Game = field(init=False)
    events: list[Event] = field(default_factory=list[Event])

    def __post_init__(self) -> None:
        record = self.record
        _same("the version of the rules", record.rules_version, RULES_VERSION)
        _same("the number of names", len(record.names), record.seats)
        ruleset = rules.from_plain(RuleSet, record.rules, place="rules")
        _check_variant(record.variant, ruleset)
        _same("the pack", record.pack, pack_of(ruleset, record.seats))
        dealer = Seat(record.first_dealer)
        started = rules.start(ruleset, seats=record.seats, first_dealer=dealer)
        self.game = rules.new_game(started)
        self.events.append(started)
        for recorded in record.rounds:
            self._round(recorded)
        _same(
            "the number of rounds", len(record.rounds), len(self.game.sheet) + (not self.game.over)
        )
        _same("the scores", record.scores, list(self.game.scores))
        _same("the ranks", record.ranks, list(rules.ranks_of(self.game)))

    def _happen(self, events: Iterable[Event]) -> None:
        for event in events:
            self.game = rules.evolve(self.game, event)
            self.events.append(event)

    def _round(self, recorded: RecordedRound) -> None:
        place = f"round {recorded.number}"
        self._happen(_dealt(self.game, recorded))
        for bids in (recorded.bids, recorded.first_bids or recorded.bids):
            _same(f"{place}: the number of bids", len(bids), self.game.seats)
        while self.game.to_act and not self.game.round_in_progress.in_play:
            seat = self.game.to_act[0]
            self._happen(rules.decide(self.game, seat, _said(self.game, seat, recorded)))
        for number, trick in enumerate(recorded.tricks, 1):
            if self.game.to_act:
                self._trick(f"{place}, trick {number}", trick)
        if not isinstance(self.events[-1], RoundScored | GameOver):
            raise BadRecord(f"{place}: cards are missing")
        round_, line = self.game.round_in_progress, self.game.sheet[-1]
        _same(f"{place}: the tricks", recorded.tricks, tricks_of(round_))
        _same(f"{place}: the trump", recorded.trump, text_of(round_.trump))
        _same(f"{place}: the bids", recorded.bids, list(line.bids))
        _same(f"{place}: the points", recorded.points, list(line.points))
        _same(f"{place}: the tricks taken", recorded.taken, list(line.taken))

    def _trick(self, place: str, trick: RecordedTrick) -> None:
        _same(f"{place}: the leader", trick.leader, self.game.round_in_progress.trick.leader)
        _same(
            f"{place}: the number of cards", len(trick.cards), self.game.round_in_progress.playing
        )
        for text in trick.cards:
            if not self.game.to_act:
                raise BadRecord(f"{place}: {text} is played after the round has ended")
            self._happen(rules.decide(self.game, self.game.to_act[0], Play(Card.parse(text))))
        _same(f"{place}: the winner", trick.winner, self.game.round_in_progress.tricks[-1].winner)


def _check_variant(variant: str | None, ruleset: RuleSet) -> None:
    if variant is None:
        return
    named = rules.BY_ID.get(variant)
    if named is None or named.ruleset != ruleset:
        raise BadRecord(f"the rules in the record are not those of the variant {variant!r}")


def _same(what: str, said: object, played: object) -> None:
    if said != played:
        raise BadRecord(f"{what} in the record is {said}; by the rules it is {played}")


def _dealt(game: Game, recorded: RecordedRound) -> tuple[Event, ...]:
    hands = [[Card.parse(text) for text in cards] for cards in recorded.hands]
    turned = None if recorded.turn_up is None else Card.parse(recorded.turn_up)
    shown = None if recorded.shown is None else Card.parse(recorded.shown)
    dealt = rules.deal(game, rules.stacked(game, hands, turned, shown))
    out = tuple(Seat(seat) for seat, cards in enumerate(recorded.hands) if not cards)
    said = RoundStarted(recorded.number - 1, Seat(recorded.dealer), recorded.size, out)
    _same(f"round {recorded.number}: the start", said, dealt[0])
    made = rules.fold(game, dealt).round_in_progress
    _same(f"round {recorded.number}: the turn-up", (turned, shown), (made.turn_up, made.shown))
    return dealt


def _said(game: Game, seat: Seat, recorded: RecordedRound) -> Action:
    """Return what `seat` bid, named or looked at before the first card of a recorded round."""
    round_ = game.round_in_progress
    first = recorded.first_bids or recorded.bids
    if round_.offered:
        return Bid(first[seat]) if seat in recorded.blind else Look()
    if round_.namer is not None:
        return NameTrump(None if recorded.trump is None else Suit.parse(recorded.trump))
    return Bid((recorded.bids if round_.others_have_bid(seat) else first)[seat])
