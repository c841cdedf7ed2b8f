"""docs/rules.md §9.1: what makes each named variant itself, as its description tells it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ohhell.rules import (
    BY_ID,
    Bid,
    Card,
    Circumstances,
    End,
    Game,
    Look,
    NameTrump,
    RuleSet,
    ScoredRound,
    Seat,
    deal,
    fold,
    legal_actions,
    observe,
    parse_cards,
)
from ohhell.rules.play.standing import winners_of
from tests.play import act, bid, bid_by_seat, deal_out, hands, new_table, play

UP = {n: [*range(1, n + 1)] for n in range(1, 27)}
DOWN = {n: [*range(n, 0, -1)] for n in range(1, 27)}


def up_down(top: int) -> list[int]:
    return [*UP[top], *DOWN[top - 1]]


def down_up(top: int) -> list[int]:
    return [*DOWN[top], *UP[top][1:]]


def rules(variant: str) -> RuleSet:
    return BY_ID[variant].ruleset


def legal_bids(game: Game) -> list[int]:
    """Return what the seat to act may bid."""
    return [one.tricks for one in legal_actions(game, game.to_act[0]) if isinstance(one, Bid)]


def at_scores(game: Game, scores: tuple[int, ...]) -> Game:
    """Return a game with one round on the sheet, after which these are the scores."""
    nothing = (0,) * game.seats
    return replace(game, sheet=(ScoredRound(1, nothing, nothing, scores),))


SIZES = [
    ("trickster", 4, down_up(10)),
    ("pagat_basic", 6, down_up(8)),
    ("pagat_basic", 7, down_up(7)),
    ("spruce", 3, UP[15]),
    ("spruce", 4, UP[13]),
    ("spruce_house", 6, UP[8]),
    ("bicycle", 5, UP[10]),
    ("wikipedia_2020", 4, UP[12]),
    ("nomination_whist", 6, down_up(8)),
    ("kachufool", 3, UP[17]),
    ("kachufool", 8, UP[6]),
    ("judgement_10", 4, DOWN[10]),
    ("ascenseur_2pts", 6, up_down(8)),
    ("plump", 4, [*range(10, 1, -1), 1, 1, 1, 1, *range(2, 11)]),
    ("beredskapswhist", 4, DOWN[13]),
    ("boerenbridge_wk", 5, down_up(10)),
    ("international_league", 4, up_down(13)),
    ("campbellsoup", 6, [*range(8, 1, -1), 1, 1, 1, 1, 1, 1, *range(2, 9)]),
    ("trickster_simul", 4, down_up(10)),
    ("trickster_simul", 6, down_up(8)),
    ("up_the_river", 4, UP[13]),
    ("up_the_river", 8, UP[6]),
    ("wikipedia_updown", 4, up_down(12)),
    ("diminishing_bridge", 4, DOWN[13]),
    ("oh_well", 4, [13]),
    ("oh_well", 3, [17]),
    ("devils_bridge", 4, up_down(10)),
    ("basas", 4, UP[13]),
    ("basas", 5, UP[10]),
    ("blob_uk", 4, down_up(10)),
    ("blob_uk", 8, down_up(6)),
    ("blob_hearts", 4, DOWN[10]),
    ("rikiki_fr", 4, up_down(10)),
    ("rikiki_hu", 4, up_down(13)),
    ("rikiki_hu", 6, up_down(8)),
    ("pocha", 4, [*UP[9], 10, 10, 10, 10, *DOWN[9]]),
    ("pocha", 3, [*UP[11], 12, 12, 12, *DOWN[11]]),
    ("pocha", 5, [*UP[7], 8, 8, 8, 8, 8, *DOWN[7]]),
    ("boerenbridge", 4, up_down(12)),
    ("boerenbridge", 7, up_down(7)),
    ("boerenbridge_17", 4, [*UP[8], 8, *DOWN[8]]),
    ("chinees_poepen", 5, up_down(10)),
    ("romanian_whist", 4, [1, 1, 1, 1, *range(2, 8), 8, 8, 8, 8, *range(7, 1, -1), 1, 1, 1, 1]),
    ("romanian_whist", 3, [1, 1, 1, *range(2, 8), 8, 8, 8, *range(7, 1, -1), 1, 1, 1]),
    ("gameduell", 4, [*range(3, 11)]),
    ("gameduell", 6, [*range(3, 11)]),
    ("wizard", 3, UP[20]),
    ("wizard", 4, UP[15]),
    ("wizard", 5, UP[12]),
    ("wizard", 6, UP[10]),
    ("plump_20", 4, [*DOWN[10], *UP[10]]),
    ("bondebridge", 4, [*UP[10], *DOWN[10]]),
    ("kachufool_together", 4, UP[13]),
    ("judgement_tens", 4, DOWN[10]),
    ("prospect", 5, down_up(10)),
    ("cartier", 4, [*range(13, 1, -1), *range(3, 14)]),
    ("campbellsoup_two", 6, [*range(10, 1, -1), 1, 1, 1, 1, 1, 1, *range(2, 11)]),
    ("campbellsoup_two", 10, [*range(10, 1, -1), *[1] * 10, *range(2, 11)]),
]


@pytest.mark.parametrize(("variant", "seats", "sizes"), SIZES)
def test_9_1_the_rounds(variant: str, seats: int, sizes: list[int]) -> None:
    """How many, and of how many cards."""
    assert sizes == list(rules(variant).sizes(seats))


PACKS = [
    ("romanian_whist", 3, 24),
    ("romanian_whist", 4, 32),
    ("romanian_whist", 6, 48),
    ("pocha", 4, 40),
    ("pocha", 3, 36),
    ("pocha", 6, 36),
    ("wizard", 4, 60),
    ("gameduell", 4, 60),
    ("campbellsoup_two", 4, 104),
    ("campbellsoup", 4, 52),
]


@pytest.mark.parametrize(("variant", "seats", "cards"), PACKS)
def test_9_1_the_pack(variant: str, seats: int, cards: int) -> None:
    """The highest eight for each player, the Spanish pack without or with twos, Wizards, two."""
    assert cards == rules(variant).pack.size(seats)


BIDS = {
    "in turn, hook": (
        *("devils_bridge", "basas", "blob_uk", "rikiki_fr", "rikiki_hu", "pocha", "boerenbridge"),
        *("chinees_poepen", "romanian_whist", "gameduell", "wizard_hook", "plump_20", "prospect"),
        *("judgement_tens", "cartier", "campbellsoup_two", "wikipedia_updown"),
    ),
    "in turn, no hook": ("up_the_river", "oh_well", "wizard"),
    "together, no hook": ("trickster_simul", "kachufool_together", "boerenbridge_17"),
    "together, eldest changes": ("bondebridge",),
    "secret, no hook": ("blob_hearts",),
}
SAID = {
    "in turn, hook": ("in_turn", "last_bidder"),
    "in turn, no hook": ("in_turn", "off"),
    "together, no hook": ("together", "off"),
    "together, eldest changes": ("together", "left_changes"),
    "secret, no hook": ("secret", "off"),
}


@pytest.mark.parametrize(("how", "variant"), [(how, one) for how in BIDS for one in BIDS[how]])
def test_9_1_the_bids(how: str, variant: str) -> None:
    """In turn, together or secret, and what they may not add up to."""
    bidding = rules(variant).bidding
    assert SAID[how] == (bidding.order.value, bidding.hook.value)
    assert bidding.hook_from == (4 if variant == "boerenbridge" else 1)


TRUMPS = [
    ("spruce", 5, "S S S S S S S S S --"),
    ("bicycle", 5, "S S S S S S S S S S"),
    ("bicycle", 4, "S S S S S S S S S S S S --"),
    ("nomination_whist", 4, "S H C D -- S H C D -- S H C D -- S H C D"),
    ("navy_big_ships", 4, "H C D S -- H C D S -- H C D S -- H C D S"),
    ("kachufool", 5, "S D C H -- S D C H --"),
    ("judgement_10", 4, "S D C H S D C H S D"),
    ("plump", 4, " ".join(["--"] * 22)),
    ("beredskapswhist", 5, "-- S S S S S S S S S"),
    ("boerenbridge_wk", 5, " ".join(["S"] * 19)),
    ("international_league", 4, " ".join([*["S"] * 12, "--", *["S"] * 12])),
    ("bondebridge", 4, "-- -- -- C D H S C D H S C D H S C D -- -- --"),
    ("blob_hearts", 4, "H H H H H H H H H H"),
    ("judgement_tens", 4, "S D C H S D C H S D"),
    ("kachufool_together", 4, "S D C H -- S D C H -- S D C"),
    ("boerenbridge_17", 4, "S S S S S S S S -- S S S S S S S S"),
    ("plump_20", 3, " ".join(["--"] * 20)),
    ("wizard", 4, " ".join([*["S"] * 14, "--"])),
    ("romanian_whist", 4, " ".join([*["S"] * 10, *["--"] * 4, *["S"] * 10])),
    ("basas", 4, " ".join([*["S"] * 12, "--"])),
    ("rikiki_hu", 4, " ".join([*["S"] * 12, "D", *["S"] * 12])),
    ("oh_well", 4, "D"),
    ("oh_well", 3, "S"),
    ("pocha", 4, " ".join([*["S"] * 9, *["D"] * 4, *["S"] * 9])),
]


@pytest.mark.parametrize(("variant", "seats", "suits"), TRUMPS)
def test_9_1_the_trump_of_every_round(variant: str, seats: int, suits: str) -> None:
    """G03 to G08, where a spade would be turned up and the dealer's last card is a diamond."""
    ruleset = rules(variant)
    sizes, cards = ruleset.sizes(seats), ruleset.pack.size(seats)
    dealt, spade = [Card.parse("7D")], Card.parse("4S")
    found = [
        ruleset.trump.made(dealt, [spade] * (cards - size * seats), index=at, sizes=sizes).suit
        for at, size in enumerate(sizes)
    ]
    assert suits.split() == ["--" if suit is None else str(suit) for suit in found]


