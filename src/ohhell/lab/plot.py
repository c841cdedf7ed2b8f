"""The course of a match as a picture: how the mean settled, and how sure it became."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ohhell.lab.figures import running

_FIRST: Final = 10
"""Before so many deals the interval is wider than the picture."""


class CannotPlot(ValueError):
    """No picture can be made. The message says why."""


def check_plot(file: Path) -> None:
    """Raise `CannotPlot` if matplotlib is missing or makes no pictures of this kind."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError as error:
        raise CannotPlot("a picture needs matplotlib: pip install 'ohhell[lab]'") from error
    kinds = FigureCanvasBase.get_supported_filetypes()
    if file.suffix.removeprefix(".").lower() not in kinds:
        known = ", ".join(sorted(kinds))
        raise CannotPlot(f"{file}: the name of a picture ends in one of {known}, as in match.png")


def plot(file: Path, title: str, label: str, courses: Mapping[str, Sequence[float]]) -> None:
    """Draw for each course, numbers by deal, the running mean with its 95 % interval."""
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for name, numbers in courses.items():
        _course(axes, name, numbers)
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set(title=title, xlabel="deals", ylabel=label)
    axes.legend()
    figure.savefig(file)


def _course(axes: Any, name: str, numbers: Sequence[float]) -> None:  # noqa: ANN401 - half typed
    samples = list(running(numbers))[_FIRST - 1 :]
    counts, means = [one.count for one in samples], [one.mean for one in samples]
    low = [one.mean - one.half_width() for one in samples]
    high = [one.mean + one.half_width() for one in samples]
    (line,) = axes.plot(counts, means, label=name)
    axes.fill_between(counts, low, high, alpha=0.2, color=line.get_color())
