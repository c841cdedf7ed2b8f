"""`ohhell lab`: measure bots against each other, and make the nets that they play by."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from ohhell.cli.source import WHAT

app = typer.Typer(help="Bots: measure and train them.", no_args_is_help=True)

_BOT = "A level, or module:factory for a bot of your own."
Bots = Annotated[list[str], typer.Argument(metavar="A B [C …]", help=_BOT)]
AnyBots = Annotated[
    list[str] | None, typer.Argument(metavar="[BOT …]", help=f"{_BOT} None: all levels.")
]
Rules = Annotated[str | None, typer.Option(help=WHAT)]
Seats = Annotated[int | None, typer.Option(help="Number of players; else as the rules tell, or 4.")]
Size = Annotated[int | None, typer.Option(help="Single rounds of so many cards; else whole games.")]
Deals = Annotated[int, typer.Option(min=2, help="Deals to play, at most.")]
Seed = Annotated[int, typer.Option(help="The same seed deals the same cards.")]
Jobs = Annotated[
    int | None, typer.Option(min=1, help="Processes that play; else one for each core.")
]
Ray = Annotated[str | None, typer.Option(help="Play on the Ray cluster at this address; or local.")]
Csv = Annotated[Path | None, typer.Option(help="Write every result to this file.")]
Force = Annotated[bool, typer.Option("--force", help="Write over files that are there.")]


@app.command("match")
def match_command(  # noqa: PLR0913 - each is an option
    bots: Bots,
    *,
    rules: Rules = None,
    seats: Seats = None,
    size: Size = None,
    deals: Deals = 1000,
    field: Annotated[
        list[str] | None,
        typer.Option(
            help="Who sits where, as in A,B,B,B. May be repeated; else the last bot fills up."
        ),
    ] = None,
    seed: Seed = 1,
    measure: Annotated[
        Literal["points", "made", "wins"], typer.Option(help="What is compared.")
    ] = "points",
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(
            metavar="MEAN0 MEAN1",
            help="Stop once it is decided which of these A - B is, as in --sprt 0 0.2.",
        ),
    ] = None,
    alpha: Annotated[float, typer.Option(help="Risk to accept MEAN1 where MEAN0 is so.")] = 0.05,
    beta: Annotated[float, typer.Option(help="Risk to accept MEAN0 where MEAN1 is so.")] = 0.05,
    jobs: Jobs = None,
    ray: Ray = None,
    csv: Csv = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw how the difference settled, as in match.png.")
    ] = None,
    force: Force = False,
) -> None:
    """Play bots against each other: the same deals, with every bot in every seat.

    Numbers come with their 95 % intervals. Ctrl-C ends it, and tells what is known so far.
    """
    # Only those who measure wait for it to load.
    from ohhell.cli import match as matching

    asked = matching.Asked(deals, jobs, ray, csv, plot, force=force)
    plan = matching.plan_of(bots, rules, seats=seats, size=size, seed=seed)
    plan = matching.with_fields(plan, field or ())
    test = None if sprt is None else matching.test_of(sprt, alpha, beta)
    matching.match(plan, asked, measure, test)


@app.command("ladder")
def ladder_command(  # noqa: PLR0913 - each is an option
    bots: AnyBots = None,
    *,
    rules: Rules = None,
    seats: Seats = None,
    size: Size = None,
    deals: Deals = 1000,
    seed: Seed = 1,
    jobs: Jobs = None,
    ray: Ray = None,
    csv: Csv = None,
    force: Force = False,
) -> None:
    """Rate all levels, or the bots named, from tables at which they sit mixed.

    Each deal draws who sits there, and they play it in every seat.
    """
    from ohhell.cli import match as matching

    asked = matching.Asked(deals, jobs, ray, csv, force=force)
    plan = matching.plan_of(bots or (), rules, seats=seats, size=size, seed=seed)
    matching.ladder(plan, asked)


# --- Making nets ----------------------------------------------------------------------------------

Training = Annotated[Path, typer.Argument(metavar="FOLDER", help="Where a training is kept.")]


@app.command("train")
def train_command(  # noqa: PLR0913 - each is an option
    folder: Training,
    *,
    steps: Annotated[int | None, typer.Option(min=1, help="Steps of the plan; else 320.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Who plays in a step, each on a core; else 2.")
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(min=1, help="Rounds of a worker in a step; else 15000.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The same seed gives the same nets; else 1.")
    ] = None,
    recipes: Annotated[
        int | None, typer.Option(min=1, help="Kinds of rounds that are drawn; else 4000.")
    ] = None,
    learn: Annotated[
        float | None, typer.Option(min=0, help="How far a decision moves the nets; else 0.006.")
    ] = None,
    explore: Annotated[
        float | None,
        typer.Option(min=0, max=1, help="How often it acts at random at first; else 0.11."),
    ] = None,
    mixed: Annotated[
        float | None,
        typer.Option(min=0, max=1, help="Share of rounds with other players; else 0.4."),
    ] = None,
    start: Annotated[
        Path | None, typer.Option(metavar="NETS", help="A file of nets to begin with.")
    ] = None,
) -> None:
    """Train nets by playing with themselves; go on with the training that FOLDER holds.

    Ctrl-C or a kill at any time loses at most the step in progress. Options that are not given
    are as the training has them.
    """
    from ohhell.cli import train as training

    asked = {
        "steps": steps,
        "workers": workers,
        "rounds": rounds,
        "seed": seed,
        "recipes": recipes,
        "learn": learn,
        "explore": explore,
        "mixed": mixed,
        "start": None if start is None else str(start),
    }
    training.train(folder, {name: value for name, value in asked.items() if value is not None})


@app.command("curve")
def curve_command(
    trainings: Annotated[
        list[Path], typer.Argument(metavar="FOLDER …", help="Trainings, or files of curves.")
    ],
    *,
    plot: Annotated[Path, typer.Option(help="The picture, as in curve.svg.")],
    force: Force = False,
) -> None:
    """Draw how trainings went that followed each other: bids made, and surprise."""
    from ohhell.cli import train as training

    training.curve(trainings, plot, force=force)


@app.command("gate")
def gate_command(
    candidate: Annotated[Path, typer.Argument(help="A training's folder, or a file of nets.")],
    house: Annotated[
        Path | None, typer.Argument(help="Nets to measure against; else the house's.")
    ] = None,
    *,
    deals: Annotated[int, typer.Option(min=2, help="Deals of each kind, at most.")] = 20_000,
    seed: Seed = 1,
    jobs: Jobs = None,
) -> None:
    """Say whether a candidate may replace the house's nets: status 0 if so, else 1.

    Both play the same rounds of ten kinds, in every rotation of the seats, until it is decided.
    """
    from ohhell.cli import train as training

    training.gate(candidate, house, deals=deals, seed=seed, jobs=jobs)


@app.command("export")
def export_command(
    folder: Training,
    file: Annotated[Path, typer.Argument(help="The file of nets to write, or to write over.")],
    *,
    force: Annotated[bool, typer.Option("--force", help="Whatever the gate said.")] = False,
) -> None:
    """Write the nets of a training as bots load them, if they passed the gate."""
    from ohhell.cli import train as training

    training.export(folder, file, force=force)
