"""How far long work at a terminal is: a bar for a person, and nothing for a file."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Show(Protocol):
    """Moves a bar to `done`, by itself one on, with a text beside it."""

    def __call__(self, text: str, done: int | None = None) -> None:
        """Move it."""
        ...


@contextmanager
def bar(total: int, text: str = "") -> Generator[Show]:
    """Show a bar while something is done; what is yielded moves it."""
    console = Console(stderr=True)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    shown = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with shown:
        task = shown.add_task(text, total=total)

        def show(text: str, done: int | None = None) -> None:
            step = 1 if done is None else None
            shown.update(task, completed=done, advance=step, description=text)

        yield show