POINTS = [
    # variant, then bid, taken, size, points
    *((name, 2, 2, 5, 12) for name in ("trickster_simul", "oh_well", "devils_bridge", "cartier")),
    *((name, 2, 3, 5, 3) for name in ("trickster_simul", "oh_well", "devils_bridge", "cartier")),
    *((name, 2, 3, 5, 0) for name in ("up_the_river", "blob_hearts", "prospect", "bondebridge")),
    *((name, 2, 2, 5, 12) for name in ("up_the_river", "blob_hearts", "prospect", "bondebridge")),
    *((name, 3, 3, 5, 13) for name in ("rikiki_fr", "rikiki_hu", "chinees_poepen")),
    *((name, 3, 1, 5, -2) for name in ("rikiki_fr", "rikiki_hu", "chinees_poepen")),
    *((name, 2, 2, 5, 7) for name in ("romanian_whist", "boerenbridge", "boerenbridge_17")),
    *((name, 0, 0, 5, 5) for name in ("romanian_whist", "boerenbridge", "boerenbridge_17")),
    *((name, 2, 5, 5, -3) for name in ("romanian_whist", "boerenbridge", "boerenbridge_17")),
    *((name, 2, 2, 5, 40) for name in ("wizard", "wizard_hook", "gameduell")),
    *((name, 0, 0, 5, 20) for name in ("wizard", "wizard_hook", "gameduell")),
    *((name, 2, 4, 5, -20) for name in ("wizard", "wizard_hook", "gameduell")),
    *(("pocha", *row) for row in ((2, 2, 5, 20), (0, 0, 5, 10), (2, 4, 5, -10))),
    *(("basas", *row) for row in ((3, 3, 5, 19), (0, 0, 5, 10), (3, 1, 5, -6), (0, 1, 5, -3))),
    *(("plump_20", *row) for row in ((0, 0, 5, 5), (10, 10, 10, 20), (1, 2, 5, 0))),
    *(("judgement_tens", *row) for row in ((3, 3, 5, 30), (0, 0, 5, 10), (3, 1, 5, -20))),
    *(("campbellsoup_two", *row) for row in ((3, 3, 5, 19), (0, 2, 5, -15), (3, 0, 5, -30))),
    *(("kachufool_together", *row) for row in ((3, 3, 5, 13), (3, 1, 5, 0))),
]


