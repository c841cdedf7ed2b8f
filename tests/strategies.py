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
    Blind,
    Card,
    Direction,
    End,
    Ending,
    Event,
    Exhausted,
    Faces,
    FirstBidder,
    FirstLeader,
    Following,
    Game,
    GameStarted,
    Hook,
    Identical,
    Leading,
    MadeSize,
    MadeZero,
    Miss,
    Missed,
    Naming,
    Nil,
    NilWhen,
    NoTrump,
    OneCard,
    Overflow,
    Pack,
    PackKind,
    Pattern,
    RankOrder,
    RuleSet,
    Running,
    Schedule,
    Scoring,
    Seat,
    Specials,
    Suit,
    Ties,
    Times,
    Trump,
    TrumpLead,
    WhenVoid,
    deal,
    decide,
    fold,
    legal_actions,
    may_deal,
    new_game,
    problems,
    start,
)

_points = st.integers(-1000, 1000)
_misses = st.none() | st.builds(Miss, st.sampled_from(Missed), _points, _points)
_cards = st.sampled_from((*PACK, *PackKind.WIZARD.cards(4)[-8:]))

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
    nil=st.none() | st.builds(Nil, st.sampled_from(NilWhen), _points, st.none() | _points),
    digit_before=st.booleans(),
    running=st.sampled_from(Running),
    halves=st.booleans(),
)

trumps = st.builds(
    Trump,
    st.sampled_from(NoTrump),
    st.just(()) | st.lists(st.none() | st.sampled_from(Suit), max_size=5).map(tuple),
    st.sampled_from(Exhausted),
    st.sampled_from(Faces),
    st.sampled_from(Naming),
    st.just(()) | st.lists(st.integers(1, 5), max_size=2).map(tuple),
    st.sampled_from(Specials),
)
leadings = st.builds(Leading, st.sampled_from(FirstLeader), st.sampled_from(TrumpLead))
followings = st.builds(Following, st.sampled_from(WhenVoid), st.booleans())
packs = st.builds(
    Pack,
    st.sampled_from(PackKind),
    st.sampled_from((1, 1, 2)),
    st.sampled_from(Identical),
    st.sampled_from(RankOrder),
    st.just(()) | st.lists(_cards, max_size=2).map(tuple),
)
_SUMS = (Hook.MUST_EQUAL, Hook.MUST_EXCEED, Hook.MUST_BE_UNDER)
_HOOKS = {
    BidOrder.IN_TURN: (Hook.OFF, Hook.LAST_BIDDER, *_SUMS),
    BidOrder.TOGETHER: (Hook.OFF, Hook.DEALER_CHANGES, Hook.LEFT_CHANGES),
    BidOrder.SECRET: (Hook.OFF,),
}


@st.composite
def biddings(draw: st.DrawFn) -> Bidding:
    """Return every way to bid that does not contradict itself."""
    order = draw(st.sampled_from(BidOrder))
    blind = st.none() | st.builds(Blind, st.integers(1, 20), _points)
    return Bidding(
        order,
        draw(st.sampled_from(_HOOKS[order])),
        hook_from=draw(st.integers(1, 3)),
        hook_spares_last=draw(st.booleans()),
        first=draw(st.sampled_from(FirstBidder)),
        zero=draw(st.booleans()),
        blind=draw(blind) if order is BidOrder.IN_TURN else None,
    )


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
def endings(draw: st.DrawFn) -> Ending:
    """Return ends that come within some rounds."""
    kind = draw(st.sampled_from((End.SCHEDULE, *End)))
    ties = st.sampled_from(Ties) if kind is End.SCHEDULE else st.just(Ties.SHARED)
    lives = 3 if kind is End.LIVES else 20
    return Ending(kind, draw(st.integers(1, lives)), draw(ties))


@st.composite
def rulesets(
    draw: st.DrawFn, largest: int = 3, bidding: st.SearchStrategy[Bidding] | None = None
) -> RuleSet:
    """Return rulesets over the whole product of rule values, which some tables can play by."""
    ruleset = RuleSet(
        draw(schedules(largest)),
        draw(trumps),
        draw(biddings() if bidding is None else bidding),
        draw(followings),
        draw(scorings),
        draw(leadings),
        draw(st.just(Pack()) | packs),
        draw(st.sampled_from(OneCard)),
        draw(endings()),
        draw(st.sampled_from((0, 0, 2, 3))),
        draw(st.sampled_from(Direction)),
    )
    return _repaired(ruleset)


