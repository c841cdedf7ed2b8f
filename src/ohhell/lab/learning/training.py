"""Training as steps that read and write a folder: killed at any time, it goes on where it was.

A step plays and learns a fixed number of rounds in each of the workers, all from the same nets, and
takes the mean of theirs. Which rounds a worker plays is a function of the seed, the step and the
worker alone: the same seed gives the same nets.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net.network import Net, Nets, copy_of
from ohhell.lab.learning import selfplay
from ohhell.lab.learning.digests import digest_of, seed_of
from ohhell.lab.learning.keeping import Learnt, Plan, go_on, keep, past_nets
from ohhell.lab.learning.recipes import Recipes, recipes
from ohhell.lab.learning.selfplay import Company, new_mind, rounds

_PORTION: Final = 500
"""After so many rounds a worker looks whether it is still wanted."""

_Stats = NDArray[np.float64]


class _Step(NamedTuple):
    """What all workers of a step begin with."""

    number: int
    plan: Plan
    nets: Nets
    past: Nets
    kinds: Recipes
    stop: Event


def train(folder: Path, plan: Plan, tell: Callable[[Learnt], None]) -> Nets:
    """Train by `plan` in `folder`, going on where it was; return the nets, which stand there too.

    `tell` hears of every step, in the thread that called. Raises `BadPlan` if the folder holds
    another training, and `BadNets` if nets cannot be read.
    """
    done, nets = go_on(folder, plan)
    if done == plan.steps:
        return nets
    kinds, stop = recipes(plan.seed, plan.recipes), Event()
    # Compiled code holds no lock of the interpreter: threads share it, and what it was compiled to.
    with ThreadPoolExecutor(plan.workers) as pool:
        try:
            for number in range(done, plan.steps):
                past = past_nets(folder, plan, number)
                step = _Step(number, plan, nets, past, kinds, stop)
                results = list(pool.map(_work, [step] * plan.workers, range(plan.workers)))
                nets = _mean([own for own, _ in results])
                learnt = _learnt(step, nets, np.sum([stats for _, stats in results], axis=0))
                keep(folder, plan, nets, learnt)
                tell(learnt)
        finally:
            stop.set()
    return nets


def _work(step: _Step, worker: int) -> tuple[Nets, _Stats]:
    """Play and learn a worker's rounds of one step."""
    plan = step.plan
    own = copy_of(step.nets)
    mind = new_mind(seed_of(plan.seed, step.number, worker))
    rest = 1 - step.number / plan.steps
    company = Company(own, step.past, fading(plan.explore, rest), plan.mixed)
    for begun in range(0, plan.rounds, _PORTION):
        if step.stop.is_set():
            break
        portion = min(_PORTION, plan.rounds - begun)
        rounds(portion, step.kinds, company, plan.learn * rest, mind)
    return own, mind.memory.stats


def fading(explore: float, rest: float) -> float:
    """Return how often chance acts when so much of a training is left, 1 to 0: less and less."""
    return explore * (0.09 + 0.91 * rest)


def _learnt(step: _Step, nets: Nets, stats: _Stats) -> Learnt:
    learners, decisions = (max(stats[at], 1) for at in (selfplay.LEARNERS, selfplay.DECISIONS))
    return Learnt(
        step.number,
        int(stats[selfplay.ROUNDS]),
        round(float(stats[selfplay.MADE] / learners), 4),
        round(float(stats[selfplay.POINTS] / learners), 3),
        round(float(stats[selfplay.SURPRISE] / decisions), 4),
        digest_of(nets),
    )


def _mean(nets: list[Nets]) -> Nets:
    """Return the mean of nets, weight by weight."""
    return Nets(
        *(
            Net(
                *(
                    np.stack([getattr(one[which], part) for one in nets]).mean(0, np.float32)
                    for part in Net._fields
                )
            )
            for which in range(len(Nets._fields))
        )
    )
