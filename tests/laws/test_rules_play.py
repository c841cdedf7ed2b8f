"""Laws of play: what holds in every game, by every ruleset, whatever is chosen."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ohhell.rules import (
    ROUNDS_MAX,
    Bid,
    Bidding,
    BidOrder,
    Card,
    End,
    Game,
    Hook,
    Identical,
    IllegalAction,
    Look,
    NameTrump,
    Play,
    Seat,
    Suit,
    decide,
    legal_actions,
    ranks_of,
    replay,
)
from ohhell.rules.play.actions import Action
from tests.strategies import Script, rounds, rulesets, scripts

hooked = rulesets(bidding=st.just(Bidding(BidOrder.IN_TURN, Hook.LAST_BIDDER)))


@given(scripts())
def test_a_game_ends_with_exactly_its_schedule(script: Script) -> None:
    """All rounds in order, and beyond it only what breaks a tie, or what the end asks for."""
    game = script.end()
    sizes = script.ruleset.sizes(script.seats)
    dealt = tuple(line.size for line in game.sheet)
    assert len(dealt) <= ROUNDS_MAX
    if script.ruleset.ending.kind is End.SCHEDULE:
        assert sizes == dealt[: len(sizes)]
        assert {max(sizes)} >= {*dealt[len(sizes) :]}
    check_tricks(game)
    assert game.winners == tuple(s for s, rank in enumerate(ranks_of(game)) if rank == 1)
    assert () == game.to_act


def check_tricks(game: Game) -> None:
    """Raise unless all tricks were taken, but for those that equal cards struck out."""
    strikes = game.ruleset.pack.packs > 1 and game.ruleset.pack.identical is Identical.CANCEL
    for line in game.sheet:
        assert sum(line.taken) == line.size or (strikes and sum(line.taken) < line.size)


@given(rounds() | scripts())
def test_cards_are_conserved(script: Script) -> None:
    """Hands, played cards, turn-up and stock are the whole pack, in every state."""
    for game in script.states():
        if game.round is not None:
            check_cards(game)


def check_cards(game: Game) -> None:
    """Raise unless every card of the round is in one place."""
    round_ = game.round_in_progress
    held = [card for cards in round_.hands for card in cards or ()]
    tricks = [taken.trick for taken in round_.tricks] + [round_.trick]
    played = [card for trick in tricks for card in trick.cards]
    turned = [] if round_.turn_up is None else [round_.turn_up]
    laid = [card for cards in round_.face_down for card in cards or ()]
    out = Counter(held + laid + played + turned)
    pack = Counter(game.ruleset.pack.cards(game.seats))
    assert out <= pack
    assert pack.total() == out.total() + round_.stock
    held_or_laid = zip(round_.hands, round_.face_down, strict=True)
    assert [len(cards or laid or ()) for cards, laid in held_or_laid] == [
        round_.cards_left(Seat(seat)) for seat in range(game.seats)
    ]


@given(rounds() | scripts())
def test_whoever_is_to_act_can_and_nobody_else_can(script: Script) -> None:
    """No seat is ever stuck, and none acts out of turn."""
    for game in script.states():
        free = [seat for seat in map(Seat, range(game.seats)) if legal_actions(game, seat)]
        assert free == sorted(game.to_act)


@given(rounds(size_max=5), st.integers(0, 30))
def test_what_is_offered_is_accepted_and_all_else_refused(script: Script, at: int) -> None:
    """Whoever asks for whatever: a reason, never another exception."""
    decisions = script.decisions()
    check_offers(decisions[at % len(decisions)].game)


def check_offers(game: Game) -> None:
    """Raise unless exactly the legal actions of every seat are accepted."""
    size = game.round_in_progress.size
    asked: list[Action] = [
        *map(Bid, (*range(-1, size + 2), 10**9)),
        *map(Play, map(Card, range(60))),
    ]
    asked += [Look(), *map(NameTrump, (*Suit, None))]
    for seat in map(Seat, (-1, *range(game.seats), game.seats, 10**9)):
        accepted = [action for action in asked if _accepts(game, seat, action)]
        assert set(legal_actions(game, seat)) == set(accepted)


def _accepts(game: Game, seat: Seat, action: Action) -> bool:
    try:
        return bool(decide(game, seat, action))
    except IllegalAction as refusal:
        if refusal.code and str(refusal):
            return False
        raise


@given(rounds(hooked))
def test_with_the_hook_somebody_misses(script: Script) -> None:
    """The bids never add up to the size, and the tricks do unless some were struck out."""
    (line,) = script.end().sheet
    assert sum(line.bids) != line.size
    assert line.bids != line.taken or sum(line.taken) < line.size


one_by_one = rulesets().map(lambda ruleset: replace(ruleset, teams=0))


@given(scripts(one_by_one), st.integers(1, 9))
def test_turning_the_table_turns_the_results(script: Script, steps: int) -> None:
    """No seat is special: with the first dealer moved, the same game is played further round."""
    moved = replace(script, dealer=Seat((script.dealer + steps) % script.seats))
    for line, other in zip(script.end().sheet, moved.end().sheet, strict=True):
        for name in ("bids", "taken", "points"):
            assert getattr(line, name) == _turned(getattr(other, name), steps)


def _turned(values: tuple[int, ...], steps: int) -> tuple[int, ...]:
    return tuple(values[(seat + steps) % len(values)] for seat in range(len(values)))


@given(scripts())
def test_the_log_is_the_game(script: Script) -> None:
    """Folding the log gives the state in which the game ended."""
    assert script.end() == replay(script.log())
