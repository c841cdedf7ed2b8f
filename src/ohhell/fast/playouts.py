"""Rounds played at random on bitboards: from a deal, or from wherever a round stands."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.compiled import Bids, Points, Position, Rules, inlined
from ohhell.fast.dealing import (
    DECK_MAX,
    Deck,
    Trumps,
    begin,
    deal_out,
    fill,
    shuffle,
    trumps,
    turn_up,
)
from ohhell.fast.dice import Dice, below, thrown
from ohhell.fast.tables import Round, tables
from ohhell.rules import FirstBidder, RuleSet


class Kind(NamedTuple):
    """All rounds that differ only in who deals and how the cards fall."""

    seats: int
    size: int
    dealer_first: bool
    """Whether the dealer bids first, and not eldest."""
    rules: Rules
    bids: Bids
    points: Points
    trumps: Trumps


class Table(NamedTuple):
    """Room for a round."""

    position: Position
    deck: Deck


def kind(ruleset: RuleSet, seats: int, size: int) -> Kind:
    """Return the first round of a game by `ruleset`, of whatever size, with its last to come."""
    round_ = Round(seats, size, size, last=False, table=seats)
    found = tables(ruleset, round_)
    return Kind(
        seats,
        size,
        ruleset.bidding.first is FirstBidder.DEALER,
        *found,
        trumps(ruleset, 0, (size, size)),
    )


def table() -> Table:
    """Return room for a round."""
    return Table(np.zeros(at.WIDTH, np.int64), np.zeros(DECK_MAX, np.int64))


@inlined
def deal(kind: Kind, table: Table, cards: int, dice: Dice) -> None:
    """Deal a round to `table`, whose deck holds so many `cards`; any seat deals."""
    seats, size, dealer_first, _, _, _, trumps_ = kind
    _deal((seats, size, dealer_first, cards), table.position, table.deck, trumps_, dice)


@inlined
def _deal(
    what: tuple[int, int, bool, int], position: Position, deck: Deck, trumps_: Trumps, dice: Dice
) -> None:
    """Do so with seats, cards each, whether the dealer bids first, and cards of the pack."""
    seats, size, dealer_first, cards = what
    dealer = below(dice, seats)
    first = dealer if dealer_first else (dealer + 1) % seats
    begin(position, seats, size, dealer, first)
    shuffle(deck, cards, seats * size + 1, dice)
    deal_out(position, deck)
    turn_up(position, trumps_, deck, cards)


def deck_of(kind: Kind, table: Table) -> int:
    """Put the pack on `table`, from which it is dealt round after round; return its size."""
    return fill(kind.rules, table.deck)


@inlined
def one_round(kind: Kind, table: Table, cards: int, dice: Dice) -> None:
    """Play a round at random, from the deal on; `deck_of` says how many `cards` there are."""
    deal(kind, table, cards, dice)
    finish(table.position, kind.rules, kind.bids, dice)


@inlined
def finish(position: Position, rules: Rules, bids: Bids, dice: Dice) -> None:
    """Play the round to its end, every legal action as likely as another."""
    if position[at.BIDS_MADE] < position[at.SEATS]:
        finish_bidding(position, rules, bids, dice)
    left = position[at.SEATS] * (position[at.SIZE] - position[at.TRICKS]) - position[at.IN_TRICK]
    for _ in range(left):
        play_any(position, rules, dice)


@inlined
def finish_quickly(position: Position, rules: Rules, bids: Bids, dice: Dice) -> None:
    """Do as `finish` with the same dice, but keep no more than who took how many tricks."""
    if position[at.BIDS_MADE] < position[at.SEATS]:
        finish_bidding(position, rules, bids, dice)
    if not is_plain(rules):
        finish(position, rules, bids, dice)
        return
    while position[at.IN_TRICK]:
        play_any(position, rules, dice)
    for _ in range(position[at.SIZE] - position[at.TRICKS]):
        _plain_trick(position, dice)


@inlined
def is_plain(rules: Rules) -> bool:
    """Tell whether to follow suit is all that is asked, of cards that have suits and no equals."""
    return bool(
        rules[at.WHEN_VOID] == at.VOID_FREE
        and rules[at.MUST_BEAT] == 0
        and rules[at.TRUMP_LEAD] == at.LEAD_ANYTIME
        and rules[at.PACKS] == 1
        and rules[at.PACK] & at.SPECIALS == 0
    )


@inlined
def _plain_trick(position: Position, dice: Dice) -> None:
    """Play a trick where the rules are plain (`is_plain`); nobody could foresee a branch of it."""
    seats = position[at.SEATS]
    trump = engine.suit_mask(position[at.TRUMP])
    seat = winner = position[at.LEADER]
    hand = int(position[at.ONCE + seat])
    card = thrown(hand, dice)
    position[at.ONCE + seat] = hand ^ 1 << card
    led = engine.suit_mask(card // at.SUIT_SIZE)
    best = card + 64 * (trump >> card & 1)
    for _ in range(1, seats):
        seat = seat + 1 if seat + 1 < seats else 0
        hand = position[at.ONCE + seat]
        card = thrown(hand & led or hand, dice)
        position[at.ONCE + seat] = hand ^ 1 << card
        worth = card + 64 * (trump >> card & 1) - 128 * (1 - ((trump | led) >> card & 1))
        is_best = worth > best
        winner = seat if is_best else winner
        best = worth if is_best else best
    position[at.TAKEN + winner] += 1
    position[at.TRICKS] += 1
    position[at.LEADER] = winner


@inlined
def play_any(position: Position, rules: Rules, dice: Dice) -> None:
    """Let the next seat play any card that it may play."""
    seat = engine.turn(position)
    legal = engine.playable(position, rules, int(position[at.ONCE + seat]))
    engine.play(position, rules, seat, thrown(legal, dice))


@inlined
def finish_bidding(position: Position, rules: Rules, bids: Bids, dice: Dice) -> None:
    """Let all bid who have not, and whoever names the trump name it, at random."""
    dealer_names = rules[at.NAMED] != at.BY_HIGHEST
    if position[at.TRUMP_DUE] and dealer_names:
        name(position, dice)
    for _ in range(position[at.SEATS] - position[at.BIDS_MADE]):
        seat = engine.bidder(position)
        open_ = engine.open_bids(position, rules, bids)
        engine.bid(position, seat, thrown(open_, dice))
    again = engine.changer(position, rules)
    if again >= 0:
        engine.withdraw(position, again)
        engine.bid(position, again, thrown(engine.open_changes(position, bids, again), dice))
    if position[at.TRUMP_DUE]:
        name(position, dice)
    engine.begin_play(position, rules)


@inlined
def name(position: Position, dice: Dice) -> None:
    """Name any trump; none only where no Wizard was turned up, which asks for a suit."""
    choices = 5 if position[at.TURNED] < 0 else 4
    suit = below(dice, choices)
    position[at.TRUMP] = suit if suit < 4 else -1
    position[at.TRUMP_DUE] = 0


@inlined
def rounds(many: int, kind: Kind, table: Table, dice: Dice) -> float:
    """Play so many rounds at random, from the deal on; return the points of all seats together."""
    # Taken out of the tuples once: that counts who holds an array, which is slow in the loop.
    seats, size, dealer_first, rules, bids, points, trumps_ = kind
    position, deck = table
    cards = fill(rules, deck)
    together = 0.0
    for _ in range(many):
        _deal((seats, size, dealer_first, cards), position, deck, trumps_, dice)
        finish_quickly(position, rules, bids, dice)
        for seat in range(seats):
            together += score(position, rules, points, seat)
    return together


@inlined
def score(position: Position, rules: Rules, points: Points, seat: int) -> float:
    """Return what the table of points says of `seat`, the round being over."""
    bid = engine.of_party(position, rules, at.BIDS, seat)
    return float(points[bid, engine.of_party(position, rules, at.TAKEN, seat)])
