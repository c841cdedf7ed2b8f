"""Dealing a round of a recipe."""

from __future__ import annotations

from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.compiled import Position, Rules, jit
from ohhell.fast.dealing import Deck, begin, deal_out, fill, lay_open, shuffle
from ohhell.fast.dice import Dice, below
from ohhell.lab.learning import recipes as kind_of


@jit
def deal(kind: Position, rules: Rules, position: Position, deck: Deck, dice: Dice) -> None:
    """Deal a round of this kind into `position`, and turn up what it turns up."""
    seats, size = kind[kind_of.SEATS], kind[kind_of.SIZE]
    dealer = below(dice, seats)
    first = dealer if kind[kind_of.DEALER_BIDS_FIRST] else (dealer + 1) % seats
    begin(position, seats, size, dealer, first)
    cards = fill(rules, deck)
    shuffle(deck, cards, seats * size + 1, dice)
    deal_out(position, deck)
    _turn(kind, position, deck, seats * size, cards, dice)


@jit
def _turn(
    kind: Position, position: Position, deck: Position, dealt: int, cards: int, dice: Dice
) -> None:
    mode = kind[kind_of.TRUMP_MODE]
    if mode == kind_of.ANY_SUIT:
        position[at.TRUMP] = below(dice, 4)
    elif mode == kind_of.TURN_UP and dealt < cards:
        card = deck[dealt]
        lay_open(position, card)
        # A Wizard turned up lets the dealer name a suit; here any suit will do.
        position[at.TRUMP] = engine.suit_of(card) if not 52 <= card < 56 else below(dice, 4)
    elif mode == kind_of.TURN_UP and kind[kind_of.LAST_IS_TRUMP]:
        position[at.TRUMP] = engine.suit_of(deck[dealt - 1])
