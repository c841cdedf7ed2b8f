"""The messages of a table's socket: the words both ends speak, and nothing about how they travel.

Cards are two letters (``QS``, ``TH``; ``W1`` is a Wizard, ``J1`` a Jester), suits one
(``C D H S``), seats and entry numbers integers.
A message is a JSON object whose ``t`` names its kind.
"""

from __future__ import annotations

from typing import Literal

from ohhell.wire.clocks import ClockMessage, ClockView, PauseView
from ohhell.wire.events import WireEvent
from ohhell.wire.hosting import HostingMessage, PersonView
from ohhell.wire.parts import (
    FromClient,
    FromServer,
    Number,
    Part,
    SeatNumber,
    TalkAtPlay,
    Tricks,
    Word,
)
from ohhell.wire.talking import TalkLine, TalkMessage

# --- What one seat, or a spectator, may see -----------------------------------------------------


class TrickView(Part):
    """A trick, open or complete: `cards` in the order played.

    `winner` is who takes it so far; None where equal cards have struck it out.
    """

    leader: int
    cards: list[str]
    winner: int | None


class SeatView(Part):
    """One place at the table, as everybody sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    player: str | None
    """The public id of a person; None of a bot. It gives no rights."""
    level: str | None
    """The bot's level; None for a person."""
    online: bool
    """Whether a person's page is connected; bots always are."""
    covered: bool
    """Whether a bot is playing for the owner."""
    idle: bool
    """Whether that is because the time ran out twice: the owner must act, or say `back`."""
    clock: ClockView | None
    """The time for what the seat is asked now, if that is limited."""
    ready: bool
    """Has said that the next round, or the game, may begin."""
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
    offered_to: str | None
    """The public id of whom its owner offers it to."""
    kept_for: str | None
    """The name of whom it is kept for a while, since they sat there before."""


class RoundView(Part):
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


class YouView(Part):
    """What is yours alone. In a pause nothing may be done, and so nothing is offered."""

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
    more_time_ms: int
    """How much more time you would be given if you asked now; 0 while you cannot."""
    more_times: int
    """How often in this game you may still ask for more time."""


class View(Part):
    """The whole table as one seat, or a spectator (`you` is None), may see it: the truth."""

    number: int
    """The number of the entry that this view follows."""
    stage: Literal["lobby", "bidding", "playing", "scored", "over", "closed"]
    seats: list[SeatView]
    host: int | None
    """The seat of the host; None when no person sits."""
    sizes: list[int]
    """The size of every round, as far as it is known."""
    endless: bool
    """Whether more rounds may follow than `sizes` tells."""
    round: RoundView | None
    sheet: list[list[tuple[int, int, int] | None]]
    """By scored round, by seat: bid, taken, points; None for a seat that sat the round out."""
    ranks: list[int]
    """By seat, 1 for the leader; equal scores share a rank."""
    next_deal_ms: int | None
    """Milliseconds until the next round is dealt by itself, when stage is scored."""
    starts_in_ms: int | None
    """Milliseconds until the game begins by itself, when stage is lobby and a time was set."""
    ready_asked: bool
    """Whether the host has asked who is ready."""
    watchers: list[PersonView]
    """Who looks on without a seat, as far as the list is long."""
    removed: list[PersonView]
    """Whom the host does not let sit here."""
    rematch: str | None
    """The table at which the same people play again."""
    watching: int
    """How many people look on without a seat."""
    at_door: bool
    """Whether the game is kept from you: you may take a seat, and not look on."""
    rated: bool
    """Whether the game counts for ratings. At a table for that (`TableInfo.rated`) it does not if
    two who play came in one browser."""
    pause: PauseView | None
    """The pause, or the wish for one; None if there is neither."""
    you: YouView | None
    """The last field, so that bytes that all share can be followed by what is one seat's alone."""


class Clause(Part):
    """A sentence of the rule card: a message of the catalogue, and what fills it."""

    id: str
    args: dict[str, str | int]