@pytest.mark.parametrize(("variant", "said", "taken", "size", "points"), POINTS)
def test_9_1_the_points(variant: str, said: int, taken: int, size: int, points: int) -> None:
    """Of a made bid, a made zero and a miss."""
    at = Circumstances(size=size, seats=4, undealt=1)
    assert points == rules(variant).scoring.points_at(at, bid=said, taken=taken)


def test_9_1_basas_prizes_a_zero_where_every_card_is_dealt() -> None:
    """35 in the round of 13 at four seats, and ten off; 10 and three off before."""
    scoring = rules("basas").scoring
    for undealt, made, missed in ((0, 35, -10), (4, 10, -3)):
        at = Circumstances(size=13, seats=4, undealt=undealt)
        assert made == scoring.points_at(at, bid=0, taken=0)
        assert missed == scoring.points_at(at, bid=0, taken=1)


# --- Who sees, who leads, who names ---------------------------------------------------------------


@pytest.mark.parametrize("variant", ["devils_bridge", "rikiki_fr", "boerenbridge"])
def test_9_1_a_single_card_is_held_to_the_forehead(variant: str) -> None:
    """Everybody sees it but who holds it, and with two cards it is as ever."""
    game = deal_out(new_table(rules(variant), sizes=(1, 2)), hands("2C/3D/4H/5S"), Card.parse("6C"))
    seen = observe(game, Seat(2)).round_in_progress
    assert [hand is None for hand in seen.hands] == [False, False, True, False]


