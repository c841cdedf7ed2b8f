"""Worlds in a test: all of them by brute force, and whether one agrees with what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from ohhell.fast.kinds import Ints, Places
from ohhell.rules import (
    Action,
    Card,
    Game,
    Hand,
    IllegalAction,
    Seat,
    deal,
    decide,
    fold,
    hand,
    observe,
    stacked,
)
from tests.strategies import Dealt, Script, Step

World = tuple[Hand, ...]
"""The cards of every place: the hands by seat, then the stock."""


@dataclass(frozen=True)
class Moment:
    """A round under way: the state before its deal, what was done since, and the state now."""

    before: Game
    done: tuple[tuple[Seat, Action], ...]
    now: Game

    @property
    def world(self) -> World:
        """How the cards truly lie."""
        round_ = self.now.round_in_progress
        held = [
            up if down is None else down
            for up, down in zip(round_.hands, round_.face_down, strict=True)
        ]
        hands = [cards or () for cards in held]
        open_ = [*played(self.now), *(() if round_.turn_up is None else (round_.turn_up,))]
        stock = Counter(self.now.pack) - Counter(open_)
        for cards in hands:
            stock -= Counter(cards)
        return (*hands, hand(stock.elements()))

    def agrees(self, seat: Seat, world: World) -> bool:
        """Tell whether `seat` would have seen the same, had the cards lain as in `world`."""
        round_ = self.now.round_in_progress
        hands = [(*held, *played(self.now, Seat(s))) for s, held in enumerate(world[:-1])]
        deck = stacked(self.before, hands, round_.turn_up, round_.shown)
        game = fold(self.before, deal(self.before, deck))
        try:
            for who, action in self.done:
                game = fold(game, decide(game, who, action))
        except IllegalAction:
            return False
        return observe(game, seat) == observe(self.now, seat)

    def other_worlds(self, seat: Seat) -> Iterator[World]:
        """Yield every deal of the cards that `seat` does not see, whether it agrees or not."""
        seen = observe(self.now, seat).round_in_progress.hands
        hidden = [place for place, cards in enumerate((*seen, None)) if cards is None]
        truth = self.world
        cards = Counter(card for place in hidden for card in truth[place])
        for hands in _dealt(cards, [len(truth[place]) for place in hidden]):
            other = dict(zip(hidden, hands, strict=True))
            yield tuple(other.get(place, truth[place]) for place in range(len(truth)))


def moments(script: Script) -> list[Moment]:
    """Return every state of a game in which a round is under way."""
    found: list[Moment] = []
    for entry in script.entries():
        now = fold(entry.game, entry.events)
        match entry:
            case Dealt(before):
                found.append(Moment(before, (), now))
            case Step(_, seat, action):
                last = found[-1]
                found.append(Moment(last.before, (*last.done, (seat, action)), now))
    return found


def played(game: Game, seat: Seat | None = None) -> tuple[Card, ...]:
    """Return the cards played in this round, by one seat or by all."""
    round_ = game.round_in_progress
    return tuple(
        card
        for trick in (*(taken.trick for taken in round_.tricks), round_.trick)
        for who, card in zip(round_.clockwise(trick.leader), trick.cards, strict=False)
        if seat in (who, None)
    )


def _dealt(cards: Counter[Card], sizes: Sequence[int]) -> Iterator[World]:
    """Yield every way to deal `cards`, equal ones being one card, so many to each."""
    if not sizes:
        yield ()
        return
    for first in set(combinations(sorted(cards.elements()), sizes[0])):
        for others in _dealt(cards - Counter(first), sizes[1:]):
            yield (first, *others)


def admits(places: Places, world: World) -> bool:
    """Tell whether a world has all cards where `places` says they may lie."""
    unseen: Counter[Card] = Counter()
    for place, cards in enumerate(world):
        known = Counter(cards_of(places.known_once[place], places.known_twice[place]))
        drawn = Counter(cards) - known
        if known - Counter(cards) or drawn.total() != places.capacity[place]:
            return False
        if any(int(places.forbidden[place]) >> card & 1 for card in drawn):
            return False
        unseen += drawn
    return unseen == Counter(cards_of(places.once, places.twice))


def cards_of(once: int, twice: int) -> Hand:
    """Return the cards of two masks: those held at least once, and those held twice."""
    return hand(Card(card) for mask in (once, twice) for card in range(60) if int(mask) >> card & 1)


def world_of(once: Ints, twice: Ints) -> World:
    """Return a world as it was drawn."""
    return tuple(map(cards_of, once.tolist(), twice.tolist()))


def room_for(places: Places) -> tuple[Ints, Ints]:
    """Return what a world is drawn into."""
    return np.zeros_like(places.capacity), np.zeros_like(places.capacity)
