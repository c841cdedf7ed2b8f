"""The shuffle: fair, bound to what was committed, the same for whoever computes it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from ohhell.rules import (
    PACK,
    Card,
    Event,
    GameStarted,
    HandDealt,
    Pattern,
    RoundStarted,
    RuleSet,
    Schedule,
    Seat,
    TrumpTurned,
    hand,
    parse_cards,
)
from ohhell.rules import Event as GameEvent
from ohhell.table import Stage, faults
from ohhell.table.shuffle import SECRET_BYTES, _Draws, commitment, deck, first_dealer
from tests.desk import SECRET, SHORT, begun

ROOT = Path(__file__).parents[2]
VECTORS: Final[list[dict[str, Any]]] = json.loads(
    (ROOT / "tests/data/shuffle_vectors.json").read_text(encoding="utf-8")
)
PAGE_VECTORS: Final[list[dict[str, Any]]] = json.loads(
    (ROOT / "web/src/house/verify/vectors.json").read_text(encoding="utf-8")
)
NONCES: Final = ("00", "01", "02")
DEALS: Final = 52_000
# 99.9 percent quantiles of chi-square: a fair shuffle fails once in a thousand changes of it.
CHI_51: Final = 87.97
CHI_2601: Final = 2830.0


def chi_square(counts: Iterable[int], expected: float) -> float:
    """Return Pearson's statistic for counts that should all be `expected`."""
    return sum((count - expected) ** 2 / expected for count in counts)


# --- Known answers --------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"round {v['round']}")
def test_the_shuffle_is_the_published_one(vector: dict[str, Any]) -> None:
    """A changed shuffle would call every game played before it a fraud."""
    secret, nonces = vector["secret"], vector["nonces"]
    assert vector["commitment"] == commitment(secret)
    assert parse_cards(vector["deck"]) == deck(secret, nonces, vector["round"])
    assert vector["first_dealer"] == first_dealer(secret, nonces, len(nonces))


@pytest.mark.parametrize("vector", PAGE_VECTORS, ids=lambda v: v["secret"][:8])
def test_the_pages_verifier_has_the_same_answers(vector: dict[str, Any]) -> None:
    """The page computes the shuffle anew, in TypeScript: two programs, one function."""
    nonces = [nonce or "" for nonce in vector["nonces"]]
    assert vector["commitment"] == commitment(vector["secret"])
    assert vector["firstDealer"] == first_dealer(vector["secret"], nonces, len(nonces))
    for deal in vector["deals"]:
        cards = deck(vector["secret"], nonces, deal["number"])
        top, seats = deal["size"] * len(nonces), len(nonces)
        hands = [
            [str(card) for card in hand(cards[(seat - deal["dealer"] - 1) % seats : top : seats])]
            for seat in range(seats)
        ]
        assert deal["hands"] == hands
        assert deal["next"] == (str(cards[top]) if top < len(cards) else None)


# --- Fairness -------------------------------------------------------------------------------------


@cache
def fair_deals() -> list[tuple[Card, ...]]:
    """Return many deals of one table."""
    return [deck(SECRET, ("fair",), number) for number in range(1, DEALS + 1)]


def test_every_card_is_dealt_first_equally_often() -> None:
    """Within 4 sigma for each card, and together by chi-square (DEA-01)."""
    firsts = Counter(cards[0] for cards in fair_deals())
    assert all(abs(firsts[card] - 1000) <= 130 for card in PACK), firsts
    assert chi_square((firsts[card] for card in PACK), 1000) < CHI_51


def test_every_card_is_equally_often_everywhere() -> None:
    """A shuffle that favours any place, not only the first, would favour a seat."""
    places = [Counter(column) for column in zip(*fair_deals(), strict=True)]
    counts = [place[card] for place in places for card in PACK]
    assert chi_square(counts, DEALS / 52) < CHI_2601


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 7, 10])
def test_draws_are_even(limit: int) -> None:
    draws = _Draws(SECRET, (), 1)
    drawn = Counter(draws.below(limit) for _ in range(10_000))
    expected = 10_000 / limit
    assert set(range(limit)) == set(drawn)
    assert all(abs(count - expected) <= 4 * expected**0.5 for count in drawn.values())


def test_words_that_would_favour_small_numbers_are_drawn_again() -> None:
    """2**32 is no multiple of 3: its last word would make 0 likelier than 2."""
    draws = _Draws(SECRET, (), 1)
    draws._words = iter([2**32 - 1, 2**32 - 2])
    assert (2**32 - 2) % 3 == draws.below(3)


def test_every_seat_deals_first_equally_often() -> None:
    dealers = Counter(first_dealer(SECRET, (str(game),), 5) for game in range(5_000))
    assert all(abs(count - 1000) <= 4 * 1000**0.5 for count in dealers.values())


# --- What a deal depends on -----------------------------------------------------------------------


def test_a_deal_is_the_whole_pack() -> None:
    for number in range(1, 100):
        assert list(PACK) == sorted(deck(SECRET, NONCES, number))


def test_a_deal_depends_on_secret_nonces_and_round() -> None:
    """Any one person's nonce changes every deal: the house cannot have foreseen it."""
    known = deck(SECRET, NONCES, 1)
    assert known == deck(SECRET, NONCES, 1)
    others = [
        deck("5f" + SECRET[2:], NONCES, 1),
        deck(SECRET, NONCES, 2),
        deck(SECRET, ("00", "02", "01"), 1),
        *(deck(SECRET, (*NONCES[:seat], "x", *NONCES[seat + 1 :]), 1) for seat in range(3)),
    ]
    assert len({known, *others}) == 1 + len(others)


