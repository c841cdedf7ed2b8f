"""Names of people are counted as readers count; names of bots depend on nothing that changes."""

from __future__ import annotations

import pytest

from ohhell.rules import Seat
from ohhell.server.names import (
    clean_name,
    guest_name,
    heir_bot_name,
    seat_bot_name,
    start_bot_names,
)

FAMILY = "👨‍👩‍👧‍👦"
SCOTLAND = "🏴󠁧󠁢󠁳󠁣󠁴󠁿"
SAME = (
    "O'Neil",
    "★ 五😍",
    "Zoë",
    "محمد",
    "देवनागरी",
    "क्‍ष",
    "👍🏽",
    "❤️",
    "x" * 20,
    FAMILY * 20,
    SCOTLAND,
    "🇫🇷" * 20,
)


@pytest.mark.parametrize("name", SAME)
def test_a_name_stays_as_it_is(name: str) -> None:
    assert clean_name(name, length_max=20) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ada  ", "Ada"),
        ("Ada\n\tLovelace", "AdaLovelace"),
        ("a  b", "a b"),
        ("Zoe\u0308", "Zoë"),
        ("\u202eevil", "evil"),
        ("a\u200bb", "ab"),
        ("W\u200dW", "WW"),
        ("\u200da\u200d", "a"),
    ],
)
def test_what_cannot_be_seen_is_left_out(text: str, name: str) -> None:
    assert clean_name(text, length_max=20) == name


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\u200d", "\u200b", "x" * 21, FAMILY * 21, "🇫🇷" * 21, "Z" + "\u0335" * 9),
        *("\u3164", "\u115f", "\uffa0", "\u2800", "\ufe0f", "\u034f", "\u17b4", "\U000e0100"),
        *("\U000e0061\U000e0062", "a" + "\U0001f3fb" * 150, "W\u200d" * 91, "a \u3164"),
        FAMILY + "\u200d👦" * 20,
    ],
)
def test_what_is_no_name_is_refused(text: str) -> None:
    assert clean_name(text, length_max=20) is None


def test_a_guest_has_a_name_that_fits() -> None:
    assert clean_name(guest_name(8_999), length_max=20) == "Guest 9999"


def test_bots_of_one_table_are_told_apart() -> None:
    for table in ("a", "b", "c"):
        seats = [seat_bot_name(table, Seat(seat)) for seat in range(10)]
        start, heir = start_bot_names(table), heir_bot_name(table, "somebody")
        assert len({*seats, *start, heir}) == 21
        assert start == start_bot_names(table)
        assert heir == heir_bot_name(table, "somebody")
