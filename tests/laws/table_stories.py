"""Stories of a table as Hypothesis tells them: sense and nonsense, by anybody, at any time.

A story is a value (so it shrinks and prints); told to a `Desk` it becomes commands. `Step` moves
the game on; `Ask` is an order out of the blue, whose seat, question and id may or may not make
sense.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, assert_never

from hypothesis import strategies as st

from ohhell.rules import (
    PACK,
    Action,
    Bid,
    Bidding,
    BidOrder,
    Blind,
    End,
    Ending,
    Following,
    Hook,
    Identical,
    Look,
    Missed,
    NameTrump,
    Naming,
    NoTrump,
    OneCard,
    Pack,
    PackKind,
    Pattern,
    Play,
    RuleSet,
    Schedule,
    Scoring,
    Seat,
    Suit,
    Trump,
    WhenVoid,
    legal_actions,
)
from ohhell.table import (
    HOUSE,
    PHRASES,
    Act,
    Admit,
    AskReady,
    Back,
    Chat,
    ClearSeat,
    Close,
    Cover,
    Deal,
    HandHost,
    MoreTime,
    Offer,
    Open,
    Options,
    Order,
    Pause,
    Ready,
    Rematch,
    Renew,
    Resume,
    Return,
    Say,
    SayPhrase,
    SeatBot,
    Shuffle,
    Sit,
    Stage,
    Swap,
    TimeOut,
    Unready,
)
from tests.desk import LEAVE, PEOPLE, SECRET, START, Answer, Desk, lobby

RULESETS: Final = (
    RuleSet(schedule=Schedule(Pattern.UP, largest=2)),
    RuleSet(schedule=Schedule(Pattern.UP, largest=3), bidding=Bidding(BidOrder.TOGETHER, Hook.OFF)),
    RuleSet(
        schedule=Schedule(Pattern.UP_DOWN, largest=2),
        following=Following(WhenVoid.MUST_TRUMP),
        bidding=Bidding(BidOrder.TOGETHER, Hook.OFF),
    ),
    RuleSet(schedule=Schedule(Pattern.UP, largest=2), trump=Trump(NoTrump.LAST)),
    RuleSet(
        schedule=Schedule(Pattern.UP_DOWN, largest=2),
        bidding=Bidding(BidOrder.TOGETHER, Hook.LEFT_CHANGES),
        one_card=OneCard.FOREHEAD,
    ),
    RuleSet(
        schedule=Schedule(Pattern.DOWN_UP, largest=2),
        bidding=Bidding(blind=Blind(behind=1)),
        trump=Trump(named=Naming.HIGHEST_BIDDER),
    ),
    RuleSet(
        schedule=Schedule(Pattern.DOWN, largest=2),
        bidding=Bidding(BidOrder.SECRET, Hook.OFF),
        pack=Pack(PackKind.WIZARD),
    ),
    RuleSet(
        schedule=Schedule(Pattern.FIXED, largest=1),
        scoring=Scoring(bonus=0, per_trick=0, missed=Missed.MINUS_DIFFERENCE),
        bidding=Bidding(BidOrder.TOGETHER, Hook.OFF),
        one_card=OneCard.BLIND,
        ending=Ending(End.LIVES, points=1),
    ),
)
"""Rules that differ in what happens at a table, and in who may know it."""

DOUBLED: Final = RuleSet(
    schedule=Schedule(Pattern.UP, largest=3), pack=Pack(packs=2, identical=Identical.CANCEL)
)
"""Equal cards, of which nobody can say which is which."""


@dataclass(frozen=True)
class Step:
    """Whoever is to act does one of the legal things; a round that is due is dealt."""

    choice: int
    times: int = 1


@dataclass(frozen=True)
class Wait:
    """Time passes; the house does what is due then."""

    ms: int


@dataclass(frozen=True)
class Ask:
    """An order by anybody. `back` is how many entries ago its question lies."""

    by: str
    order: Order
    back: int
    id: str


@dataclass(frozen=True)
class Story:
    """A table and what is asked of it."""

    ruleset: RuleSet
    seats: int
    people: int
    chat: Chat
    told: tuple[Step | Ask | Wait, ...]
    clocks_s: tuple[int, int] = (0, 0)
    rated: bool = False
    alike: tuple[str, ...] = ()
    """In whose browser all but the first come, who are there when it begins."""


_seats = st.integers(-1, 4).map(Seat)
_alike = st.sampled_from([(), ("ann",), ("zoe",), ("bob", "cat")])
_texts = st.sampled_from(["", "x", "é♠", '"\n'])
_actions: st.SearchStrategy[Action] = st.one_of(
    st.integers(-1, 4).map(Bid),
    st.sampled_from(PACK).map(Play),
    st.sampled_from([Look(), NameTrump(None), NameTrump(Suit.HEARTS)]),
)
_orders: st.SearchStrategy[Order] = st.one_of(
    st.builds(Act, _seats, _actions, st.just(0)),
    st.builds(Act, _seats, _actions, st.just(0)),
    st.builds(Sit, _seats, _texts, _texts),
    st.builds(Sit, _seats, _texts, _texts, _alike),
    st.builds(SeatBot, _seats, _texts, _texts),
    st.builds(ClearSeat, _seats),
    st.builds(Cover, _seats),
    st.builds(Return, _seats),
    st.builds(Deal, st.integers(-1, 4)),
    st.builds(Say, _texts),
    st.builds(SayPhrase, st.sampled_from([*PHRASES[:2], "nonsense"])),
    st.builds(TimeOut, _seats, st.just(0)),
    st.sampled_from([MoreTime(0), Back(), Pause(), Pause(), Resume(), Renew()]),
    st.just(Ready(0)),
    st.builds(Swap, _seats, _seats),
    st.permutations(range(3)).map(lambda order: Shuffle(tuple(map(Seat, order)))),
    st.builds(HandHost, _seats),
    st.builds(Admit, st.sampled_from(PEOPLE[:3])),
    st.builds(Offer, st.sampled_from([*PEOPLE[:3], "zoe", None])),
    st.builds(Rematch, _texts),
    st.sampled_from([AskReady(), Unready(), Unready()]),
    st.just(Close()),
    st.sampled_from([LEAVE, START, replace(START, bot_names=())]),
    st.just(Open(Options(RULESETS[0], 3), SECRET)),
)
_asks = st.builds(
    Ask,
    st.sampled_from([*PEOPLE[:3], "zoe", HOUSE, HOUSE]),
    _orders,
    st.integers(-1, 5),
    st.sampled_from(["", "", "1", "2", "3"]),
)
_waits = st.builds(Wait, st.integers(1, 20_000))
_steps = st.builds(Step, st.integers(0, 9), st.integers(1, 12))


def stories(rulesets: Sequence[RuleSet] = (*RULESETS, DOUBLED)) -> st.SearchStrategy[Story]:
    """Return stories of two to four seats, with people in some of them."""
    return st.integers(2, 4).flatmap(
        lambda seats: st.builds(
            Story,
            st.sampled_from(rulesets),
            st.just(seats),
            st.integers(1, seats),
            st.sampled_from(Chat),
            st.lists(st.one_of(_steps, _asks, _asks, _waits), max_size=25).map(tuple),
            st.sampled_from([(0, 0), (7, 15), (15, 7), (7, 0)]),
            st.booleans(),
            _alike,
        )
    )


def tell(story: Story, after_each: Callable[[Desk, Answer], None] | None = None) -> Desk:
    """Tell a story to a new table, and look at the table after each answer."""
    bid_clock_s, play_clock_s = story.clocks_s
    first, *others = PEOPLE[: story.people]
    desk = lobby(
        first,
        ruleset=story.ruleset,
        seats=story.seats,
        chat=story.chat,
        bid_clock_s=bid_clock_s,
        play_clock_s=play_clock_s,
        rated=story.rated,
    )
    for seat, player in enumerate(others, 1):
        alike = tuple(other for other in story.alike if other != player)
        desk.do(player, Sit(Seat(seat), player.title(), f"{seat:02x}", alike))
    for chapter in story.told:
        for answer in _answers(desk, chapter):
            if after_each is not None:
                after_each(desk, answer)
    return desk


def _answers(desk: Desk, chapter: Step | Ask | Wait) -> Iterator[Answer]:
    match chapter:
        case Ask(by, order, back, id_):
            if isinstance(order, Act | Ready | MoreTime):
                order = replace(order, after=desk.table.number - back)
            yield desk.ask(by, order, id_)
        case Wait(ms):
            desk.now_ms += ms
            due = desk.table.due()
            if due is not None and due.order is not None and due.at_ms <= desk.now_ms:
                yield desk.ask(HOUSE, due.order)
        case Step(choice, times):
            for _ in range(times):
                if (answer := _step(desk, choice)) is not None:
                    yield answer
        case _:
            assert_never(chapter)


def _step(desk: Desk, choice: int) -> Answer | None:
    state = desk.table.state
    if state.paused:
        return desk.do(HOUSE, Resume())
    match state.stage:
        case Stage.LOBBY:
            host = None if state.host is None else state.places[state.host].player
            return None if host is None else desk.do(host, START)
        case Stage.BIDDING | Stage.PLAYING:
            legal = legal_actions(desk.game, desk.turn)
            action = legal[choice % len(legal)]
            return desk.do(desk.owner, Act(desk.turn, action, desk.table.number))
        case Stage.SCORED:
            return desk.do(HOUSE, Deal(len(desk.game.sheet)))
        case Stage.OVER | Stage.CLOSED:
            return None
