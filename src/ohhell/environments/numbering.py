"""The number of every action, the same by any rules and at any table.

0 to 59 play the card of that number (`Card`: suit-major, 2C is 0, then Wizards, then Jesters);
60 to 120 bid 0 to 60 tricks; 121 to 124 name clubs, diamonds, hearts or spades for trump, 125 names
none; 126 looks at a hand that could be bid on blind.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ohhell.rules import (
    Action,
    Bid,
    Card,
    Game,
    IllegalAction,
    Look,
    NameTrump,
    Play,
    Seat,
    Suit,
    legal_actions,
    why_not,
)

CARDS: Final = 60
"""The kinds of card: 52, four Wizards and four Jesters."""
_SIZE_MAX: Final = 60
"""Two Wizard packs, dealt out to two seats."""

_ALL: Final[tuple[Action, ...]] = (
    *(Play(Card(number)) for number in range(CARDS)),
    *(Bid(tricks) for tricks in range(_SIZE_MAX + 1)),
    *(NameTrump(suit) for suit in (*Suit, None)),
    Look(),
)
_NUMBERS: Final = {action: number for number, action in enumerate(_ALL)}

ACTIONS: Final = len(_ALL)
"""How many actions there are: numbers are 0 to 126."""

Mask = NDArray[np.int8]
"""One place an action: 1 where it is legal, else 0."""


def action_of(number: int) -> Action:
    """Return the action of a number; raise `ValueError` for one that is none."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"no action has the number {number}: it must be 0 to {ACTIONS - 1}")
    return _ALL[number]


def number_of(action: Action) -> int:
    """Return the number of an action, 0 to 126.

    >>> number_of(Play(Card.parse("AS"))), number_of(Bid(3)), number_of(Look())
    (51, 63, 126)
    """
    return _NUMBERS[action]


def numbers_of(actions: Iterable[Action]) -> list[int]:
    """Return the numbers of `actions`, ascending."""
    return sorted(_NUMBERS[action] for action in actions)


def mask_of(actions: Iterable[Action]) -> Mask:
    """Return the mask by which these actions and no others are legal; its shape is (127,)."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[[_NUMBERS[action] for action in actions]] = 1
    return mask


def chosen(game: Game, seat: Seat, number: int) -> Action:
    """Return the action of `number`, which `seat` may do now.

    Raises `ValueError` for a number that is no action, and `IllegalAction`, which says why and
    lists what is legal.
    """
    action, legal = action_of(number), legal_actions(game, seat)
    if action in legal:
        return action
    why = why_not(game, seat, action)
    listed = ", ".join(f"{number_of(one)} ({one})" for one in legal)
    text = f"action {number} ({action}) is not legal for seat {seat}: {why}; legal: {listed}"
    raise IllegalAction(why.code, text, **why.args_by_name)