def _repaired(ruleset: RuleSet) -> RuleSet:
    """Return `ruleset` without what contradicts itself at every table, or never comes to an end."""
    endless = ruleset.ending.kind is not End.SCHEDULE
    trump, leading = ruleset.trump, ruleset.leading
    if trump.no_trump is NoTrump.LAST and (endless or not ruleset.schedule.ends_with_largest):
        trump = replace(trump, no_trump=NoTrump.NEVER)
    if ruleset.bidding.order is BidOrder.SECRET:
        trump = replace(trump, named=Naming.NOBODY)
        leading = replace(leading, first=FirstLeader.ELDEST)
    return replace(ruleset, trump=trump, leading=leading, scoring=_bounded(ruleset))


def _bounded(ruleset: RuleSet) -> Scoring:
    """Return a scoring by which the end of `ruleset` comes within some rounds."""
    match ruleset.ending.kind:
        case End.SCHEDULE if ruleset.ending.ties is not Ties.EXTRA_ROUNDS:
            return ruleset.scoring
        case End.SCHEDULE:
            return Scoring()
        case End.TARGET:
            return Scoring(lowest_wins=ruleset.scoring.lowest_wins)
        case End.LIVES:
            return Scoring(bonus=0, per_trick=0, missed=Missed.MINUS_DIFFERENCE)


def _seats_for(ruleset: RuleSet) -> list[int]:
    """Return the numbers of seats that can play by `ruleset`."""
    return [n for n in range(SEATS_MIN, SEATS_MAX + 1) if not problems(ruleset, n)]


_few = st.integers(-1, 30)
_any_misses = st.none() | st.builds(Miss, per=st.integers(-1001, 1001))

any_rulesets = st.builds(
    RuleSet,
    schedule=st.builds(
        Schedule,
        st.sampled_from(Pattern),
        largest=st.integers(-2, 60) | st.integers(),
        whole_pack=st.booleans(),
        smallest=_few,
        step=_few,
        ones=st.sampled_from(Times),
        tops=st.sampled_from(Times),
        overflow=st.sampled_from(Overflow),
        custom=st.lists(_few, max_size=4).map(tuple) | st.just((1,) * 61),
    ),
    trump=trumps | st.builds(Trump, no_trump_rounds=st.lists(_few, max_size=3).map(tuple)),
    bidding=st.builds(
        Bidding,
        st.sampled_from(BidOrder),
        st.sampled_from(Hook),
        hook_from=st.integers(-1, 60),
        blind=st.none() | st.builds(Blind, st.integers(-1, 1001), st.integers(-1001, 1001)),
    ),
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
    pack=packs | st.builds(Pack, packs=st.integers(-1, 3), without=st.just(PACK[:45])),
    one_card=st.sampled_from(OneCard),
    ending=st.builds(Ending, st.sampled_from(End), st.integers(-1, 1001), st.sampled_from(Ties)),
    teams=st.integers(-1, 5),
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
        pack = self.ruleset.pack.cards(self.seats)
        return dice.sample(pack, len(pack)) if self.seed else list(pack)

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
    chosen = draw((rulesets() if ruleset is None else ruleset).filter(_seats_for))
    return _script(draw, chosen, draw(st.sampled_from(_seats_for(chosen))), only=0)


@st.composite
def rounds(
    draw: st.DrawFn,
    ruleset: st.SearchStrategy[RuleSet] | None = None,
    seats: st.SearchStrategy[int] | None = None,
    size_max: int = 26,
) -> Script:
    """Return single rounds of any size that can be dealt, by any ruleset."""
    drawn = (rulesets() if ruleset is None else ruleset).map(_for_one_round)
    chosen = draw(drawn.filter(_seats_for))
    number = draw(st.sampled_from(_seats_for(chosen)) if seats is None else seats)
    most = min(size_max, chosen.largest_that_fits(number))
    return _script(draw, chosen, number, only=draw(st.integers(1, most)))


def _for_one_round(ruleset: RuleSet) -> RuleSet:
    return replace(ruleset, ending=Ending())


def _script(draw: st.DrawFn, ruleset: RuleSet, seats: int, *, only: int) -> Script:
    return Script(
        ruleset,
        seats,
        Seat(draw(st.integers(0, seats - 1))),
        only,
        seed=draw(st.integers(0, 2**32)),
        choices=tuple(draw(st.lists(st.integers(0, 2**16), min_size=1, max_size=40))),
    )
