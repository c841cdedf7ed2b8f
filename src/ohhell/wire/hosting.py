"""The messages by which a table and its seats are arranged."""

from __future__ import annotations

from ohhell.wire.parts import FromClient, Part, SeatNumber, Word


class PersonView(Part):
    """Somebody without a seat."""

    id: str
    """The public id, as in `Me`."""
    name: str


class Swap(FromClient, tag="swap"):
    """Host only, in the lobby: exchange who holds two seats; one of them may be empty."""

    seat: SeatNumber
    other: SeatNumber
    id: Word


class Shuffle(FromClient, tag="shuffle"):
    """Host only, in the lobby: exchange all seats by chance."""

    id: Word


class HandHost(FromClient, tag="handHost"):
    """Host only: make the person in a seat the host."""

    seat: SeatNumber
    id: Word


class AskReady(FromClient, tag="askReady"):
    """Host only, in the lobby: ask everybody whether they are ready; each answers with `Ready`."""

    id: Word


class Unready(FromClient, tag="unready"):
    """In the lobby: be not ready after all."""

    id: Word


class Admit(FromClient, tag="admit"):
    """Host only: let somebody sit down again who was removed."""

    player: Word
    id: Word


class Close(FromClient, tag="close"):
    """Host only, in the lobby: call the game off."""

    id: Word


class Offer(FromClient, tag="offer"):
    """Offer your seat in a game to somebody who looks on; they take it by `Sit`.

    Without `to` it is offered to nobody any more.
    """

    id: Word
    to: Word | None = None


HostingMessage = Swap | Shuffle | HandHost | AskReady | Unready | Admit | Close | Offer
