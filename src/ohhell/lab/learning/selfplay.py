"""Rounds that the nets play with themselves and with others, and what they learn from each."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ohhell.bots.net import counting as of
from ohhell.bots.net.bid_features import own_bid_features
from ohhell.bots.net.network import FAR, OTHERS, OUTCOMES, Floats, Nets
from ohhell.bots.net.play_features import card_features
from ohhell.bots.net.weighing import (
    PLAIN,
    Scratch,
    Style,
    Terms,
    best_of,
    look_to_bid,
    look_to_play,
    scratch,
    weigh_bids,
    weigh_cards,
)
from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.compiled import Features, Points, Position, Rules, jit
from ohhell.fast.dice import Dice, any_of, below, dice_of, uniform
from ohhell.lab.learning.dealing import deal
from ohhell.lab.learning.gradient import Decision, learn
from ohhell.lab.learning.recipes import SIZE_MAX, Recipes
from ohhell.lab.learning.thumb import thumb_bid, thumb_card

LEARNER: Final = 0
"""A seat that the nets play as they are; they learn from its decisions alone."""
PAST: Final = 1
"""A seat that nets of earlier play."""
NOISY: Final = 2
SHIFTED: Final = 3
"""A seat that bids one less or one more than the nets would."""
THUMB: Final = 4
"""A seat that plays by rules of thumb."""
RANDOM: Final = 5

_DECISIONS: Final = at.SEATS_MAX * (SIZE_MAX + 2)
_FEATURES: Final = 260
_FACTS: Final = 5
_SEAT: Final = 0
_IS_BID: Final = 1
_NEED: Final = 2
_LEFT: Final = 3
_COUNT: Final = 4

_NOISE: Final = 0.25
"""How often a noisy seat acts at random."""
_SPOILERS: Final = 0.25
"""Which share of the seats minds what the others get."""
_SPOIL_MAX: Final = 0.5
_BOLD: Final = 0.3
"""How often a shifted bid is one more; else it is one less."""
_OTHERS_SHARE: Final = 0.6
"""Which share of the seats others play in a mixed round."""

STATS: Final = 8
ROUNDS: Final = 0
LEARNERS: Final = 1
MADE: Final = 2
POINTS: Final = 3
DECISIONS: Final = 4
SURPRISE: Final = 5


class Memory(NamedTuple):
    """Room for one round's decisions and for learning from them."""

    facts: Features
    features: Features
    position: Position
    deck: Position
    seats: Position
    """``[SEATS_MAX]``: who plays a seat."""
    made: Features
    slope: Floats
    spoil: Floats
    stats: np.ndarray[tuple[int], np.dtype[np.float64]]


class Mind(NamedTuple):
    """All that a worker plays and learns with; each thread needs its own."""

    memory: Memory
    room: Scratch
    dice: Dice


class Company(NamedTuple):
    """Who plays in a training."""

    nets: Nets
    """Those that learn."""
    past: Nets
    """Earlier ones."""
    explore: float
    """How often a learner acts at random."""
    mixed: float
    """In which share of the rounds others than the learner play some of the seats."""
    alone: bool = False
    """Whether the learner has one seat, and the earlier nets have all others."""


class Offer(NamedTuple):
    """What a seat may bid."""

    open: int
    """A mask of bids."""
    known: bool
    """Whether it knows the bids of others."""


def new_mind(seed: int) -> Mind:
    """Return room for rounds, and dice."""
    return Mind(_new_memory(), scratch(), dice_of(seed))


def _new_memory() -> Memory:
    return Memory(
        np.zeros((_DECISIONS, _FACTS), np.int32),
        np.zeros((_DECISIONS, _FEATURES), np.int32),
        np.zeros(at.WIDTH, np.int64),
        np.zeros(120, np.int64),
        np.zeros(at.SEATS_MAX, np.int64),
        np.zeros(OTHERS, np.int32),
        np.zeros(128, np.float32),
        np.zeros(at.SEATS_MAX, np.float32),
        np.zeros(STATS, np.float64),
    )


# --- One round ------------------------------------------------------------------------------------


@jit
def play_round(position: Position, terms: Terms, company: Company, mind: Mind) -> int:
    """Play a dealt round to its end; return how many decisions were kept."""
    rules = terms.rules
    if rules[at.NAMED] == at.BY_DEALER:
        _name(position, terms, position[at.DEALER], company, mind.room)
    elif rules[at.NAMED] == at.BY_HIGHEST:
        position[at.TRUMP] = -1
        position[at.TRUMP_DUE] = 1
    kept = _bid_all(position, terms, company, mind)
    if position[at.TRUMP_DUE]:
        position[at.TRUMP_DUE] = 0
        _name(position, terms, engine.highest_bidder(position), company, mind.room)
    engine.begin_play(position, rules)
    for _ in range(position[at.SEATS] * position[at.SIZE]):
        kept = _play(position, terms, company, kept, mind)
    return kept