class TableInfo(Part):
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
    door: Literal["play", "join", "compete"]
    hidden: bool
    """Whether only who is invited, or has the link, finds the table."""
    watching: bool
    """Whether people without a seat may look on."""
    chat: TalkAtPlay
    """What may be said while the game is played."""
    bid_clock_s: int
    """How long a seat may think about a bid; 0 is for ever."""
    play_clock_s: int
    """How long a seat may think about a card; 0 is for ever."""
    starts_at_ms: int
    """When the game starts by itself, in milliseconds since 1970; 0 is when the host says so."""
    rated: bool
    """Whether the game counts for ratings."""
    buy_in: int
    """How many chips each person puts down; 0 is a table without stakes."""
    prizes: str
    """By which schedule the stakes are paid out; empty at a table without stakes."""
    bot_level: str | None
    """How strong the bots are that the house seats by itself; None is as strong as usual."""
    kept_until_ms: int
    """Until when seats are kept for who sat there before, in milliseconds since 1970; 0: none."""
    phrases: list[str]
    """The preset phrases, as they are offered; `phrase-<id>` of the catalogue says each."""


# --- Client to server ---------------------------------------------------------------------------


class Bid(FromClient, tag="bid"):
    """Say how many tricks you will take."""

    tricks: Tricks
    id: Word
    after: Number


class Play(FromClient, tag="play"):
    """Play a card."""

    card: Word
    id: Word
    after: Number


class NameTrump(FromClient, tag="nameTrump"):
    """Name the trump; None is no trump."""

    trump: Literal["C", "D", "H", "S"] | None
    id: Word
    after: Number


class Look(FromClient, tag="look"):
    """Look at your hand, and so give up bidding blind."""

    id: Word
    after: Number


class Ready(FromClient, tag="ready"):
    """The next round may begin as far as you are concerned; in the lobby, the game."""

    id: Word
    after: Number


class Sit(FromClient, tag="sit"):
    """Take a seat that is empty, held by a bot, or offered to you.

    The `nonce` (hex) is mixed into every shuffle.
    """

    seat: SeatNumber
    nonce: Word
    id: Word


class Leave(FromClient, tag="leave"):
    """Give your seat up for good: empty in the lobby, a bot's in the game.

    In a game for chips it costs the stake: `costs` says that you know it.
    """

    id: Word
    costs: Number = 0


class AddBot(FromClient, tag="addBot"):
    """Host only: put a bot into an empty seat, of the usual level unless another is named."""

    id: Word
    seat: SeatNumber
    level: Word | None = None


class Clear(FromClient, tag="clear"):
    """Host only, in the lobby: empty a seat; a person who had it does not sit here again."""

    seat: SeatNumber
    id: Word


class Start(FromClient, tag="start"):
    """Host only: begin; empty seats are filled with bots, of the usual level or another."""

    id: Word
    level: Word | None = None


class Ping(FromClient, tag="ping"):
    """Ask for a `Pong`, to know that the line is alive."""

    at: float = 0


ClientMessage = (
    Bid
    | Play
    | NameTrump
    | Look
    | Ready
    | Sit
    | Leave
    | AddBot
    | Clear
    | Start
    | HostingMessage
    | TalkMessage
    | ClockMessage
    | Ping
)


# --- Server to client ---------------------------------------------------------------------------


class Welcome(FromServer, tag="welcome"):
    """The first message on a socket: the table and where it stands."""

    table: TableInfo
    view: View
    talk: list[TalkLine]
    """The last of what was said, the oldest first: history, and no news."""


class Update(FromServer, tag="update"):
    """What one entry made happen (for motion, sound and the spoken line), and the view after it.

    Presence changes come as an update with the number unchanged and no events.
    """

    number: int
    events: list[WireEvent]
    view: View


class Done(FromServer, tag="done"):
    """Your command `id` is durable, in entry `number`; sent again for a command sent again."""

    id: str
    number: int


class Refused(FromServer, tag="refused"):
    """Your command changed nothing. `code` names the reason in the catalogue (refused-…)."""

    id: str | None
    code: str
    args: dict[str, str | int]
    text: str
    """The reason in English, for logs and bot authors."""
    view: View | None


class Pong(FromServer, tag="pong"):
    """The answer to `Ping`."""

    at: float


class Bye(FromServer, tag="bye"):
    """The server is about to close this socket; `code` says why (taken-over, restart, flood)."""

    code: str


ServerMessage = Welcome | Update | Done | Refused | Pong | Bye
