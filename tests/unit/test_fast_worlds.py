"""Worlds: what plays show of hands that nobody sees, and what is drawn where they are hidden."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from ohhell.fast.dice import dice_of
from ohhell.fast.facts import constraints
from ohhell.fast.kinds import Places
from ohhell.fast.worlds import ENTRIES_MAX, draw, prepare
from ohhell.rules import (
    PACK,
    Bidding,
    BidOrder,
    Card,
    Exhausted,
    Following,
    Game,
    Hand,
    Hook,
    Leading,
    OneCard,
    Pack,
    PackKind,
    RuleSet,
    Schedule,
    Seat,
    Specials,
    Suit,
    Trump,
    TrumpLead,
    WhenVoid,
    hand,
    parse_cards,
)
from tests.fixtures import case
from tests.play import bid_by_seat, deal_out, hands, new_table, play
from tests.worlds import World, cards_of, played, room_for, world_of

FREE = Bidding(hook=Hook.OFF)
CLUBS = Trump(rotation=(Suit.CLUBS,))


def drawn(places: Places, many: int, *, seed: int = 1) -> list[World]:
    """Return so many worlds."""
    worlds, dice = prepare(places), dice_of(seed)
    found = []
    for _ in range(many):
        once, twice = room_for(places)
        draw(worlds, dice, once, twice)
        found.append(world_of(once, twice))
    return found


def begun(ruleset: RuleSet, dealt: str, *, bids: Sequence[int], dealer: int) -> Game:
    """Return a round dealt and bid, without a card turned up."""
    held = hands(dealt)
    table = new_table(ruleset, seats=len(held), dealer=dealer, sizes=[len(held[0])])
    return bid_by_seat(deal_out(table, held, None), list(bids))


def shown(game: Game, seat: int, *, by: int) -> Hand:
    """Return what `seat` knows that `by` does not hold."""
    return cards_of(constraints(game, Seat(seat)).forbidden[by], 0)


def of_suits(suits: str) -> Hand:
    """Return all cards of some suits."""
    return tuple(card for card in PACK if str(card.suit) in suits)


def test_shown_voids_stay_void() -> None:
    """BOT-07: worlds drawn by a known research engine forgot them, and were impossible."""
    trial = case("BOT-07")["trial"]
    tricks = [" ".join(trick["plays"]) for trick in trial["view"]["tricks"]]
    rules = RuleSet(Schedule(custom=(4,)), Trump(rotation=(Suit.HEARTS,)), FREE)
    dealt = "9S 3S 5D 2S / 4D 8C AD 2H / KS 7C QS 3H"
    game = play(begun(rules, dealt, bids=(1, 1, 1), dealer=2), " ".join(tricks))
    assert game.round_in_progress.hands[0] == tuple(parse_cards(*trial["view"]["my_hand"]))
    open_cards = played(game)
    for world in drawn(constraints(game, Seat(0)), trial["samples"]):
        mine, second, third, stock = world
        assert mine == (Card.parse("2S"),)
        assert [len(second), len(third), len(stock)] == [1, 1, 52 - 12]
        assert not {*second} & {*of_suits("S")}
        assert not {*third} & {*of_suits("D")}
        assert sorted((*mine, *second, *third, *stock, *open_cards)) == list(PACK)


def test_who_does_not_follow_holds_none_of_the_suit() -> None:
    game = play(begun(RuleSet(bidding=FREE), "2C 3C / 2D 3D", bids=(0, 0), dealer=1), "2C 2D")
    assert shown(game, 0, by=1) == of_suits("C")
    assert shown(game, 1, by=0) == ()


def test_who_must_trump_and_does_not_holds_no_trump() -> None:
    rules = RuleSet(trump=CLUBS, bidding=FREE, following=Following(WhenVoid.MUST_TRUMP))
    game = play(begun(rules, "2D 3C / 2S 3S", bids=(0, 0), dealer=1), "2D 2S")
    assert shown(game, 0, by=1) == of_suits("CD")


def test_who_must_beat_and_does_not_holds_nothing_higher() -> None:
    rules = RuleSet(bidding=FREE, following=Following(must_beat=True))
    game = play(begun(rules, "QC 3C / 2C 3D", bids=(0, 0), dealer=1), "QC 2C")
    assert shown(game, 0, by=1) == tuple(parse_cards("KC AC"))


def test_who_leads_a_barred_trump_holds_nothing_else() -> None:
    rules = RuleSet(trump=CLUBS, bidding=FREE, leading=Leading(trump=TrumpLead.BROKEN))
    game = play(begun(rules, "2C 3C / 2D 3D", bids=(0, 0), dealer=1), "2C")
    assert shown(game, 1, by=0) == of_suits("DHS")


def test_a_wizard_shows_nothing() -> None:
    """It may be played by who could follow."""
    rules = RuleSet(trump=CLUBS, bidding=FREE, pack=Pack(PackKind.WIZARD))
    game = play(begun(rules, "2D 3D / W1 3C", bids=(0, 0), dealer=1), "2D W1")
    assert shown(game, 0, by=1) == ()


def test_a_card_shown_for_trump_stays_with_the_dealer_until_played() -> None:
    """The other cards lie anywhere."""
    kept = parse_cards("2C 3C 4C 5C 6C 7C")
    rules = RuleSet(
        Schedule(largest=2, whole_pack=True),
        Trump(exhausted=Exhausted.DEALERS_LAST),
        FREE,
        pack=Pack(without=tuple(card for card in PACK if card not in kept)),
    )
    table = new_table(rules, seats=3, dealer=2, sizes=[2])
    game = deal_out(table, hands("2C 5C / 3C 6C / 4C 7C"), None, shown=Card.parse("4C"))
    game = bid_by_seat(game, [0, 0, 0])
    worlds = drawn(constraints(game, Seat(0)), 50)
    assert {world[2] for world in worlds} == {
        hand((Card.parse("4C"), card)) for card in parse_cards("3C 6C 7C")
    }
    game = play(game, "2C 3C 4C")
    assert constraints(game, Seat(0)).known_once[2] == 0


def test_a_stock_in_which_no_card_was_found_to_turn_up_is_of_specials() -> None:
    """All plain cards are dealt then, and what one does not hold is in the other hand."""
    kept = parse_cards("2C 3C 4C 5C W1 J1")
    pack = Pack(
        PackKind.WIZARD, without=tuple(c for c in PackKind.WIZARD.cards(2) if c not in kept)
    )
    rules = RuleSet(Schedule(largest=2), Trump(specials=Specials.SKIPPED), FREE, pack=pack)
    game = deal_out(new_table(rules, seats=2, sizes=[2]), hands("2C 4C / 3C 5C"), None)
    assert {world[1] for world in drawn(constraints(game, Seat(0)), 20)} == {parse_cards("3C 5C")}


def test_at_the_forehead_the_own_card_alone_is_drawn() -> None:
    rules = RuleSet(one_card=OneCard.FOREHEAD, bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))
    game = deal_out(new_table(rules, seats=3, sizes=[1]), hands("2C / 3C / 4C"), Card.parse("AS"))
    worlds = drawn(constraints(game, Seat(0)), 200)
    assert {world[1:3] for world in worlds} == {(parse_cards("3C"), parse_cards("4C"))}
    assert len({world[0] for world in worlds}) > 30
    assert all(Card.parse("AS") not in cards for world in worlds for cards in world)


def test_a_seed_gives_the_same_worlds() -> None:
    places = constraints(new_round(), Seat(0))
    assert drawn(places, 5, seed=7) == drawn(places, 5, seed=7) != drawn(places, 5, seed=8)


def new_round() -> Game:
    """Return four seats with ten cards each."""
    dealt = [PACK[at : at + 10] for at in range(0, 40, 10)]
    return deal_out(new_table(seats=4, sizes=[10]), dealt, Card.parse("AS"))


def places_of(capacity: Sequence[int], forbidden: Sequence[int], cards: Sequence[Card]) -> Places:
    """Return places where nothing is known to lie."""
    nothing = np.zeros(len(capacity), np.int64)
    once = sum(1 << card for card in cards)
    masks = np.array(forbidden, np.int64)
    return Places(once, 0, np.array(capacity, np.int64), masks, nothing, nothing)


@pytest.mark.parametrize("seed", range(3))
def test_the_table_keeps_to_its_bound(seed: int) -> None:
    """Ten places of five cards, each forbidden other cards: all at once would take far more."""
    dice = Random(seed)
    forbidden = [sum(1 << card for card in dice.sample(PACK, 15)) for _ in range(10)]
    places = places_of([5] * 10, forbidden, PACK[:50])
    worlds = prepare(places)
    assert worlds.relaxed
    assert worlds.table.size <= ENTRIES_MAX
    for world in drawn(places, 3):
        assert [len(cards) for cards in world] == [5] * 10
        assert not any(
            mask >> c & 1 for mask, cards in zip(forbidden, world, strict=True) for c in cards
        )


@pytest.mark.parametrize(
    ("capacity", "forbidden", "says"),
    [
        ([1, 1], [0, 0], "must have room for as many cards as are unseen"),
        ([2, 2], [0, 0], "must have room for as many cards as are unseen"),
        ([1, 2], [0b111, 0], "some places need more cards than may lie there"),
        ([1, 1, 1], [0b110, 0b110, 0], "some places need more cards than may lie there"),
    ],
)
def test_where_there_is_no_world_it_says_why(
    capacity: list[int], forbidden: list[int], says: str
) -> None:
    with pytest.raises(ValueError, match=f"no world: .*{says}"):
        prepare(places_of(capacity, forbidden, PACK[:3]))


def test_nothing_hidden_is_one_world() -> None:
    """As at the end of a round whose whole pack was dealt."""
    worlds = prepare(places_of([0, 0], [0, 0], ()))
    assert worlds.total == 1
