# ruff: noqa: INP001, T201 - a script that prints
"""Whether the nets keep their word: of what they say is made with p, a share of p is made.

``python benchmarks/calibration.py`` has the house's nets play rounds with themselves, compiled, at
4 x 10 and over the rounds that nets learn from, and writes down what they say of every bid and
every card that they choose among two or more. By bins of 5 %: how many, what was said and what was
made, with the worst bin of those with 1,000 or more. ``--csv`` and ``--picture`` keep the bins.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ohhell.bots.net import counting as of
from ohhell.bots.net.network import Nets
from ohhell.bots.net.player import house_nets
from ohhell.bots.net.weighing import (
    PLAIN,
    Scratch,
    Terms,
    best_of,
    look_to_bid,
    look_to_play,
    scratch,
    weigh_bids,
    weigh_cards,
)
from ohhell.fast import engine
from ohhell.fast import layout as at
from ohhell.fast.bits import lowest
from ohhell.fast.compiled import Position, jit
from ohhell.fast.dice import Dice, below, dice_of
from ohhell.lab.learning.dealing import deal
from ohhell.lab.learning.recipes import Recipes, recipes, recipes_of
from ohhell.lab.learning.selfplay import terms_at
from ohhell.rules import RuleSet

BINS: Final = 20
MANY: Final = 1000
"""A bin with fewer says too little."""
WITHIN: Final = 0.02
BID: Final = 0
CARD: Final = 1
_DECISIONS: Final = 400
"""A round has no more than that."""

Numbers = NDArray[np.float64]


class Room(NamedTuple):
    """Room to play in."""

    scratch: Scratch
    position: Position
    deck: Position
    dice: Dice
    said: Numbers
    """``[decisions]``: the chance that the nets gave to the choice."""
    whose: Position
    """``[decisions]``: ``2 * seat``, and 1 more for a card."""


@jit
def count_rounds(many: int, kinds: Recipes, nets: Nets, room: Room, found: Numbers) -> None:
    """Play rounds and add to `found`, ``[kind, bin, how many | said | made]``."""
    for _ in range(many):
        index = below(room.dice, kinds.kinds.shape[0])
        terms = terms_at(kinds, index)
        deal(kinds.kinds[index], terms.rules, room.position, room.deck, room.dice)
        decisions = _play(terms, nets, room)
        for number in range(decisions):
            seat, kind = room.whose[number] // 2, room.whose[number] % 2
            said = room.said[number]
            cell = found[kind, min(int(said * BINS), BINS - 1)]
            cell[0] += 1
            cell[1] += said
            cell[2] += of.need_of(room.position, terms.rules, seat) == 0


@jit
def _play(terms: Terms, nets: Nets, room: Room) -> int:
    """Play a round that is dealt; return how many decisions there were."""
    position, kept = room.position, 0
    for _ in range(position[at.SEATS]):
        kept = _bid(terms, nets, room, kept)
    engine.begin_play(position, terms.rules)
    for _ in range(position[at.SEATS] * position[at.SIZE]):
        kept = _card(terms, nets, room, kept)
    return kept


@jit
def _bid(terms: Terms, nets: Nets, room: Room, kept: int) -> int:
    position, mine = room.position, room.scratch
    seat = engine.bidder(position)
    open_ = engine.open_bids(position, terms.rules, terms.bids)
    known = terms.rules[at.BIDS_HIDDEN] == at.SHOWN
    look_to_bid(position, terms, seat, known, nets.bid, mine)
    weigh_bids(position, terms, open_, nets.bid, PLAIN, mine)
    choice = best_of(open_, mine.worth)
    engine.bid(position, seat, choice)
    return _keep(room, kept, 2 * seat + BID, choice) if open_ & (open_ - 1) else kept


@jit
def _card(terms: Terms, nets: Nets, room: Room, kept: int) -> int:
    position, mine = room.position, room.scratch
    seat = engine.turn(position)
    legal = engine.playable(position, terms.rules, position[at.ONCE + seat])
    choice = lowest(legal)
    if legal & (legal - 1):
        look_to_play(position, terms, seat, nets.play, mine)
        weigh_cards(position, terms, legal, nets.play, PLAIN, mine)
        choice = best_of(legal, mine.worth)
        kept = _keep(room, kept, 2 * seat + CARD, choice)
    engine.play(position, terms.rules, seat, choice)
    return kept


@jit
def _keep(room: Room, kept: int, whose: int, choice: int) -> int:
    room.said[kept] = room.scratch.made[choice]
    room.whose[kept] = whose
    return kept + 1


# --- Telling --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bin:
    """What was said with about the same chance, over some rounds."""

    rounds: str
    what: str
    low: float
    many: int
    said: float
    made: float

    @property
    def off(self) -> float:
        """How far what was said lies from what was made."""
        return self.said - self.made


def without_changes(kinds: Recipes) -> Recipes:
    """Return the rounds in which a bid stands: what is said of one that is withdrawn counts not."""
    stand = kinds.rules[:, at.CHANGES] == at.NOBODY_CHANGES
    return Recipes(*(rows[stand] for rows in kinds))


def bins(name: str, kinds: Recipes, rounds: int) -> Iterator[Bin]:
    """Play and yield the bins that are not empty."""
    room = Room(
        scratch(),
        np.zeros(at.WIDTH, np.int64),
        np.zeros(120, np.int64),
        dice_of(1),
        np.zeros(_DECISIONS),
        np.zeros(_DECISIONS, np.int64),
    )
    found = np.zeros((2, BINS, 3))
    count_rounds(rounds, kinds, house_nets(), room, found)
    for what, rows in zip(("bids", "cards"), found.tolist(), strict=True):
        for number, (many, said, made) in enumerate(rows):
            if many:
                yield Bin(name, what, number / BINS, int(many), said / many, made / many)


def lines(found: Sequence[Bin]) -> Iterator[str]:
    """Yield the bins as a table, and the worst of those that say enough."""
    yield f"{'rounds':<8}{'of':<7}{'from':>6}{'many':>10}{'said':>8}{'made':>8}{'off':>8}"
    for one in found:
        figures = f"{one.said:>8.3f}{one.made:>8.3f}{one.off:>+8.3f}"
        yield f"{one.rounds:<8}{one.what:<7}{one.low:>6.2f}{one.many:>10}{figures}"
    worst = max((one for one in found if one.many >= MANY), key=lambda one: abs(one.off))
    verdict = "kept" if abs(worst.off) <= WITHIN else "not kept"
    yield f"worst: {worst.off:+.3f} of {worst.what} at {worst.rounds} ({verdict}: {WITHIN} allowed)"


def write(found: Sequence[Bin], file: Path) -> None:
    """Write the bins, a line each."""
    with file.open("w", encoding="utf-8", newline="") as opened:
        sheet = csv.writer(opened)
        sheet.writerow(("rounds", "of", "from", "many", "said", "made"))
        for one in found:
            figures = (f"{one.said:.4f}", f"{one.made:.4f}")
            sheet.writerow((one.rounds, one.what, one.low, one.many, *figures))


def draw(found: Sequence[Bin], file: Path) -> None:
    """Draw what was made over what was said; on the diagonal every word is kept."""
    from matplotlib.figure import Figure

    figure: Any = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.subplots()
    axes.plot((0, 1), (0, 1), color="black", linewidth=0.8)
    for name, what in dict.fromkeys((one.rounds, one.what) for one in found):
        enough = [one for one in found if (one.rounds, one.what) == (name, what)]
        dots = [(one.said, one.made) for one in enough if one.many >= MANY]
        axes.plot(*zip(*dots, strict=True), marker="o", markersize=3, label=f"{what}, {name}")
    axes.set(xlabel="said to be made", ylabel="made", xlim=(0, 1), ylim=(0, 1))
    axes.legend()
    # When it was drawn says nothing of the figures.
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)


def main() -> None:
    """Measure, print, and keep what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=50_000, help="rounds of each kind")
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    kinds = {"4 x 10": recipes_of(RuleSet(), 4, 10), "mix": without_changes(recipes(1, 4000))}
    found = [one for name, kind in kinds.items() for one in bins(name, kind, asked.rounds)]
    for line in lines(found):
        print(line)
    if asked.csv is not None:
        write(found, asked.csv)
    if asked.picture is not None:
        draw(found, asked.picture)


if __name__ == "__main__":
    main()
