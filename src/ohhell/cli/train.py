"""What `ohhell lab` does to make nets: train them, draw how that went, measure and export them."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NoReturn

import typer

from ohhell import lab
from ohhell.bots.net.files import BadNets
from ohhell.bots.net.network import Nets
from ohhell.bots.net.player import house_nets
from ohhell.cli.bar import bar
from ohhell.cli.words import give_up, say_lines
from ohhell.lab.learning import gate as gates
from ohhell.lab.learning.curve import draw_curve
from ohhell.lab.learning.digests import digest_of
from ohhell.lab.learning.export import NotPassed, halved, nets_at
from ohhell.lab.learning.export import export as write_nets
from ohhell.lab.learning.findings import Finding, write_finding
from ohhell.lab.learning.keeping import (
    CURVE,
    NETS,
    BadPlan,
    Learnt,
    Plan,
    plan_in,
    read_curve,
    steps_done,
)
from ohhell.lab.learning.training import train as train_nets

_USUAL: Final = Plan(seed=1, steps=320, workers=2, rounds=15_000)
_PICTURE: Final = "curve.svg"
_INTERRUPTED: Final = 130
"""The status of a program that Ctrl-C ended, as shells have it."""
_NO_HOUSE_NETS: Final = "there are no nets of the house to measure against"
_Refused = (BadPlan, BadNets, NotPassed, OSError)


def train(folder: Path, asked: dict[str, Any]) -> None:
    """Train in `folder` by what was asked for; else as its plan has it, or as is usual."""
    with _in_words():
        plan = replace(plan_in(folder) or _USUAL, **asked)
        try:
            with bar(plan.steps, "begins") as show:
                train_nets(folder, plan, lambda learnt: show(_told(learnt), learnt.step + 1))
        except KeyboardInterrupt:
            _interrupted(f"{steps_done(folder)} of {plan.steps} steps are kept: train on any time")
        say_lines(_course(folder))
        _draw_own(folder)


def curve(trainings: Sequence[Path], file: Path, *, force: bool) -> None:
    """Draw how trainings went, one after another, each a folder or the file of a curve."""
    with _in_words():
        if file.exists() and not force:
            give_up(f"{file} is there already; --force writes over it.")
        lab.check_plot(file)
        draw_curve(file, [(_name_of(where), _rows_at(where)) for where in trainings])


def gate(candidate: Path, house: Path | None, *, deals: int, seed: int, jobs: int | None) -> None:
    """Measure a candidate, say how it did, and end with status 1 unless it passes."""
    with _in_words():
        account = gates.Account()
        ours = halved(nets_at(candidate))
        theirs = _house_nets() if house is None else nets_at(house)
        try:
            with bar(deals) as show:
                gates.measure(
                    ours,
                    theirs,
                    account,
                    lambda done: show(lab.told(account.overall, signed=True), done),
                    deals=deals,
                    seed=seed,
                    jobs=jobs or lab.cores(),
                )
        except KeyboardInterrupt:
            _interrupted("nothing was decided")
        if candidate.is_dir():
            write_finding(candidate, _finding(ours, theirs, account, seed))
    say_lines(_gate_lines(account))
    if not account.passed:
        raise typer.Exit(1)


def export(folder: Path, file: Path, *, force: bool) -> None:
    """Write the nets of a training to a file that bots load."""
    with _in_words():
        if file.suffix != ".npz":
            give_up(f"{file}: the name of a file of nets ends in .npz, as in {NETS}")
        write_nets(folder, file, None if force else _house_nets(), force=force)
        digest, megabytes = digest_of(nets_at(file)), file.stat().st_size / 1e6
    say_lines([f"{file}: nets {digest}, {megabytes:.2f} MB"])


# --- What goes wrong ------------------------------------------------------------------------------


@contextmanager
def _in_words() -> Generator[None]:
    """End the command with a sentence where what was asked for cannot be done."""
    try:
        yield
    except (*_Refused, lab.CannotPlot) as error:
        give_up(str(error))


def _interrupted(kept: str) -> NoReturn:
    print(f"Interrupted: {kept}.", file=sys.stderr)
    raise typer.Exit(_INTERRUPTED)


def _house_nets() -> Nets:
    try:
        return house_nets()
    except BadNets as error:
        raise BadNets(f"{_NO_HOUSE_NETS}: {error}") from error


# --- Telling --------------------------------------------------------------------------------------


def _told(learnt: Learnt) -> str:
    return f"made {learnt.made:.3f}, points {learnt.points:.2f}, surprise {learnt.surprise:.3f}"


def _course(folder: Path) -> Iterator[str]:
    rows = read_curve(folder / CURVE)
    many = sum(row.rounds for row in rows)
    yield f"steps {len(rows)}, rounds {many:,}; in the last step: {_told(rows[-1])}"
    yield f"{folder / NETS}: nets {rows[-1].nets}"


def _draw_own(folder: Path) -> None:
    """Draw the curve beside the nets; who has no matplotlib hears that there is no picture."""
    file = folder / _PICTURE
    try:
        lab.check_plot(file)
    except lab.CannotPlot as error:
        print(f"No {_PICTURE}: {error}", file=sys.stderr)
        return
    draw_curve(file, [(folder.name, read_curve(folder / CURVE))])


def _name_of(where: Path) -> str:
    return where.parent.name if where.name == CURVE else where.stem


def _rows_at(where: Path) -> tuple[Learnt, ...]:
    rows = read_curve(where / CURVE if where.is_dir() else where)
    if not rows:
        give_up(f"{where}: there is no curve of a training")
    return rows


def _finding(ours: Nets, theirs: Nets, account: gates.Account, seed: int) -> Finding:
    overall = account.overall
    return Finding(
        digest_of(ours),
        digest_of(theirs),
        passed=account.passed,
        gain=overall.mean,
        within=overall.half_width(),
        deals=overall.count,
        seed=seed,
    )


def _gate_lines(account: gates.Account) -> Iterator[str]:
    yield f"{account.overall.count} deals of each kind of round; points a seat that were gained:"
    yield ""
    for kind, row in zip(account.kinds, account.rows, strict=True):
        made = f"made {row.made.mean:.3f} against {row.house_made.mean:.3f}"
        yield f"{kind!s:<26}{lab.told(row.gain, signed=True)}  {made}"
    yield f"{'all':<26}{lab.told(account.overall, signed=True)}"
    yield ""
    yield _verdict(account)


def _verdict(account: gates.Account) -> str:
    if account.passed:
        return "It passes: these nets may replace the house's."
    if account.worse:
        kinds = "; ".join(map(str, account.worse))
        return f"It does not pass: it is worse at {kinds}."
    if not account.decided:
        return "It does not pass: nothing is decided yet; more --deals may decide."
    return f"It does not pass: it does not gain {account.test.mean1:g} points a seat and round."
