"""What somebody wants to open, and the orders that make it of an empty table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from ohhell.rules import Seat
from ohhell.server import names
from ohhell.server.people.browsers import Browser
from ohhell.server.store import Player
from ohhell.server.tables.orders import Choice
from ohhell.table import Kept, Kind, Options, Order, SeatBot, Sit, Start, State

ID_LENGTH: Final = 12
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that is easily taken for another. 59 bits: a link can be told, and not guessed."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to open."""

    options: Options
    """As the table is to be kept; the house itself says how long it waits where nobody chooses."""
    nonce: str
    bots: bool = False
    start: bool = False
    level: str | None = None
    """Of the bots; None for the usual one."""
    table_id: str = ""
    """The id that the table must have; else one is drawn."""
    seat: Seat = Seat(0)
    """Where whoever opens it sits."""
    seated: tuple[SeatBot, ...] = ()
    """Bots that sit there already."""
    browser: Browser | None = None
    """In which browser whoever opens it comes there."""


def orders_of(table_id: str, player: Player, wish: Wish, level: str) -> Iterator[Order]:
    """Yield what makes of an empty table the one that is wished for."""
    yield Sit(wish.seat, player.name, wish.nonce)
    yield from wish.seated
    if wish.bots:
        for seat in map(Seat, range(1, wish.options.seats)):
            yield SeatBot(seat, names.seat_bot_name(table_id, seat), level)
    if wish.start:
        yield Start(names.start_bot_names(table_id), level)


def rematch_of(
    state: State, table_id: str, player: Player, nonce: str, *, choice: Choice, until_ms: int
) -> Wish:
    """Return what opens another game of those who sit at a table whose game is over.

    `player`, one of them, opens it; the seats of the others are kept until `until_ms`.
    """
    places = [(Seat(seat), place) for seat, place in enumerate(state.places)]
    kept = (
        Kept(seat, place.player, place.name)
        for seat, place in places
        if place.player is not None and place.player != player.id
    )
    bots = (
        SeatBot(seat, place.name, choice.known(place.level))
        for seat, place in places
        if place.kind is Kind.BOT
    )
    return Wish(
        replace(state.options, starts_at_ms=0, kept=tuple(kept), kept_until_ms=until_ms),
        nonce,
        table_id=rematch_id(table_id, state),
        seat=state.seat_of(player.id) or Seat(0),
        seated=tuple(bots),
    )


def rematch_id(table_id: str, state: State) -> str:
    """Return the id of the table at which those of `table_id` play again: always the same.

    So two who ask at once open one table, and who asks again finds it. After a table where they
    were to it is another one.
    """
    text = f"ohhell-rematch\n{table_id}\n{state.secret}\n{state.rematch or ''}"
    number = int.from_bytes(sha256(text.encode()).digest(), "big")
    letters: list[str] = []
    for _ in range(ID_LENGTH):
        number, at = divmod(number, len(ID_LETTERS))
        letters.append(ID_LETTERS[at])
    return "".join(letters)


def is_table_id(text: str) -> bool:
    """Tell whether `text` could be the id of a table."""
    return len(text) == ID_LENGTH and all(letter in ID_LETTERS for letter in text)
