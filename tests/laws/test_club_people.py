"""Laws of what people are to each other, whatever they say of each other, and in whatever order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from ohhell.club import NotAllowed
from ohhell.club.people import (
    AWAY_MS,
    ONLINE_MS,
    Circle,
    Glimpse,
    Invitation,
    Limits,
    Presence,
    Seating,
    Tie,
    Word,
    befriend,
    block,
    invite,
    mute,
    part,
    presence_of,
    stands,
    unblock,
    unmute,
)

PEOPLE = ("ann", "ben", "cleo", "dan")
LIMITS = Limits(friends=2, shunned=2, requests=2)
AMPLE = Limits(friends=99, shunned=99, requests=99)
ONE = st.sampled_from(PEOPLE)
PAIR = st.permutations(PEOPLE).map(lambda people: (people[0], people[1]))


def asked(*pairs: tuple[str, str]) -> Circle:
    """Return a circle in which each first has asked each second."""
    return Circle(frozenset(Tie(by, Word.ASK, of) for by, of in pairs))


def refusal(deed: Callable[[], object]) -> str:
    """Return by which code something is refused."""
    with pytest.raises(NotAllowed) as refused:
        deed()
    return refused.value.code


def seen_by(circle: Circle, player: str) -> tuple[object, ...]:
    """Return all that a player is shown of a circle."""
    own = tuple(circle.told_of(player, word) for word in Word)
    return circle.friends_of(player), circle.asked_by(player), circle.asking(player), own


class Acquaintances(RuleBasedStateMachine):
    """People who say all they may of each other, within limits that they meet."""

    def __init__(self) -> None:
        super().__init__()
        self.circle = Circle()

    def _try(self, deed: Callable[..., Circle], pair: tuple[str, str], *limits: Limits) -> None:
        with suppress(NotAllowed):
            after = deed(self.circle, *pair, *limits)
            assert deed(after, *pair, *limits) == after, "done again it changes nothing"
            self.circle = after

    @rule(pair=PAIR)
    def asks(self, pair: tuple[str, str]) -> None:
        """Ask, or accept."""
        self._try(befriend, pair, LIMITS)

    @rule(pair=PAIR)
    def parts(self, pair: tuple[str, str]) -> None:
        """Part, decline or take back."""
        self._try(part, pair)

    @rule(pair=PAIR)
    def blocks(self, pair: tuple[str, str]) -> None:
        """Block."""
        self._try(block, pair, LIMITS)

    @rule(pair=PAIR)
    def unblocks(self, pair: tuple[str, str]) -> None:
        """Unblock."""
        self._try(unblock, pair)

    @rule(pair=PAIR)
    def mutes(self, pair: tuple[str, str]) -> None:
        """Mute."""
        self._try(mute, pair, LIMITS)

    @rule(pair=PAIR)
    def unmutes(self, pair: tuple[str, str]) -> None:
        """Unmute."""
        self._try(unmute, pair)

    @invariant()
    def friendship_is_of_two(self) -> None:
        """Who is a friend has one."""
        for one, other in permutations(PEOPLE, 2):
            is_friend = other in self.circle.friends_of(one)
            assert is_friend == self.circle.are_friends(one, other)
            assert is_friend == self.circle.are_friends(other, one)

    @invariant()
    def a_block_beats_all(self) -> None:
        """Nothing stands beside a block."""
        for one, other in permutations(PEOPLE, 2):
            if self.circle.says(one, Word.BLOCK, other):
                assert not self.circle.are_friends(one, other)
                assert other not in self.circle.asking(one) | self.circle.asked_by(one)
                assert not self.circle.may_sit(other, [one])
                assert not self.circle.may_sit(one, [other])

    @invariant()
    def nobody_has_too_many(self) -> None:
        """Every limit is kept."""
        for one in PEOPLE:
            friends = self.circle.friends_of(one) | self.circle.asked_by(one)
            assert len(friends) <= LIMITS.friends
            assert len(self.circle.asking(one)) <= LIMITS.requests
            assert len(self.circle.told_of(one, Word.BLOCK)) <= LIMITS.shunned
            assert len(self.circle.told_of(one, Word.MUTE)) <= LIMITS.shunned

    @invariant()
    def whoever_asks_sees_that_they_did(self) -> None:
        """A request is never lost from sight of whoever made it."""
        for one, other in permutations(PEOPLE, 2):
            if self.circle.says(one, Word.ASK, other):
                told = other in self.circle.friends_of(one) | self.circle.asked_by(one)
                assert told, "whoever asked sees that they did"


class Unseen(RuleBasedStateMachine):
    """Two houses: in one Ann blocks people, in the other she only parts with them."""

    def __init__(self) -> None:
        super().__init__()
        self.blocking = self.parting = Circle()

    @rule(of=st.sampled_from(PEOPLE[1:]))
    def ann_blocks(self, of: str) -> None:
        """Ann blocks somebody, or parts."""
        self.blocking = block(self.blocking, "ann", of, AMPLE)
        self.parting = part(self.parting, "ann", of)

    @rule(pair=PAIR, deed=st.sampled_from([befriend, part, mute, block, unblock, unmute]))
    def somebody_does(self, pair: tuple[str, str], deed: Callable[..., Circle]) -> None:
        """Anything else happens in both houses."""
        by, of = pair
        if by == "ann" and self.blocking.says("ann", Word.BLOCK, of):
            return  # what she may not do to whom she blocks, she has not done
        limits = (LIMITS,) if deed in (befriend, mute, block) else ()
        if by == "ann" and deed is block:
            return
        self.blocking, first = _after(deed, self.blocking, by, of, *limits)
        self.parting, second = _after(deed, self.parting, by, of, *limits)
        assert first == second, "a refusal would tell who is blocked"

    @invariant()
    def others_see_the_same(self) -> None:
        """No block is seen by anybody but Ann."""
        for player in PEOPLE[1:]:
            assert seen_by(self.blocking, player) == seen_by(self.parting, player)


def _after(deed: Callable[..., Circle], circle: Circle, *what: object) -> tuple[Circle, str]:
    try:
        return deed(circle, *what), ""
    except NotAllowed as refused:
        return circle, refused.code


TestAcquaintances = Acquaintances.TestCase
TestUnseen = Unseen.TestCase


def test_two_who_ask_each_other_are_friends() -> None:
    once = befriend(Circle(), "ann", "ben", LIMITS)
    assert not once.are_friends("ann", "ben")
    assert once.asking("ben") == {"ann"}
    assert befriend(once, "ben", "ann", LIMITS).are_friends("ann", "ben")


@pytest.mark.parametrize("by", ["ann", "ben"])
def test_either_may_part(by: str) -> None:
    """Declining, taking back and parting are one deed: nothing of a friendship is left."""
    other = "ben" if by == "ann" else "ann"
    for circle in (asked(("ann", "ben")), asked(("ann", "ben"), ("ben", "ann"))):
        assert part(circle, by, other) == Circle()


def test_what_the_blocked_asked_is_seen_once_they_are_not() -> None:
    blocked = block(Circle(), "ann", "ben", LIMITS)
    asked_ = befriend(blocked, "ben", "ann", LIMITS)
    assert asked_.asked_by("ben") == {"ann"}
    assert asked_.asking("ann") == set()
    assert unblock(asked_, "ann", "ben").asking("ann") == {"ben"}


def test_whoever_blocks_may_not_ask() -> None:
    blocked = block(Circle(), "ann", "ben", LIMITS)
    assert refusal(lambda: befriend(blocked, "ann", "ben", LIMITS)) == "you-block"


@pytest.mark.parametrize("deed", [befriend, block, mute])
def test_nobody_says_it_of_themselves(deed: Callable[..., Circle]) -> None:
    assert refusal(lambda: deed(Circle(), "ann", "ann", LIMITS)) == "yourself"


def test_one_more_friend_than_one_may_have_is_refused() -> None:
    full = asked(("ann", "ben"), ("ann", "cleo"))
    assert refusal(lambda: befriend(full, "ann", "dan", LIMITS)) == "too-many-friends"


def test_one_more_request_than_one_can_answer_is_refused() -> None:
    full = asked(("ben", "ann"), ("cleo", "ann"))
    assert refusal(lambda: befriend(full, "dan", "ann", LIMITS)) == "too-many-requests"
    assert befriend(full, "ann", "ben", LIMITS).are_friends("ann", "ben")


@pytest.mark.parametrize("deed", [block, mute])
def test_one_more_than_may_be_shunned_is_refused(deed: Callable[..., Circle]) -> None:
    two = deed(deed(Circle(), "ann", "ben", LIMITS), "ann", "cleo", LIMITS)
    assert refusal(lambda: deed(two, "ann", "dan", LIMITS)) == "too-many-shunned"


# --- Presence -------------------------------------------------------------------------------------

NOW_MS = 10**12


@pytest.mark.parametrize(
    ("since_ms", "table", "expected"),
    [
        (0, None, Presence.ONLINE),
        (0, "t", Presence.TABLE),
        (ONLINE_MS, "t", Presence.TABLE),
        (ONLINE_MS + 1, "t", Presence.AWAY),
        (ONLINE_MS + 1, None, Presence.AWAY),
        (AWAY_MS, None, Presence.AWAY),
        (AWAY_MS + 1, "t", Presence.GONE),
        (NOW_MS, None, Presence.GONE),
    ],
)
def test_presence_is_what_was_done_last(
    since_ms: int, table: str | None, expected: Presence
) -> None:
    """A tab that was left open is nobody."""
    assert presence_of(Glimpse(NOW_MS - since_ms, table), NOW_MS) is expected


@given(st.integers(0, 2 * AWAY_MS), st.sampled_from([None, "t"]))
def test_whoever_does_not_want_to_be_seen_is_gone(since_ms: int, table: str | None) -> None:
    hidden = Glimpse(NOW_MS - since_ms, table, shown=False)
    assert presence_of(hidden, NOW_MS) is Presence.GONE


# --- Invitations ----------------------------------------------------------------------------------

FRIENDS = asked(("ann", "ben"), ("ben", "ann"))


def seating(
    players: Iterable[str] = ("ann",),
    *,
    has_room: bool = True,
    begun: bool = False,
    over: bool = False,
) -> Seating:
    """Return a table."""
    return Seating("t", frozenset(players), has_room=has_room, begun=begun, over=over)


def invited(circle: Circle, at: Seating, *, before: int = 0) -> Invitation:
    """Return Ann's invitation to Ben."""
    return invite(circle, at, "ann", "ben", at_ms=1, invited=before, most=2)


