"""The bots: what any of them keeps to, and what the rule of thumb player makes of a hand."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ohhell.bots import LEVELS, Casual, Policy
from ohhell.bots.contract import check
from ohhell.bots.seen import gaps, sure_trumps, unseen
from ohhell.rules import (
    PACK,
    Action,
    Bid,
    Bidding,
    Card,
    Game,
    Hook,
    Play,
    RuleSet,
    Seat,
    Suit,
    legal_actions,
    observe,
    parse_cards,
)
from tests.fixtures import Row, items
from tests.play import FREE_BIDS, bid, dealt_round, hands, play

HOOKED = RuleSet(bidding=Bidding(hook=Hook.LAST_BIDDER))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_the_contract(level: str) -> None:
    """Legal by every ruleset, the same twice, and blind to hidden cards."""
    check(LEVELS[level].make)


@dataclass
class _Broken:
    """A bot that keeps all of the contract but one clause."""

    fault: str
    calls: int = 0

    def act(self, view: Game, seat: Seat) -> Action:
        """Break the clause."""
        self.calls += 1
        legal = legal_actions(view, seat)
        match self.fault:
            case "illegal":
                return Bid(-1)
            case "fickle":
                return legal[(id(self) + self.calls) % len(legal)]
            case _:
                peeked = sum(card for held in view.round_in_progress.hands for card in held or ())
                return legal[peeked % len(legal)]


@pytest.mark.parametrize(
    ("fault", "said"), [("illegal", "is not legal"), ("peeking", "cards it may not see")]
)
def test_the_contract_finds_a_bot_that_breaks_it(fault: str, said: str) -> None:
    """A contract that nobody can break says nothing."""
    with pytest.raises(AssertionError, match=said):
        check(lambda _: _Broken(fault))


def test_the_contract_finds_a_bot_that_changes_its_mind() -> None:
    """Two bots of one seed must answer alike."""
    made: list[Policy] = []

    def factory(_: int) -> Policy:
        made.append(_Broken("fickle", calls=len(made)))
        return made[-1]

    with pytest.raises(AssertionError, match="would"):
        check(factory)


def test_a_random_player_follows_from_its_seed() -> None:
    """The same seed bids the same; among many seeds every bid is found."""
    game = dealt_round(hands=hands("2C 3C / KD 4D / AS 5S"), turn_up=None)
    view = observe(game, Seat(1))
    bids = [LEVELS["random"].make(seed).act(view, Seat(1)) for seed in range(50)]
    assert bids == [LEVELS["random"].make(seed).act(view, Seat(1)) for seed in range(50)]
    assert {Bid(0), Bid(1), Bid(2)} == set(bids)


# --- Counting cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(("trial", "expected"), items("TRU-07"))
def test_the_card_turned_up_counts_as_seen(trial: Row, expected: Row) -> None:
    """TRU-07: with the ace turned up, the king is a sure trick."""
    own = parse_cards(" ".join(trial["hand"]))
    out = frozenset(PACK).difference(own, parse_cards(trial["turned"]))
    found = sure_trumps(own, trump=Suit.parse(trial["trump"]), out=out)
    assert expected["sure_trump_tricks"] == found


def test_what_was_played_counts_as_seen() -> None:
    """Own hand, turn-up, taken tricks and the open one are known; nothing else is."""
    game = dealt_round(hands=hands("2C 3C / KD 4D / 5D 6S"), turn_up=Card.parse("9S"))
    game = play(bid(game, 1, 0, 1), "KD 5D 2C 4D")
    seen = set(PACK) - unseen(observe(game, Seat(2)).round_in_progress, Seat(2))
    assert set(parse_cards("6S 9S KD 5D 2C 4D")) == seen


def test_gaps_are_higher_cards_of_the_suit() -> None:
    """The queen has the king above it, and the ace of another suit does not count."""
    assert 1 == gaps(Card.parse("QD"), parse_cards("KD JD AS"))


# --- Bidding --------------------------------------------------------------------------------------


def _others(own: list[str], seats: int, turned: Card | None) -> list[tuple[Card, ...]]:
    """Return hands for all seats, the last of which is `own`."""
    mine = parse_cards(" ".join(own))
    free = [card for card in PACK if card not in mine and card != turned]
    size = len(mine)
    return [*(tuple(free[seat * size :][:size]) for seat in range(seats - 1)), mine]


def _dealers_bid(own: list[str], turned: str | None, before: list[int], ruleset: RuleSet) -> int:
    """Return what the casual player bids last, holding `own`."""
    card = None if turned is None else Card.parse(turned)
    seats = len(before) + 1
    held = _others(own, seats, card)
    game = bid(dealt_round(ruleset, hands=held, turn_up=card, dealer=seats - 1), *before)
    action = Casual().act(observe(game, Seat(seats - 1)), Seat(seats - 1))
    assert isinstance(action, Bid)
    return action.tricks


@pytest.mark.parametrize(
    ("trial", "expected", "exact"),
    [(*pair, bid) for pair, bid in zip(items("BOT-01"), (2, 2, 1), strict=True)],
)
def test_a_bid_never_goes_under_the_sure_tricks(trial: Row, expected: Row, exact: int) -> None:
    """BOT-01: barred from one while a trump is sure, the dealer bids two and not zero."""
    ruleset = HOOKED if trial["hook"] else FREE_BIDS
    found = _dealers_bid(trial["hand"], trial["turned"], trial["bids_before"], ruleset)
    assert found >= expected["at_least"]
    assert found not in expected.get("not", [])
    assert exact == found


@pytest.mark.parametrize(
    ("own", "turned", "expected"),
    [
        ("2C 3C 4C 5D 6D 7D", None, 0),
        ("AC 3C AD 5D AS 7S", None, 3),
        ("AC KC AD KD 4S 7S", None, 4),
        ("AH KH QH 2C 3C 4C", "2H", 3),
        ("KH QH 2C 3C 4D 5D", "2H", 1),
        ("2H 3H 4C 5C 6C 7D", "4H", 2),
        ("AC 2C 3C 4C 5C 6C", "4H", 0),
        ("AC KC 2C 4D 5D 6D", "4H", 2),
        ("KC 2C KD 2D KS 2S", "4H", 0),
        ("2H", "4H", 1),
    ],
)
def test_what_a_hand_looks_good_for(own: str, turned: str | None, expected: int) -> None:
    """High trumps by the gaps above them, ruffs of short suits, side aces and guarded kings."""
    assert expected == _dealers_bid(own.split(), turned, [0, 0], FREE_BIDS)


def test_a_barred_bid_steps_down_where_that_is_safe() -> None:
    """Two side aces look good for two; with the hook on two, one is bid."""
    assert 1 == _dealers_bid(["AC", "3C", "AD", "5D", "7S"], "4H", [2, 1], HOOKED)


def test_a_barred_zero_becomes_one() -> None:
    """There is nothing below."""
    assert 1 == _dealers_bid(["2C", "3C", "4D", "5D", "7S"], None, [2, 3], HOOKED)


# --- Playing --------------------------------------------------------------------------------------


def _led(own: str, turned: str | None, tricks: int) -> str:
    """Return what the casual player leads as eldest of three, having bid `tricks`."""
    card = None if turned is None else Card.parse(turned)
    held = _others(own.split(), 3, card)
    game = bid(dealt_round(hands=held, turn_up=card, dealer=1), tricks, 0, 0)
    return _card(Casual().act(observe(game, Seat(2)), Seat(2)))


def _card(action: Action) -> str:
    assert isinstance(action, Play)
    return str(action.card)


@pytest.mark.parametrize(("trial", "expected"), items("BOT-03"))
def test_who_does_not_need_every_trick_keeps_the_boss(trial: Row, expected: list[str]) -> None:
    """BOT-03: king, queen and three of trump and a bid of two: the three is led."""
    turned = "2" + trial["trump"]
    assert _led(" ".join(trial["hand"]), turned, trial["bid"]) in expected


@pytest.mark.parametrize(
    ("own", "turned", "tricks", "expected"),
    [
        ("KD QD 3D", "2D", 3, "KD"),
        ("AC 3D 4S", "2D", 1, "AC"),
        ("KC 3D 4S", "2D", 1, "4S"),
        ("AD 3C 9S", "2D", 1, "3C"),
        ("AC 3C 9S", "2D", 0, "3C"),
        ("AC KC 9S", None, 3, "AC"),
        ("KC QC 9S", None, 3, "KC"),
    ],
)
def test_what_is_led(own: str, turned: str | None, tricks: int, expected: str) -> None:
    """Every trick needed: the strongest; some: a sure side card, or low; none: low."""
    assert expected == _led(own, turned, tricks)


@pytest.mark.parametrize(
    ("own", "played", "tricks", "expected"),
    [
        ("3D AD 9S", "5D 9D", 1, "AD"),
        ("QD AD 9S", "5D 9D", 1, "QD"),
        ("3D 4D 9S", "5D 9D", 1, "3D"),
        ("QD AD 9S", "5D", 1, "AD"),
        ("JD QD 9S", "5D", 1, "JD"),
        ("3H KH 9S", "5D 9D", 1, "3H"),
        ("9S 4C 2C", "5D 9D", 1, "2C"),
        ("3D 8D 9S", "5D 9D", 0, "8D"),
        ("QD AD 9S", "5D 9D", 0, "AD"),
        ("QD AD 9S", "5D", 0, "QD"),
        ("3H KC 9S", "5D 9D", 0, "KC"),
        ("3H KH AS", "5H 9D", 0, "3H"),
    ],
)
def test_what_is_followed(own: str, played: str, tricks: int, expected: str) -> None:
    """To take: as cheaply as will do; to shed: the highest card that does not win."""
    led = parse_cards(played)
    spare = [card for card in PACK if card not in parse_cards(own) and card not in led]
    plain = [card for card in spare if str(card) not in {"2H", "AD"}]
    before = [(card, *(plain.pop(0) for _ in range(2))) for card in led]
    after = [tuple(plain.pop(0) for _ in range(3)) for _ in range(2 - len(led))]
    held = [*before, parse_cards(own), *after]
    game = bid(dealt_round(hands=held, turn_up=Card.parse("2H"), dealer=2), *[0] * len(led))
    game = play(bid(game, tricks, *[0] * len(after)), played)
    seat = game.to_act[0]
    assert expected == _card(Casual().act(observe(game, seat), seat))