@pytest.mark.parametrize("variant", ["blob_uk", "chinees_poepen", "cartier"])
def test_9_1_the_highest_bidder_names_the_trump(variant: str) -> None:
    """G16: of equal bids the first, once all have bid; and it may be none."""
    cards = hands("2C 3C 4C/2D 3D 4D/2H 3H 4H/2S 3S 4S")
    game = bid(deal_out(new_table(rules(variant), sizes=(3,)), cards, None), 2, 3, 3, 1)
    assert game.to_act == (Seat(2),)
    assert act(game, NameTrump(None)).round_in_progress.trump is None


def test_9_1_bondebridge_bids_anew_left_of_the_dealer() -> None:
    """G15: bids 2 1 2 with five cards, dealer seat 2."""
    cards = hands("2C 3C 4C 5C 6C/2D 3D 4D 5D 6D/2H 3H 4H 5H 6H")
    table = new_table(rules("bondebridge"), seats=3, dealer=2, sizes=(5,))
    game = bid(deal_out(table, cards, None), 2, 1, 2)
    assert game.to_act == (Seat(0),)
    assert legal_bids(game) == [0, 1, 3, 4, 5]


def test_9_1_trickster_bids_together_and_any_total_stands() -> None:
    """G14: 2 1 2 with five cards."""
    cards = hands("2C 3C 4C 5C 6C/2D 3D 4D 5D 6D/2H 3H 4H 5H 6H")
    game = deal_out(new_table(rules("trickster_simul"), seats=3, sizes=(5,)), cards, None)
    assert not bid_by_seat(game, (2, 1, 2)).round_in_progress.bidding


@pytest.mark.parametrize(("bids", "leader"), [((1, 2, 3, 3), 2), ((0, 0, 0, 0), 1)])
def test_9_1_plump_is_led_by_the_highest_bidder(bids: tuple[int, ...], leader: int) -> None:
    """G16, G17: the earliest of equal bids; with all at zero that is left of the dealer."""
    cards = hands("2C 3C 4C/2D 3D 4D/2H 3H 4H/2S 3S 4S")
    for variant in ("plump", "plump_20"):
        game = deal_out(new_table(rules(variant), sizes=(3,)), cards, None)
        assert bid_by_seat(game, bids).to_act == (Seat(leader),)


def test_9_1_gameduell_is_begun_by_the_dealer() -> None:
    """Who bids and leads first; specials turned up are skipped, and the last to bid is bound."""
    table = new_table(rules("gameduell"), seats=3, dealer=1, sizes=(1,))
    deck = parse_cards("2C 3D 4H W1 J1 8S")
    rest = [card for card in table.ruleset.pack.cards(3) if card not in deck]
    game = fold(table, deal(table, [*deck, *rest]))
    assert ("S", "8S") == (str(game.round_in_progress.trump), str(game.round_in_progress.turn_up))
    assert (game.to_act, legal_bids(game)) == ((Seat(1),), [0, 1])
    assert legal_bids(bid(game, 0, 0)) == [0]
    assert bid(game, 0, 0, 0).to_act == (Seat(1),)


