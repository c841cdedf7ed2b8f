"""Whole games as Hypothesis values: a ruleset, the deals, and the choices made in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from hypothesis import strategies as st

from ohhell.rules import (
    PACK,
    SEATS_MAX,
    SEATS_MIN,
    Action,
    Bidding,
    BidOrder,
    Card,
    Event,
    Exhausted,
    Faces,
    FirstBidder,
    FirstLeader,
    Following,
    Game,
    GameStarted,
    Hook,
    Leading,
    MadeSize,
    MadeZero,
    Miss,
    Missed,
    NoTrump,
    Overflow,
    Pattern,
    RuleSet,
    Schedule,
    Scoring,
    Seat,
    Suit,
    Times,
    Trump,
    TrumpLead,
    WhenVoid,
    deal,
    decide,
    legal_actions,
    may_deal,
    new_game,
    start,
)
from tests.play import fold

_points = st.integers(-1000, 1000)
_misses = st.none() | st.builds(Miss, st.sampled_from(Missed), _points, _points)

scorings = st.builds(
    Scoring,
    bonus=_points,
    per_trick=_points,
    per_square=_points,
    made_zero=st.none() | st.builds(MadeZero, _points, _points),
    missed=st.sampled_from(Missed),
    per_miss=_points,
    miss_bonus=_points,
    made_size=st.none() | st.builds(MadeSize, _points, _points),
    over=_misses,
    missed_zero=_misses,
    and_also=_misses,
    doubled=st.none() | st.sampled_from(Suit),
    lowest_wins=st.booleans(),
)

trumps = st.builds(
    Trump,
    st.sampled_from(NoTrump),
    st.just(()) | st.lists(st.none() | st.sampled_from(Suit), max_size=5).map(tuple),
    st.sampled_from(Exhausted),
    st.sampled_from(Faces),
)
leadings = st.builds(Leading, st.sampled_from(FirstLeader), st.sampled_from(TrumpLead))
followings = st.builds(Following, st.sampled_from(WhenVoid), st.booleans())
_biddings = st.builds(
    Bidding,
    st.sampled_from(BidOrder),
    st.sampled_from(Hook),
    hook_from=st.integers(1, 3),
    hook_spares_last=st.booleans(),
    first=st.sampled_from(FirstBidder),
    zero=st.booleans(),
).map(lambda one: replace(one, hook=one.hook if one.order is BidOrder.IN_TURN else Hook.OFF))


@st.composite
def schedules(draw: st.DrawFn, largest: int) -> Schedule:
    """Return schedules of small rounds; at most two sizes where each seat deals them."""
    whole_pack = draw(st.booleans())
    most = draw(st.integers(1, largest))
    times = st.sampled_from(Times) if most < 3 else st.just(Times.ONCE)
    return Schedule(
        draw(st.sampled_from(Pattern)),
        most,
        whole_pack,
        smallest=draw(st.integers(1, most)),
        step=draw(st.integers(1, 2)),
        ones=draw(times),
        tops=draw(times),
        overflow=draw(st.sampled_from(Overflow)),
        custom=draw(st.just(()) | st.lists(st.integers(1, largest), max_size=3).map(tuple)),
    )


@st.composite
def rulesets(
    draw: st.DrawFn, largest: int = 3, bidding: st.SearchStrategy[Bidding] = _biddings
) -> RuleSet:
    """Return rulesets that can be played, over the whole product of rule values."""
    schedule, trump = draw(schedules(largest)), draw(trumps)
    if trump.no_trump is NoTrump.LAST and not schedule.ends_with_largest:
        trump = replace(trump, no_trump=NoTrump.NEVER)
    return RuleSet(schedule, trump, draw(bidding), draw(followings), draw(scorings), draw(leadings))


_few = st.integers(-1, 30)
_any_misses = st.none() | st.builds(Miss, per=st.integers(-1001, 1001))

any_rulesets = st.builds(
    RuleSet,
    schedule=st.builds(
        Schedule,
        st.sampled_from(Pattern),
        largest=st.integers(-2, 30) | st.integers(),
        whole_pack=st.booleans(),
        smallest=_few,
        step=_few,
        ones=st.sampled_from(Times),
        tops=st.sampled_from(Times),
        overflow=st.sampled_from(Overflow),
        custom=st.lists(_few, max_size=4).map(tuple) | st.just((1,) * 61),
    ),
    trump=trumps,
    bidding=st.builds(Bidding, st.sampled_from(BidOrder), st.sampled_from(Hook), hook_from=_few),
    following=followings,
    scoring=st.builds(
        Scoring,
        bonus=st.integers(),
        per_miss=st.integers(-1001, 1001),
        made_zero=st.none() | st.builds(MadeZero, st.integers(-1001, 1001), st.just(1)),
        missed=st.sampled_from(Missed),
        over=_any_misses,
    ),
    leading=leadings,
)
"""Rulesets of every kind, most of which contradict themselves."""


@dataclass(frozen=True)
class Dealt:
    """One deal: the state before, and what it made happen."""

    game: Game
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Step:
    """One decision: the state before, who chose what, and what it made happen."""

    game: Game
    seat: Seat
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Script:
    """A game to be played: everything that is not in the rules."""

    ruleset: RuleSet
    seats: int
    dealer: Seat
    only: int
    """The size of the one round to be played, or 0 for the whole schedule."""
    seed: int
    """Shuffles the decks; 0 leaves the pack as it is."""
    choices: tuple[int, ...]

    def begin(self) -> tuple[GameStarted, Game]:
        """Return the first event and the state after it."""
        started = start(self.ruleset, seats=self.seats, first_dealer=self.dealer)
        game = new_game(started)
        return started, replace(game, sizes=(self.only,)) if self.only else game

    def deck(self, index: int) -> list[Card]:
        """Return the deck of a round."""
        dice = Random(f"{self.seed}/{index}")
        return dice.sample(PACK, len(PACK)) if self.seed else list(PACK)

    def entries(self) -> Iterator[Dealt | Step]:
        """Play: yield every deal and every decision."""
        _, game = self.begin()
        made = 0
        while may_deal(game):
            dealt = Dealt(game, deal(game, self.deck(len(game.sheet))))
            yield dealt
            game = fold(game, dealt.events)
            while game.to_act:
                step = self._step(game, self.choices[made % len(self.choices)])
                yield step
                made += 1
                game = fold(game, step.events)

    def _step(self, game: Game, choice: int) -> Step:
        seat = game.to_act[choice % len(game.to_act)]
        legal = legal_actions(game, seat)
        action = legal[choice % len(legal)]
        return Step(game, seat, action, decide(game, seat, action))

    def decisions(self) -> list[Step]:
        """Return every decision of the game."""
        return [entry for entry in self.entries() if isinstance(entry, Step)]

    def log(self) -> tuple[Event, ...]:
        """Return all that happens, from the first event on."""
        started, _ = self.begin()
        return (started, *(event for entry in self.entries() for event in entry.events))

    def log_before(self, decision: int) -> tuple[Event, ...]:
        """Return all that happens before a decision; they are counted round and round."""
        entries = list(self.entries())
        places = [at for at, entry in enumerate(entries) if isinstance(entry, Step)]
        before = entries[: places[decision % len(places)]]
        return (self.begin()[0], *(event for entry in before for event in entry.events))

    def states(self) -> Iterator[Game]:
        """Yield the state before the first deal and after every deal and decision."""
        _, game = self.begin()
        yield game
        for entry in self.entries():
            yield fold(entry.game, entry.events)

    def end(self) -> Game:
        """Return the state in which the game ends."""
        *_, last = self.states()
        return last


@st.composite
def scripts(draw: st.DrawFn, ruleset: st.SearchStrategy[RuleSet] | None = None) -> Script:
    """Return games of short rounds by any ruleset."""
    seats = draw(st.integers(SEATS_MIN, SEATS_MAX))
    return _script(draw, draw(rulesets() if ruleset is None else ruleset), seats, only=0)


@st.composite
def rounds(
    draw: st.DrawFn,
    ruleset: st.SearchStrategy[RuleSet] | None = None,
    seats: st.SearchStrategy[int] | None = None,
    size_max: int = 26,
) -> Script:
    """Return single rounds of any size that can be dealt, by any ruleset."""
    chosen = draw(rulesets() if ruleset is None else ruleset)
    number = draw(st.integers(SEATS_MIN, SEATS_MAX) if seats is None else seats)
    most = min(size_max, chosen.schedule.largest_that_fits(number))
    return _script(draw, chosen, number, only=draw(st.integers(1, most)))


def _script(draw: st.DrawFn, ruleset: RuleSet, seats: int, *, only: int) -> Script:
    return Script(
        ruleset,
        seats,
        Seat(draw(st.integers(0, seats - 1))),
        only,
        seed=draw(st.integers(0, 2**32)),
        choices=tuple(draw(st.lists(st.integers(0, 2**16), min_size=1, max_size=40))),
    )