@jit
def _bid_all(position: Position, terms: Terms, company: Company, mind: Mind) -> int:
    """Let every seat bid, and bid anew who must; return how many decisions were kept."""
    kept, hidden = 0, terms.rules[at.BIDS_HIDDEN]
    for _ in range(position[at.SEATS]):
        seat = engine.bidder(position)
        open_ = engine.open_bids(position, terms.rules, terms.bids)
        offer = Offer(open_, hidden == at.SHOWN)
        kept = _bid(position, terms, seat, offer, company, kept, mind)
    again = engine.changer(position, terms.rules)
    if again >= 0:
        open_ = engine.open_changes(position, terms.bids, again)
        engine.withdraw(position, again)
        offer = Offer(open_, hidden != at.ALL_ROUND)
        kept = _bid(position, terms, again, offer, company, kept, mind)
    return kept


@jit
def _name(position: Position, terms: Terms, seat: int, company: Company, room: Scratch) -> None:
    """Let `seat` name the trump under which its bid, or its best bid, is worth most."""
    bid = position[at.BIDS + seat]
    open_ = 1 << bid if bid >= 0 else (2 << position[at.SIZE]) - 1
    best, most = -1, np.float32(-1e9)
    for suit in range(4):
        position[at.TRUMP] = suit
        look_to_bid(position, terms, seat, bid >= 0, company.nets.bid, room)
        weigh_bids(position, terms, open_, company.nets.bid, PLAIN, room)
        worth = room.worth[best_of(open_, room.worth)]
        if worth > most:
            best, most = suit, worth
    position[at.TRUMP] = best


@jit
def _bid(
    position: Position,
    terms: Terms,
    seat: int,
    offer: Offer,
    company: Company,
    kept: int,
    mind: Mind,
) -> int:
    """Let `seat` bid; return how many decisions are kept by then."""
    open_ = offer.open
    who, room = mind.memory.seats[seat], mind.room
    if who == RANDOM:
        engine.bid(position, seat, any_of(open_, mind.dice))
        return kept
    if who == THUMB:
        engine.bid(position, seat, thumb_bid(position, seat, open_))
        return kept
    net = company.past.bid if who == PAST else company.nets.bid
    look_to_bid(position, terms, seat, offer.known, net, room)
    weigh_bids(position, terms, open_, net, _style(mind, seat), room)
    choice = _chosen(open_, who, company, mind)
    if who == SHIFTED:
        shifted = choice + (1 if uniform(mind.dice) < _BOLD else -1)
        choice = shifted if shifted >= 0 and open_ >> shifted & 1 else choice
    if who == LEARNER:
        room.sizes[1] = own_bid_features(position, room.seen, choice, room.own)
        kept = _keep(mind, kept, seat, True, choice, position[at.SIZE])
    engine.bid(position, seat, choice)
    return kept


@jit
def _play(position: Position, terms: Terms, company: Company, kept: int, mind: Mind) -> int:
    """Let the seat whose turn it is play; return how many decisions are kept by then."""
    seat, rules, room = engine.turn(position), terms.rules, mind.room
    legal = engine.playable(position, rules, position[at.ONCE + seat])
    who = mind.memory.seats[seat]
    if legal & (legal - 1) == 0 or who == RANDOM:
        engine.play(position, rules, seat, any_of(legal, mind.dice))
        return kept
    if who == THUMB:
        engine.play(position, rules, seat, thumb_card(position, rules, seat, legal))
        return kept
    net = company.past.play if who == PAST else company.nets.play
    look_to_play(position, terms, seat, net, room)
    weigh_cards(position, terms, legal, net, _style(mind, seat), room)
    choice = _chosen(legal, who, company, mind)
    if who == LEARNER:
        room.sizes[1] = card_features(position, rules, room.seen, choice, room.own)
        kept = _keep(mind, kept, seat, False, room.seen[of.NEED], room.seen[of.LEFT])
    engine.play(position, rules, seat, choice)
    return kept


@jit
def _style(mind: Mind, seat: int) -> Style:
    return Style(np.float64(mind.memory.spoil[seat]), 0.0)


