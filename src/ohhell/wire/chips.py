"""The bodies about chips: the purse, the tables where they are played for, and the pot of one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ohhell.wire.http import SeatCard

BuyIn = Literal[30, 110, 275, 550]
Prizing = Literal["winner", "first_two", "first_three"]


class _Body(msgspec.Struct, rename="camel", kw_only=True):
    """A request or an answer."""


class ChipStake(_Body):
    """What you have put down at a table."""

    table: str
    chips: int


class ChipMove(_Body):
    """What one transfer did to your purse."""

    id: int
    kind: str
    """Named `chips-move-<kind>` in the catalogue."""
    chips: int
    """Below 0 if they went from it."""
    at: float
    """Seconds since 1970."""
    table: str | None


class ChipPurse(_Body):
    """GET /api/me/chips, POST /api/me/chips (takes the chips of the day): what you have.

    The first question grants the first chips. They are virtual: never bought, never paid out.
    """

    chips: int
    stakes: list[ChipStake]
    moves: list[ChipMove]
    """The last ones, newest first."""
    daily: int
    """The chips that you may take now; 0 if there are none for you today."""
    daily_grant: int
    """How many there are for who may take them."""
    poor_below: int
    """Chips of the day are for who owns fewer, stakes counted."""


class Payout(_Body):
    """What the ranks win, the first being first, where so many have put a buy-in down."""

    buy_in: int
    prizes: str
    stakes: int
    won: list[int]


class CompeteCard(_Body):
    """A table for chips that waits for players."""

    id: str
    variant: str | None
    seats: list[SeatCard]
    buy_in: int
    prizes: str
    bid_clock_s: int
    play_clock_s: int
    opened_at: float


class CompeteDoor(_Body):
    """GET /api/compete: what may be played for, and the tables that wait, smallest buy-in first."""

    buy_ins: list[int]
    payouts: list[Payout]
    tables: list[CompeteCard]


class OpenCompete(_Body, forbid_unknown_fields=True):
    """POST /api/compete -> TableCard: open a table for chips, sit at seat 0, and put chips down.

    Such a table is open to all, is rated, has clocks, and gives no suggestions.
    """

    rules: dict[str, object]
    seats: int
    nonce: Annotated[str, msgspec.Meta(max_length=64)]
    buy_in: BuyIn
    prizes: Prizing = "winner"
    bid_clock_s: Literal[15, 30, 60] = 30
    play_clock_s: Literal[15, 30, 60] = 30


class PotShare(_Body):
    """What somebody has put down at a table, and what became of it."""

    name: str
    you: bool
    chips: int
    won: int
    """What has come back: a prize, or the stake. 0 while nothing is settled."""
    left: bool
    """Whether they left the game: their stake is for the others."""


class Pot(_Body):
    """GET /api/tables/{id}/pot: the stakes of a table for chips, and who won them."""

    buy_in: int
    prizes: str
    chips: int
    """All that lies there, or lay there."""
    shares: list[PotShare]
    won: list[int]
    """What the ranks win as it stands, the first being first."""
    settled: Literal["payout", "refund"] | None
    annulled: bool
