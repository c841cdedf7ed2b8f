"""What is encoded for a seat does not depend on a card that seat cannot know."""

import random
from dataclasses import replace

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ohhell import rules, table
from ohhell.rules import PACK, Bidding, BidOrder, Card, Game, Hook, RuleSet, Seat
from ohhell.table import HOUSE, Act, Command, Entry, Open, Options, Sit, Start, State, Table
from ohhell.wire import view_of

SECRET = "5e" * 32
TOGETHER = RuleSet(bidding=Bidding(BidOrder.TOGETHER, Hook.OFF))


def some_table(ruleset: RuleSet, seats: int, steps: int, rng: random.Random) -> Table:
    """A table in the middle of a game, `steps` actions after the first deal."""
    opened = table.open_table(Open(Options(ruleset, seats), SECRET), at_ms=0)
    at = Table.load([opened])
    give(at, "ann", Sit(Seat(0), "Ann", "aa"))
    give(at, "ann", Start(tuple("bcdefghij"[: seats - 1]), "casual"))
    for _ in range(steps):
        game = at.state.game
        if game is None or not game.to_act:
            break
        seat = rng.choice(game.to_act)
        action = rng.choice(rules.legal_actions(game, seat))
        give(at, at.state.places[seat].player or HOUSE, Act(seat, action, at.number))
    return at


def give(at: Table, by: str, order: table.Order) -> None:
    entry = at.propose(Command(by, order), at_ms=0)
    assert isinstance(entry, Entry), entry
    at.accept(entry)


def unseen(game: Game, seat: Seat) -> list[Card]:
    """The cards held by others: all that `seat` has not seen and that are in some hand."""
    hands = game.round_in_progress.hands
    return [card for s, held in enumerate(hands) if s != seat for card in held or ()]


def with_swapped(state: State, one: Card, other: Card) -> State:
    """The same table with two cards exchanged wherever they are held."""
    assert state.game is not None
    swap = {one: other, other: one}
    round_ = state.game.round_in_progress
    hands = tuple(rules.hand(swap.get(card, card) for card in held or ()) for held in round_.hands)
    return replace(state, game=replace(state.game, round=replace(round_, hands=hands)))


def with_other_seals(state: State, seat: Seat) -> State:
    """The same table where every sealed bid but that of `seat` is another number."""
    assert state.game is not None
    round_ = state.game.round_in_progress
    sealed = tuple(
        bid if bid is None or s == seat else (bid + 1) % (round_.size + 1)
        for s, bid in enumerate(round_.sealed)
    )
    return replace(state, game=replace(state.game, round=replace(round_, sealed=sealed)))


def encoded(state: State, audience: Seat | None) -> bytes:
    return msgspec.json.encode(view_of(state, audience, number=1, online={Seat(0)}, now_ms=0))


@given(
    seats=st.integers(3, 6),
    steps=st.integers(0, 60),
    together=st.booleans(),
    seed=st.integers(0, 2**32),
)
def test_swapping_two_unseen_cards_leaves_every_byte_the_same(
    seats: int, steps: int, together: bool, seed: int
) -> None:
    """A byte that changed would tell the seat which of two worlds it is in."""
    rng = random.Random(seed)
    at = some_table(TOGETHER if together else RuleSet(), seats, steps, rng)
    assert at.state.game is not None
    for seat in map(Seat, range(seats)):
        others = unseen(at.state.game, seat)
        if len(others) < 2:
            continue
        held = set(others) | set(at.state.game.round_in_progress.hands[seat] or ())
        one, other = rng.sample(others, 2)
        assert {one, other} <= held <= set(PACK)
        expected = encoded(at.state, seat)
        assert expected == encoded(with_swapped(at.state, one, other), seat)
        assert expected == encoded(with_other_seals(at.state, seat), seat)


@given(steps=st.integers(0, 60), together=st.booleans(), seed=st.integers(0, 2**32))
def test_a_spectator_is_sent_no_hand_and_no_sealed_bid(
    steps: int, together: bool, seed: int
) -> None:
    """Watchers see what everybody sees."""
    rng = random.Random(seed)
    at = some_table(TOGETHER if together else RuleSet(), 4, steps, rng)
    game = at.state.game
    assert game is not None
    text = encoded(at.state, None).decode()
    hidden = [card for held in game.round_in_progress.hands for card in held or ()]
    assert not [card for card in hidden if f'"{card}"' in text]
    assert encoded(at.state, None) == encoded(with_other_seals(at.state, Seat(-1)), None)
