"""Training as steps that read and write a folder: killed at any time, it goes on where it was.

A step plays and learns a fixed number of rounds in each of the workers, all from the same nets, and
takes the mean of theirs. Which rounds a worker plays is a function of the seed, the step and the
worker alone: the same seed gives the same nets.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Generator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from ohhell.bots.net.files import load_nets, save_nets
from ohhell.bots.net.network import Net, Nets, new_nets
from ohhell.lab.learning import selfplay
from ohhell.lab.learning.recipes import Recipes, recipes
from ohhell.lab.learning.selfplay import Company, new_mind, rounds

NETS: Final = "nets.npz"
PLAN: Final = "plan.json"
CURVE: Final = "curve.csv"
_PAST: Final = "past-{:05d}.npz"
_PAST_KEPT: Final = 12
_PAST_MANY: Final = 40
"""So many times in a training the nets are put aside as opponents for later ones."""


class BadPlan(ValueError):
    """A folder whose training is not the one asked for; says in what it differs."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a training depends on."""

    seed: int
    steps: int
    workers: int
    rounds: int
    """Rounds a worker plays in a step."""
    recipes: int = 4000
    learn: float = 0.006
    """How far a decision moves the nets at first; the length falls to nothing over the plan."""
    explore: float = 0.11
    """How often a learner acts at random at first; falls to a hundredth over the plan."""
    start: str = ""
    """The file of the nets to begin with; else they know nothing yet."""
    mixed: float = 0.4
    """In which share of the rounds some seats are played by others than the learner."""


class Learnt(NamedTuple):
    """How one step went; the same row stands in the curve."""

    step: int
    rounds: int
    made: float
    points: float
    surprise: float


def train(folder: Path, plan: Plan, tell: Callable[[Learnt], None]) -> Nets:
    """Train by `plan` in `folder`, going on where it was; return the nets, which stand there too.

    `tell` hears of every step. Raises `BadPlan` if the folder holds another training.
    """
    done = _begin(folder, plan)
    nets = load_nets(folder / NETS) if done else _first(plan)
    with _workers(plan.workers) as pool:
        for step in range(done, plan.steps):
            past = _past(folder, plan, step)
            tasks = [(nets, past, plan, step, worker) for worker in range(plan.workers)]
            results = list(pool.map(_work, tasks) if pool else map(_work, tasks))
            nets = _mean([result[0] for result in results])
            learnt = _learnt(step, np.sum([result[1] for result in results], axis=0))
            _keep(folder, plan, nets, learnt)
            tell(learnt)
    return nets


def _first(plan: Plan) -> Nets:
    return load_nets(Path(plan.start)) if plan.start else new_nets(plan.seed)


def steps_done(folder: Path) -> int:
    """Return how many steps of the training in `folder` are complete."""
    path = folder / CURVE
    if not path.exists() or not (folder / NETS).exists():
        return 0
    with path.open(newline="") as file:
        return sum(1 for _ in csv.reader(file)) - 1


# --- The folder -----------------------------------------------------------------------------------


def _begin(folder: Path, plan: Plan) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / PLAN
    if path.exists():
        held = json.loads(path.read_text())
        if held != asdict(plan):
            raise BadPlan(f"{folder} holds a training by another plan: {held}; choose a new folder")
        return steps_done(folder)
    path.write_text(json.dumps(asdict(plan), indent=1))
    return 0


def _keep(folder: Path, plan: Plan, nets: Nets, learnt: Learnt) -> None:
    """Keep a step: the curve's row comes last, and makes it count."""
    save_nets(nets, folder / NETS)
    every = max(plan.steps // _PAST_MANY, 1)
    if (learnt.step + 1) % every == 0:
        save_nets(nets, folder / _PAST.format(learnt.step), half=True)
        for old in sorted(folder.glob("past-*.npz"))[:-_PAST_KEPT]:
            old.unlink()
    path = folder / CURVE
    new = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.writer(file)
        if new:
            writer.writerow(Learnt._fields)
        writer.writerow(learnt)


def _past(folder: Path, plan: Plan, step: int) -> Nets:
    """Return earlier nets to play against: of those kept, one that the seed and the step choose."""
    kept = sorted(folder.glob("past-*.npz"))
    if not kept:
        return _first(replace(plan, seed=plan.seed + 1))
    return load_nets(kept[_seed(plan.seed, step, -1) % len(kept)])


def _learnt(step: int, stats: np.ndarray[tuple[int], np.dtype[np.float64]]) -> Learnt:
    learners = stats[selfplay.LEARNERS]
    return Learnt(
        step,
        int(stats[selfplay.ROUNDS]),
        round(float(stats[selfplay.MADE] / learners), 4),
        round(float(stats[selfplay.POINTS] / learners), 3),
        round(float(stats[selfplay.SURPRISE] / max(stats[selfplay.DECISIONS], 1)), 4),
    )


# --- A worker -------------------------------------------------------------------------------------

_Task = tuple[Nets, Nets, Plan, int, int]
_Done = tuple[Nets, np.ndarray[tuple[int], np.dtype[np.float64]]]


@contextmanager
def _workers(many: int) -> Generator[Executor | None]:
    """Yield processes to work in; one worker needs none."""
    if many == 1:
        yield None
        return
    with ProcessPoolExecutor(many, get_context("spawn")) as pool:
        yield pool


def _work(task: _Task) -> _Done:
    """Play and learn a worker's rounds of one step."""
    nets, past, plan, step, worker = task
    own = Nets(*(Net(*(part.copy() for part in net)) for net in nets))
    mind = new_mind(_seed(plan.seed, step, worker))
    rest = 1 - step / plan.steps
    company = Company(own, past, plan.explore * (0.09 + 0.91 * rest), plan.mixed)
    kinds = _recipes(plan.seed, plan.recipes)
    rounds(plan.rounds, kinds, company, plan.learn * rest, mind)
    return own, mind.memory.stats


@lru_cache(maxsize=1)
def _recipes(seed: int, many: int) -> Recipes:
    return recipes(seed, many)


def _seed(seed: int, step: int, worker: int) -> int:
    digest = blake2b(f"{seed} {step} {worker}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


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
