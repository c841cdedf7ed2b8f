"""What people have said of each other, and what that makes of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ohhell.club.refusing import NotAllowed


class Word(Enum):
    """What one person may say of another."""

    ASK = "ask"
    """To be friends: two who ask each other are."""
    BLOCK = "block"
    """To have nothing to do with them."""
    MUTE = "mute"
    """Not to read what they say."""


@dataclass(frozen=True, slots=True)
class Tie:
    """One word of one person about another; both are ids of players."""

    by: str
    word: Word
    of: str


@dataclass(frozen=True, slots=True)
class Limits:
    """How many friends (and those asked) one may have, blocked and muted people, and requests."""

    friends: int
    shunned: int
    requests: int


@dataclass(frozen=True, slots=True)
class Circle:
    """All that was said, or the part of it that matters."""

    ties: frozenset[Tie] = frozenset()

    def says(self, by: str, word: Word, of: str) -> bool:
        """Tell whether `by` has said it of `of`."""
        return Tie(by, word, of) in self.ties

    def are_friends(self, one: str, other: str) -> bool:
        """Tell whether both have asked."""
        return self.says(one, Word.ASK, other) and self.says(other, Word.ASK, one)

    def friends_of(self, player: str) -> frozenset[str]:
        """Return the friends of a player."""
        return frozenset(p for p in self.told_of(player, Word.ASK) if self.are_friends(player, p))

    def asked_by(self, player: str) -> frozenset[str]:
        """Return whom a player has asked, and who has not answered; who blocks them never will."""
        return self.told_of(player, Word.ASK) - self.friends_of(player)

    def asking(self, player: str) -> frozenset[str]:
        """Return who asks a player to be friends, but for those whom the player blocks."""
        asking = (tie.by for tie in self.ties if tie.of == player and tie.word is Word.ASK)
        shown = (other for other in asking if not self.says(player, Word.BLOCK, other))
        return frozenset(shown) - self.friends_of(player)

    def told_of(self, player: str, word: Word) -> frozenset[str]:
        """Return all of whom a player has said `word`."""
        return frozenset(tie.of for tie in self.ties if tie.by == player and tie.word is word)

    def apart(self, one: str, other: str) -> bool:
        """Tell whether either blocks the other."""
        return self.says(one, Word.BLOCK, other) or self.says(other, Word.BLOCK, one)

    def may_sit(self, player: str, others: Iterable[str]) -> bool:
        """Tell whether the house may seat a player with these others."""
        return not any(self.apart(player, other) for other in others)

    def with_(self, *ties: Tie) -> Circle:
        """Return the circle with more that was said."""
        return Circle(self.ties | set(ties))

    def without(self, *ties: Tie) -> Circle:
        """Return the circle with less."""
        return Circle(self.ties - set(ties))


def befriend(circle: Circle, by: str, of: str, limits: Limits) -> Circle:
    """Ask `of` to be a friend, or accept when `of` has asked; done again it changes nothing.

    Raise `NotAllowed` if `by` blocks `of`, or if either has too many.
    """
    _require_another(by, of)
    if circle.says(by, Word.BLOCK, of):
        raise NotAllowed("you-block", f"you block {of}: unblock them before you ask")
    after = circle.with_(Tie(by, Word.ASK, of))
    if after == circle:
        return circle
    if len(after.told_of(by, Word.ASK)) > limits.friends:
        text = f"you have, or have asked, {limits.friends} friends: part with one first"
        raise NotAllowed("too-many-friends", text, most=limits.friends)
    # Of all who ask, those blocked among them, or a full list would tell who is.
    asking = sum(tie.of == of and tie.word is Word.ASK for tie in after.ties)
    if not after.are_friends(by, of) and asking - len(after.friends_of(of)) > limits.requests:
        raise NotAllowed("too-many-requests", f"{of} has too many requests to answer already")
    return after


def part(circle: Circle, by: str, of: str) -> Circle:
    """Be friends no longer, decline a request, or take one's own back: all say the same."""
    return circle.without(Tie(by, Word.ASK, of), Tie(of, Word.ASK, by))


def block(circle: Circle, by: str, of: str, limits: Limits) -> Circle:
    """Have nothing to do with `of`, who only sees what they would see if `by` had parted."""
    _require_another(by, of)
    after = part(circle, by, of).with_(Tie(by, Word.BLOCK, of))
    return _few_enough(after, by, Word.BLOCK, limits)


def unblock(circle: Circle, by: str, of: str) -> Circle:
    """Block `of` no longer; what `of` has asked meanwhile is seen."""
    return circle.without(Tie(by, Word.BLOCK, of))


def mute(circle: Circle, by: str, of: str, limits: Limits) -> Circle:
    """Read no more of what `of` says."""
    _require_another(by, of)
    return _few_enough(circle.with_(Tie(by, Word.MUTE, of)), by, Word.MUTE, limits)


def unmute(circle: Circle, by: str, of: str) -> Circle:
    """Read again what `of` says."""
    return circle.without(Tie(by, Word.MUTE, of))


def _few_enough(circle: Circle, by: str, word: Word, limits: Limits) -> Circle:
    if len(circle.told_of(by, word)) > limits.shunned:
        text = f"you {word.value} {limits.shunned} people already"
        raise NotAllowed("too-many-shunned", text, most=limits.shunned)
    return circle


def _require_another(by: str, of: str) -> None:
    if by == of:
        raise NotAllowed("yourself", "that is you: choose somebody else")
