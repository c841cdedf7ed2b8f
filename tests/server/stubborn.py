"""Players who send what was not answered again, wherever a server listens; and who judges it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic

import websockets

from ohhell.rules import Pattern, Schedule
from ohhell.table import Entry, Table
from tests.server.client import Json, Person, Tab, first_choice, nonce
from tests.server.conftest import plain_rules
from tests.server.keeping import Keeping

RULES = plain_rules(10, schedule=Schedule(Pattern.DOWN_UP, largest=10))
SHORT_RULES = plain_rules(2)
"""For chips: so that some games are paid out while there is trouble."""
LOST = (OSError, websockets.WebSocketException)
AGAIN_S = 0.02
"""How soon they come back; a page waits longer, and at random."""


@dataclass
class Town(ABC):
    """Where servers come and go, and what they acknowledged."""

    dice: Random
    people: AsyncExitStack
    acknowledged: list[tuple[str, str, int]] = field(default_factory=list[tuple[str, str, int]])
    """Table, id of the command, number of the entry."""
    pauses_s: list[float] = field(default_factory=list[float])
    """For how long those were away from their table whose server ended."""
    waits_s: list[float] = field(default_factory=list[float])
    """How long each command took to be acknowledged, with all that was sent again."""
    resent: int = 0
    over: bool = False
    playing: dict[str, list[Stubborn]] = field(default_factory=dict[str, "list[Stubborn]"])
    """The tables where a game goes on, and who plays there."""
    stood_s: list[float] = field(default_factory=list[float])
    """How long after a server was killed each table that had somebody there has gone on."""
    _halted: dict[str, float] = field(default_factory=dict[str, float])

    def halt(self, address: str) -> None:
        """Note that the server at an address is killed now."""
        now_s = monotonic()
        for table_id, players in self.playing.items():
            if any(player.person.address == address for player in players):
                self._halted.setdefault(table_id, now_s)

    def went_on(self, table_id: str) -> None:
        """Note that a command was acknowledged at a table."""
        halted_s = self._halted.pop(table_id, None)
        if halted_s is not None:
            self.stood_s.append(monotonic() - halted_s)

    @abstractmethod
    async def address(self) -> str:
        """Return where a server listens, as soon as one does."""


@dataclass
class Stubborn:
    """A player who sends a command, under one id, until it is answered."""

    town: Town
    person: Person
    table_id: str = ""
    tab: Tab | None = None

    async def reach(self) -> Tab:
        """Return a tab that is connected."""
        lost_s = None if self.tab is None or not self.tab.is_closed else monotonic()
        while self.tab is None or self.tab.is_closed or not self.tab.view:
            self.person.move(await self.town.address())
            try:
                self.tab = await self.person.tab(self.table_id)
            except LOST:
                await asyncio.sleep(AGAIN_S)
        if lost_s is not None:
            self.town.pauses_s.append(monotonic() - lost_s)
        return self.tab

    async def ask(self, **message: object) -> Json:
        """Send a command until there is an answer that will not pass."""
        message["id"] = nonce()
        asked_s = monotonic()
        while True:
            tab = await self.reach()
            try:
                answer = await tab.ask(**message)  # type: ignore[arg-type]
            except LOST:
                self.town.resent += 1
                # Who writes on a closed line is told at once, before its end could be read.
                await asyncio.sleep(AGAIN_S)
                continue
            if answer.get("code") in ("store-gone", "store-full", "busy"):
                await asyncio.sleep(AGAIN_S)
                continue
            if answer["t"] == "done":
                self.town.waits_s.append(monotonic() - asked_s)
                self.town.went_on(self.table_id)
                number = answer["number"]
                self.town.acknowledged.append((self.table_id, str(message["id"]), number))
            return answer

    async def play(self) -> None:
        """Play to the end of the game, or of the town."""
        while not self.town.over:
            tab = await self.reach()
            tab.forget()  # a town is told more than there is room for
            if tab.is_over or self.town.over:
                return
            if tab.is_my_turn:
                await self.ask(**first_choice(tab.view), after=tab.view["number"])
            else:
                with suppress(TimeoutError):  # a database may be away for as long
                    await tab.until(lambda tab=tab: self._goes_on(tab))  # type: ignore[misc]

    def _goes_on(self, tab: Tab) -> bool:
        return tab.is_closed or tab.is_my_turn or tab.is_over or self.town.over


async def games(town: Town, *, for_chips: bool = False) -> None:
    """Play one game after another at one table of two people, and a bot if not for chips."""
    while not town.over:
        players = await _seated(town, for_chips=for_chips)
        if players is not None:
            table_id = players[0].table_id
            town.playing[table_id] = players
            await asyncio.gather(*(player.play() for player in players))
            del town.playing[table_id]


async def _seated(town: Town, *, for_chips: bool) -> list[Stubborn] | None:
    """Return the two of a new game; None if there is none."""
    people: list[Stubborn] = []
    try:
        for _ in range(2):
            # Closed in the end also if it is never let in.
            person = town.people.push_async_exit(Person(await town.address()))
            await person.__aenter__()
            people.append(Stubborn(town, person))
        host = people[0].person
        table_id = await (_open_for_chips(host) if for_chips else host.open(RULES, 3))
    except Exception:  # noqa: BLE001 - killed before the table was open: open another
        await asyncio.sleep(AGAIN_S)
        return None
    for player in people:
        player.table_id = table_id
    await people[1].ask(t="sit", seat=1, nonce=nonce())
    started = await people[0].ask(t="start")
    # For chips there may be no game: while the database was away, nobody could put any down.
    return people if started["t"] == "done" else None


async def _open_for_chips(host: Person) -> str:
    body = {"rules": SHORT_RULES, "seats": 2, "nonce": nonce(), "buyIn": 110}
    answer = await host.request("POST", "/api/compete", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@dataclass(frozen=True)
class Verdict:
    """What the log says of what was acknowledged; all should be 0."""

    lost: int
    doubled: int
    gaps: int
    unreadable: int

    @property
    def is_clean(self) -> bool:
        """Whether the promise was kept."""
        return self == Verdict(0, 0, 0, 0)


async def judged(keeping: Keeping, town: Town) -> Verdict:
    """Return what became of everything that was acknowledged."""
    async with keeping.open_log() as log:
        _, heads = await log.heads(0)
        found = {table_id: await log.read(table_id) for table_id in heads}
    ids = Counter((t, entry.id) for t, entries in found.items() for entry in entries if entry.id)
    stands = {(t, e.id, e.number) for t, entries in found.items() for e in entries}
    return Verdict(
        lost=sum(told not in stands for told in town.acknowledged),
        doubled=sum(count > 1 for count in ids.values()),
        gaps=sum(heads[table_id] != len(entries) for table_id, entries in found.items()),
        unreadable=sum(not _loads(entries) for entries in found.values()),
    )


def _loads(entries: list[Entry]) -> bool:
    return Table.load(entries).number == len(entries)
