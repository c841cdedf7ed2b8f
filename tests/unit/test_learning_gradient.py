"""What a decision teaches: a step is down the slope of the loss, by calculus and by trying."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from ohhell.bots.net.network import FAR, NARROW, OTHERS, OUT, OUTCOMES, WIDE, Net
from ohhell.bots.net.weighing import scratch
from ohhell.lab.learning.gradient import OTHERS_WEIGHT, Decision, learn

Numbers = NDArray[np.float64]

ROWS = 6
EPSILON = 1e-6
# A seat that is well off, one that cannot make its bid any more, and one that is nearly there.
SITUATIONS = ((2, 5), (4, 1), (-1, 3))


def a_net(dice: np.random.Generator) -> Net:
    """Return a net of few rows, with weights of ordinary size."""
    shapes = ((ROWS, WIDE), (WIDE,), (NARROW, WIDE), (NARROW,), (OUT, NARROW), (OUT,))
    return Net(*(dice.normal(0, 0.2, shape).astype(np.float32) for shape in shapes))


def possible(need: int, left: int) -> list[int]:
    """Return the outcomes that can still come about, counted trick by trick."""
    ends = (tricks - need for tricks in range(left + 1))
    return sorted({min(max(off + FAR, 0), OUTCOMES - 1) for off in ends})


def a_decision(dice: np.random.Generator, need: int, left: int) -> Decision:
    """Return a decision in which a feature holds twice, and what came of it."""
    features = np.array([0, 3, 3, 5], np.int32)
    made = dice.integers(-1, 2, OTHERS).astype(np.int32)
    outcome = int(dice.choice(possible(need, left)))
    return Decision(features, len(features), need, left, outcome, made)


def loss(net: Sequence[Numbers], decision: Decision) -> float:
    """Return how wrong a net was, written as a textbook has it, in 64 bits."""
    rows, row_bias, middle, middle_bias, last, last_bias = net
    wide = np.maximum(rows[decision.features].sum(0) + row_bias, 0)
    out = last @ np.maximum(middle @ wide + middle_bias, 0) + last_bias
    ends = possible(decision.need, decision.left)
    own = np.log(np.exp(out[ends]).sum()) - out[decision.outcome]
    odds = out[OUTCOMES : OUTCOMES + OTHERS]
    others = np.log1p(np.exp(odds)) - np.maximum(decision.made, 0) * odds
    return float(own + OTHERS_WEIGHT * others[decision.made >= 0].sum())


def slope_by_trying(net: Net, decision: Decision) -> list[Numbers]:
    """Return how the loss changes with each weight, by moving one after another."""
    parts = [part.astype(np.float64) for part in net]
    slopes = [np.zeros_like(part) for part in parts]
    for part, slope in zip(parts, slopes, strict=True):
        for place in np.ndindex(*part.shape):
            kept = part[place]
            part[place] = kept + EPSILON
            up = loss(parts, decision)
            part[place] = kept - EPSILON
            slope[place] = (up - loss(parts, decision)) / (2 * EPSILON)
            part[place] = kept
    return slopes


@pytest.mark.parametrize(("need", "left"), SITUATIONS)
def test_a_step_goes_down_the_slope(need: int, left: int) -> None:
    """Every weight moves by its slope; and the surprise told is the loss of the own outcome."""
    dice = np.random.default_rng(SITUATIONS.index((need, left)))
    net, decision = a_net(dice), a_decision(dice, need, left)
    expected = slope_by_trying(net, decision)
    alone = decision._replace(made=np.full(OTHERS, -1, np.int32))
    surprise = loss([part.astype(np.float64) for part in net], alone)
    before = [part.copy() for part in net]
    told = learn(net, decision, 1.0, scratch(), np.zeros(OUT + NARROW, np.float32))
    assert told == pytest.approx(surprise, rel=1e-4)
    for name, old, new, slope in zip(Net._fields, before, net, expected, strict=True):
        moved = (old - new).astype(np.float64)
        assert np.abs(moved).max() > 1e-3, f"{name} learnt nothing"
        np.testing.assert_allclose(moved, slope, rtol=2e-3, atol=2e-5, err_msg=name)


def test_a_step_of_nothing_changes_nothing() -> None:
    """So that nets can be measured by what they would have learnt."""
    dice = np.random.default_rng(1)
    net, decision = a_net(dice), a_decision(dice, 2, 5)
    before = [part.copy() for part in net]
    learn(net, decision, 0.0, scratch(), np.zeros(OUT + NARROW, np.float32))
    assert all(np.array_equal(old, new) for old, new in zip(before, net, strict=True))