@jit
def _chosen(mask: int, who: int, company: Company, mind: Mind) -> int:
    """Return the best choice; now and then of a learner, often of a noisy seat, another."""
    often = _NOISE if who == NOISY else company.explore if who == LEARNER else 0.0
    if often and uniform(mind.dice) < often:
        return any_of(mask, mind.dice)
    return best_of(mask, mind.room.worth)


@jit
def _keep(mind: Mind, kept: int, seat: int, is_bid: bool, need: int, left: int) -> int:
    """Keep a decision until the round shows what came of it."""
    room = mind.room
    table, own = room.sizes[0], room.sizes[1]
    row = mind.memory.features[kept]
    for index in range(table):
        row[index] = room.table[index]
    for index in range(own):
        row[table + index] = room.own[index]
    facts = mind.memory.facts[kept]
    facts[_SEAT], facts[_IS_BID], facts[_NEED] = seat, is_bid, need
    facts[_LEFT], facts[_COUNT] = left, table + own
    return kept + 1


# --- Learning -------------------------------------------------------------------------------------


@jit
def learn_round(
    position: Position, rules: Rules, nets: Nets, kept: int, step: float, mind: Mind
) -> None:
    """Learn from every decision that was kept, now that the round is over."""
    memory = mind.memory
    for index in range(kept):
        facts = memory.facts[index]
        seat = facts[_SEAT]
        # What is still needed at the end, turned round, is how far the bid was missed.
        off = -of.need_of(position, rules, seat)
        # Whoever did not know the bid of a mate foretold only what its own bid comes to.
        off = min(max(off, -facts[_NEED]), facts[_LEFT] - facts[_NEED])
        outcome = min(max(off + FAR, 0), OUTCOMES - 1)
        _who_made(position, rules, seat, memory.made)
        decision = Decision(
            memory.features[index], facts[_COUNT], facts[_NEED], facts[_LEFT], outcome, memory.made
        )
        net = nets.bid if facts[_IS_BID] else nets.play
        memory.stats[SURPRISE] += learn(net, decision, step, mind.room, memory.slope)
    memory.stats[DECISIONS] += kept


@jit
def _who_made(position: Position, rules: Rules, seat: int, made: Features) -> None:
    """Fill `made` with whether each other seat, clockwise, made its bid; -1 for no seat."""
    seats = position[at.SEATS]
    for other in range(OTHERS):
        made[other] = -1
        if other < seats - 1:
            rival = (seat + 1 + other) % seats
            made[other] = 1 if of.need_of(position, rules, rival) == 0 else 0


@jit
def seat_players(seats: int, company: Company, mind: Mind) -> None:
    """Say who plays each seat."""
    memory, dice = mind.memory, mind.dice
    mix = uniform(dice) < company.mixed
    for seat in range(seats):
        memory.seats[seat] = LEARNER
        spoils = uniform(dice) < _SPOILERS
        memory.spoil[seat] = np.float32(uniform(dice) * _SPOIL_MAX if spoils else 0.0)
        if mix and uniform(dice) < _OTHERS_SHARE:
            memory.seats[seat] = 1 + below(dice, RANDOM)
    if company.alone:
        memory.seats[:seats] = PAST
        memory.seats[below(dice, seats)] = LEARNER


@jit
def rounds(many: int, kinds: Recipes, company: Company, step: float, mind: Mind) -> None:
    """Play `many` rounds, and learn from them if `step` is above 0.

    ``mind.memory.stats`` says how it went.
    """
    for _ in range(many):
        index = below(mind.dice, kinds.kinds.shape[0])
        terms = terms_at(kinds, index)
        position = mind.memory.position
        deal(kinds.kinds[index], terms.rules, position, mind.memory.deck, mind.dice)
        seat_players(position[at.SEATS], company, mind)
        kept = play_round(position, terms, company, mind)
        if step > 0:
            learn_round(position, terms.rules, company.nets, kept, step, mind)
        _count(position, terms.points, mind.memory)


@jit
def terms_at(kinds: Recipes, index: int) -> Terms:
    """Return by what the rounds of a recipe are played."""
    return Terms(kinds.rules[index], kinds.bids[index], kinds.points[index], kinds.scoring[index])


@jit
def _count(position: Position, points: Points, memory: Memory) -> None:
    memory.stats[ROUNDS] += 1
    for seat in range(position[at.SEATS]):
        if memory.seats[seat] == LEARNER:
            bid, taken = position[at.BIDS + seat], position[at.TAKEN + seat]
            memory.stats[LEARNERS] += 1
            memory.stats[MADE] += 1 if bid == taken else 0
            memory.stats[POINTS] += points[bid, taken]
