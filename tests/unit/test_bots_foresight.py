"""Looking ahead: what it finds of a card is what comes of it in the worlds that are possible."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from ohhell.bots.net.beliefs import guess, new_guesses
from ohhell.bots.net.effort import Effort
from ohhell.bots.net.foresight import Foresight, known_places
from ohhell.bots.net.player import NetPlayer, terms_of
from ohhell.fast.dice import dice_of
from ohhell.fast.positions import read
from ohhell.fast.worlds import draw, prepare
from ohhell.rules import (
    Action,
    Card,
    Game,
    Pack,
    PackKind,
    Play,
    RankOrder,
    RuleSet,
    Seat,
    Trump,
    legal_actions,
    observe,
    parse_cards,
)
from tests.play import FREE_BIDS, act, bid, deal_out, new_table, play
from tests.worlds import room_for, world_of

WORLDS: Final = 500
SLACK: Final = 0.1
"""Four standard errors of a share in so many worlds, twice."""
THOROUGH: Final = Effort(
    drawn=WORLDS, decisions=10**7, trials_min=1, cards=5, behind=1e6, prior=0, trust=0, horizon=0
)
"""Every card is tried to the end of the round, in even worlds; the nets foretell nothing."""


def _to_lead(hand: str, *bids: int, ruleset: RuleSet = FREE_BIDS) -> Game:
    """Return what the first of three sees, who is to lead; diamonds are trump."""
    own = parse_cards(hand)
    free = [card for card in new_table(ruleset, seats=3).pack if card not in own]
    turned = Card.parse("2D")
    rest = [card for card in Random(1).sample(free, len(free)) if card != turned]
    size = len(own)
    game = new_table(ruleset, seats=3, dealer=2, sizes=[size] * 9)
    game = deal_out(game, [own, rest[:size], rest[size : 2 * size]], turned)
    return observe(bid(game, *bids), Seat(0))


def _made(view: Game, effort: Effort) -> dict[Action, float]:
    """Return the chance to make the bid, by card, as who looks ahead finds it."""
    player = NetPlayer(foresight=Foresight(effort))
    return {odds.action: odds.made for odds in player.odds(view, Seat(0))}


@pytest.mark.parametrize("hand", ["AD 5C 9S", "KD QD 3H", "2C 3C KH"])
def test_trials_are_the_round_played_on_in_possible_worlds(hand: str) -> None:
    """As the readable rules and the nets play it, world by world."""
    view = _to_lead(hand, 1, 1, 0)
    found = _made(view, THOROUGH)
    places = known_places(read(view, Seat(0)), view, Seat(0))
    worlds, dice, (once, twice) = prepare(places), dice_of(3), room_for(places)
    shares = dict.fromkeys(found, 0.0)
    for _ in range(WORLDS):
        draw(worlds, dice, once, twice)
        round_ = replace(view.round_in_progress, hands=world_of(once, twice)[:-1])
        for action in shares:
            shares[action] += _makes(replace(view, round=round_), action) / WORLDS
    for action, share in shares.items():
        assert found[action] == pytest.approx(share, abs=SLACK), (action, shares)


def _makes(game: Game, action: Action) -> bool:
    """Tell whether the first seat makes its bid where it begins so and the nets play on."""
    nets = NetPlayer()
    assert isinstance(action, Play)
    game = play(game, [action.card])
    while game.to_act:
        game = act(game, nets.act(observe(game, game.to_act[0]), game.to_act[0]))
    return game.sheet[-1].bids[0] == game.sheet[-1].taken[0]


def test_without_time_to_look_the_nets_decide() -> None:
    """No trial, no change: neither in what is chosen, nor in what is foretold."""
    view = _to_lead("AD 5C 9S KH", 2, 1, 0)
    idle = NetPlayer(foresight=Foresight(Effort(decisions=0)))
    assert idle.odds(view, Seat(0)) == NetPlayer().odds(view, Seat(0))


def test_equal_seeds_see_equal_worlds() -> None:
    """And another seed others: but both near the same."""
    view = _to_lead("AD 5C 9S KH", 2, 1, 0)
    one, same, other = (
        NetPlayer(seed, foresight=Foresight()).odds(view, Seat(0)) for seed in (1, 1, 2)
    )
    assert one == same != other


def test_who_bid_high_is_held_to_have_good_cards() -> None:
    """In the worlds that are kept the ace of trump is the more often with who bid most."""
    view = _to_lead("5C 9S 4H", 0, 3, 0)
    found = read(view, Seat(0))
    worlds = prepare(known_places(found, view, Seat(0)))
    effort, guesses = Effort(drawn=WORLDS, trust=1), new_guesses(WORLDS, 7)
    nets = NetPlayer().nets
    guess(found.position, terms_of(found), nets.bid, effort, worlds, WORLDS, guesses)
    ace = 1 << Card.parse("AD")
    drawn = [bool(int(world[1]) & ace) for world in guesses.once[:WORLDS]]
    kept = [drawn[int(number)] for number in guesses.kept[:WORLDS]]
    assert sum(kept) > 1.5 * sum(drawn) > 0


def test_equal_steps_through_the_likelihoods_keep_what_is_likely() -> None:
    """Where all bid what nobody could mistake, worlds are kept about as evenly as drawn."""
    view = _to_lead("5C 9S 4H", 0, 0, 0)
    found = read(view, Seat(0))
    worlds = prepare(known_places(found, view, Seat(0)))
    effort, guesses = Effort(drawn=100, trust=0), new_guesses(100, 7)
    nets = NetPlayer().nets
    guess(found.position, terms_of(found), nets.bid, effort, worlds, 250, guesses)
    kept = list(guesses.kept[:250])
    assert {2, 3} == {kept.count(number) for number in range(100)}


@pytest.mark.parametrize(
    "ruleset",
    [
        replace(FREE_BIDS, pack=Pack(order=RankOrder.THREE_HIGH), trump=Trump()),
        replace(FREE_BIDS, pack=Pack(PackKind.WIZARD)),
    ],
)
def test_cards_are_known_by_their_places(ruleset: RuleSet) -> None:
    """Where a three is above an ace, or Wizards are about: the unseen are all but what is seen."""
    view = _to_lead("AD 5C 9S", 1, 1, 0, ruleset=ruleset)
    found = read(view, Seat(0))
    places = known_places(found, view, Seat(0))
    unseen = {found.card(place) for place in range(60) if places.once >> place & 1}
    seen = {*parse_cards("AD 5C 9S"), Card.parse("2D")}
    assert unseen == set(view.pack) - seen
    player = NetPlayer(foresight=Foresight())
    assert player.act(view, Seat(0)) in legal_actions(view, Seat(0))
