"""Everybody arrives: guests by HTTP, tables opened, seats taken, games begun."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

import msgspec

from benchmarks.loading.crowd import SEATS, Pace, Person, Table
from benchmarks.loading.figures import Figures
from benchmarks.loading.pages import Pages
from benchmarks.loading.served import Served

RULES: Final = {"schedule": {"pattern": "downup", "largest": 10, "whole_pack": False}}
_NONCE: Final = "00" * 16
_AT_ONCE: Final = 8
"""Tables that are filled at the same time: 32 had SQLite's house refuse guests, as locked."""


class _Opened(msgspec.Struct):
    id: str


@dataclass
class Evening:
    """The tables of one test, and who plays there."""

    figures: Figures
    pace: Pace
    tables: list[list[Person]] = field(default_factory=list[list[Person]])

    @property
    def people(self) -> Iterable[Person]:
        """Everybody."""
        return chain.from_iterable(self.tables)

    async def fill(self, served: Served, count: int) -> None:
        """Have `count` more tables opened, and four people sit down at each."""
        left = iter(range(count))

        async def host() -> None:
            async with _pages(served) as pages:
                for _ in left:
                    self.tables.append(await self._fill(pages, served))

        async with asyncio.TaskGroup() as group:
            for _ in range(min(_AT_ONCE, count)):
                group.create_task(host())

    async def begin(self) -> None:
        """Have all games begin, one after the other."""
        for people in self.tables:
            people[0].table.playing = True
            await people[0].ask("start", t="start")

    def go(self) -> None:
        """Have everybody leave."""
        for person in self.people:
            person.lost = lambda _person, _restarted: None
            person.leave()

    async def _fill(self, pages: Pages, served: Served) -> list[Person]:
        table, people = Table(self.figures, self.pace), list[Person]()
        url = ""
        for seat in range(SEATS):
            cookies = (await pages.ask("GET", "/api/me")).cookies
            known = "; ".join(f"{name}={value}" for name, value in cookies.items())
            if not seat:
                url = await _open_table(pages, served, known, cookies["csrftoken"])
            headers = {"origin": served.origin, "cookie": known}
            person = Person(table, seat, url, headers)
            people.append(person)
            await person.come()
            if seat:
                await person.ask("sit", t="sit", seat=seat, nonce=_NONCE)
        return people


async def _open_table(pages: Pages, served: Served, cookies: str, token: str) -> str:
    """Have a table opened; return the address of its sockets."""
    body = {"rules": RULES, "seats": SEATS, "nonce": _NONCE}
    said = {"cookie": cookies, "x_csrftoken": token, "origin": served.origin}
    answer = await pages.ask("POST", "/api/tables", body, **said)
    table_id = msgspec.json.decode(answer.body, type=_Opened).id
    return f"ws://{served.host}:{served.port}/ws/{table_id}"


@asynccontextmanager
async def _pages(served: Served) -> AsyncIterator[Pages]:
    pages = await Pages.open(served.host, served.port)
    try:
        yield pages
    finally:
        pages.close()
