"""What is encoded for a seat does not depend on a card that seat cannot know."""

import random
from dataclasses import replace

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ohhell import rules, table
from ohhell.bots.contract import other_world
from ohhell.rules import Card, RuleSet, Seat
from ohhell.table import HOUSE, Act, Command, Entry, Open, Options, Sit, Start, State, Table
from ohhell.wire import view_of
from tests.laws.table_stories import DOUBLED, RULESETS

SECRET = "5e" * 32
KINDS = st.sampled_from((*RULESETS, DOUBLED))


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


def with_other_cards(state: State, audience: Seat | None, rng: random.Random) -> State:
    """The same table where all that `audience` has not seen is dealt anew."""
    assert state.game is not None
    return replace(state, game=other_world(state.game, audience, rng))


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


@given(KINDS, st.integers(3, 6), st.integers(0, 60), st.integers(0, 2**32))
def test_cards_dealt_anew_unseen_leave_every_byte_the_same(
    ruleset: RuleSet, seats: int, steps: int, seed: int
) -> None:
    """A byte that changed would tell the seat which of two worlds it is in."""
    rng = random.Random(seed)
    at = some_table(ruleset, seats, steps, rng)
    for audience in (*map(Seat, range(seats)), None):
        expected = encoded(at.state, audience)
        assert expected == encoded(with_other_cards(at.state, audience, rng), audience)
        other = Seat(-1) if audience is None else audience
        assert expected == encoded(with_other_seals(at.state, other), audience)


@given(KINDS, st.integers(0, 60), st.integers(0, 2**32))
def test_a_spectator_is_sent_no_hand(ruleset: RuleSet, steps: int, seed: int) -> None:
    """Watchers see what everybody sees."""
    at = some_table(ruleset, 4, steps, random.Random(seed))
    game = at.state.game
    assert game is not None
    text = encoded(at.state, None).decode()
    round_ = game.round_in_progress
    hidden = {card for held in (*round_.hands, *round_.face_down) for card in held or ()}
    shown: set[Card | None] = {card for trick in round_.tricks for card in trick.trick.cards}
    shown |= {*round_.trick.cards, round_.turn_up, round_.shown}
    assert not [card for card in hidden - shown if f'"{card}"' in text]