def test_a_commitment_is_the_hash_of_the_secrets_bytes() -> None:
    assert "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925" == commitment(
        "00" * 32
    )
    assert SECRET_BYTES == len(bytes.fromhex(SECRET))


# --- The verifier ---------------------------------------------------------------------------------


def game(ruleset: RuleSet = SHORT) -> list[Event]:
    """Return the events of a whole game as its record tells them."""
    desk = begun("ann", "bob", "cat", ruleset=ruleset)
    desk.play_to(Stage.OVER)
    events = (event for entry in desk.log.entries for event in entry.events)
    found = [event for event in events if isinstance(event, GameEvent)]
    assert isinstance(found[0], GameStarted)
    return found


HONEST: Final = game()


def check(events: Sequence[Event] = HONEST, **changes: Any) -> tuple[str, ...]:  # noqa: ANN401
    """Return what the verifier finds."""
    promised = {"secret": SECRET, "commitment": commitment(SECRET), "nonces": NONCES}
    return faults(events, **{**promised, **changes})


def test_an_honest_game_is_proved() -> None:
    assert () == check()


def test_a_game_in_progress_is_proved_so_far() -> None:
    assert all(() == check(HONEST[:end]) for end in range(1, len(HONEST)))


def changed(change: Callable[[Event], Event | None]) -> list[Event]:
    """Return the honest game with the first event changed for which `change` gives another."""
    for at, event in enumerate(HONEST):
        if other := change(event):
            return [*HONEST[:at], other, *HONEST[at + 1 :]]
    raise AssertionError("nothing to change")


def other_card(event: Event) -> Event | None:
    if not isinstance(event, HandDealt):
        return None
    held = {card for other in HONEST if isinstance(other, HandDealt) for card in other.cards}
    # The rest of the game is left as it was: only the deal of a card nobody ever plays is false.
    return replace(event, cards=(*event.cards, next(card for card in PACK if card not in held)))


def other_turn_up(event: Event) -> Event | None:
    if not isinstance(event, TrumpTurned) or event.card is None:
        return None
    return TrumpTurned(Card((event.card + 1) % 52))


def other_dealer(event: Event) -> Event | None:
    return (
        replace(event, dealer=Seat((event.dealer + 1) % 3))
        if isinstance(event, RoundStarted)
        else None
    )


def other_first_dealer(event: Event) -> Event | None:
    if not isinstance(event, GameStarted):
        return None
    return replace(event, first_dealer=Seat((event.first_dealer + 1) % 3))


@pytest.mark.parametrize("change", [other_card, other_turn_up, other_dealer, other_first_dealer])
def test_a_changed_deal_is_found(change: Callable[[Event], Event | None]) -> None:
    assert check(changed(change))


def test_the_fault_names_the_round_and_both_cards() -> None:
    """Whoever doubts a game must see where and what, not only that."""
    (fault,) = check(changed(other_turn_up))
    turned = next(event.card for event in HONEST if isinstance(event, TrumpTurned))
    assert fault.startswith("round 1: the secret deals")
    assert f"'card': '{turned}'" in fault


def test_another_first_dealer_is_named() -> None:
    drawn = first_dealer(SECRET, NONCES, 3)
    expected = f"the first dealer drawn is seat {drawn}, not seat {(drawn + 1) % 3}"
    assert expected == check(changed(other_first_dealer))[0]


def test_swapped_rounds_are_found() -> None:
    """Honest deals in another order are not the deals that were promised."""
    there_and_back = game(replace(SHORT, schedule=Schedule(Pattern.UP_DOWN, largest=2)))
    begins = [at for at, event in enumerate(there_and_back) if isinstance(event, RoundStarted)]
    first, second, third = (
        there_and_back[begin:end] for begin, end in zip(begins, [*begins[1:], -1], strict=True)
    )
    swapped = [there_and_back[0], first[0], *third[1:], *second, third[0], *first[1:]]
    assert () == check(there_and_back)
    assert {"round 1", "round 3"} == {fault.split(":")[0] for fault in check(swapped)}


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": "5f" + SECRET[2:]},
        {"secret": "5f" + SECRET[2:], "commitment": commitment("5f" + SECRET[2:])},
        {"commitment": commitment("5f" + SECRET[2:])},
        {"nonces": ("00", "01", "03")},
        {"nonces": ("01", "00", "02")},
        {"nonces": ("00", "01", "")},
    ],
    ids=str,
)
def test_a_changed_promise_is_found(changes: dict[str, Any]) -> None:
    assert check(**changes)


def test_another_secret_is_named_first() -> None:
    found = check(secret="5f" + SECRET[2:])
    assert "the revealed secret is not the one committed to before the game" == found[0]


def test_a_second_deal_in_a_round_is_found() -> None:
    """A hand dealt twice could be the one that suits."""
    again = next(event for event in HONEST if isinstance(event, HandDealt))
    assert "nothing" in check([*HONEST, again])[0]


def test_a_deal_left_out_is_found() -> None:
    """What the record does not tell cannot be proved."""
    for kind in (HandDealt, TrumpTurned):
        at = next(at for at, event in enumerate(HONEST) if isinstance(event, kind))
        assert check([*HONEST[:at], *HONEST[at + 1 :]])


def test_no_game_is_no_proof() -> None:
    assert ("the record holds no game",) == check([])
    assert ("the record holds no game",) == check(HONEST[1:])
