"""Write the golden games anew: ``./check --update-golden``, or ``python -m tests.golden.write``.

Do so when the notation or a variant changed on purpose, look at the difference, and say why in the
commit. Deals and choices come from the variant's name alone, so only what changed will differ.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from ohhell.rules import (
    VARIANTS,
    Event,
    Seat,
    Variant,
    deal,
    decide,
    fold,
    legal_actions,
    new_game,
    start,
)
from ohhell.rules.notation import write

GAMES: Final = Path(__file__).parent / "games"


def golden_game(variant: Variant) -> tuple[Event, ...]:
    """Return a whole game of a variant, played by dice."""
    dice = Random(variant.id)
    started = start(
        variant.ruleset, seats=variant.seats, first_dealer=Seat(dice.randrange(variant.seats))
    )
    log: list[Event] = [started]
    game = new_game(started)
    while not game.over:
        seat = game.to_act[0] if game.to_act else None
        if seat is None:
            pack = variant.ruleset.pack.cards(variant.seats)
            events = deal(game, dice.sample(pack, len(pack)))
        else:
            events = decide(game, seat, dice.choice(legal_actions(game, seat)))
        log += events
        game = fold(game, events)
    return tuple(log)


def main() -> None:
    """Write one file for every variant."""
    GAMES.mkdir(exist_ok=True)
    for variant in VARIANTS:
        path = GAMES / f"{variant.id}.txt"
        path.write_text(write(golden_game(variant)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
