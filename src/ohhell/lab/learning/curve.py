"""The course of trainings as a picture: bids made, and how little was foretold, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from ohhell.lab.learning.keeping import Learnt

Training = tuple[str, Sequence[Learnt]]
"""The rows of a curve, by a name."""

_PANELS: Final = (("made", "bids made"), ("surprise", "surprise (nats a decision)"))


def draw_curve(file: Path, trainings: Sequence[Training]) -> None:
    """Draw trainings, one after another; `check_plot` says whether it can be done.

    Equal curves give equal files.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    half_typed: Any = mpl
    with half_typed.rc_context({"svg.hashsalt": "ohhell"}):
        figure: Any = Figure(figsize=(8, 5.5), layout="constrained")
        panels = figure.subplots(len(_PANELS), sharex=True)
        for axes, (figure_of, label) in zip(panels, _PANELS, strict=True):
            _panel(axes, figure_of, trainings)
            axes.set_ylabel(label)
        panels[0].legend()
        panels[-1].set_xlabel("million rounds")
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def _panel(
    axes: Any,  # noqa: ANN401 - half typed
    figure_of: str,
    trainings: Sequence[Training],
) -> None:
    begun = 0.0
    for name, rows in trainings:
        ends = [begun + rounds / 1e6 for rounds in accumulate(row.rounds for row in rows)]
        axes.plot(ends, [getattr(row, figure_of) for row in rows], label=name, linewidth=1)
        begun = ends[-1] if ends else begun
    axes.grid(alpha=0.3)
