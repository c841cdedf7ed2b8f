"""The scoring schemes that others wrote down, each as our rule value."""

from __future__ import annotations

import json
from typing import Final

from ohhell.exchange import BadFile
from ohhell.exchange.documents import parsed
from ohhell.exchange.neutral_rules import scoring_of as read_scoring
from ohhell.rules import MadeSize, MadeZero, Miss, Missed, Nil, NilWhen, Running, Scoring
from tests.fixtures import Row

SCHEMES: Final = {
    "basic": Scoring(),
    "exact": Scoring(missed=Missed.NOTHING),
    "exact_zero5h": Scoring(missed=Missed.NOTHING, made_zero=MadeZero(5, 1)),
    "basic_zero5h": Scoring(made_zero=MadeZero(5, 1)),
    "basic_zero5": Scoring(made_zero=MadeZero(5, 0)),
    "basic5": Scoring(bonus=5),
    "get_fred": Scoring(missed=Missed.MINUS_DIFFERENCE),
    "ascenseur2": Scoring(bonus=2, missed=Missed.MINUS_DIFFERENCE),
    "pocha": Scoring(per_trick=5, missed=Missed.MINUS_DIFFERENCE, per_miss=5),
    "clag2": Scoring(per_trick=2, missed=Missed.NOTHING),
    "montreal": Scoring(per_trick=2, missed=Missed.NOTHING),
    "oy_vey": Scoring(per_trick=0, per_square=1, missed=Missed.MINUS_DIFFERENCE),
    "german_bridge": Scoring(per_trick=0, per_square=1, missed=Missed.MINUS_SQUARE),
    "sq_tri5": Scoring(per_trick=0, per_square=1, missed=Missed.MINUS_TRIANGLE, per_miss=5),
    "ten_x": Scoring(bonus=0, per_trick=10, missed=Missed.NOTHING),
    "ten_x_judgement": Scoring(
        bonus=0,
        per_trick=10,
        made_zero=MadeZero(10, 0),
        missed=Missed.MINUS_DIFFERENCE,
        per_miss=10,
    ),
    "wizard": Scoring(bonus=20, per_trick=10, missed=Missed.MINUS_DIFFERENCE, per_miss=10),
    "exact_pen_bid": Scoring(missed=Missed.MINUS_BID),
    "mrpikes": Scoring(missed=Missed.MINUS_DIFFERENCE, miss_bonus=-10),
    "strict": Scoring(missed=Missed.MINUS_TRICKS),
    "miss5": Scoring(missed=Missed.TRICKS, miss_bonus=-5),
    "penalty10_15": Scoring(per_trick=5, missed=Missed.MINUS_DIFFERENCE, per_miss=15, miss_bonus=5),
    "binary": Scoring(per_trick=0, missed=Missed.NOTHING),
    "neg_tri": Scoring(
        bonus=0, per_trick=0, missed=Missed.MINUS_TRIANGLE, per_miss=-1, lowest_wins=True
    ),
    "neg_square": Scoring(
        bonus=0, per_trick=0, missed=Missed.MINUS_SQUARE, per_miss=-1, lowest_wins=True
    ),
    "neg_hand": Scoring(
        bonus=0, per_trick=0, missed=Missed.MINUS_SIZE, per_miss=-1, lowest_wins=True
    ),
    "cypriot": Scoring(
        per_trick=5, missed=Missed.MINUS_BID, per_miss=5, missed_zero=Miss(bonus=-10)
    ),
    "skull_king": Scoring(
        bonus=0,
        per_trick=20,
        made_zero=MadeZero(0, 10),
        missed=Missed.MINUS_DIFFERENCE,
        per_miss=10,
        missed_zero=Miss(Missed.MINUS_SIZE, 10),
    ),
    "prog_penalty": Scoring(missed=Missed.MINUS_BID, and_also=Miss(Missed.MINUS_DIFFERENCE, 10)),
    "gentleman": Scoring(
        bonus=0,
        per_trick=10,
        made_zero=MadeZero(5, 0),
        missed=Missed.MINUS_DIFFERENCE,
        per_miss=10,
        over=Miss(Missed.TRICKS),
    ),
    "over_counts": Scoring(missed=Missed.NOTHING, over=Miss(Missed.TRICKS)),
    "novacastrian": Scoring(bonus=0, missed=Missed.MINUS_BID, over=Miss(Missed.MINUS_TRICKS)),
    "ryk": Scoring(per_trick=5, missed=Missed.MINUS_DOUBLING, per_miss=5),
    "adjusted_exact": Scoring(bonus=0, made_size=MadeSize(per_card=1), missed=Missed.NOTHING),
    "variable_bonus": Scoring(bonus=1, made_size=MadeSize(per_card_short=1)),
    "exact_zero5": Scoring(missed=Missed.NOTHING, made_zero=MadeZero(5, 0)),
    "plump_prefix": Scoring(missed=Missed.NOTHING, made_zero=MadeZero(5, 0), digit_before=True),
    "romanian": Scoring(bonus=5, missed=Missed.MINUS_DIFFERENCE),
    "clag5": Scoring(per_trick=5, missed=Missed.NOTHING),
    "square": Scoring(per_trick=0, per_square=1),
    "basas": Scoring(
        per_trick=0,
        per_square=1,
        missed=Missed.MINUS_DIFFERENCE,
        per_miss=3,
        nil=Nil(NilWhen.PACK_EXHAUSTED, made=35, missed=-10),
    ),
    "set_penalty": Scoring(missed=Missed.NOTHING, miss_bonus=-10, over=Miss(Missed.TRICKS)),
    "under_pen_over_zero": Scoring(missed=Missed.MINUS_DIFFERENCE, over=Miss()),
    "sym10": Scoring(missed=Missed.MINUS_BID, miss_bonus=-10),
    "double_whammy": Scoring(bonus=0, per_trick=11, made_zero=MadeZero(10, 0)),
    "trick": Scoring(
        bonus=0,
        per_trick=2,
        made_zero=MadeZero(1, 0),
        missed=Missed.MINUS_DIFFERENCE,
        per_miss=2,
        halves=True,
    ),
    "binary_nil": Scoring(
        per_trick=0, missed=Missed.NOTHING, nil=Nil(NilWhen.SIZE_ABOVE_SEATS, made=20, missed=-10)
    ),
    "binary_halving": Scoring(bonus=8, per_trick=0, missed=Missed.NOTHING, running=Running.HALVING),
    "scratch": Scoring(bonus=0, per_trick=0, missed=Missed.NOTHING, miss_bonus=1, lowest_wins=True),
    "stackpot": Scoring(bonus=0, missed=Missed.MINUS_SIZE, running=Running.STACKPOT),
    "israeli": Scoring(
        per_trick=0,
        per_square=1,
        made_zero=MadeZero(50, 0),
        missed=Missed.MINUS_DIFFERENCE,
        per_miss=10,
        missed_zero=Miss(Missed.TRICKS, 10, -60),
        nil=Nil(NilWhen.BIDS_OVER, made=25),
    ),
    "blindside": Scoring(made_zero=MadeZero(20, 0)),
    "lives": Scoring(bonus=0, per_trick=0, missed=Missed.MINUS_DIFFERENCE),
}


def scoring_of(rule: Row) -> Scoring | None:
    """Return a scoring as the data files write it, or None where our rules cannot say it."""
    try:
        return read_scoring(parsed(json.dumps(rule)))
    except BadFile:
        return None
