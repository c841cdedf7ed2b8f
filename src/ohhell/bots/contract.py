"""What any bot must keep to: `check` plays it through many rulesets and sees that it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from ohhell.bots.policy import Factory, Policy
from ohhell.bots.seen import own_hand, unseen
from ohhell.rules import (
    PACK,
    SEATS_MAX,
    SEATS_MIN,
    Bidding,
    BidOrder,
    Exhausted,
    Faces,
    FirstBidder,
    FirstLeader,
    Following,
    Game,
    Hook,
    Leading,
    NoTrump,
    Pattern,
    RuleSet,
    Schedule,
    Seat,
    Suit,
    Trump,
    TrumpLead,
    WhenVoid,
    deal,
    decide,
    evolve,
    hand,
    legal_actions,
    new_game,
    observe,
    problems,
    start,
)

_GAMES: Final = 25
_LARGEST: Final = 5
"""Short rounds meet every rule as surely as long ones."""


class _Twins(NamedTuple):
    """Two bots made alike."""

    one: Policy
    other: Policy


def check(factory: Factory, *, seed: int = 1) -> None:
    """Raise `AssertionError` unless the bots that `factory` makes are fit to be seated.

    Every action is legal, a second bot of the same seed answers alike, and other hands than the
    true ones behind the same view change nothing.
    """
    dice = Random(seed)
    for ruleset, seats in _tables(dice):
        _check_game(factory, ruleset, seats, dice)


def _tables(dice: Random) -> Iterator[tuple[RuleSet, int]]:
    made = 0
    while made < _GAMES:
        ruleset, seats = _any_ruleset(dice), dice.randint(SEATS_MIN, SEATS_MAX)
        if not problems(ruleset, seats):
            made += 1
            yield ruleset, seats


def _any_ruleset(dice: Random) -> RuleSet:
    return RuleSet(
        schedule=_any_schedule(dice),
        trump=Trump(
            dice.choice(list(NoTrump)),
            tuple(dice.sample([*Suit, None], dice.choice((0, 0, 1, 5)))),
            dice.choice(list(Exhausted)),
            dice.choice(list(Faces)),
        ),
        bidding=Bidding(
            dice.choice(list(BidOrder)),
            dice.choice(list(Hook)),
            hook_from=dice.choice((1, 3)),
            hook_spares_last=dice.choice((False, True)),
            first=dice.choice(list(FirstBidder)),
            zero=dice.choice((False, True)),
        ),
        following=Following(dice.choice(list(WhenVoid)), dice.choice((False, True))),
        leading=Leading(dice.choice(list(FirstLeader)), dice.choice(list(TrumpLead))),
    )


def _any_schedule(dice: Random) -> Schedule:
    whole = dice.choice((False, True))
    return Schedule(
        dice.choice(list(Pattern)),
        largest=dice.randint(1, _LARGEST),
        whole_pack=whole,
        step=dice.choice((1, 2)),
        custom=(26,) if whole and dice.random() < 1 / 8 else (),
    )


def _check_game(factory: Factory, ruleset: RuleSet, seats: int, dice: Random) -> None:
    twins = [_Twins(factory(number), factory(number)) for number in range(seats)]
    game = new_game(start(ruleset, seats=seats, first_dealer=Seat(dice.randrange(seats))))
    while not game.over:
        for event in deal(game, dice.sample(PACK, len(PACK))):
            game = evolve(game, event)
        while game.to_act:
            seat = dice.choice(game.to_act)
            game = _checked_turn(game, seat, twins[seat], dice)


def _checked_turn(game: Game, seat: Seat, twins: _Twins, dice: Random) -> Game:
    action = twins.one.act(observe(game, seat), seat)
    assert action in legal_actions(game, seat), f"{action} is not legal for seat {seat} in {game}"
    again = twins.other.act(observe(game, seat), seat)
    assert again == action, f"seat {seat} would {action} and {again} in {game}"
    peeked = twins.one.act(_other_world(game, seat, dice), seat)
    assert peeked == action, f"seat {seat} would {peeked} by cards it may not see in {game}"
    for event in decide(game, seat, action):
        game = evolve(game, event)
    return game


def _other_world(game: Game, seat: Seat, dice: Random) -> Game:
    """Return `game` with the cards that `seat` has not seen dealt anew."""
    round_ = game.round_in_progress
    unknown = sorted(unseen(round_, seat))
    dice.shuffle(unknown)
    hands = tuple(
        own_hand(round_, seat)
        if other == seat
        else hand(unknown.pop() for _ in range(round_.cards_left(Seat(other))))
        for other in range(game.seats)
    )
    return replace(game, round=replace(round_, hands=hands))
