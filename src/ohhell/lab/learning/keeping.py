"""What a training keeps in its folder, so that after a kill it goes on as if there had been none.

A step counts once `NETS` holds the nets that it made; that file is replaced whole, and last. All
else of a step is written before and says which step it is of, so what a kill left of a step that
does not count is passed over and written anew. The curve tells which nets each step made: by that
the nets tell how many steps are done.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from io import StringIO
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from ohhell.bots.net.files import load_nets, save_nets
from ohhell.bots.net.network import Nets, new_nets
from ohhell.lab.learning.digests import digest_of, seed_of

NETS: Final = "nets.npz"
PLAN: Final = "plan.json"
START: Final = "start.npz"
CURVE: Final = "curve.csv"
_PAST: Final = "past-{:05d}.npz"
_PAST_KEPT: Final = 12
_PAST_MANY: Final = 40
"""So many times in a training the nets are put aside as opponents for later ones."""


class BadPlan(ValueError):
    """A folder in which a training cannot be gone on with as asked; says why not."""


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
    """How often a learner acts at random at first; falls to a tenth of that over the plan."""
    start: str = ""
    """The file of the nets to begin with; else they know nothing yet."""
    mixed: float = 0.4
    """In which share of the rounds some seats are played by others than the learner."""


class Learnt(NamedTuple):
    """How one step went; the same row stands in the curve."""

    step: int
    rounds: int
    made: float
    """Which share of their bids the learners made."""
    points: float
    """What a round was worth to a learner, on average."""
    surprise: float
    """How little the nets foretold what came, in nats a decision."""
    nets: str = ""
    """The digest of the nets that the step made."""


class Kept(NamedTuple):
    """Where a training stands."""

    done: int
    """How many steps count."""
    nets: Nets


# --- Beginning, or going on -----------------------------------------------------------------------


def go_on(folder: Path, plan: Plan) -> Kept:
    """Return where the training by `plan` in `folder` stands; an empty one begins here.

    Raises `BadPlan` if the folder holds another training, and `BadNets` if nets cannot be read.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / PLAN).exists():
        _compare(folder, plan)
    else:
        _begin(folder, plan)
    kept = _kept(folder, plan)
    _cut_curve(folder / CURVE, kept.done)
    return kept


def plan_in(folder: Path) -> Plan | None:
    """Return by which plan the training in `folder` goes, if there is one.

    Raises `BadPlan` if what stands there is no plan.
    """
    path = folder / PLAN
    if not path.exists():
        return None
    try:
        plan = msgspec.json.decode(path.read_bytes(), type=Plan)
    except msgspec.DecodeError as error:
        raise BadPlan(f"{path} is no plan of a training: {error}") from error
    return replace(plan, start=str(folder / START) if plan.start else "")


def steps_done(folder: Path) -> int:
    """Return how many steps of the training in `folder` count.

    Raises `BadPlan` if its nets are not those of its curve.
    """
    path = folder / NETS
    if not path.exists():
        return 0
    digest = digest_of(load_nets(path))
    for row in read_curve(folder / CURVE):
        if row.nets == digest:
            return row.step + 1
    raise BadPlan(f"{path} holds nets that this training did not make: choose a new folder")


def first_nets(folder: Path, plan: Plan) -> Nets:
    """Return the nets that the training begins with."""
    return load_nets(folder / START) if plan.start else new_nets(plan.seed)


def _begin(folder: Path, plan: Plan) -> None:
    """Write the plan, with a copy of the nets to begin with: it makes the folder a training."""
    if (folder / NETS).exists():
        raise BadPlan(f"{folder} holds nets, but no {PLAN}: choose a new folder")
    if plan.start:
        save_nets(load_nets(Path(plan.start)), folder / START)
    text = msgspec.json.format(msgspec.json.encode(_written(plan)), indent=1)
    write_whole(folder / PLAN, text.decode())


def _written(plan: Plan) -> Plan:
    """Return the plan as it is kept: nets are told by what they are, not by where they lay."""
    if not plan.start:
        return plan
    return replace(plan, start=digest_of(load_nets(Path(plan.start))))


def _compare(folder: Path, plan: Plan) -> None:
    there = plan_in(folder) or plan
    held, asked = asdict(_written(there)), asdict(_written(plan))
    off = [f"{name} {held[name]}, not {asked[name]}" for name in held if held[name] != asked[name]]
    if off:
        told = "; ".join(off)
        raise BadPlan(f"{folder} holds a training by another plan ({told}): choose a new folder")


def _kept(folder: Path, plan: Plan) -> Kept:
    done = steps_done(folder)
    return Kept(done, load_nets(folder / NETS) if done else first_nets(folder, plan))


# --- A step ---------------------------------------------------------------------------------------


def keep(folder: Path, plan: Plan, nets: Nets, learnt: Learnt) -> None:
    """Keep a step: the nets come last, and make it count."""
    every = max(plan.steps // _PAST_MANY, 1)
    if (learnt.step + 1) % every == 0:
        save_nets(nets, folder / _PAST.format(learnt.step), half=True)
    _add_row(folder / CURVE, learnt)
    save_nets(nets, folder / NETS)
    for old in _past_before(folder, learnt.step + 1)[:-_PAST_KEPT]:
        old.unlink()


def past_nets(folder: Path, plan: Plan, step: int) -> Nets:
    """Return earlier nets to play against: of those kept, one that the seed and the step choose."""
    kept = _past_before(folder, step)[-_PAST_KEPT:]
    if not kept:
        return first_nets(folder, replace(plan, seed=plan.seed + 1))
    return load_nets(kept[seed_of(plan.seed, step, -1) % len(kept)])


def _past_before(folder: Path, step: int) -> list[Path]:
    """Return the files of earlier nets, the earliest first, without those of steps to come."""
    return [path for path in sorted(folder.glob("past-*.npz")) if path.name < _PAST.format(step)]


# --- The curve ------------------------------------------------------------------------------------


def read_curve(path: Path) -> tuple[Learnt, ...]:
    """Return the rows of a curve, up to one that a kill cut short; none where there is no file."""
    if not path.exists():
        return ()
    with path.open(newline="", encoding="utf-8") as file:
        return tuple(_rows(csv.reader(file)))


def _rows(lines: Iterable[list[str]]) -> Iterator[Learnt]:
    for line in list(lines)[1:]:
        try:
            step, rounds, made, points, surprise, *nets = line
            figures = float(made), float(points), float(surprise)
            yield Learnt(int(step), int(rounds), *figures, *nets[:1])
        except ValueError:
            return


def _add_row(path: Path, learnt: Learnt) -> None:
    rows = [Learnt._fields, learnt] if not path.exists() else [learnt]
    with path.open("a", newline="", encoding="utf-8") as file:
        file.write(_text(rows))


def _cut_curve(path: Path, done: int) -> None:
    """Leave in the curve the steps that count."""
    if not path.exists():
        return
    whole = _text([Learnt._fields, *read_curve(path)[:done]])
    if path.read_bytes() != whole.encode():
        write_whole(path, whole)


def _text(rows: Iterable[tuple[object, ...]]) -> str:
    text = StringIO(newline="")
    csv.writer(text).writerows(rows)
    return text.getvalue()


def write_whole(path: Path, text: str) -> None:
    """Write a file, all of it or nothing."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(text.encode())
    new.replace(path)
