"""From a client's message to an order at the table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, assert_never

import msgspec

from ohhell import rules
from ohhell.rules import Card, IllegalAction, Seat, Suit
from ohhell.server import names
from ohhell.server.store import Player
from ohhell.table import Act, ClearSeat, Leave, Order, Ready, SeatBot, Sit, Start, State
from ohhell.wire import messages as m

_NONCE: Final = re.compile("(?:[0-9a-f]{2}){8,32}")

Asking = (
    m.Bid | m.Play | m.NameTrump | m.Look | m.Ready | m.Sit | m.Leave | m.AddBot | m.Clear | m.Start
)
"""A message that asks something of the table."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The levels of bots that people may choose, the weakest first, and the usual one."""

    levels: tuple[str, ...]
    usual: str

    def pick(self, level: str | None) -> str:
        """Return `level`, or the usual one for None; raise `IllegalAction` if there is none such.

        >>> Choice(("beginner", "casual"), "casual").pick(None)
        'casual'
        """
        if level is not None and level not in self.levels:
            text = f"bots are {', '.join(self.levels)}"
            raise IllegalAction("no-such-level", text, level=level)
        return self.usual if level is None else level


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, at which table, and what bots there are."""

    player: Player
    table_id: str
    bots: Choice


def order_of(message: Asking, asker: Asker, state: State) -> Order:
    """Return the order that `message` of `asker` stands for, or raise `IllegalAction`."""
    match message:
        case m.Bid(tricks=tricks, after=after):
            return Act(_seat_of(asker, state), rules.Bid(tricks), after)
        case m.Play(card=card, after=after):
            return Act(_seat_of(asker, state), rules.Play(_card(card)), after)
        case m.NameTrump(trump=trump, after=after):
            suit = None if trump is None else Suit.parse(trump)
            return Act(_seat_of(asker, state), rules.NameTrump(suit), after)
        case m.Look(after=after):
            return Act(_seat_of(asker, state), rules.Look(), after)
        case m.Ready(after=after):
            return Ready(after)
        case m.Sit(seat=seat, nonce=nonce):
            return Sit(Seat(seat), asker.player.name, valid_nonce(nonce))
        case m.Leave():
            heir = names.heir_bot_name(asker.table_id, asker.player.id)
            return Leave(heir, asker.bots.usual)
        case m.AddBot(seat=seat, level=level):
            name = names.seat_bot_name(asker.table_id, Seat(seat))
            return SeatBot(Seat(seat), name, asker.bots.pick(level))
        case m.Clear(seat=seat):
            return ClearSeat(Seat(seat))
        case m.Start(level=level):
            return Start(names.start_bot_names(asker.table_id), asker.bots.pick(level))
        case _:
            assert_never(message)


def digest_of(message: Asking) -> str:
    """Return a fingerprint of `message`, by which it is known when it is sent again."""
    return sha256(msgspec.json.encode(message)).hexdigest()[:16]


def valid_nonce(nonce: str) -> str:
    """Return `nonce`, which is mixed into every shuffle; raise `IllegalAction` if it is not hex."""
    if not _NONCE.fullmatch(nonce):
        raise IllegalAction("bad-nonce", "a nonce is 16 to 64 hexadecimal digits")
    return nonce


def _seat_of(asker: Asker, state: State) -> Seat:
    seat = state.seat_of(asker.player.id)
    if seat is None:
        raise IllegalAction("not-seated", "you have no seat at this table")
    return seat


def _card(text: str) -> Card:
    try:
        return Card.parse(text)
    except ValueError as error:
        raise IllegalAction("no-such-card", f"{text[:8]!r} is no card", card=text[:8]) from error
