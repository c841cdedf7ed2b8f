"""The messages of a table's socket: the words both ends speak, and nothing about how they travel.

Cards are two letters (``QS``, ``TH``; ``W1`` is a Wizard, ``J1`` a Jester), suits one
(``C D H S``), seats and entry numbers integers.
A message is a JSON object whose ``t`` names its kind.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ohhell.wire.events import WireEvent

Word = Annotated[str, msgspec.Meta(max_length=64)]
Tricks = Annotated[int, msgspec.Meta(ge=0, le=99)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class _Part(msgspec.Struct, rename="camel"):
    """A piece of a message."""


class _FromClient(
    msgspec.Struct, rename="camel", tag_field="t", kw_only=True, forbid_unknown_fields=True
):
    """What a client may send."""


class _FromServer(msgspec.Struct, rename="camel", tag_field="t", kw_only=True):
    """What the server may send."""


# --- What one seat, or a spectator, may see -----------------------------------------------------


class TrickView(_Part):
    """A trick, open or complete: `cards` in the order played.

    `winner` is who takes it so far; None where equal cards have struck it out.
    """

    leader: int
    cards: list[str]
    winner: int | None


class SeatView(_Part):
    """One place at the table, as everybody sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    """The bot's level; None for a person."""
    online: bool
    """Whether a person's page is connected; bots always are."""
    covered: bool
    """Whether a bot is playing for the absent owner."""
    ready: bool
    """Has said that the next round may begin."""
    has_bid: bool
    bid: int | None
    """None until it is known to you."""
    taken: int
    cards: int
    score: int
    team: int | None
    """The number of the seat's team; None where everyone plays alone."""
    out: bool
    """Whether the seat sits this round out."""
    blind: bool
    """Whether it has bid before looking at its hand."""


class RoundView(_Part):
    """The round in progress, or the last one once the game is over."""

    number: int
    """1 for the first round."""
    size: int
    dealer: int
    eldest: int
    stock: int
    """Cards left undealt and face down (the turn-up is not counted)."""
    turn_up: str | None
    trump: str | None
    """The trump suit; None is no-trump, or a trump that is yet to be named."""
    trump_due: bool
    """Whether the trump is yet to be named."""
    namer: int | None
    """Who is to name it now."""
    secret: bool
    """Whether bids stay secret until the round has been played."""
    to_act: list[int]
    balance: int
    """Bids known so far minus size: above 0 the table is over, below it is under."""
    all_bid: bool
    trick: TrickView
    """The open trick (no cards when none has been led yet)."""
    last_trick: TrickView | None
    points: list[int] | None
    """Points of this round by seat, once it is scored."""


class YouView(_Part):
    """What is yours alone."""

    seat: int
    hand: list[str]
    legal: list[str]
    """Cards you may play now; empty when it is not your turn to play."""
    bids: list[int]
    """Bids you may make now; empty when it is not your turn to bid."""
    forbidden: int | None
    """The bid that the hook takes from you now, or None."""
    bid: int | None
    """Your own bid, also while it is sealed."""
    trumps: list[str | None]
    """The trumps that you may name now (None is no trump); empty when it is not yours to name."""
    may_look: bool
    """Whether you may look at your hand now, or bid before you do."""
    face_down: bool
    """Whether you hold cards that you may not see."""
    others: list[list[str] | None]
    """By seat: the cards of others that you see, where all but the own are seen; else empty."""


class View(_Part):
    """The whole table as one seat, or a spectator (`you` is None), may see it: the truth."""

    number: int
    """The number of the entry that this view follows."""
    stage: Literal["lobby", "bidding", "playing", "scored", "over"]
    seats: list[SeatView]
    host: int | None
    """The seat of the host; None when no person sits."""
    sizes: list[int]
    """The size of every round, as far as it is known."""
    endless: bool
    """Whether more rounds may follow than `sizes` tells."""
    round: RoundView | None
    you: YouView | None
    sheet: list[list[tuple[int, int, int] | None]]
    """By scored round, by seat: bid, taken, points; None for a seat that sat the round out."""
    ranks: list[int]
    """By seat, 1 for the leader; equal scores share a rank."""
    next_deal_ms: int | None
    """Milliseconds until the next round is dealt by itself, when stage is scored."""


