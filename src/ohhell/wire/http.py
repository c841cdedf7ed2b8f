"""The bodies of the HTTP requests and answers: the words of the house outside a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ohhell.rules.choosing.code import CODE_MAX
from ohhell.wire.events import WireEvent
from ohhell.wire.messages import Clause, TableInfo, View
from ohhell.wire.parts import ClockS, TalkAtPlay


class _Body(msgspec.Struct, rename="camel", kw_only=True):
    """A request or an answer."""


class Me(_Body):
    """GET /api/me (makes a guest when there is none), PUT /api/me {name}."""

    name: str
    id: str
    """Public; gives no rights."""
    tag: str = ""
    """Four digits or more that tell you apart from others of your name, as in Zoë#4711."""
    account: bool = False
    """Whether you can sign in on another device; else only this browser knows you."""
    moderates: bool = False
    """Whether /moderation is there for you."""


class Rename(_Body, forbid_unknown_fields=True):
    """PUT /api/me: 1 to 20 visible characters, trimmed."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class VariantInfo(_Body):
    """A named ruleset."""

    id: str
    rules: dict[str, object]
    seats: int
    """The usual number of seats."""
    seats_min: int
    seats_max: int
    shelf: str
    names: list[str]
    """What it is called in all languages, to be found by."""


class Choice(_Body):
    """One value of a setting; its name in the catalogue is `choice-<words>-<id>`."""

    id: str
    value: object
    """What to put into the ruleset's JSON at the setting's path."""


class Need(_Body):
    """A setting matters only where another is one of these values; or, unless `met`, is none."""

    key: str
    values: list[object]
    met: bool


class Setting(_Body):
    """One thing that tables may decide differently; named `setting-<words>` in the catalogue."""

    key: str
    words: str
    path: list[str]
    """Where in the ruleset's JSON the value stands, as in ["schedule", "pattern"]."""
    group: str
    kind: str
    choices: list[Choice]
    range: tuple[int, int] | None
    """Any whole number within is an answer, or an item of the list that is the answer."""
    needs: list[Need]
    parts: list[Setting]
    """What is asked only where a part of the rules is there at all."""
    main: bool
    """Is its answer told even where it is the usual one?"""
    faults: list[str]
    """The problems that are about it, as their messages are named."""


class RuleBook(_Body):
    """GET /api/rules: variants and settings, for the screens that are made from them."""

    variants: list[VariantInfo]
    shelves: list[str]
    """Where variants are looked for, in their order."""
    groups: list[str]
    """Where settings are looked for, in their order."""
    settings: list[Setting]


class Difference(_Body):
    """One place where rules are not as the variant says that is nearest to them."""

    path: list[str]
    """Where it stands in the ruleset's JSON."""
    key: str | None
    """The setting that asks for it; null where none does."""
    there: object
    """What the variant has."""
    here: object


class NearestVariant(_Body):
    """The variant from which rules differ least, and in what; in nothing if they are the same."""

    variant: str
    differences: list[Difference]


class Preview(_Body):
    """POST /api/rules/preview {rules, seats}: what a ruleset comes to, or all that is wrong."""

    sizes: list[int]
    notes: list[Clause]
    """What a player should know, such as a schedule that was shrunk to fit the pack."""
    problems: list[Clause]
    """Empty when a table can be opened with it."""
    clauses: list[Clause]
    """The rule card."""
    variant: str | None
    """The named variant that this is, if it is one."""
    no_trump: list[int]
    """The rounds, the first being 1, that are sure to have no trump."""
    code: str | None
    """These rules as a short text: GET /api/rules/{code}, and a page /rules/{code}."""
    nearest: NearestVariant | None
    minutes: int
    """Roughly how long a game takes, for people and bots alike; 0 if there can be none, or if it
    ends by its scores and nobody can tell."""


class SharedRules(_Body):
    """GET /api/rules/{code}: the rules that a code holds, and for how many they are shown.

    Without ?seats= it is a number of seats that can play by them.
    """

    code: str
    rules: dict[str, object]
    seats: int
    preview: Preview


