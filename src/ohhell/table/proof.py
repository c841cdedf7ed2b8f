"""Proving a finished game: was every hand dealt by the secret that was committed to?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ohhell.rules import (
    BlindOffered,
    Event,
    Game,
    GameStarted,
    HandDealt,
    HandLaid,
    RoundStarted,
    TrumpAsked,
    TrumpOpen,
    TrumpSet,
    TrumpTurned,
    deal,
    evolve,
    may_deal,
    new_game,
    to_tagged,
)
from ohhell.table import shuffle


def faults(
    events: Sequence[Event], *, secret: str, commitment: str, nonces: Sequence[str]
) -> tuple[str, ...]:
    """Return all that contradicts the promise of fair deals; nothing when the game is proved.

    `events` are those of the game, as read and checked against the rules; `secret` and
    `commitment` are hex, `nonces` one per seat ("" for a seat without one).
    """
    return tuple(_faults(events, secret, commitment, nonces))


def _faults(
    events: Sequence[Event], secret: str, commitment: str, nonces: Sequence[str]
) -> Iterator[str]:
    if shuffle.commitment(secret) != commitment:
        yield "the revealed secret is not the one committed to before the game"
    started = events[0] if events else None
    if not isinstance(started, GameStarted):
        yield "the record holds no game"
        return
    drawn = shuffle.first_dealer(secret, nonces, started.seats)
    if drawn != started.first_dealer:
        yield f"the first dealer drawn is seat {drawn}, not seat {started.first_dealer}"
    yield from _deal_faults(started, events, secret, nonces)


def _deal_faults(
    started: GameStarted, events: Sequence[Event], secret: str, nonces: Sequence[str]
) -> Iterator[str]:
    game = new_game(started)
    expected: list[Event] = []
    for event in events[1:]:
        if isinstance(event, RoundStarted):
            deck = shuffle.deck(secret, nonces, event.index + 1, game.pack)
            expected = list(deal(game, deck)) if may_deal(game) else []
        if isinstance(event, _Dealing) and not _asks_bidder(game, event):
            due = expected.pop(0) if expected else None
            if event != due:
                yield _fault(game, due, event)
        else:
            yield from (_fault(game, due, None) for due in expected)
            expected = []
        game = evolve(game, event)


_Dealing = (
    RoundStarted
    | HandDealt
    | HandLaid
    | BlindOffered
    | TrumpTurned
    | TrumpSet
    | TrumpOpen
    | TrumpAsked
)
"""What a deal is made of."""


def _asks_bidder(game: Game, event: Event) -> bool:
    """Tell whether the trump is asked for because all have bid, and not by the deal."""
    return isinstance(event, TrumpAsked) and not game.round_in_progress.bidding


def _fault(game: Game, due: Event | None, found: Event | None) -> str:
    dealt, recorded = ("nothing" if event is None else to_tagged(event) for event in (due, found))
    return f"round {len(game.sheet) + 1}: the secret deals {dealt}, the record has {recorded}"
