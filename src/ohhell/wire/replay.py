"""A finished game as frames to step through, all cards open."""

from __future__ import annotations

from ohhell import table
from ohhell.rules import Seat
from ohhell.table import Entry, PhraseSaid, Said, State, TableOpened
from ohhell.wire.http import Frame, Replay
from ohhell.wire.telling import told
from ohhell.wire.view import info_of, view_of


def replay_of(table_id: str, entries: list[Entry]) -> Replay:
    """Return the frames of a finished game; raise `ValueError` while its cards are secret."""
    first = entries[0].events[0]
    assert isinstance(first, TableOpened), "a log begins with TableOpened"
    state = table.opened(first)
    frames: list[Frame] = []
    for entry in entries:
        for event in entry.events:
            state = table.evolve(state, event, entry.at_ms)
        if state.game is not None and not _is_talk(entry):
            frames.append(_frame(state, entry))
        if state.revealed:
            break
    if not state.revealed:
        raise ValueError("the game is not over: its cards are still secret")
    return Replay(info=info_of(state, table_id), frames=frames)


def _is_talk(entry: Entry) -> bool:
    return all(isinstance(event, Said | PhraseSaid) for event in entry.events)


def _frame(state: State, entry: Entry) -> Frame:
    game = state.game
    held = () if game is None or game.round is None else game.round.hands
    everyone = [Seat(seat) for seat in range(len(state.places))]
    return Frame(
        events=told(table.sent(entry, None)),
        view=view_of(state, None, number=entry.number, online=everyone, now_ms=entry.at_ms),
        hands=[[str(card) for card in hand or ()] for hand in held],
    )
