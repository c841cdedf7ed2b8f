"""Tables of the Play door: which are of one game, and who may still sit down there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Final

from ohhell import rules
from ohhell.rules import RuleSet, Seat
from ohhell.rules.choosing.code import write_code
from ohhell.table import Door, Kind, Options, Stage, State

PACES: Final[Mapping[str, int]] = {"quick": 15, "standard": 30, "relaxed": 60}
"""How many seconds there are for a bid, and for a card."""
EARLY: Final = 2
"""Rounds in which a game is entered gladly: nobody is far ahead yet."""
_PARTS: Final = 4
"""A long game is entered in its first quarter: later too little is left to be won."""


def play_key_of(options: Options) -> str:
    """Return what tables of the same rules, seats and pace have in common.

    It is empty for a table that was opened by another door.
    """
    if options.door is not Door.PLAY:
        return ""
    return _key(options.ruleset, options.seats, options.bid_clock_s, options.play_clock_s)


@lru_cache(maxsize=1024)
def _key(ruleset: RuleSet, seats: int, bid_clock_s: int, play_clock_s: int) -> str:
    text = f"{write_code(ruleset)} {seats} {bid_clock_s}/{play_clock_s}"
    return sha256(text.encode()).hexdigest()[:24]


def may_enter(state: State, rounds: int | None) -> bool:
    """Tell whether somebody may sit down: a seat has no owner, and the game is not too far on.

    `rounds` is how many there will be, if anybody knows.
    """
    if state.stage in (Stage.OVER, Stage.CLOSED):
        return False
    if all(place.kind is Kind.PERSON for place in state.places):
        return False
    begun = 0 if state.game is None else len(state.game.sheet) + 1
    return begun <= max(EARLY, (rounds or 0) // _PARTS)


def free_seats(state: State, player_id: str, now_ms: int) -> list[Seat]:
    """Return the seats that `player_id` may take: those that nobody owns, the best first."""
    game = state.game
    ranks = (0,) * len(state.places) if game is None else rules.ranks_of(game)
    unowned = (Seat(s) for s, place in enumerate(state.places) if place.kind is not Kind.PERSON)
    kept = {seat: state.kept_for(seat, now_ms) for seat in unowned}
    free = (seat for seat, whose in kept.items() if whose is None or whose.player == player_id)
    return sorted(free, key=lambda seat: ranks[seat])
