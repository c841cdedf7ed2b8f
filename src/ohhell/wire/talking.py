"""The messages of talk at a table."""

from __future__ import annotations

from ohhell.table import Line, State
from ohhell.wire.parts import FromClient, Part, Word


class TalkLine(Part):
    """Something that was said: `text`, or else a `phrase`."""

    number: int
    """Counts what was said at the table, from 1."""
    seat: int
    player: str
    """The public id of who said it; somebody else may have the seat by now."""
    name: str
    text: str | None
    phrase: str | None


class Say(FromClient, tag="say"):
    """Say something in your own words; what people may say meanwhile, `TableInfo.chat` tells."""

    text: str
    id: Word


class Phrase(FromClient, tag="phrase"):
    """Say one of the preset phrases."""

    phrase: Word
    id: Word


TalkMessage = Say | Phrase


def talk_of(state: State) -> list[TalkLine]:
    """Return the last of what was said at a table, the oldest first."""
    return [_line(line) for line in state.talk.lines]


def _line(line: Line) -> TalkLine:
    return TalkLine(
        number=line.number,
        seat=line.seat,
        player=line.player,
        name=line.name,
        text=line.text or None,
        phrase=line.phrase or None,
    )
