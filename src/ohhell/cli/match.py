"""What `ohhell lab` does: check what was asked for, play it, and tell what came of it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, TextIO

import typer

from ohhell import lab
from ohhell.bots import LEVELS
from ohhell.cli.bar import bar
from ohhell.cli.source import complain, read_rules
from ohhell.cli.words import give_up, say_lines
from ohhell.lab import Account, Measure, Plan, PlayedDeal, Sprt
from ohhell.rules import RuleSet

_SEATS: Final = 4
_INTERRUPTED: Final = 130
"""The status of a program that Ctrl-C ended, as shells have it."""
_THERE: Final = "{} is there already; --force writes over it."
_Stop = KeyboardInterrupt | lab.BotFailed | lab.WorkersLost | OSError


@dataclass(frozen=True, slots=True)
class Asked:
    """How much is played, by whom, and what is kept of it."""

    deals: int
    jobs: int | None
    ray: str | None
    csv: Path | None
    plot: Path | None = None
    force: bool = False


def match(plan: Plan, asked: Asked, measure: str, test: Sprt | None) -> None:
    """Play a match and print what it came to."""
    account = Account(plan, Measure(measure), test)
    _prepare(asked.plot, force=asked.force)

    def enter(deal: PlayedDeal) -> str:
        account.enter(deal)
        return lab.told(account.tested, signed=True)

    stop = _play(plan, asked, enter, lambda: account.verdict is not None)
    if account.tallies:
        say_lines(lab.match_lines(account))
        _draw(account, asked.plot)
    _end(stop)


def ladder(plan: Plan, asked: Asked) -> None:
    """Play a ladder and print the ratings."""
    account, deals = Account(plan), list[PlayedDeal]()

    def enter(deal: PlayedDeal) -> str:
        account.enter(deal)
        deals.append(deal)
        return ""

    stop = _play(plan, asked, enter, lambda: False)
    if deals:
        lowest_wins = plan.ruleset.scoring.lowest_wins
        rated = lab.ratings(deals, len(plan.bots), lowest_wins=lowest_wins)
        say_lines(lab.ladder_lines(account, rated))
    _end(stop)


# --- Checking what was asked for ------------------------------------------------------------------


def plan_of(
    bots: Sequence[str], rules: str | None, *, seats: int | None, size: int | None, seed: int
) -> Plan:
    """Return a plan that draws who sits where, or end with all that is wrong with it."""
    _find_modules_here()
    ruleset, told = (RuleSet(), None) if rules is None else read_rules(rules)
    here = seats if seats is not None else told or _SEATS
    return _checked(Plan(tuple(bots) or tuple(LEVELS), ruleset, here, size, seed=seed))


def with_fields(plan: Plan, fields: Sequence[str]) -> Plan:
    """Return a plan with the fields that are written, or the usual one where none is."""
    try:
        read = tuple(lab.read_field(text, plan.labels) for text in fields)
        usual = () if read else (lab.usual_field(len(plan.bots), plan.seats),)
    except ValueError as error:
        give_up(str(error))
    return _checked(replace(plan, fields=(*read, *usual)))


def test_of(means: tuple[float, float], alpha: float, beta: float) -> Sprt:
    """Return the test that was asked for, or end with what is wrong with it."""
    try:
        return Sprt(*means, alpha, beta)
    except ValueError as error:
        give_up(f"--sprt: {error}")


def _checked(plan: Plan) -> Plan:
    try:
        lab.check(plan)
    except lab.CannotPlay as error:
        complain(error.faults)
    return plan


def _find_modules_here() -> None:
    """Let bots of one's own stand in this folder, as with ``python -m``."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


# --- Files ----------------------------------------------------------------------------------------


def _prepare(plot: Path | None, *, force: bool) -> None:
    """See before anything is played that the picture can be made and kept."""
    if plot is None:
        return
    try:
        lab.check_plot(plot)
    except lab.CannotPlot as error:
        give_up(str(error))
    if not os.access(plot.parent, os.W_OK):
        give_up(f"{plot}: there is no folder {plot.parent} to write to.")
    if plot.exists() and not force:
        give_up(_THERE.format(plot))


@contextmanager
def _opened(file: Path, *, force: bool) -> Generator[TextIO]:
    try:
        opened = file.open("w" if force else "x", encoding="utf-8", newline="")
    except FileExistsError:
        give_up(_THERE.format(file))
    except OSError as error:
        give_up(f"{file}: {error.strerror}")
    with opened:
        yield opened


def _draw(account: Account, file: Path | None) -> None:
    if file is None:
        return
    others = range(1, len(account.plan.bots))
    courses = {
        lab.difference_label(account, other): list(account.differences(0, other))
        for other in others
    }
    lab.plot(file, lab.what(account.plan), lab.units(account.plan, account.measure), courses)


# --- Playing --------------------------------------------------------------------------------------


def _play(
    plan: Plan, asked: Asked, enter: Callable[[PlayedDeal], str], enough: Callable[[], bool]
) -> _Stop | None:
    """Have all deals played, and each entered in turn; return what stopped it too early, if any.

    What `enter` returns stands beside the bar.
    """
    try:
        with ExitStack() as stack:
            keep = _keeper(plan, asked, stack)
            crew = stack.enter_context(_crew(asked))
            step = stack.enter_context(bar(asked.deals))
            for deal in lab.in_order(crew, lab.chunks(plan, asked.deals)):
                with _whole():
                    keep(deal)
                    step(enter(deal))
                if enough():
                    break
    except (KeyboardInterrupt, lab.BotFailed, lab.WorkersLost, OSError) as stop:
        return stop
    return None


@contextmanager
def _whole() -> Generator[None]:
    """Let Ctrl-C wait until what is done here is done."""
    pressed = list[int]()
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed and callable(before):
        before(pressed[0], None)


def _keeper(plan: Plan, asked: Asked, stack: ExitStack) -> Callable[[PlayedDeal], None]:
    """Return what writes a deal to the sheet, if there is to be one."""
    if asked.csv is None:
        return lambda _: None
    sheet = lab.Sheet(stack.enter_context(_opened(asked.csv, force=asked.force)), plan.labels)
    sheet.begin()
    return sheet.add


def _crew(asked: Asked) -> AbstractContextManager[lab.Crew]:
    if asked.ray is not None:
        from ohhell.lab.cluster import machines

        return machines(asked.ray, lab.play)
    return lab.processes(asked.jobs or lab.cores(), lab.play)


def _end(stop: _Stop | None) -> None:
    """End the command with what stopped it, if anything did."""
    if isinstance(stop, KeyboardInterrupt):
        print("Interrupted.", file=sys.stderr)
        raise typer.Exit(_INTERRUPTED)
    if stop is not None:
        give_up(str(stop))
