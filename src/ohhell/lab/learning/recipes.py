"""What rounds the nets learn from: seats, sizes and rules in the shares that people play them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

import numpy as np

from ohhell.bots.net.shared_features import SCORING_PARTS, scoring_features
from ohhell.fast import layout as at
from ohhell.fast.compiled import Bids, Features, Points, Position, Rules
from ohhell.fast.tables import Round, tables
from ohhell.rules import (
    VARIANTS,
    Bidding,
    BidOrder,
    Exhausted,
    FirstBidder,
    FirstLeader,
    Following,
    Hook,
    Identical,
    Leading,
    Naming,
    Pack,
    PackKind,
    RuleSet,
    TrumpLead,
    WhenVoid,
)

SIZE_MAX: Final = 17
"""Nets learn from rounds up to this size; larger ones they take for it."""
SUM_MAX: Final = at.SEATS_MAX * SIZE_MAX

TURN_UP: Final = 0
NO_TRUMP: Final = 1
ANY_SUIT: Final = 2

KIND_WIDTH: Final = 6
SEATS: Final = 0
SIZE: Final = 1
TRUMP_MODE: Final = 2
DEALER_BIDS_FIRST: Final = 3
LAST_IS_TRUMP: Final = 4
"""Whether the dealer's last card makes trump where no card is left to turn up."""
NAMED: Final = 5


class Recipes(NamedTuple):
    """Kinds of rounds, each as likely as another; equal ones stand here more than once."""

    kinds: Position
    """``[recipes, KIND_WIDTH]``"""
    rules: Rules
    bids: Bids
    points: Points
    scoring: Features


class Recipe(NamedTuple):
    """One kind of round."""

    ruleset: RuleSet
    round: Round
    trump_mode: int


def recipes(seed: int, many: int) -> Recipes:
    """Return `many` kinds of rounds, drawn by `seed`."""
    dice = Random(seed)
    drawn = _drawn(dice)
    return _rows([next(drawn) for _ in range(many)])


def recipes_of(ruleset: RuleSet, seats: int, size: int) -> Recipes:
    """Return the one kind of round of `size` cards by `ruleset`, a card being turned up."""
    return _rows([Recipe(ruleset, Round(seats, size, size, last=False, table=seats), TURN_UP)])


# --- Drawing --------------------------------------------------------------------------------------


def _drawn(dice: Random) -> Iterator[Recipe]:
    while True:
        share = dice.random()
        if share < 0.7:
            ruleset = _usual(dice)
        elif share < 0.85:
            ruleset = dice.choice(VARIANTS).ruleset
        else:
            ruleset = _any(dice)
        seats = dice.choices(range(2, 11), (1, 6, 10, 7, 4, 5, 1, 1, 1))[0]
        if ruleset.teams and seats % ruleset.teams:
            continue
        most = (ruleset.pack.size(seats)) // seats
        if most < 1:
            continue
        size = _size(dice, min(most, SIZE_MAX))
        yield Recipe(
            ruleset, Round(seats, size, size, last=False, table=seats), _mode(dice, ruleset)
        )


def _size(dice: Random, most: int) -> int:
    """Return a size; the larger ones, from which more can be learnt, are the likelier."""
    sizes = range(1, most + 1)
    return dice.choices(sizes, [1 + min(size, 10) / 3 - (size > 13) for size in sizes])[0]


def _mode(dice: Random, ruleset: RuleSet) -> int:
    if ruleset.trump.named is not Naming.NOBODY:
        return ANY_SUIT
    if None in ruleset.trump.rotation or dice.random() < 0.08:
        return NO_TRUMP
    return ANY_SUIT if ruleset.trump.rotation else TURN_UP


def _usual(dice: Random) -> RuleSet:
    hook = dice.choice((Hook.LAST_BIDDER, Hook.LAST_BIDDER, Hook.OFF))
    return replace(RuleSet(), bidding=Bidding(hook=hook))


def _any(dice: Random) -> RuleSet:
    packs = dice.choice((1, 1, 2))
    return RuleSet(
        bidding=Bidding(
            dice.choice((BidOrder.IN_TURN, *BidOrder)),
            dice.choice(list(Hook)),
            first=dice.choice(list(FirstBidder)),
            zero=dice.random() < 0.9,
        ),
        following=Following(dice.choice(list(WhenVoid)), dice.random() < 0.3),
        leading=Leading(dice.choice(list(FirstLeader)), dice.choice(list(TrumpLead))),
        scoring=dice.choice(VARIANTS).ruleset.scoring,
        pack=Pack(dice.choice(list(PackKind)), packs, dice.choice(list(Identical))),
        trump=replace(RuleSet().trump, named=dice.choice((Naming.NOBODY, *Naming))),
        teams=dice.choice((0,) * 9 + (2,)),
    )


# --- Rows -----------------------------------------------------------------------------------------


def _rows(drawn: list[Recipe]) -> Recipes:
    rows = Recipes(
        np.zeros((len(drawn), KIND_WIDTH), np.int64),
        np.zeros((len(drawn), at.RULES_WIDTH), np.int64),
        np.zeros((len(drawn), 2, SUM_MAX + 1), np.int64),
        np.zeros((len(drawn), SIZE_MAX + 1, SIZE_MAX + 1), np.float64),
        np.zeros((len(drawn), SCORING_PARTS), np.int32),
    )
    for index, recipe in enumerate(drawn):
        _fill(rows, index, recipe)
    return rows


def _fill(rows: Recipes, index: int, recipe: Recipe) -> None:
    ruleset, round_, mode = recipe
    found = tables(ruleset, round_)
    rows.kinds[index] = (
        round_.seats,
        round_.size,
        mode,
        ruleset.bidding.first is FirstBidder.DEALER,
        ruleset.trump.exhausted is Exhausted.DEALERS_LAST,
        found.rules[at.NAMED],
    )
    rows.rules[index] = found.rules
    rows.bids[index, :, : found.bids.shape[1]] = found.bids
    alone = found.points[: round_.size + 1]
    rows.points[index, : round_.size + 1, : round_.size + 1] = alone
    rows.scoring[index] = scoring_features(found.points)
