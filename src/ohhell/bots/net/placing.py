"""What a choice is worth near the end of a game: the chance to win, by what the nets foretell."""

from __future__ import annotations

from collections.abc import Sequence

from ohhell.bots.net.network import FAR, OUTCOMES
from ohhell.bots.net.weighing import Scratch
from ohhell.bots.places import Ahead, chance_to_win, rounds_left, spread_of
from ohhell.fast import layout as at
from ohhell.fast.positions import Read
from ohhell.rules import Game, Seat


def chances(
    found: Read, view: Game, seat: Seat, choices: Sequence[tuple[int, int]], room: Scratch
) -> list[float]:
    """Return the chance to win the game after each choice, in the order given.

    A choice is a bid, or the place of a card, with the bid that it is to make. They must have been
    weighed, and `found` count points so that more is better.
    """
    sign = -1 if view.ruleset.scoring.lowest_wins else 1
    scores = [sign * view.scores[other] for other in found.order]
    points = found.tables.points
    me = found.order.index(seat)
    left = (rounds_left(view) or 1) - 1
    spread = spread_of(float(points[1, 1] - points[1, 0]), left)
    found_chances: list[float] = []
    for choice, bid in choices:
        own = _own(points.tolist(), bid, room.ends[choice].tolist())
        others = _others(found, points.tolist(), me, room.others[choice].tolist())
        found_chances.append(chance_to_win(scores, Seat(me), own, others, spread))
    return found_chances


def _own(points: list[list[float]], bid: int, ends: list[float]) -> Ahead:
    size = len(points) - 1
    taken = [min(max(bid + outcome - FAR, 0), size) for outcome in range(OUTCOMES)]
    return Ahead(tuple(points[bid][tricks] for tricks in taken), tuple(ends))


def _others(found: Read, points: list[list[float]], me: int, made: list[float]) -> list[Ahead]:
    """Return what may come of the round for the other seats, in the order of their numbers."""
    position = found.position
    seats, size = len(found.order), int(position[at.SIZE])
    result: list[Ahead] = []
    for seat in range(seats):
        if seat == me:
            continue
        bid = int(position[at.BIDS + seat])
        # Who has not bid yet, or in secret, is taken to bid what falls to each.
        bid = bid if bid >= 0 else round(size / seats)
        chance = made[(seat - me - 1) % seats]
        missed = points[bid][bid - 1] if bid else points[bid][1]
        result.append(Ahead((points[bid][bid], missed), (chance, 1 - chance)))
    return result
