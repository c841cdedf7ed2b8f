"""Moments of games by any rules: the truth at a table, and what a seat that is to act can count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import Final

from ohhell.bots.contract import _tables
from ohhell.bots.counts import Counts
from ohhell.rules import (
    Action,
    Card,
    Game,
    Look,
    RankOrder,
    RuleSet,
    Scoring,
    Seat,
    Sight,
    deal,
    decide,
    fold,
    legal_actions,
    new_game,
    observe,
    start,
)

GAMES: Final = 25
ORDERS: Final = {RankOrder.ACE_HIGH: "23456789TJQKA", RankOrder.THREE_HIGH: "2456789TJQK3A"}


@dataclass(frozen=True)
class Moment:
    """The truth at a table, and a seat that is to act."""

    game: Game
    seat: Seat

    def counts(self) -> Counts:
        """Return what the seat counts, from its view alone."""
        return Counts(observe(self.game, self.seat), self.seat)

    def hidden(self) -> list[Card]:
        """Return every card that the seat does not see, by the truth: in hands and in the stock."""
        round_ = self.game.round_in_progress
        held = [list(hand or ()) for hand in round_.hands]
        down = [card for hand in round_.face_down for card in hand or ()]
        played = [card for one in (*round_.tricks,) for card in one.trick.cards]
        played += [*round_.trick.cards, *([] if round_.turn_up is None else [round_.turn_up])]
        every = [card for hand in held for card in hand]
        stock = Counter(self.game.pack) - Counter([*every, *down, *played])
        shows = [round_.sight.shows(Seat(at), self.seat) for at in range(self.game.seats)]
        unseen = [card for at, hand in enumerate(held) if not shows[at] for card in hand]
        return [*unseen, *down, *stock.elements()]

    def hand(self) -> list[Card]:
        """Return the own cards that the seat sees."""
        seen = self.game.round_in_progress.sight is Sight.OWNER
        return list(self.game.round_in_progress.hands[self.seat] or ()) if seen else []

    def above(self, card: Card) -> int:
        """Return how many hidden cards of the suit stand further right in the order of ranks."""
        order = ORDERS[self.game.ruleset.pack.order]
        rank = order.index(str(card)[0])
        same = [other for other in self.hidden() if str(other)[1] == str(card)[1]]
        return sum(other.suit is not None and order.index(str(other)[0]) > rank for other in same)

    def tops(self, cards: list[Card]) -> int:
        """Return how many of these cards have nothing hidden above them."""
        return sum(card.suit is not None and self.above(card) == 0 for card in cards)

    def needs(self, seat: int) -> int:
        """Return what is missing to a seat's bid, or its team's, by the truth."""
        round_, teams = self.game.round_in_progress, self.game.ruleset.teams
        mates = range(seat % teams, self.game.seats, teams) if teams else (seat,)
        bids = [
            round_.bids[one] if round_.bids[one] is not None else round_.sealed[one]
            for one in mates
        ]
        taken = [one.winner for one in round_.tricks]
        return sum(bid or 0 for bid in bids) - sum(taken.count(Seat(one)) for one in mates)

    def after(self, action: Action) -> Game:
        """Return the truth after an action."""
        return fold(self.game, decide(self.game, self.seat, action))


def walk(seed: int, games: int = GAMES) -> Iterator[Moment]:
    """Yield moments of games by any rules, played at random."""
    dice = Random(seed)
    for ruleset, seats in islice(_tables(dice), games):
        yield from moments(ruleset, seats, dice)


def moments(ruleset: RuleSet, seats: int, dice: Random) -> Iterator[Moment]:
    """Yield every moment of one game in which a seat has to choose."""
    game = new_game(start(ruleset, seats=seats, first_dealer=Seat(dice.randrange(seats))))
    while not game.over:
        game = fold(game, deal(game, dice.sample(game.pack, len(game.pack))))
        while game.to_act:
            moment = Moment(game, dice.choice(game.to_act))
            yield moment
            legal = legal_actions(game, moment.seat)
            # Who may look at the cards does so half the time, however many bids there are.
            look = isinstance(legal[0], Look) and dice.random() < 1 / 2
            game = moment.after(legal[0] if look else dice.choice(legal))


TEAMS: Final = RuleSet(teams=2)
WORTHLESS: Final = RuleSet(scoring=Scoring(bonus=0, per_trick=3, lowest_wins=True))


@cache
def all_moments() -> tuple[Moment, ...]:
    """Return the moments that every law is held to."""
    dice = Random(5)
    special = [*moments(TEAMS, 4, dice), *moments(WORTHLESS, 3, dice)]
    return (*special, *walk(1), *walk(2))
