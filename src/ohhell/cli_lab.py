"""`ohhell lab`: measure bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from ohhell.cli_source import WHAT

app = typer.Typer(help="Bots: measure them against each other.", no_args_is_help=True)

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
    from ohhell import cli_match

    asked = cli_match.Asked(deals, jobs, ray, csv, plot, force=force)
    plan = cli_match.plan_of(bots, rules, seats=seats, size=size, seed=seed)
    plan = cli_match.with_fields(plan, field or ())
    test = None if sprt is None else cli_match.test_of(sprt, alpha, beta)
    cli_match.match(plan, asked, measure, test)


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
    from ohhell import cli_match

    asked = cli_match.Asked(deals, jobs, ray, csv, force=force)
    plan = cli_match.plan_of(bots or (), rules, seats=seats, size=size, seed=seed)
    cli_match.ladder(plan, asked)
