"""What any bot must keep to: `check` plays it through many rulesets and sees that it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from ohhell.bots.policy import Factory, Policy
from ohhell.rules import (
    SEATS_MAX,
    SEATS_MIN,
    Audience,
    Bidding,
    BidOrder,
    Blind,
    Card,
    Exhausted,
    Faces,
    FirstBidder,
    FirstLeader,
    Following,
    Game,
    Hand,
    Hook,
    Identical,
    Leading,
    Naming,
    NoTrump,
    OneCard,
    Pack,
    PackKind,
    Pattern,
    RankOrder,
    RuleSet,
    Schedule,
    Seat,
    Sight,
    Suit,
    Trump,
    TrumpLead,
    WhenVoid,
    deal,
    decide,
    fold,
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
            dice.choice(list(Naming)),
        ),
        bidding=Bidding(
            dice.choice(list(BidOrder)),
            dice.choice(list(Hook)),
            hook_from=dice.choice((1, 3)),
            hook_spares_last=dice.choice((False, True)),
            first=dice.choice(list(FirstBidder)),
            zero=dice.choice((False, True)),
            blind=dice.choice((None, Blind(behind=1))),
        ),
        following=Following(dice.choice(list(WhenVoid)), dice.choice((False, True))),
        leading=Leading(dice.choice(list(FirstLeader)), dice.choice(list(TrumpLead))),
        pack=Pack(
            dice.choice(list(PackKind)),
            dice.choice((1, 1, 2)),
            dice.choice(list(Identical)),
            dice.choice(list(RankOrder)),
        ),
        one_card=dice.choice(list(OneCard)),
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
        game = fold(game, deal(game, dice.sample(game.pack, len(game.pack))))
        while game.to_act:
            seat = dice.choice(game.to_act)
            game = _checked_turn(game, seat, twins[seat], dice)


def _checked_turn(game: Game, seat: Seat, twins: _Twins, dice: Random) -> Game:
    action = twins.one.act(observe(game, seat), seat)
    assert action in legal_actions(game, seat), f"{action} is not legal for seat {seat} in {game}"
    again = twins.other.act(observe(game, seat), seat)
    assert again == action, f"seat {seat} would {action} and {again} in {game}"
    other = other_world(game, seat, dice)
    # A bot may be handed its own hand alone; where it may not see that, the view must hide it.
    hidden = game.round_in_progress.sight is not Sight.OWNER or game.round_in_progress.offered
    peeked = twins.one.act(observe(other, seat) if hidden else other, seat)
    assert peeked == action, f"seat {seat} would {peeked} by cards it may not see in {game}"
    return fold(game, decide(game, seat, action))


def other_world(game: Game, audience: Audience, dice: Random) -> Game:
    """Return `game` with the cards that `audience` has not seen dealt anew."""
    round_ = game.round_in_progress
    seen = observe(game, audience).round_in_progress.hands
    known = (*round_.face_up, *(card for cards in seen for card in cards or ()))
    unknown = list((Counter(game.pack) - Counter(known)).elements())
    dice.shuffle(unknown)
    hands = tuple(
        shown if shown is not None else _redealt(held, unknown)
        for shown, held in zip(seen, round_.hands, strict=True)
    )
    face_down = tuple(_redealt(held, unknown) for held in round_.face_down)
    return replace(game, round=replace(round_, hands=hands, face_down=face_down))


def _redealt(held: Hand | None, unknown: list[Card]) -> Hand | None:
    return None if held is None else hand(unknown.pop() for _ in held)
