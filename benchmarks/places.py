# ruff: noqa: INP001, S311, T201 - a script that throws dice and prints
"""Whether playing for the place wins more games than playing for points, in the last round.

``python benchmarks/places.py`` deals the last round of a game of four in which the scores stand as
given. Each deal is played once with all four seats playing for points, and once for each seat with
that one playing for its place: what it wins more is its gain, the same cards and scores in the same
seats. Games won, with the 95 % interval over deals, until a sequential test has decided. The wins
of one round are far from normal: the risks of the test are stated at half of what is meant.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ohhell.bots import Policy
from ohhell.bots.net.player import NetPlayer
from ohhell.lab import Sample, Sprt, Verdict
from ohhell.rules import (
    Game,
    RuleSet,
    ScoredRound,
    Seat,
    deal,
    decide,
    fold,
    new_game,
    observe,
    start,
)

SEATS: Final = 4
GAPS: Final = ((0, 0, 0, 0), (0, 3, 6, 9), (0, 8, 10, 12), (0, 12, 12, 24), (0, 15, 20, 40))
"""How far each seat lies behind the first."""
BETTER: Final = 0.02
"""The test asks whether the gain is rather none or this, in games won."""
DEALS_MIN: Final = 200
"""In most deals nothing changes: of fewer than these the test would know too little."""


@dataclass(frozen=True)
class Tried:
    """The gain by deals, over all seats and for each place before the round."""

    all: Sample
    by_place: tuple[Sample, ...]
    verdict: Verdict | None


def last_round(size: int, scores: Sequence[int], dice: Random) -> Game:
    """Return the last round of a game, dealt, before which the scores stood so."""
    game = new_game(start(RuleSet(), seats=SEATS, first_dealer=Seat(0)))
    zeros = (0,) * SEATS
    before = ScoredRound(size, bids=zeros, taken=zeros, points=tuple(scores))
    game = replace(game, sizes=(size, size), sheet=(before,))
    return fold(game, deal(game, dice.sample(game.pack, len(game.pack))))


def wins(game: Game, players: Sequence[Policy]) -> list[float]:
    """Return for each seat its share of the win, once these have played the round."""
    while game.to_act:
        seat = game.to_act[0]
        game = fold(game, decide(game, seat, players[seat].act(observe(game, seat), seat)))
    best = game.winners or ()
    return [(seat in best) / len(best) for seat in range(SEATS)]


def gains(game: Game) -> list[float]:
    """Return for each seat what it wins more if it, alone, plays for its place."""
    points, place = NetPlayer(), NetPlayer(places=True)
    usual = wins(game, [points] * SEATS)
    found: list[float] = []
    for seat in range(SEATS):
        players = [place if other == seat else points for other in range(SEATS)]
        found.append(wins(game, players)[seat] - usual[seat])
    return found


def tried(size: int, gaps: Sequence[int], deals: int) -> Tried:
    """Return the gain where the scores lie so far apart; deal by deal they turn round the table."""
    test, total, verdict = Sprt(0, BETTER, 0.025, 0.025), Sample(), None
    places = [Sample()] * SEATS
    for number in range(deals):
        turn = number % SEATS
        scores = [100 - gap for gap in (*gaps[turn:], *gaps[:turn])]
        found = gains(last_round(size, scores, Random(number)))
        total = total.plus(sum(found) / SEATS)
        places = [sample.plus(found[at - turn]) for at, sample in enumerate(places)]
        verdict = test.verdict(total) if number + 1 >= DEALS_MIN else None
        if verdict is not None:
            break
    return Tried(total, tuple(places), verdict)


def main() -> None:
    """Measure and print, line by line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=2000, help="deals at most for each gap")
    parser.add_argument("--size", type=int, default=10)
    asked = parser.parse_args()
    heads = "".join(f"{f'place {place}':>9}" for place in range(1, SEATS + 1))
    print(f"{'points behind':<18}{'deals':>6}{'wins more':>18}{heads}  decided")
    for gaps in GAPS:
        found = tried(asked.size, gaps, asked.deals)
        gain = f"{found.all.mean:+.3f} ± {found.all.half_width():.3f}"
        by_place = "".join(f"{sample.mean:>+9.3f}" for sample in found.by_place)
        said = {None: "no", Verdict.MEAN0: "none", Verdict.MEAN1: "wins more"}[found.verdict]
        behind = " ".join(map(str, gaps))
        print(f"{behind:<18}{found.all.count:>6}{gain:>18}{by_place}  {said}", flush=True)


if __name__ == "__main__":
    main()