class KeptRules(_Body):
    """GET /api/me/rules: rules that you keep under a name of your own, newest first."""

    name: str
    code: str


class KeepRules(_Body, forbid_unknown_fields=True):
    """PUT /api/me/rules -> all you keep: under a name that you use already, in its place."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    code: Annotated[str, msgspec.Meta(max_length=CODE_MAX)]


class PreviewRequest(_Body, forbid_unknown_fields=True):
    """See `Preview`."""

    rules: dict[str, object]
    seats: int


class Levels(_Body):
    """GET /api/levels: how strong bots may be, the weakest first, and the usual one."""

    levels: list[str]
    usual: str


class OpenTable(_Body, forbid_unknown_fields=True):
    """POST /api/tables -> TableCard. The opener sits at seat 0 and is host.

    `bots` fills every other seat; with `start` the game begins at once (Play now). Without a
    `level` bots are of the usual one. Without `suggestions` nobody is advised at this table; a
    `hidden` one is found by who is invited, or has its link. Clocks are in seconds; 0 is none, and
    a `startsAtMs` of 0 is when the host says so; a time may be up to a day ahead, and not with
    `start`. A `rated` game has no suggestions.
    """

    rules: dict[str, object]
    seats: int
    nonce: Annotated[str, msgspec.Meta(max_length=64)]
    open: bool = False
    bots: bool = False
    start: bool = False
    level: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    suggestions: bool = True
    hidden: bool = False
    watching: bool = True
    chat: TalkAtPlay = "phrases"
    bid_clock_s: ClockS = 0
    play_clock_s: ClockS = 0
    starts_at_ms: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0
    rated: bool = False


class PlayAgain(_Body, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rematch -> TableCard of the one table where the same people play again.

    You sit in your old seat; the others' seats are kept for them for a while. `nonce` as for `sit`.
    """

    nonce: Annotated[str, msgspec.Meta(max_length=64)]


class AdvisedAction(_Body):
    """Something that you may do now, and what it is good for."""

    t: Literal["bid", "play", "nameTrump", "look"]
    """The message that does it; one of the next three fills it."""
    tricks: int | None
    card: str | None
    trump: str | None
    """Of `nameTrump`; None is no trump."""
    made: float
    """The chance that you make your bid, 0 to 1."""
    points: float
    """The points of this round, on average."""
    cost: float
    """How many points it loses against the best."""
    reasons: list[Clause]
    """What tells it from the best, or the best from the next: counts that you can check."""


class Advice(_Body):
    """GET /api/tables/{id}/advice: what each of your actions is good for, while it is your turn."""

    number: int
    """The number of the entry that it follows."""
    situation: list[Clause]
    """Counts that bear on all actions alike."""
    actions: list[AdvisedAction]
    best: int
    """The index of the best of them."""
    matters: float
    """A cost above this is worth a word even to who did not ask."""


class SeatCard(_Body):
    """A seat in a listing."""

    name: str
    kind: str


class TableCard(_Body):
    """A table in a list: GET /api/tables (open ones), GET /api/me/tables (yours, newest first)."""

    id: str
    variant: str | None
    stage: str
    seats: list[SeatCard]
    round: int
    rounds: int | None
    """How many the game has; None where its end decides that."""
    your_turn: bool
    opened_at: float
    """Seconds since 1970."""
    friends: list[str] = []
    """Your friends who sit there, by their names at the table."""
    invited_by: str | None = None
    """Who asks you to come, if anybody does."""
    starts_at: float | None = None
    """When the game begins by itself, in seconds since 1970."""


class ProblemReport(_Body):
    """Any refused request: `code` names the reason in the catalogue, `text` says it in English."""

    code: str
    text: str
    problems: list[Clause] = []
    args: dict[str, str | int] = {}
    """What the sentence of the code has places for."""


class Frame(_Body):
    """One step of a replay: what happened, the table after it, and all hands by seat."""

    events: list[WireEvent]
    view: View
    hands: list[list[str]]


class Replay(_Body):
    """GET /api/tables/{id}/replay: a finished game, entry by entry, all cards open."""

    info: TableInfo
    frames: list[Frame]