def test_9_1_wizards_dealer_names_the_suit_of_a_wizard() -> None:
    """Having seen the hand, before anybody bids; a Jester makes no trump."""
    table = new_table(rules("wizard"), seats=3, dealer=1, sizes=(1,))
    game = deal_out(table, hands("2C/3D/4H"), Card.parse("W1"))
    assert game.to_act == (Seat(1),)
    assert game.round_in_progress.trump is None
    jester = deal_out(table, hands("2C/3D/4H"), Card.parse("J1"))
    assert (jester.to_act, jester.round_in_progress.trump) == ((Seat(2),), None)


# --- Playing, blind bids, the end -----------------------------------------------------------------


def test_9_1_the_duties_of_romania_mexico_and_spain() -> None:
    """Who cannot follow must trump; in Spain over the others, and who follows must beat."""
    void, following = parse_cards("3D 7C QC"), parse_cards("4H JH AH")
    trick = tuple(parse_cards("KH 9C"))
    clubs = Card.parse("9C").suit
    for variant in ("romanian_whist", "basas"):
        duty = rules(variant).following
        assert duty.playable(void, trick=trick, trump=clubs) == tuple(parse_cards("7C QC"))
    spain = rules("pocha")
    duty, pack = spain.following, spain.pack
    found = duty.playable(void, trick=trick, trump=clubs, pack=pack)
    assert found == tuple(parse_cards("QC"))
    assert duty.playable(following, trick=trick[:1], trump=clubs, pack=pack) == (following[2],)
    three = parse_cards("3H")
    assert pack.order.power(three[0]) > pack.order.power(Card.parse("KH"))


def test_9_1_two_packs_strike_out_equal_cards_in_campbellsoup() -> None:
    """And where nothing is left, the leader takes the trick."""
    ruleset = rules("campbellsoup_two")
    table = new_table(ruleset, seats=2, sizes=(1,))
    game = deal_out(table, hands("KC/KC"), Card.parse("2S"))
    led = game.to_act[0]
    game = play(bid(game, 0, 0), "KC KC")
    assert game.sheet[0].taken[led] == 1


def test_9_1_prospect_lets_bid_blind_from_twenty_behind() -> None:
    """G20: 15 may against 35, and 16 may not; a blind 2 made scores 22."""
    table = new_table(rules("prospect"), seats=5, dealer=3, sizes=(1, 2, 1))
    behind = at_scores(table, (35, 15, 16, 35, 35))
    game = deal_out(behind, hands("2C 3C/AD KD/2H 3H/2S 3S/4C 4H"), Card.parse("QD"))
    assert game.round_in_progress.offered == game.to_act == (Seat(1),)
    assert act(game, Look()).round_in_progress.blind == ()
    game = bid(game, 2, 0, 1, 1, 0)
    assert game.round_in_progress.blind == (Seat(1),)
    while len(game.sheet) < 2:
        game = act(game, legal_actions(game, game.to_act[0])[-1])
    assert (2, 22) == (game.sheet[1].taken[1], game.sheet[1].points[1])


def test_9_1_prospect_lifts_a_blind_bid_of_the_dealer_that_the_hook_forbids() -> None:
    """G21: 2 becomes 3 where the others bid 3 of five cards."""
    table = new_table(rules("prospect"), seats=3, dealer=2, sizes=(1, 5, 1))
    behind = replace(at_scores(table, (35, 35, 15)), first_dealer=Seat(1))
    cards = hands("2C 3C 4C 5C 6C/2D 3D 4D 5D 6D/2H 3H 4H 5H 6H")
    game = bid(deal_out(behind, cards, Card.parse("QD")), 2, 1, 2)
    assert game.round_in_progress.all_bids == (1, 2, 3)


def test_9_1_oh_well_ends_at_a_hundred() -> None:
    """G12, G13: 99 104 101 ends it for seat 1, and 90 99 80 does not."""
    ending = rules("oh_well").ending
    assert (ending.kind, ending.points) == (End.TARGET, 100)
    table = new_table(rules("oh_well"), seats=3)
    assert winners_of(at_scores(table, (99, 104, 101))) == (Seat(1),)
    assert winners_of(at_scores(table, (90, 99, 80))) is None


def test_9_1_judgement_and_pocha_go_round_the_other_way() -> None:
    """Counter-clockwise, like nobody else here."""
    counter = {name for name, one in BY_ID.items() if one.ruleset.direction.value == "counter"}
    assert counter == {"judgement_10", "judgement_tens", "pocha"}
