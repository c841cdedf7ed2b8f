"""The bitboards in lockstep with the readable rules: the same game, told to both, step by step.

At every decision the same seat must have the same choices; at the end everybody the same points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.compiled import Position
from ohhell.fast.dealing import blank
from ohhell.fast.positions import Read, kind_of, read
from ohhell.fast.tables import Tables, first_bidder, mask, places, tables, twice
from ohhell.rules import (
    SEATS_MAX,
    SEATS_MIN,
    VARIANTS,
    Bid,
    BidWithdrawn,
    CardPlayed,
    Event,
    Game,
    Look,
    NameTrump,
    NilWhen,
    Play,
    RoundScored,
    RuleSet,
    Running,
    Seat,
    TrickCancelled,
    TrickTaken,
    TrumpAsked,
    deal,
    decide,
    evolve,
    fold,
    legal_actions,
    may_deal,
    observe,
    problems,
)
from tests.strategies import Script, rounds, scripts

FROM_ANY_SCORE = (NilWhen.SIZE_ABOVE_SEATS, NilWhen.PACK_EXHAUSTED, NilWhen.NEARLY_FULL)
KNOWN = [
    (variant.ruleset, seats)
    for variant in VARIANTS
    for seats in range(SEATS_MIN, SEATS_MAX + 1)
    if not problems(variant.ruleset, seats)
]


@given(scripts())
def test_games_are_the_same_on_bitboards(script: Script) -> None:
    """Whole games of short rounds, in which seats may come to sit out."""
    Lockstep().play(script)


@given(rounds())
def test_rounds_are_the_same_on_bitboards(script: Script) -> None:
    """Rounds of any size that the pack allows."""
    Lockstep().play(script)


@given(st.sampled_from(KNOWN), st.data())
def test_the_variants_are_the_same_on_bitboards(
    known: tuple[RuleSet, int], data: st.DataObject
) -> None:
    """Each at every table that can play it."""
    ruleset, seats = known
    Lockstep().play(data.draw(rounds(st.just(ruleset), st.just(seats))))


@pytest.mark.parametrize("known", KNOWN[:: len(KNOWN) // 12])
def test_a_walk_leaves_the_same_digest(known: tuple[RuleSet, int]) -> None:
    """What both say of a whole round, as one number each."""
    ruleset, seats = known
    size = min(5, ruleset.largest_that_fits(seats))
    both = Lockstep()
    both.play(Script(ruleset, seats, Seat(1), size, 7, (3, 1, 4, 1, 5, 9, 2, 6)))
    assert both.readable.digest() == both.fast.digest()


# --- Both at once ---------------------------------------------------------------------------------


@dataclass
class Account:
    """What one side says of a walk."""

    told: list[tuple[float, ...]] = field(default_factory=list)

    def digest(self) -> str:
        """Return it as one number."""
        return blake2b(repr(self.told).encode()).hexdigest()


@dataclass
class Lockstep:
    """Plays scripts, and keeps what both sides say of it."""

    readable: Account = field(default_factory=Account)
    fast: Account = field(default_factory=Account)

    def play(self, script: Script) -> None:
        """Play a script to its end; whoever may bid blind looks."""
        _, game = script.begin()
        choices = _endless(script.choices)
        while may_deal(game):
            game = fold(game, deal(game, script.deck(len(game.sheet))))
            twin = Twin.of(game)
            while game.to_act:
                game = self._step(game, twin, next(choices))

    def _step(self, game: Game, twin: Twin, choice: int) -> Game:
        seat = game.to_act[choice % len(game.to_act)]
        legal = legal_actions(game, seat)
        action = Look() if Look() in legal else legal[choice % len(legal)]
        twin.agree(game, seat)
        events = decide(game, seat, action)
        if isinstance(action, Bid):
            self._bid(game, twin, seat, action, events)
        if isinstance(action, NameTrump):
            twin.name(action)
        for event in events:
            self._happens(game, twin, event)
            game = evolve(game, event)
        return game

    def _says(self, readable: tuple[float, ...], fast: tuple[float, ...]) -> None:
        self.readable.told.append(readable)
        self.fast.told.append(fast)
        assert readable == fast

    def _bid(self, game: Game, twin: Twin, seat: Seat, bid: Bid, events: tuple[Event, ...]) -> None:
        """Let both bid: all choices are the same, and so is who must bid anew."""
        legal = [action.tricks for action in legal_actions(game, seat) if isinstance(action, Bid)]
        self._says((game.to_act[0], *legal), (twin.bidder(), *_bits(twin.open_bids(seat))))
        twin.bid(seat, bid.tricks)
        again = [event.seat for event in events if isinstance(event, BidWithdrawn)]
        self._says(tuple(again), twin.bids_anew())

    def _happens(self, game: Game, twin: Twin, event: Event) -> None:
        match event:
            case TrumpAsked(seat) if twin.position[at.BIDS_MADE]:
                self._says((seat,), (twin.order[engine.highest_bidder(twin.position)],))
            case CardPlayed(seat, card):
                legal = [play.card for play in legal_actions(game, seat) if isinstance(play, Play)]
                asked = mask(tuple(legal), game.ruleset.pack.order)
                self._says((seat, asked), (twin.turn(), twin.playable(seat)))
                twin.play(seat, places(game.ruleset.pack.order)[card])
            case TrickTaken(winner):
                self._says((winner,), (twin.winner,))
            case TrickCancelled():
                self._says((-2,), (twin.winner,))
            case RoundScored(points):
                playing = tuple(float(points[seat]) for seat in twin.order)
                self._says(playing, tuple(twin.points(game, s) for s in twin.order))
            case _:
                pass


def _endless(choices: tuple[int, ...]) -> Iterator[int]:
    while True:
        yield from choices


def _bits(of: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(of.bit_length()) if of >> bit & 1)


# --- The bitboards --------------------------------------------------------------------------------


@dataclass
class Twin:
    """A round on bitboards; seats are called as at the readable table."""

    position: Position
    tables: Tables
    order: tuple[Seat, ...]
    winner: int = -1
    changing: bool = False

    @classmethod
    def of(cls, game: Game) -> Twin:
        """Return the round that was dealt in `game`."""
        round_, pack = game.round_in_progress, game.ruleset.pack
        order, kind = round_.clockwise(0), kind_of(game)
        dealer = order.index(round_.dealer)
        first = first_bidder(game.ruleset.bidding, dealer=dealer, seats=len(order))
        position = blank(len(order), round_.size, dealer, first)
        position[at.TRUMP] = -1 if round_.trump is None else round_.trump
        position[at.TRUMP_DUE] = round_.trump_due
        if round_.turn_up is not None:
            position[at.TURNED] = places(pack.order)[round_.turn_up]
            position[at.PLAYED_ONCE] = mask((round_.turn_up,), pack.order)
        for index, seat in enumerate(order):
            held = round_.hands[seat] or round_.face_down[seat] or ()
            position[at.ONCE + index] = mask(held, pack.order)
            position[at.TWICE + index] = twice(held, pack.order)
        return cls(position, tables(game.ruleset, kind, trump=round_.trump), order)

    def name(self, action: NameTrump) -> None:
        """Let the trump be named."""
        self.position[at.TRUMP] = -1 if action.suit is None else action.suit
        self.position[at.TRUMP_DUE] = 0

    def bidder(self) -> Seat:
        """Return whose turn it is to bid."""
        return self.order[engine.bidder(self.position)]

    def open_bids(self, seat: Seat) -> int:
        """Return the mask of what `seat` may bid."""
        rules, bids, _ = self.tables
        if self.changing:
            return engine.open_changes(self.position, bids, self.order.index(seat))
        return engine.open_bids(self.position, rules, bids)

    def bid(self, seat: Seat, tricks: int) -> None:
        """Let `seat` bid."""
        engine.bid(self.position, self.order.index(seat), tricks)
        if self.position[at.BIDS_MADE] == len(self.order):
            engine.begin_play(self.position, self.tables.rules)

    def bids_anew(self) -> tuple[Seat, ...]:
        """Take back the bid that must be changed, if all have bid; return whose it is."""
        if self.changing or self.position[at.BIDS_MADE] < len(self.order):
            return ()
        again = engine.changer(self.position, self.tables.rules)
        if again < 0:
            return ()
        self.changing = True
        engine.withdraw(self.position, again)
        self.position[at.LEADER] = (self.position[at.DEALER] + 1) % len(self.order)
        return (self.order[again],)

    def turn(self) -> Seat:
        """Return whose turn it is to play."""
        return self.order[engine.turn(self.position)]

    def playable(self, seat: Seat) -> int:
        """Return the mask of what `seat` may play."""
        hand = int(self.position[at.ONCE + self.order.index(seat)])
        return engine.playable(self.position, self.tables.rules, hand)

    def play(self, seat: Seat, place: int) -> None:
        """Let `seat` play a card."""
        taken = engine.play(self.position, self.tables.rules, self.order.index(seat), place)
        self.winner = self.order[taken] if taken >= 0 else taken

    def points(self, game: Game, seat: Seat) -> float:
        """Return the points of a seat; all tricks are taken, and all bids known."""
        rules, _, usual = self.tables
        table = read(game, seat).tables.points
        scoring = game.ruleset.scoring
        alone = scoring.nil is None or scoring.nil.when in FROM_ANY_SCORE
        trump = game.round_in_progress.trump
        if alone and scoring.running is Running.NONE and trump is None:
            assert np.array_equal(usual, table)
        index = self.order.index(seat)
        bid = engine.of_party(self.position, rules, at.BIDS, index)
        return float(table[bid, engine.of_party(self.position, rules, at.TAKEN, index)])

    # --- What is read from the readable round -----------------------------------------------------

    def agree(self, game: Game, seat: Seat) -> None:
        """Compare all that can be read from the game, and from what `seat` sees of it."""
        round_ = game.round_in_progress
        if round_.offered:
            return
        assert self.position[at.BROKEN] == round_.broken
        assert [self.position[at.TAKEN + i] for i in range(len(self.order))] == [
            round_.taken[seat] for seat in self.order
        ]
        self._agree_with(read(game, seat), game)
        self._agree_with(read(observe(game, seat), seat), observe(game, seat))
        self._agree_on_unseen(game, seat)

    def _agree_with(self, found: Read, view: Game) -> None:
        assert found.order == self.order
        assert np.array_equal(found.tables.rules, self.tables.rules)
        assert np.array_equal(found.tables.bids, self.tables.bids)
        differing = _differences(found.position, self._as_seen(view))
        assert not differing, f"the positions differ at {differing}"

    def _as_seen(self, view: Game) -> Position:
        """Return the position without what is not in `view`."""
        seen, round_ = self.position.copy(), view.round_in_progress
        for index, seat in enumerate(self.order):
            if round_.hands[seat] is None:
                seen[[at.ONCE + index, at.TWICE + index]] = 0
            if round_.bid_of(seat) is None and seen[at.BIDS + index] >= 0:
                seen[at.BIDS + index] = -1
                seen[at.BIDS_MADE] -= 1
        return seen

    def _agree_on_unseen(self, game: Game, seat: Seat) -> None:
        """No card is where its seat was shown to be void; what `seat` has not seen is unseen."""
        round_, order = game.round_in_progress, game.ruleset.pack.order
        for index, other in enumerate(self.order):
            suits = [s for s in range(4) if self.position[at.VOIDS + index] >> s & 1]
            assert not [card for card in round_.hands[other] or () if card.suit in suits]
        played = [c for t in round_.tricks for c in t.trick.cards] + list(round_.trick.cards)
        turned = [] if round_.turn_up is None else [round_.turn_up]
        left = Counter(game.pack) - Counter([*played, *turned, *(round_.hands[seat] or ())])
        index = self.order.index(seat)
        held = [int(self.position[where + index]) for where in (at.ONCE, at.TWICE)]
        cards = tuple(left.elements())
        assert engine.unseen(self.position, self.tables.rules, *held) == (
            mask(cards, order),
            twice(cards, order),
        )


def _differences(one: Position, other: Position) -> dict[int, tuple[int, int]]:
    """Return where two positions differ, and what stands there."""
    places_ = np.flatnonzero(one != other)
    return {int(place): (int(one[place]), int(other[place])) for place in places_}
