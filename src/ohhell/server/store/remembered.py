"""Sessions remembered in memory, so that whoever asks often is known at once."""

from __future__ import annotations

from collections import OrderedDict, defaultdict
from dataclasses import dataclass, replace
from typing import Final

KNOWN_MAX: Final = 20_000
"""Sessions remembered, some 500 bytes each."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person of the house. The id is public; whoever holds the token is the player."""

    id: str
    name: str
    tag: int = 0
    """Tells apart who has the same name."""

    @property
    def handle(self) -> str:
        """The name that nobody else has."""
        return f"{self.name}#{self.tag_text}"

    @property
    def tag_text(self) -> str:
        """The tag as people read it: four digits, or more."""
        return f"{self.tag:04}"


@dataclass(frozen=True, slots=True)
class Session:
    """A token in somebody's browser, by its digest."""

    player: Player
    seen_at: float
    """When it was last used, in seconds since 1970, as far as that is written down."""


class Remembered:
    """What is known of the sessions used last."""

    def __init__(self, most: int = KNOWN_MAX) -> None:
        self._most = most
        self._sessions: OrderedDict[bytes, Session] = OrderedDict()
        self._of_player: defaultdict[str, set[bytes]] = defaultdict(set)

    def __len__(self) -> int:
        return len(self._sessions)

    def get(self, digest: bytes) -> Session | None:
        """Return what is known of a session."""
        return self._sessions.get(digest)

    def put(self, digest: bytes, session: Session) -> None:
        """Remember a session; the one remembered longest may be forgotten for it."""
        self._drop(digest)
        self._sessions[digest] = session
        self._of_player[session.player.id].add(digest)
        if len(self._sessions) > self._most:
            self._drop(next(iter(self._sessions)))

    def seen(self, digest: bytes, seen_at: float) -> None:
        """Note that a session has been used."""
        session = self._sessions.get(digest)
        if session is not None:
            self._sessions[digest] = replace(session, seen_at=seen_at)

    def player(self, player_id: str) -> Player | None:
        """Return a player, if any session of theirs is remembered."""
        digests = self._of_player.get(player_id)
        return self._sessions[next(iter(digests))].player if digests else None

    def rename(self, player: Player) -> None:
        """Remember all sessions of `player` under the new name."""
        for digest in self._of_player.get(player.id, ()):
            self._sessions[digest] = replace(self._sessions[digest], player=player)

    def forget(self, player_id: str) -> None:
        """Forget all sessions of a player."""
        for digest in tuple(self._of_player.get(player_id, ())):
            self._drop(digest)

    def clear(self) -> None:
        """Forget everything."""
        self._sessions.clear()
        self._of_player.clear()

    def _drop(self, digest: bytes) -> None:
        session = self._sessions.pop(digest, None)
        if session is None:
            return
        mine = self._of_player[session.player.id]
        mine.discard(digest)
        if not mine:
            del self._of_player[session.player.id]
