"""Advice: what each action of a seat is good for, and why, from what that seat may see."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ohhell.bots.counts import Counts
from ohhell.bots.odds import Judge, Odds, stake
from ohhell.bots.reasons import chosen, facts, situation
from ohhell.rules import Action, Clause, Game, Seat, observe

REASONS_MAX: Final = 3
"""Facts told of one action: more than that nobody weighs before a card."""

WORTH_A_WORD: Final = 0.15
"""Less than this part of a made bid is within what two good players would argue about."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action with its odds and the facts that tell it from the best, or the best from it."""

    odds: Odds
    reasons: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """What a seat may do, how each is weighed, and facts that it can check itself.

    `options` are in the order of `legal_actions`; `best` is the index of the one that is worth
    most. Points are those of the ruleset, as a round is scored.
    """

    seat: Seat
    situation: tuple[Clause, ...]
    options: tuple[Option, ...]
    best: int
    matters: float
    """A cost above this is worth a word, even to who did not ask: see `worth_a_word`."""
    lowest_wins: bool = False

    def cost(self, action: Action) -> float:
        """Return how many points `action` loses against the best; raise `ValueError` if it is none.

        Never below 0.
        """
        found = [option.odds for option in self.options if option.odds.action == action]
        if not found:
            told = ", ".join(str(option.odds.action) for option in self.options)
            raise ValueError(f"{action} was not weighed; it was: {told}")
        lost = self.options[self.best].odds.points - found[0].points
        return max(-lost if self.lowest_wins else lost, 0.0)

    def speaks(self, action: Action, more_than: float | None = None) -> bool:
        """Tell whether a quiet adviser speaks up: `action` costs more points than that.

        By itself it speaks of what `matters`.
        """
        return self.cost(action) > (self.matters if more_than is None else more_than)


def advise(game: Game, seat: Seat, judge: Judge | None = None) -> Advice:
    """Return advice for `seat`, which must be to act, by `judge` or by the house's own.

    Of a whole game no more is looked at than `seat` may see. Raises `ValueError` in words where
    the seat has nothing to decide.
    """
    _require_turn(game, seat)
    view = observe(game, seat)
    odds = (judge or house_judge()).odds(view, seat)
    counts = Counts(view, seat)
    lowest = view.ruleset.scoring.lowest_wins
    best, second = _two_best(odds, lowest=lowest)
    told = [tuple(facts(counts, each.action)) for each in odds]
    options = tuple(
        Option(each, chosen(told[at], told[second if at == best else best], REASONS_MAX))
        for at, each in enumerate(odds)
    )
    return Advice(
        seat, tuple(situation(counts)), options, best, worth_a_word(view), lowest_wins=lowest
    )


def worth_a_word(view: Game) -> float:
    """Return the points above which a loss matters: a part of what making a bid of 1 is worth."""
    return WORTH_A_WORD * stake(view)


@cache
def house_judge() -> Judge:
    """Return the house's own judge; raise `ImportError` or `ValueError` where it cannot be loaded.

    It asks for nothing but numbers of its own, so that it can judge for everybody.
    """
    # Only those who are advised wait for Numba and the nets.
    from ohhell.bots.net.player import NetPlayer

    return NetPlayer()


def _two_best(odds: tuple[Odds, ...], *, lowest: bool) -> tuple[int, int]:
    """Return the places of the best and of the next; of equal points the surer bid is better."""
    sign = -1 if lowest else 1
    places = sorted(range(len(odds)), key=lambda at: (-sign * odds[at].points, -odds[at].made))
    return places[0], places[min(1, len(places) - 1)]


def _require_turn(game: Game, seat: Seat) -> None:
    if seat in game.to_act:
        return
    if not game.to_act:
        raise ValueError("nobody is to act: the game is over, or the next round is not dealt yet")
    turn = ", ".join(map(str, game.to_act))
    raise ValueError(f"seat {seat} is not to act; it is the turn of seat {turn}")