class Clause(_Part):
    """A sentence of the rule card: a message of the catalogue, and what fills it."""

    id: str
    args: dict[str, str | int]


class TableInfo(_Part):
    """What does not change while a table lasts."""

    id: str
    variant: str | None
    """The variant's id, or None when these are house rules."""
    rules: dict[str, object]
    """The ruleset as JSON."""
    clauses: list[Clause]
    """The rule card."""
    commitment: str
    """Hex SHA-256 of the secret that shuffles every deal; published before anyone sat down."""
    open: bool
    """Whether the table is listed for strangers."""
    cover_after_ms: int
    """How long a dropped seat is kept waiting before a bot covers it."""
    suggestions: bool
    """Whether the house advises whoever is to act and asks for it."""


# --- Client to server ---------------------------------------------------------------------------


class Bid(_FromClient, tag="bid"):
    """Say how many tricks you will take."""

    tricks: Tricks
    id: Word
    after: Number


class Play(_FromClient, tag="play"):
    """Play a card."""

    card: Word
    id: Word
    after: Number


class NameTrump(_FromClient, tag="nameTrump"):
    """Name the trump; None is no trump."""

    trump: Literal["C", "D", "H", "S"] | None
    id: Word
    after: Number


class Look(_FromClient, tag="look"):
    """Look at your hand, and so give up bidding blind."""

    id: Word
    after: Number


class Ready(_FromClient, tag="ready"):
    """The next round may begin, as far as you are concerned."""

    id: Word
    after: Number


class Sit(_FromClient, tag="sit"):
    """Take an empty seat or one held by a bot; `nonce` (hex) is mixed into every shuffle."""

    seat: SeatNumber
    nonce: Word
    id: Word


class Leave(_FromClient, tag="leave"):
    """Give your seat up for good: empty in the lobby, a bot's in the game."""

    id: Word


class AddBot(_FromClient, tag="addBot"):
    """Host only: put a bot into an empty seat, of the usual level unless another is named."""

    id: Word
    seat: SeatNumber
    level: Word | None = None


class Clear(_FromClient, tag="clear"):
    """Host only, in the lobby: empty a seat."""

    seat: SeatNumber
    id: Word


class Start(_FromClient, tag="start"):
    """Host only: begin; empty seats are filled with bots, of the usual level or another."""

    id: Word
    level: Word | None = None


class Ping(_FromClient, tag="ping"):
    """Ask for a `Pong`, to know that the line is alive."""

    at: float = 0


ClientMessage = Bid | Play | NameTrump | Look | Ready | Sit | Leave | AddBot | Clear | Start | Ping


# --- Server to client ---------------------------------------------------------------------------


class Welcome(_FromServer, tag="welcome"):
    """The first message on a socket: the table and where it stands."""

    table: TableInfo
    view: View


class Update(_FromServer, tag="update"):
    """What one entry made happen (for motion, sound and the spoken line), and the view after it.

    Presence changes come as an update with the number unchanged and no events.
    """

    number: int
    events: list[WireEvent]
    view: View


class Done(_FromServer, tag="done"):
    """Your command `id` is durable, in entry `number`; sent again for a command sent again."""

    id: str
    number: int


class Refused(_FromServer, tag="refused"):
    """Your command changed nothing. `code` names the reason in the catalogue (refused-…)."""

    id: str | None
    code: str
    args: dict[str, str | int]
    text: str
    """The reason in English, for logs and bot authors."""
    view: View | None


class Pong(_FromServer, tag="pong"):
    """The answer to `Ping`."""

    at: float


class Bye(_FromServer, tag="bye"):
    """The server is about to close this socket; `code` says why (taken-over, restart, flood)."""

    code: str


ServerMessage = Welcome | Update | Done | Refused | Pong | Bye
