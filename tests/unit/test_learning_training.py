"""Trainings: the same plan gives the same nets, however often it is killed on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from ohhell.bots.net.files import BadNets, load_nets, save_nets
from ohhell.bots.net.network import Nets, new_nets
from ohhell.lab.learning.digests import digest_of
from ohhell.lab.learning.keeping import (
    CURVE,
    NETS,
    PLAN,
    BadPlan,
    Learnt,
    Plan,
    go_on,
    keep,
    plan_in,
    read_curve,
    steps_done,
)
from ohhell.lab.learning.training import train
from tests.blade import Blade, Killed, the_blade

TINY = Plan(seed=5, steps=2, workers=2, rounds=50, recipes=40)
KEPT = Plan(seed=5, steps=480, workers=1, rounds=1)
"""A plan whose steps are only kept, not played."""


@pytest.fixture
def blade() -> Iterator[Blade]:
    """Return a blade that hangs only over this test."""
    yield the_blade()
    the_blade().folder = None


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a training that nothing disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    train(folder, TINY, lambda _: None)
    return folder


def left_in(folder: Path) -> dict[str, object]:
    """Return what a training left: its curve and its nets, the earlier ones too."""
    nets = {path.name: digest_of(load_nets(path)) for path in folder.glob("*.npz")}
    return {"curve": (folder / CURVE).read_bytes(), **nets}


def test_the_same_plan_gives_the_same_nets(tmp_path: Path, whole: Path) -> None:
    """Workers share one process and mind each other in nothing; each step is told."""
    told = list[Learnt]()
    nets = train(tmp_path, TINY, told.append)
    assert left_in(tmp_path) == left_in(whole)
    assert [row.nets for row in told][-1] == digest_of(nets)
    assert tuple(told) == read_curve(tmp_path / CURVE)
    assert [100, 100] == [row.rounds for row in told]


@pytest.mark.parametrize("other", [replace(TINY, workers=1), replace(TINY, seed=6)])
def test_another_plan_gives_other_nets(tmp_path: Path, whole: Path, other: Plan) -> None:
    """One worker learns from fewer rounds; it too gives the same nets twice."""
    for name in ("a", "b"):
        train(tmp_path / name, other, lambda _: None)
    assert left_in(tmp_path / "a") == left_in(tmp_path / "b") != left_in(whole)


def test_a_kill_at_any_instant_changes_nothing(tmp_path: Path, whole: Path, blade: Blade) -> None:
    """Before the first file is written, between any two, and after the last."""
    for changes in count():
        folder = tmp_path / str(changes)
        blade.folder, blade.left, blade.ends = folder, changes, Killed
        try:
            train(folder, TINY, lambda _: None)
        except Killed:
            train(folder, TINY, lambda _: None)
            assert left_in(folder) == left_in(whole), f"killed before change {changes}"
        else:
            break
    assert changes > 10


# --- The folder -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def some_nets() -> tuple[Nets, Nets]:
    """Return two nets that differ."""
    return new_nets(1), new_nets(2)


def learnt(step: int, nets: Nets) -> Learnt:
    """Return the row of a step."""
    return Learnt(step, 1, 0.5, 5.0, 0.7, digest_of(nets))


def test_a_row_without_its_nets_counts_for_nothing(
    tmp_path: Path, some_nets: tuple[Nets, Nets]
) -> None:
    """A kill left it whole, or any part of it: the step is done again, and told once."""
    one, two = some_nets
    go_on(tmp_path, KEPT)
    keep(tmp_path, KEPT, one, learnt(0, one))
    first = (tmp_path / CURVE).read_bytes()
    row = f"1,1,0.5,5.0,0.7,{digest_of(two)}\r\n".encode()
    for length in (1, 4, 9, 20, len(row) - 1, len(row)):
        (tmp_path / CURVE).write_bytes(first + row[:length])
        assert 1 == go_on(tmp_path, KEPT).done
        assert (tmp_path / CURVE).read_bytes() == first
    keep(tmp_path, KEPT, two, learnt(1, two))
    assert (tmp_path / CURVE).read_bytes() == first + row
    assert 2 == steps_done(tmp_path)


def test_nets_of_elsewhere_are_refused(tmp_path: Path, some_nets: tuple[Nets, Nets]) -> None:
    """Neither are they trained on, nor written over."""
    one, two = some_nets
    go_on(tmp_path / "a", KEPT)
    keep(tmp_path / "a", KEPT, one, learnt(0, one))
    save_nets(two, tmp_path / "a" / NETS)
    with pytest.raises(BadPlan, match="nets that this training did not make"):
        go_on(tmp_path / "a", KEPT)
    (tmp_path / "a" / PLAN).unlink()
    with pytest.raises(BadPlan, match="holds nets, but no plan"):
        go_on(tmp_path / "a", KEPT)
    assert digest_of(load_nets(tmp_path / "a" / NETS)) == digest_of(two)


def test_another_plan_is_refused_in_words(tmp_path: Path) -> None:
    """With what differs, and only that."""
    go_on(tmp_path, KEPT)
    assert plan_in(tmp_path) == KEPT
    with pytest.raises(BadPlan, match=r"by another plan \(steps 480, not 9; learn 0.006, not 0.1"):
        go_on(tmp_path, replace(KEPT, steps=9, learn=0.1))
    (tmp_path / PLAN).write_text("{}")
    with pytest.raises(BadPlan, match=r"is no plan of a training: .*seed"):
        go_on(tmp_path, KEPT)


def test_nets_to_begin_with_are_known_by_what_they_are(
    tmp_path: Path, some_nets: tuple[Nets, Nets]
) -> None:
    """Not by the path: another file there is noticed, the same nets elsewhere are welcome."""
    one, two = some_nets
    save_nets(one, tmp_path / "one.npz")
    plan, folder = replace(KEPT, start=str(tmp_path / "one.npz")), tmp_path / "a"
    assert digest_of(go_on(folder, plan).nets) == digest_of(one)
    assert str(tmp_path) not in (folder / PLAN).read_text()
    save_nets(two, tmp_path / "one.npz")
    with pytest.raises(BadPlan, match=f"start {digest_of(one)}, not {digest_of(two)}"):
        go_on(folder, plan)
    (tmp_path / "one.npz").unlink()
    with pytest.raises(BadNets, match="No such file"):
        go_on(folder, plan)
    kept = plan_in(folder)
    assert kept is not None
    assert digest_of(go_on(folder, kept).nets) == digest_of(one)


def test_nets_that_cannot_be_read_are_no_reason_to_begin_anew(
    tmp_path: Path, some_nets: tuple[Nets, Nets]
) -> None:
    """Half a file, or none at all, is said to be so."""
    go_on(tmp_path, KEPT)
    keep(tmp_path, KEPT, some_nets[0], learnt(0, some_nets[0]))
    content = (tmp_path / NETS).read_bytes()
    for part in (b"", content[:1000], content[:-1000]):
        (tmp_path / NETS).write_bytes(part)
        with pytest.raises(BadNets, match="cannot be read as nets"):
            go_on(tmp_path, KEPT)


def test_digests_tell_nets_apart(some_nets: tuple[Nets, Nets]) -> None:
    """By a single weight."""
    one, _ = some_nets
    changed = Nets(one.play, one.bid._replace(last_bias=one.bid.last_bias + np.float32(1e-6)))
    assert 16 == len(digest_of(one))
    assert digest_of(one) == digest_of(new_nets(1)) != digest_of(changed)
