"""The rule card: a ruleset told in sentences of the catalogue, enough to learn the game from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ohhell.rules.bidding import Bidding, BidOrder, FirstBidder, Hook
from ohhell.rules.cards import Suit
from ohhell.rules.leading import Leading
from ohhell.rules.problems import Clause
from ohhell.rules.ruleset import RuleSet
from ohhell.rules.schedule import Pattern
from ohhell.rules.scoring import MadeSize, Missed, Scoring
from ohhell.rules.trump import Exhausted, Faces, NoTrump


def rule_card(ruleset: RuleSet, seats: int) -> tuple[Clause, ...]:
    """Return the sentences that explain `ruleset` to `seats` players, in reading order."""
    return tuple(_clauses(ruleset, seats))


def notes(ruleset: RuleSet, seats: int) -> tuple[Clause, ...]:
    """Return what a host should be told about `ruleset` at `seats` seats before it is chosen."""
    asked, fits = ruleset.schedule.largest_asked, ruleset.largest_that_fits(seats)
    if asked <= fits:
        return ()
    played = max(ruleset.sizes(seats))
    return (Clause("note-shrunk", {"asked": asked, "played": played, "seats": seats}),)


def _clauses(ruleset: RuleSet, seats: int) -> Iterator[Clause]:
    yield Clause("card-goal")
    yield Clause("card-trick")
    yield _schedule_clause(ruleset, seats)
    yield from _trump_clauses(ruleset, seats)
    yield from _bidding_clauses(ruleset.bidding)
    yield from _lead_clauses(ruleset.leading)
    yield Clause(f"card-void-{ruleset.following.when_void.value}")
    if ruleset.following.must_beat:
        yield Clause("card-must-beat")
    yield Clause("card-winner")
    yield from _scoring_clauses(ruleset.scoring)
    yield Clause("card-ties-lowest" if ruleset.scoring.lowest_wins else "card-ties")


_TOLD: Final = frozenset({Pattern.UP, Pattern.DOWN, Pattern.UP_DOWN, Pattern.DOWN_UP})
"""The patterns that have a sentence; of any other schedule the sizes are told."""


def _schedule_clause(ruleset: RuleSet, seats: int) -> Clause:
    schedule, sizes = ruleset.schedule, ruleset.sizes(seats)
    largest = max(sizes)
    if sizes == (1,):
        return Clause("card-schedule-one")
    plain = schedule.pattern in _TOLD and sizes == schedule.pattern.sizes(range(1, largest + 1))
    if plain and not schedule.custom:
        args = {"largest": largest, "rounds": len(sizes)}
        return Clause(f"card-schedule-{schedule.pattern.value}", args)
    listed = " ".join(map(str, sizes))
    return Clause("card-schedule-list", {"sizes": listed, "rounds": len(sizes)})


def _trump_clauses(ruleset: RuleSet, seats: int) -> Iterator[Clause]:
    trump, largest = ruleset.trump, max(ruleset.sizes(seats))
    if trump.rotation:
        yield _rotation_clause(trump.rotation)
    else:
        yield Clause("card-trump")
        if largest * seats == ruleset.pack.size(seats):
            yield Clause(_EXHAUSTED[trump.exhausted], {"largest": largest})
        if trump.faces is Faces.NO_TRUMP:
            yield Clause("card-trump-faces")
    if trump.no_trump is NoTrump.LAST:
        yield Clause("card-trump-last")
    if trump.no_trump is NoTrump.LARGEST:
        yield Clause("card-trump-largest", {"largest": largest})


_EXHAUSTED: Final = {
    Exhausted.NO_TRUMP: "card-trump-exhausted",
    Exhausted.DEALERS_LAST: "card-trump-dealers_last",
}


def _rotation_clause(rotation: tuple[Suit | None, ...]) -> Clause:
    if set(rotation) == {None}:
        return Clause("card-trump-never")
    name = "card-trump-fixed" if len(rotation) == 1 else "card-trump-rotation"
    return Clause(name, {"suits": " ".join(map(_sign, rotation))})


def _sign(suit: Suit | None) -> str:
    return "–" if suit is None else "♣♦♥♠"[suit]


def _bidding_clauses(bidding: Bidding) -> Iterator[Clause]:
    dealer_first = bidding.first is FirstBidder.DEALER and bidding.order is BidOrder.IN_TURN
    yield Clause("card-bid-dealer_first" if dealer_first else f"card-bid-{bidding.order.value}")
    yield Clause("card-hook" if bidding.hook is Hook.LAST_BIDDER else "card-hook-off")
    if bidding.hook is Hook.LAST_BIDDER and bidding.hook_from > 1:
        yield Clause("card-hook-from", {"size": bidding.hook_from})
    if bidding.hook is Hook.LAST_BIDDER and bidding.hook_spares_last:
        yield Clause("card-hook-spares_last")
    if not bidding.zero:
        yield Clause("card-no-zero")


def _lead_clauses(leading: Leading) -> Iterator[Clause]:
    if leading == Leading():
        yield Clause("card-lead")
    else:
        yield Clause(f"card-first-{leading.first.value}")
        yield Clause(f"card-trump_lead-{leading.trump.value}")


def _scoring_clauses(scoring: Scoring) -> Iterator[Clause]:
    made = {"bonus": scoring.bonus, "perTrick": scoring.per_trick, "perSquare": scoring.per_square}
    yield Clause("card-made-square" if scoring.per_square else "card-made", made)
    if scoring.made_zero is not None:
        zero = scoring.made_zero
        yield Clause("card-zero", {"bonus": zero.bonus, "perCard": zero.per_card})
    yield from _size_clauses(scoring.made_size)
    yield Clause(f"card-missed-{scoring.missed.value}", {"per": scoring.per_miss})
    if scoring.miss_bonus:
        yield Clause("card-missed-fixed", {"points": scoring.miss_bonus})
    if _misses_differ(scoring):
        yield Clause("card-missed-otherwise")
    if scoring.doubled is not None:
        yield Clause("card-doubled", {"suits": _sign(scoring.doubled)})
    yield from _examples(scoring)


def _size_clauses(made: MadeSize | None) -> Iterator[Clause]:
    if made is not None and made.per_card:
        yield Clause("card-made-per_card", {"per": made.per_card})
    if made is not None and made.per_card_short:
        yield Clause("card-made-per_card_short", {"per": made.per_card_short})


def _misses_differ(scoring: Scoring) -> bool:
    return (scoring.over, scoring.missed_zero, scoring.and_also) != (None, None, None)


def _examples(scoring: Scoring) -> Iterator[Clause]:
    yield Clause("card-example", _example(scoring, bid=2, taken=2))
    yield Clause("card-example", _example(scoring, bid=2, taken=3))
    if scoring.made_zero is not None or scoring.missed is not Missed.NOTHING:
        yield Clause("card-example", _example(scoring, bid=0, taken=0))
    if _misses_differ(scoring):
        yield Clause("card-example", _example(scoring, bid=2, taken=1))
        yield Clause("card-example", _example(scoring, bid=0, taken=1))


def _example(scoring: Scoring, *, bid: int, taken: int, size: int = 5) -> dict[str, str | int]:
    points = scoring.points(bid=bid, taken=taken, size=size)
    return {"bid": bid, "taken": taken, "size": size, "points": points}
