"""The smallest things of the compiled room: bits and dice."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ohhell.fast.bits import highest, lowest, nth, nth_by_steps, popcount
from ohhell.fast.dice import below, dice_of, next_u64, uniform

masks = st.sets(st.integers(0, 59)).map(lambda cards: sum(1 << card for card in cards))


@given(masks)
def test_bits_are_counted_and_found_as_in_a_list(mask: int) -> None:
    cards = [card for card in range(60) if mask >> card & 1]
    assert popcount(mask) == len(cards)
    for found in (nth, nth_by_steps):
        assert [found(mask, n) for n in range(len(cards))] == cards
    assert lowest(mask) == (cards[0] if cards else 64)
    assert highest(mask) == (cards[-1] if cards else -1)


def test_the_dice_are_splitmix64() -> None:
    """The first numbers of seed 1234567, as the Java library and its ports give them."""
    dice = dice_of(1234567)
    assert [next_u64(dice) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_die_of_n_sides_shows_each_as_often() -> None:
    """Seven sides, 70,000 throws: five standard deviations are allowed."""
    dice = dice_of(1)
    counts = Counter(below(dice, 7) for _ in range(70_000))
    assert counts.keys() == set(range(7))
    assert all(abs(count - 10_000) < 5 * (70_000 * 6 / 49) ** 0.5 for count in counts.values())


def test_a_fraction_is_at_least_zero_and_below_one() -> None:
    dice = dice_of(2)
    thrown = [uniform(dice) for _ in range(10_000)]
    assert all(0 <= value < 1 for value in thrown)
    assert abs(sum(thrown) / len(thrown) - 0.5) < 5 * (1 / 12 / len(thrown)) ** 0.5
