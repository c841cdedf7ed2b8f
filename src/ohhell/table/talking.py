"""What people say at a table: who may, when, and what stays of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ohhell.rules import IllegalAction, Seat
from ohhell.table.events import Chat, PhraseSaid, Said

PHRASES: Final = (
    "hello", "luck", "well-played", "nice-bid", "thanks", "sorry", "oops", "lucky",
    "unlucky", "wow", "ouch", "thinking", "hurry", "back-soon", "good-game", "bye",
)  # fmt: skip
"""The preset phrases, as pages show them. What is taken out stays readable in old logs."""

KEPT_MAX: Final = 100
"""The lines that are shown to whoever comes to a table."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said: `text`, or else a `phrase`, by who sat there and was so named."""

    number: int
    """Counts what was said at the table, from 1."""
    seat: Seat
    player: str
    name: str
    text: str = ""
    phrase: str = ""


@dataclass(frozen=True, slots=True)
class Talk:
    """All that was said at a table: how much, and the last of it."""

    count: int = 0
    lines: tuple[Line, ...] = ()

    def after(self, said: Said | PhraseSaid, player: str, name: str) -> Talk:
        """Return the talk after `player` has `said` something."""
        line = Line(self.count + 1, said.seat, player, name)
        match said:
            case Said(_, text):
                line = replace(line, text=text)
            case PhraseSaid(_, phrase):
                line = replace(line, phrase=phrase)
        return Talk(line.number, (*self.lines, line)[-KEPT_MAX:])


def require_text(chat: Chat, *, playing: bool) -> None:
    """Raise `IllegalAction` where words of one's own may not be said now."""
    if playing and chat is Chat.PHRASES:
        raise IllegalAction("phrases-only", "while the game is played only phrases may be said")
    _require_talk(chat, playing=playing)


def require_phrase(phrase: str, chat: Chat, *, playing: bool) -> None:
    """Raise `IllegalAction` where `phrase` is none, or may not be said now."""
    if phrase not in PHRASES:
        raise IllegalAction("no-such-phrase", f"phrases are {', '.join(PHRASES)}")
    _require_talk(chat, playing=playing)


def _require_talk(chat: Chat, *, playing: bool) -> None:
    if playing and chat is Chat.NONE:
        raise IllegalAction("no-talk", "nobody talks at this table while the game is played")
