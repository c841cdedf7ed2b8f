"""Rounds that the nets play with themselves and with others, and what they learn from each."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from ohhell.bots.net import counting as of
from ohhell.bots.net.bid_features import own_bid_features
from ohhell.bots.net.network import FAR, OTHERS, OUTCOMES, Floats, Net
from ohhell.bots.net.play_features import card_features
from ohhell.bots.net.weighing import (
    Scratch,
    Style,
    best_of,
    look_to_bid,
    look_to_play,
    weigh_bids,
    weigh_cards,
)
from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.bits import nth, popcount
from ohhell.fast.compiled import Bids, Features, Points, Position, Rules, jit
from ohhell.fast.dice import Dice, below, uniform
from ohhell.lab.learning import recipes as kind_of
from ohhell.lab.learning.gradient import learn
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


def memory() -> Memory:
    """Return room for rounds."""
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


# --- Dealing --------------------------------------------------------------------------------------


@jit
def deal(kind: Position, rules: Rules, position: Position, deck: Position, dice: Dice) -> None:
    """Deal a round of this kind into `position`, and turn up what it turns up."""
    seats, size = kind[kind_of.SEATS], kind[kind_of.SIZE]
    position[:] = 0
    position[at.SEATS], position[at.SIZE] = seats, size
    position[at.TRUMP] = -1
    position[at.LED] = -1
    position[at.BEST] = -1
    position[at.TURNED] = -1
    for seat in range(at.SEATS_MAX):
        position[at.BIDS + seat] = -1
        position[at.DISCARD + seat] = -1
    dealer = below(dice, seats)
    position[at.DEALER] = dealer
    first = dealer if kind[kind_of.DEALER_BIDS_FIRST] else (dealer + 1) % seats
    position[at.FIRST_BIDDER] = first
    cards = _shuffled(rules, deck, seats * size + 1, dice)
    for index in range(seats * size):
        seat, bit = (dealer + 1 + index) % seats, 1 << deck[index]
        position[at.TWICE + seat] |= position[at.ONCE + seat] & bit
        position[at.ONCE + seat] |= bit
    _turn(kind, position, deck, seats * size, cards, dice)


@jit
def _shuffled(rules: Rules, deck: Position, many: int, dice: Dice) -> int:
    """Fill `deck` with the pack, its first `many` cards in random order; return its size."""
    cards = 0
    for card in range(60):
        if rules[at.PACK] >> card & 1:
            for _ in range(rules[at.PACKS]):
                deck[cards] = card
                cards += 1
    for index in range(min(many, cards)):
        other = index + below(dice, cards - index)
        deck[index], deck[other] = deck[other], deck[index]
    return cards


@jit
def _turn(
    kind: Position, position: Position, deck: Position, dealt: int, cards: int, dice: Dice
) -> None:
    mode = kind[kind_of.TRUMP_MODE]
    if mode == kind_of.ANY_SUIT:
        position[at.TRUMP] = below(dice, 4)
    elif mode == kind_of.TURN_UP and dealt < cards:
        card = deck[dealt]
        position[at.TURNED] = card
        position[at.PLAYED_ONCE] = 1 << card
        # A Wizard turned up lets the dealer name a suit; here any suit will do.
        position[at.TRUMP] = engine.suit_of(card) if not 52 <= card < 56 else below(dice, 4)
    elif mode == kind_of.TURN_UP and kind[kind_of.LAST_IS_TRUMP]:
        position[at.TRUMP] = engine.suit_of(deck[dealt - 1])


# --- One round ------------------------------------------------------------------------------------


@jit
def play_round(
    position: Position,
    rules: Rules,
    bids: Bids,
    points: Points,
    scoring: Features,
    play_net: Net,
    bid_net: Net,
    past_play: Net,
    past_bid: Net,
    explore: float,
    mind: Memory,
    room: Scratch,
    dice: Dice,
) -> int:
    """Play a dealt round to its end; return how many decisions were kept."""
    kept = 0
    seats = position[at.SEATS]
    if rules[at.NAMED] == at.BY_DEALER:
        _name(position, rules, points, scoring, position[at.DEALER], -1, bid_net, room)
    elif rules[at.NAMED] == at.BY_HIGHEST:
        position[at.TRUMP] = -1
        position[at.TRUMP_DUE] = 1
    for _ in range(seats):
        seat = engine.bidder(position)
        open_ = engine.open_bids(position, rules, bids)
        known = rules[at.BIDS_HIDDEN] == at.SHOWN
        kept = _bid(
            position,
            rules,
            points,
            scoring,
            seat,
            open_,
            known,
            bid_net,
            past_bid,
            explore,
            kept,
            mind,
            room,
            dice,
        )
    again = engine.changer(position, rules)
    if again >= 0:
        open_ = engine.open_changes(position, bids, again)
        position[at.BIDS + again] = -1
        position[at.BIDS_MADE] -= 1
        known = rules[at.BIDS_HIDDEN] != at.ALL_ROUND
        kept = _bid(
            position,
            rules,
            points,
            scoring,
            again,
            open_,
            known,
            bid_net,
            past_bid,
            explore,
            kept,
            mind,
            room,
            dice,
        )
    if position[at.TRUMP_DUE]:
        position[at.TRUMP_DUE] = 0
        namer = engine.highest_bidder(position)
        bid = position[at.BIDS + namer]
        _name(position, rules, points, scoring, namer, bid, bid_net, room)
    engine.begin_play(position, rules)
    for _ in range(seats * position[at.SIZE]):
        seat = engine.turn(position)
        kept = _play(
            position,
            rules,
            points,
            scoring,
            seat,
            play_net,
            past_play,
            explore,
            kept,
            mind,
            room,
            dice,
        )
    return kept


@jit
def _name(
    position: Position,
    rules: Rules,
    points: Points,
    scoring: Features,
    seat: int,
    bid: int,
    net: Net,
    room: Scratch,
) -> None:
    """Let `seat` name the trump under which its bid, or its best bid, is worth most."""
    best, most = -1, np.float32(-1e9)
    for suit in range(4):
        position[at.TRUMP] = suit
        look_to_bid(position, rules, scoring, seat, bid >= 0, net, room)
        open_ = 1 << bid if bid >= 0 else (2 << position[at.SIZE]) - 1
        weigh_bids(position, rules, points, open_, net, Style(0.0, 0.0), room)
        worth = room.worth[best_of(open_, room.worth)]
        if worth > most:
            best, most = suit, worth
    position[at.TRUMP] = best


@jit
def _bid(
    position: Position,
    rules: Rules,
    points: Points,
    scoring: Features,
    seat: int,
    open_: int,
    known: bool,
    net: Net,
    past: Net,
    explore: float,
    kept: int,
    mind: Memory,
    room: Scratch,
    dice: Dice,
) -> int:
    who = mind.seats[seat]
    if who == RANDOM:
        engine.bid(position, seat, nth(open_, below(dice, popcount(open_))))
        return kept
    if who == THUMB:
        engine.bid(position, seat, thumb_bid(position, rules, seat, open_))
        return kept
    used = past if who == PAST else net
    style = Style(np.float64(mind.spoil[seat]), 0.0)
    look_to_bid(position, rules, scoring, seat, known, used, room)
    weigh_bids(position, rules, points, open_, used, style, room)
    choice = _chosen(open_, who, explore, room, dice)
    if who == SHIFTED:
        shifted = choice + (1 if mind.spoil[seat] > 0.25 else -1)
        choice = shifted if shifted >= 0 and open_ >> shifted & 1 else choice
    if who == LEARNER:
        room.sizes[1] = own_bid_features(position, rules, room.count, choice, room.own)
        kept = _keep(mind, room, kept, seat, 1, choice, position[at.SIZE])
    engine.bid(position, seat, choice)
    return kept


@jit
def _play(
    position: Position,
    rules: Rules,
    points: Points,
    scoring: Features,
    seat: int,
    net: Net,
    past: Net,
    explore: float,
    kept: int,
    mind: Memory,
    room: Scratch,
    dice: Dice,
) -> int:
    legal = engine.playable(position, rules, position[at.ONCE + seat])
    who = mind.seats[seat]
    if legal & (legal - 1) == 0 or who == RANDOM:
        engine.play(position, rules, seat, nth(legal, below(dice, popcount(legal))))
        return kept
    if who == THUMB:
        engine.play(position, rules, seat, thumb_card(position, rules, seat, legal))
        return kept
    used = past if who == PAST else net
    style = Style(np.float64(mind.spoil[seat]), 0.0)
    look_to_play(position, rules, scoring, seat, used, room)
    weigh_cards(position, rules, points, legal, used, style, room)
    choice = _chosen(legal, who, explore, room, dice)
    if who == LEARNER:
        room.sizes[1] = card_features(position, rules, room.count, choice, room.own)
        need, left = room.count[of.NEED], room.count[of.LEFT]
        kept = _keep(mind, room, kept, seat, 0, need, left)
    engine.play(position, rules, seat, choice)
    return kept


@jit
def _chosen(mask: int, who: int, explore: float, room: Scratch, dice: Dice) -> int:
    """Return the best choice; now and then of a learner, often of a noisy seat, another."""
    often = 0.25 if who == NOISY else explore if who == LEARNER else 0.0
    if often and uniform(dice) < often:
        return nth(mask, below(dice, popcount(mask)))
    return best_of(mask, room.worth)


@jit
def _keep(
    mind: Memory, room: Scratch, kept: int, seat: int, is_bid: int, need: int, left: int
) -> int:
    """Keep a decision until the round shows what came of it."""
    table, own = room.sizes[0], room.sizes[1]
    row = mind.features[kept]
    for index in range(table):
        row[index] = room.table[index]
    for index in range(own):
        row[table + index] = room.own[index]
    facts = mind.facts[kept]
    facts[_SEAT], facts[_IS_BID], facts[_NEED] = seat, is_bid, need
    facts[_LEFT], facts[_COUNT] = left, table + own
    return kept + 1


# --- Learning -------------------------------------------------------------------------------------


@jit
def learn_round(
    position: Position,
    rules: Rules,
    play_net: Net,
    bid_net: Net,
    kept: int,
    step: float,
    mind: Memory,
    room: Scratch,
) -> None:
    """Learn from every decision that was kept, now that the round is over."""
    seats = position[at.SEATS]
    for index in range(kept):
        facts = mind.facts[index]
        seat = facts[_SEAT]
        # What is still needed at the end, turned round, is how far the bid was missed.
        off = -of.need_of(position, rules, seat)
        if facts[_IS_BID]:
            off = min(max(off, -facts[_NEED]), facts[_LEFT] - facts[_NEED])
        outcome = min(max(off + FAR, 0), OUTCOMES - 1)
        for other in range(OTHERS):
            mind.made[other] = -1
            if other < seats - 1:
                rival = (seat + 1 + other) % seats
                mind.made[other] = 1 if of.need_of(position, rules, rival) == 0 else 0
        net = bid_net if facts[_IS_BID] else play_net
        mind.stats[SURPRISE] += learn(
            net,
            mind.features[index],
            facts[_COUNT],
            facts[_NEED],
            facts[_LEFT],
            outcome,
            mind.made,
            step,
            room,
            mind.slope,
        )
    mind.stats[DECISIONS] += kept


@jit
def seat_players(seats: int, mixed: float, mind: Memory, dice: Dice) -> None:
    """Say who plays each seat: the learner all, or, as often as `mixed`, some of them others."""
    mix = uniform(dice) < mixed
    for seat in range(seats):
        mind.seats[seat] = LEARNER
        mind.spoil[seat] = np.float32(uniform(dice) * 0.5)
        if mix and uniform(dice) < 0.6:
            mind.seats[seat] = 1 + below(dice, RANDOM)


@jit
def rounds(
    many: int,
    kinds: Recipes,
    play_net: Net,
    bid_net: Net,
    past_play: Net,
    past_bid: Net,
    step: float,
    explore: float,
    mixed: float,
    mind: Memory,
    room: Scratch,
    dice: Dice,
) -> None:
    """Play `many` rounds, and learn from them if `step` is above 0; `mind.stats` says how it went."""
    for _ in range(many):
        index = below(dice, kinds.kinds.shape[0])
        kind, rules, points = kinds.kinds[index], kinds.rules[index], kinds.points[index]
        position = mind.position
        deal(kind, rules, position, mind.deck, dice)
        seat_players(position[at.SEATS], mixed, mind, dice)
        kept = play_round(
            position,
            rules,
            kinds.bids[index],
            points,
            kinds.scoring[index],
            play_net,
            bid_net,
            past_play,
            past_bid,
            explore,
            mind,
            room,
            dice,
        )
        if step > 0:
            learn_round(position, rules, play_net, bid_net, kept, step, mind, room)
        mind.stats[ROUNDS] += 1
        for seat in range(position[at.SEATS]):
            if mind.seats[seat] == LEARNER:
                bid, taken = position[at.BIDS + seat], position[at.TAKEN + seat]
                mind.stats[LEARNERS] += 1
                mind.stats[MADE] += 1 if bid == taken else 0
                mind.stats[POINTS] += points[bid, taken]
