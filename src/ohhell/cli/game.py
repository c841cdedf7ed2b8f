"""`ohhell game`: read games from files, check them by the rules, and write them otherwise."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from ohhell import exchange, rules
from ohhell.cli.words import Words, give_up, plain
from ohhell.exchange import FILE_BYTES_MAX, Format, GameFile, Log
from ohhell.rules import Game, RuleSet, ScoredRound

app = typer.Typer(help="Games as files: of ours and of other programs.", no_args_is_help=True)

_PIPE: Final = "-"
_FORMS: Final = {
    Format.NOTATION: "our notation",
    Format.JSON: "a game as JSON",
    Format.RECORD: "the record of a finished game",
    Format.PBN: "rounds in tags",
    Format.NEUTRAL: "a neutral record",
}

Source = Annotated[str, typer.Argument(metavar="FILE", help="A file, or - for standard input.")]
Number = Annotated[int | None, typer.Option("--game", help="Which game, where there are several.")]


@app.command("read")
def read_command(file: Source, *, number: Number = None) -> None:
    """Say what a file is, check it by the rules, and tell the games in it in short."""
    found = read_file(file)
    games = list(enumerate(found.games, 1))
    if number is not None:
        games = [(number, chosen(found, number))]
    print(f"{plain(file)}: {_FORMS[found.format]}, {_many(len(found.games), 'game')}")
    for at, log in games:
        lines = _whole(log) if len(games) == 1 else _short(at, log)
        print("\n".join(lines))
    for note in found.notes:
        print(f"Left out: {note}.")
    for guess in found.guessed:
        print(f"Not told: {guess}.")
    print("Checked: every statement is what the rules say.")


@app.command("convert")
def convert_command(
    file: Source,
    *,
    to: Annotated[Format, typer.Option("--to", help="The form to write.")],
    out: Annotated[str, typer.Option("--out", "-o", help="A file, or - for the screen.")] = _PIPE,
    force: Annotated[
        bool, typer.Option("--force", help="Write over a file that is there.")
    ] = False,
    number: Number = None,
) -> None:
    """Write a game in another form."""
    found = read_file(file)
    if found.guessed:
        give_up(f"{file} does not tell enough for a whole game: {'; '.join(found.guessed)}.")
    try:
        text = exchange.write(chosen(found, number), to)
    except exchange.CannotWrite as error:
        give_up(str(error))
    if out == _PIPE:
        print(text, end="")
    else:
        _keep(Path(out), text, force=force)


def read_file(file: str) -> GameFile:
    """Return the games in a file, or say what is wrong with it and end."""
    try:
        return exchange.read(_bytes(file))
    except OSError as error:
        give_up(f"{file}: {error.strerror}")
    except exchange.BadFile as error:
        give_up(f"{file}: {error}")


def _bytes(file: str) -> bytes:
    """Return what a file holds, and no more than is read: it may have no end."""
    if file == _PIPE:
        return sys.stdin.buffer.read(FILE_BYTES_MAX + 1)
    with Path(file).open("rb") as opened:
        return opened.read(FILE_BYTES_MAX + 1)


def chosen(found: GameFile, number: int | None) -> Log:
    """Return the game that is meant, or say that there is none such and end."""
    count = len(found.games)
    if number is None and count > 1:
        give_up(f"The file holds {count} games; choose one with --game 1 to --game {count}.")
    if number is not None and not 1 <= number <= count:
        give_up(f"There is no game {number}: the file holds {_many(count, 'game')}.")
    return found.games[(number or 1) - 1]


def _keep(file: Path, text: str, *, force: bool) -> None:
    try:
        with file.open("w" if force else "x", encoding="utf-8", newline="\n") as opened:
            opened.write(text)
    except FileExistsError:
        give_up(f"{file} is there already; --force writes over it.")
    except OSError as error:
        give_up(f"{file}: {error.strerror}")


def _whole(log: Log) -> Iterator[str]:
    game = rules.replay(log)
    yield f"{game.seats} seats, seat {game.first_dealer} deals first, {_rules(game.ruleset)}"
    for number, line in enumerate(game.sheet, 1):
        yield f"  round {number}: {_line(line)}"
    yield _standing(game)


def _short(number: int, log: Log) -> Iterator[str]:
    game = rules.replay(log)
    yield f"  game {number}: {game.seats} seats, {_rules(game.ruleset)}; {_standing(game)}"


def _rules(ruleset: RuleSet) -> str:
    name = rules.name_of(ruleset)
    return "house rules" if name is None else f"{Words('en').say(f'variant-{name}')} ({name})"


def _line(line: ScoredRound) -> str:
    cards = _many(line.size, "card")
    return (
        f"{cards}, bids {_spaced(line.bids)}, tricks {_spaced(line.taken)}, "
        f"points {_spaced(line.points)}"
    )


def _standing(game: Game) -> str:
    """Return the scores and who won, or how far the game has come."""
    played = f"{len(game.sheet)} of {_many(len(game.sizes), 'round')}"
    if game.winners is not None:
        seats = "seat" if len(game.winners) == 1 else "seats"
        return f"scores {_spaced(game.scores)}, won by {seats} {_spaced(game.winners)}"
    waiting = f", seat {_spaced(game.to_act)} to act" if game.to_act else ""
    return f"not over: {played} scored, scores {_spaced(game.scores)}{waiting}"


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _spaced(values: Sequence[int]) -> str:
    return " ".join(map(str, values))