@pytest.mark.parametrize(
    ("circle", "at", "before", "code"),
    [
        (FRIENDS, seating(["cleo"]), 0, "not-seated"),
        (Circle(), seating(), 0, "not-friends"),
        (FRIENDS, seating(["ann", "ben"]), 0, "sits-already"),
        (FRIENDS, seating(over=True), 0, "no-free-seat"),
        (FRIENDS, seating(has_room=False, begun=True), 0, "no-free-seat"),
        (FRIENDS, seating(), 2, "too-many-invited"),
    ],
)
def test_who_may_be_invited(circle: Circle, at: Seating, before: int, code: str) -> None:
    assert refusal(lambda: invited(circle, at, before=before)) == code


@pytest.mark.parametrize(
    "at", [seating(), seating(begun=True), seating(has_room=False)], ids=["lobby", "game", "full"]
)
def test_an_invitation_stands_while_somebody_could_come(at: Seating) -> None:
    """Somebody may leave a full table before its game."""
    assert stands(invited(FRIENDS, at), FRIENDS, at)


@pytest.mark.parametrize(
    "late",
    [seating(over=True), seating(has_room=False, begun=True), seating(["ann", "ben"])],
    ids=["over", "full", "came"],
)
def test_an_invitation_ends_by_itself(late: Seating) -> None:
    assert not stands(invited(FRIENDS, seating()), FRIENDS, late)


def test_an_invitation_ends_with_an_answer_or_the_friendship() -> None:
    given_ = invited(FRIENDS, seating())
    assert not stands(given_.declined(), FRIENDS, seating())
    assert not stands(given_, block(FRIENDS, "ben", "ann", LIMITS), seating())
