"""From a client's message to an order at the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from random import SystemRandom
from typing import Final, assert_never

import msgspec

from ohhell import rules
from ohhell.rules import Card, IllegalAction, Seat, Suit
from ohhell.server import names
from ohhell.server.manners import Manners
from ohhell.server.store import Player
from ohhell.table import (
    Act,
    Admit,
    AskReady,
    Back,
    ClearSeat,
    Close,
    HandHost,
    Leave,
    MoreTime,
    Offer,
    Order,
    Pause,
    Ready,
    Resume,
    Say,
    SayPhrase,
    SeatBot,
    Shuffle,
    Sit,
    Start,
    State,
    Swap,
    Unready,
)
from ohhell.wire import clocks as c
from ohhell.wire import hosting as h
from ohhell.wire import messages as m
from ohhell.wire import talking as k

_DICE: Final = SystemRandom()
_NONCE: Final = re.compile("(?:[0-9a-f]{2}){8,32}")

Asking = (
    m.Bid
    | m.Play
    | m.NameTrump
    | m.Look
    | m.Ready
    | m.Sit
    | m.Leave
    | m.AddBot
    | m.Clear
    | m.Start
    | h.HostingMessage
    | k.TalkMessage
    | c.ClockMessage
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

    def known(self, level: str | None) -> str:
        """Return `level`, or the usual one where it is none of today's."""
        return level if level in self.levels else self.usual


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, at which table, and what bots there are."""

    player: Player
    table_id: str
    bots: Choice
    manners: Manners
    may_talk: Callable[[], bool]
    """Tells whether this message is within the rate of what the player says."""
    alike: list[str] = field(default_factory=list[str])
    """Who else first came to the table in this browser, as soon as that is known."""


def order_of(message: Asking, asker: Asker, state: State) -> Order:
    """Return the order that `message` of `asker` stands for, or raise `IllegalAction`."""
    match message:
        case m.Bid() | m.Play() | m.NameTrump() | m.Look():
            return Act(_seat_of(asker, state), _action(message), message.after)
        case m.Ready(after=after):
            return Ready(after)
        case m.Sit(seat=seat, nonce=nonce):
            asker.manners.require_name(asker.player.name)
            alike = tuple(asker.alike)
            return Sit(Seat(seat), asker.player.name, valid_nonce(nonce), alike)
        case m.Leave(costs=costs):
            heir = names.heir_bot_name(asker.table_id, asker.player.id)
            return Leave(heir, asker.bots.usual, costs)
        case m.AddBot(seat=seat, level=level):
            name = names.seat_bot_name(asker.table_id, Seat(seat))
            return SeatBot(Seat(seat), name, asker.bots.pick(level))
        case m.Clear(seat=seat):
            return ClearSeat(Seat(seat))
        case m.Start(level=level):
            return Start(names.start_bot_names(asker.table_id), asker.bots.pick(level))
        case k.Say() | k.Phrase():
            return _said(message, asker)
        case c.MoreTime() | c.Back() | c.Pause() | c.Resume():
            return _of_time(message)
        case _:
            return _hosting(message, state)


def _action(message: m.Bid | m.Play | m.NameTrump | m.Look) -> rules.Action:
    match message:
        case m.Bid(tricks=tricks):
            return rules.Bid(tricks)
        case m.Play(card=card):
            return rules.Play(_card(card))
        case m.NameTrump(trump=trump):
            return rules.NameTrump(None if trump is None else Suit.parse(trump))
        case m.Look():
            return rules.Look()
        case _:
            assert_never(message)


def _said(message: k.TalkMessage, asker: Asker) -> Order:
    if not asker.may_talk():
        raise IllegalAction("too-fast", "too much is said: slow down")
    match message:
        case k.Say(text=text):
            return Say(asker.manners.line(text))
        case k.Phrase(phrase=phrase):
            return SayPhrase(phrase)
        case _:
            assert_never(message)


def _of_time(message: c.ClockMessage) -> Order:
    match message:
        case c.MoreTime(after=after):
            return MoreTime(after)
        case c.Back():
            return Back()
        case c.Pause():
            return Pause()
        case c.Resume():
            return Resume()
        case _:
            assert_never(message)


def _hosting(message: h.HostingMessage, state: State) -> Order:
    match message:
        case h.Swap(seat=seat, other=other):
            return Swap(Seat(seat), Seat(other))
        case h.Shuffle():
            seats = [Seat(seat) for seat in range(len(state.places))]
            return Shuffle(tuple(_DICE.sample(seats, len(seats))))
        case h.HandHost(seat=seat):
            return HandHost(Seat(seat))
        case h.AskReady():
            return AskReady()
        case h.Unready():
            return Unready()
        case h.Admit(player=player):
            return Admit(player)
        case h.Close():
            return Close()
        case h.Offer(to=to):
            return Offer(to)
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
