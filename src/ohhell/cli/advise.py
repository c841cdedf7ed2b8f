"""`ohhell advise`: what each bid or card of a position is good for, and why."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ohhell import rules
from ohhell.cli.game import Number, Source, chosen, read_file
from ohhell.cli.words import Words, give_up
from ohhell.rules import Action, Bid, Card, Clause, Game, Look, NameTrump, Play, Seat

if TYPE_CHECKING:
    from ohhell.bots import Advice, Option

_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def advise_command(
    file: Source,
    *,
    seat: Annotated[int | None, typer.Option(help="Who asks, where several are to bid.")] = None,
    language: Annotated[str, typer.Option("--lang", help="Language of the reasons.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for another program.")] = False,
    number: Number = None,
) -> None:
    """Weigh what the seat to act may do: its chance, its points, and the reasons."""
    words = Words(language)
    game = _position(file, number)
    speaker = _Speaker(words, halves=game.ruleset.scoring.halves)
    advice = _advice(game, _seat(game, seat))
    if as_json:
        print(json.dumps(speaker.plain(advice), indent=2, ensure_ascii=False))
    else:
        print("\n".join(speaker.lines(advice)))


def _position(file: str, number: int | None) -> Game:
    found = read_file(file)
    if found.guessed:
        give_up(f"{file} does not tell enough to advise anybody: {found.guessed[0]}.")
    game = rules.replay(chosen(found, number))
    if game.over:
        give_up(f"{file}: this game is over, so there is nothing to decide any more.")
    if not game.to_act:
        give_up(f"{file}: round {len(game.sheet)} is scored, and the next is not dealt yet.")
    return game


def _seat(game: Game, asked: int | None) -> Seat:
    """Return who is to be advised: who is to act, or of several the one asked for."""
    first, *others = game.to_act
    turn = " ".join(map(str, game.to_act))
    if asked is None and others:
        give_up(f"Several are to act, seats {turn}; choose one with --seat.")
    if asked is not None and asked not in game.to_act:
        give_up(f"Seat {asked} is not to act; it is the turn of seat {turn}.")
    return first if asked is None else Seat(asked)


def _advice(game: Game, seat: Seat) -> Advice:
    # Only those who ask wait for it to load.
    from ohhell.bots import advise

    try:
        return advise(game, seat)
    except (ImportError, ValueError) as error:
        give_up(f"There can be no advice here: {error}")


class _Speaker:
    """Puts advice into words; of seats it knows the numbers alone."""

    def __init__(self, words: Words, *, halves: bool) -> None:
        self._words = words
        self._unit = 2 if halves else 1

    def lines(self, advice: Advice) -> Iterator[str]:
        """Yield a table, the best marked, with a line of reasons under each row."""
        say = self._words.say
        yield say("advice-seat", seat=advice.seat)
        yield from (f"- {self.clause(fact)}" for fact in advice.situation)
        heads = [say(f"suggest-{column}") for column in ("choice", "chance", "points")]
        rows = [self._row(option) for option in advice.options]
        widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
        yield "  " + _spread(heads, widths)
        for at, (row, option) in enumerate(zip(rows, advice.options, strict=True)):
            yield ("* " if at == advice.best else "  ") + _spread(row, widths)
            yield from (f"      {self.clause(reason)}" for reason in option.reasons)

    def plain(self, advice: Advice) -> dict[str, Any]:
        """Return advice as JSON can hold it; points as the table counts them."""
        options = [
            {
                "action": rules.to_tagged(option.odds.action),
                "made": round(option.odds.made, 4),
                "points": round(option.odds.points / self._unit, 4),
                "reasons": [self._told(reason) for reason in option.reasons],
            }
            for option in advice.options
        ]
        situation = [self._told(fact) for fact in advice.situation]
        return {
            "seat": advice.seat,
            "situation": situation,
            "best": advice.best,
            "options": options,
        }

    def clause(self, clause: Clause) -> str:
        """Return a fact as a sentence."""
        told = {name: self._filling(name, value) for name, value in clause.args.items()}
        return self._words.say(clause.id, **told, name=told.get("seat", ""))

    def _told(self, clause: Clause) -> dict[str, Any]:
        return {"id": clause.id, "args": dict(clause.args), "text": self.clause(clause)}

    def _filling(self, name: str, value: str | int) -> object:
        match name:
            case "suit":
                return self._words.say(f"suit-{value}")
            case "card":
                return _signed(Card.parse(str(value)))
            case "seat":
                return self._words.say("advice-seat", seat=value)
            case "points" if isinstance(value, int):
                return value / self._unit if value % self._unit else value // self._unit
            case _:
                return value

    def _row(self, option: Option) -> list[str]:
        percent = self._words.say("suggest-percent", percent=round(100 * option.odds.made))
        points = f"{option.odds.points / self._unit:.1f}".replace("-", "−")
        return [self._action(option.odds.action), percent, points]

    def _action(self, action: Action) -> str:
        match action:
            case Bid(tricks):
                return str(tricks)
            case Play(card):
                return _signed(card)
            case NameTrump(suit):
                return self._words.say("no-trump" if suit is None else f"suit-{suit}")
            case Look():
                return self._words.say("bid-look")


def _signed(card: Card) -> str:
    """Return a card for the eye, as in Q♠."""
    return str(card) if card.suit is None else f"{str(card)[0]}{_SIGNS[str(card.suit)]}"


def _spread(cells: list[str], widths: list[int]) -> str:
    first, *rest = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
    right = [cell.strip().rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
    return "  ".join([first, *right])
