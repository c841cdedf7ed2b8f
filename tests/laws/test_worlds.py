"""Laws of worlds: none is drawn that a seat could rule out, none is left out, all are as likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

import numpy as np
import pytest
from hypothesis import assume, event, given
from hypothesis import strategies as st

from ohhell.fast.dice import dice_of
from ohhell.fast.facts import constraints
from ohhell.fast.kinds import Places
from ohhell.fast.worlds import ENTRIES_MAX, draw, prepare
from ohhell.rules import (
    PACK,
    Card,
    Exhausted,
    Pack,
    PackKind,
    RuleSet,
    Schedule,
    Seat,
    Trump,
    hand,
    observe,
)
from ohhell.rules.cards import SPECIAL_CARDS
from tests.strategies import Script, followings, leadings, packs, rounds, rulesets, scripts
from tests.worlds import Moment, World, admits, moments, room_for, world_of

WORLDS_MAX = 150
"""So many are looked at one by one."""
DRAWN = 4


@st.composite
def small_packs(draw_: st.DrawFn) -> Pack:
    """Return packs of a few cards, so that all worlds can be looked at."""
    kind = draw_(st.sampled_from((PackKind.FRENCH, PackKind.WIZARD)))
    every = (*PACK[:5], *PACK[13:18], *PACK[26:28], SPECIAL_CARDS[0], *SPECIAL_CARDS[3:6])
    kept = draw_(
        st.lists(
            st.sampled_from(every),
            min_size=5,
            max_size=draw_(st.sampled_from((6, 11))),
            unique=True,
        )
    )
    without = tuple(card for card in (*PACK, *SPECIAL_CARDS) if card not in kept)
    other = draw_(packs)
    return replace(other, kind=kind, without=without)


@st.composite
def small_rulesets(draw_: st.DrawFn) -> RuleSet:
    """Return rulesets that are dealt from few cards, and whose duties show much."""
    ruleset = draw_(rulesets())
    turned = Trump(exhausted=draw_(st.sampled_from(Exhausted)), specials=ruleset.trump.specials)
    return replace(
        ruleset,
        trump=draw_(st.sampled_from((ruleset.trump, turned))),
        pack=draw_(small_packs()),
        schedule=Schedule(largest=3, whole_pack=ruleset.schedule.whole_pack),
        following=draw_(followings),
        leading=replace(draw_(leadings), first=ruleset.leading.first),
        teams=0,
    )


small_rounds = rounds(small_rulesets(), seats=st.sampled_from((2, 3, 3, 4)), size_max=4)


@given(scripts() | rounds(size_max=6), st.integers(0, 2**16), st.integers(0, 2**16))
def test_every_world_drawn_agrees_with_all_that_was_seen(
    script: Script, at: int, seed: int
) -> None:
    """Had the cards lain so, all would have been legal, and the seat would have seen the same."""
    moment = chosen(script, at)
    seat = Seat(seed % script.seats)
    places = constraints(observe(moment.now, seat), seat)
    assert admits(places, moment.world)
    worlds, dice = prepare(places), dice_of(seed)
    once, twice = room_for(places)
    for _ in range(DRAWN):
        draw(worlds, dice, once, twice)
        world = world_of(once, twice)
        assert admits(places, world)
        assert moment.agrees(seat, world)


@given(small_rounds, st.integers(0, 2**16))
def test_what_is_known_is_all_that_was_shown(script: Script, at: int) -> None:
    """A world agrees with what a seat has seen if, and only if, it is among those drawn from."""
    moment = chosen(script, at)
    seat = Seat(at % script.seats)
    others = list(islice(moment.other_worlds(seat), WORLDS_MAX + 1))
    assume(len(others) <= WORLDS_MAX)
    places = constraints(moment.now, seat)
    event(f"something is forbidden: {bool(places.forbidden.any())}")
    event(f"a card was shown: {moment.now.round_in_progress.shown is not None}")
    for world in others:
        assert admits(places, world) == moment.agrees(seat, world), world


def chosen(script: Script, at: int) -> Moment:
    """Return some moment of a game."""
    every = moments(script)
    return every[at % len(every)]


# --- As likely as the others ----------------------------------------------------------------------


def some_places(dice: Random) -> tuple[Places, Counter[World]]:
    """Return a few cards, some twice, and any masks; with the number of deals for each world."""
    many = dice.randint(2, 5)
    cards = sorted(dice.sample([*PACK, *SPECIAL_CARDS] * 2, dice.randint(3, 8)))
    ends = sorted(dice.randint(0, len(cards)) for _ in range(many - 1))
    rooms = [end - begin for begin, end in zip([0, *ends], [*ends, len(cards)], strict=True)]
    masks = [0, *(sum(1 << c for c in {*cards} if dice.random() < 0.3) for _ in range(3))]
    forbidden = [dice.choice(masks) for _ in range(many)]
    nothing = np.zeros(many, np.int64)
    once, twice = (sum(1 << c for c in {*cards} if cards.count(c) >= n) for n in (1, 2))
    room, mask = np.array(rooms, np.int64), np.array(forbidden, np.int64)
    return Places(once, twice, room, mask, nothing, nothing.copy()), Counter(
        deals(cards, rooms, forbidden)
    )


def deals(cards: Sequence[Card], rooms: Sequence[int], forbidden: Sequence[int]) -> Iterator[World]:
    """Yield the world of every deal of `cards`, equal cards being different ones."""
    if not cards:
        yield ((),) * len(rooms)
        return
    for place, room in enumerate(rooms):
        if room and not forbidden[place] >> cards[0] & 1:
            left = [*rooms[:place], room - 1, *rooms[place + 1 :]]
            for hands in deals(cards[1:], left, forbidden):
                yield (*hands[:place], hand((cards[0], *hands[place])), *hands[place + 1 :])


def surprise(drawn: Counter[World], weights: Counter[World]) -> float:
    """Return how many standard deviations the counts are off (chi-square, Wilson and Hilferty)."""
    share, free = drawn.total() / weights.total(), len(weights) - 1
    off = sum(
        (drawn[world] - ways * share) ** 2 / (ways * share) for world, ways in weights.items()
    )
    if not free:
        return 0.0
    spread = 2 / (9 * free)
    return float(((off / free) ** (1 / 3) - 1 + spread) / spread**0.5)


@pytest.mark.parametrize("entries_max", [ENTRIES_MAX, 12], ids=["counted", "relaxed"])
@pytest.mark.parametrize("seed", range(20))
def test_every_world_is_as_likely(seed: int, entries_max: int) -> None:
    """Against all deals, made by brute force; also where the table is too large for all kinds.

    Bounded by four standard deviations: of sixteen thousand honest tests one would fail.
    """
    places, weights = some_places(Random(seed))
    if not weights:
        with pytest.raises(ValueError, match="no world"):
            prepare(places, entries_max)
        return
    worlds, dice = prepare(places, entries_max), dice_of(seed)
    once, twice = room_for(places)
    masks: Counter[tuple[bytes, bytes]] = Counter()
    for _ in range(20_000):
        draw(worlds, dice, once, twice)
        masks[once.tobytes(), twice.tobytes()] += 1
    drawn = Counter({_world(*pair): times for pair, times in masks.items()})
    assert drawn.keys() <= weights.keys()
    assert abs(surprise(drawn, weights)) < 4
    assert worlds.total >= weights.total() * (1 - 1e-12)
    assert worlds.relaxed or worlds.total == pytest.approx(weights.total(), rel=1e-12)


def _world(once: bytes, twice: bytes) -> World:
    return world_of(np.frombuffer(once, np.int64), np.frombuffer(twice, np.int64))
