"""The real server on a real port with a real database file, in the event loop of the test."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import structlog

from ohhell import rules
from ohhell.rules import Pattern, RuleSet, Schedule
from ohhell.server import House, Limits, Settings, bind, running
from ohhell.server.providers import read_providers
from ohhell.table import Entry
from tests.provider import Provider
from tests.server.client import PATIENCE_S, Json, Person, Tab, nonce
from tests.server.fresh import furnish
from tests.server.keeping import keeping, mortal, postmaster  # noqa: F401 - fixtures
from tests.server.players import BEGUN, GATE

# No rate may slow a test down that is not about rates.
AMPLE = Limits(
    messages_per_s=1e6,
    messages_burst=10**6,
    requests_per_s=1e6,
    requests_burst=10**6,
    heavy_per_s=1e6,
    heavy_burst=10**6,
    guests_per_minute=1e6,
    sign_ins_per_minute=1e6,
    talk_per_s=1e6,
    talk_burst=10**6,
    tables_per_player=10**6,
    sockets_per_player=10**6,
)
SOCKETS = ("picows", "asgi")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run the tests of this folder on asyncio."""
    return "asyncio"


@pytest.fixture(autouse=True)
def _quiet() -> None:
    """Say only what went wrong, whatever the test before arranged."""
    structlog.reset_defaults()
    quiet = structlog.make_filtering_bound_logger(logging.ERROR)
    structlog.configure(wrapper_class=quiet, cache_logger_on_first_use=False)


@dataclass
class Place:
    """A server that runs, and people to come to it."""

    address: str
    house: House
    data: Path
    stack: AsyncExitStack

    async def person(self) -> Person:
        """Return somebody new with a browser."""
        return await self.stack.enter_async_context(Person(self.address))

    async def people(self, count: int) -> list[Person]:
        """Return several of them."""
        return [await self.person() for _ in range(count)]


@asynccontextmanager
async def serving(data: Path, **settings: Any) -> AsyncGenerator[Place]:  # noqa: ANN401
    """Serve the house in `data` on a free port."""
    brisk: dict[str, Any] = {"bot_pace_s": (0.0, 0.0), "bot_workers": 0, "limits": AMPLE}
    chosen = Settings(data=data, **brisk | settings)
    if not chosen.database:
        furnish(data)
    bound = bind(chosen.host, 0)
    address = f"http://127.0.0.1:{bound.getsockname()[1]}"
    async with running(chosen, bound) as house, AsyncExitStack() as stack:
        yield Place(address, house, data, stack)


@pytest.fixture(scope="session")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Place]:
    """Return a server for all tests that only look at their own tables."""
    async with serving(tmp_path_factory.mktemp("shared")) as found:
        yield found


@pytest.fixture(scope="session")
async def shared_asgi(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Place]:
    """Return the same with the plain way to speak WebSocket."""
    async with serving(tmp_path_factory.mktemp("shared"), socket="asgi") as found:
        yield found


@pytest.fixture
async def place(shared: Place) -> AsyncGenerator[Place]:
    """Return a server, and people who leave it when the test ends."""
    async with AsyncExitStack() as stack:
        yield replace(shared, stack=stack)


@pytest.fixture(params=SOCKETS)
async def either(
    request: pytest.FixtureRequest, shared: Place, shared_asgi: Place
) -> AsyncGenerator[Place]:
    """Return the same, once for each way to speak WebSocket."""
    server = shared if request.param == "picows" else shared_asgi
    async with AsyncExitStack() as stack:
        yield replace(server, stack=stack)


@pytest.fixture(scope="session")
async def shared_allied(
    tmp_path_factory: pytest.TempPathFactory, provider: Provider
) -> AsyncGenerator[Place]:
    """Return a server that knows the provider, for all tests that change only who is there."""
    own = {"oidc": read_providers(provider.settings())}
    async with serving(tmp_path_factory.mktemp("allied"), **own) as found:
        yield found


@pytest.fixture
async def allied(shared_allied: Place, club: Provider) -> AsyncGenerator[Place]:  # noqa: ARG001
    """Return the same, and people who leave it when the test ends."""
    async with AsyncExitStack() as stack:
        yield replace(shared_allied, stack=stack)


@pytest.fixture
async def ally(tmp_path: Path, club: Provider) -> AsyncGenerator[Place]:
    """Return a server that has never asked the provider anything."""
    async with serving(tmp_path, oidc=read_providers(club.settings())) as place:
        yield place


def plain_rules(largest: int, **changes: object) -> Json:
    """Return the rules of a short game as JSON: `largest` cards, then fewer every round."""
    short = RuleSet(schedule=Schedule(Pattern.DOWN, largest=largest))
    return dict(rules.to_plain(replace(short, **changes)))  # type: ignore[arg-type]


@dataclass
class Game:
    """A game of people alone: their tabs by seat."""

    table_id: str
    people: list[Person]
    tabs: list[Tab]

    @property
    def acting(self) -> Tab:
        """The tab of the first seat that is to act, by what seat 0 sees."""
        seat: int = self.tabs[0].view["round"]["toAct"][0]
        return self.tabs[seat]

    async def level(self) -> None:
        """Wait until all tabs show the same entry."""
        newest = max(tab.view["number"] for tab in self.tabs)
        for tab in self.tabs:
            await tab.until(lambda tab=tab: tab.view["number"] >= newest)  # type: ignore[misc]

    async def play_on(self, until: Callable[[], bool]) -> None:
        """Have everybody act in turn until it is so."""
        while not until():
            await self.level()
            if self.tabs[0].view["stage"] == "scored":
                for tab in self.tabs:
                    await tab.ask("ready", after=tab.view["number"])
            else:
                await self.acting.act()


async def game_of(place: Place, count: int, rules_: Json, **more: object) -> Game:
    """Return a game that `count` people have just begun."""
    return await game_with(await place.people(count), rules_, **more)


async def game_with(people: list[Person], rules_: Json, **more: object) -> Game:
    """Return a game that these people have just begun."""
    table_id = await people[0].open(rules_, len(people), **more)
    tabs = [await person.tab(table_id) for person in people]
    for seat, tab in enumerate(tabs[1:], 1):
        assert (await tab.ask("sit", seat=seat, nonce=nonce()))["t"] == "done"
    assert (await tabs[0].ask("start"))["t"] == "done"
    game = Game(table_id, people, tabs)
    await game.level()
    return game


async def entries_of(place: Place, table_id: str) -> list[Entry]:
    """Return the log of a table."""
    return await place.house.store.log.read(table_id)


# --- Bots that wait -------------------------------------------------------------------------------


@dataclass
class Gate:
    """Bots that wait: who they are, and the way to let them go on."""

    begun: asyncio.StreamReader
    gate: int

    async def someone(self) -> int:
        """Return the process in which the next bot thinks, once it does."""
        async with asyncio.timeout(PATIENCE_S):
            return int(await self.begun.readline())

    def open(self) -> None:
        """Let one that waits go on."""
        os.write(self.gate, b"!")


@pytest.fixture
async def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Gate]:
    """Return the gate at which gated and endless bots wait."""
    ends: list[int] = []
    for name in (BEGUN, GATE):
        os.mkfifo(tmp_path / name)
        monkeypatch.setenv(name, str(tmp_path / name))
        # Open at both ends: nobody waits for the other, and it is never at its end.
        ends.append(os.open(tmp_path / name, os.O_RDWR | os.O_NONBLOCK))
    reader, loop = asyncio.StreamReader(), asyncio.get_running_loop()
    begun = os.fdopen(ends[0], "rb", buffering=0)
    protocol = asyncio.StreamReaderProtocol(reader)
    transport, _ = await loop.connect_read_pipe(lambda: protocol, begun)
    yield Gate(reader, ends[1])
    transport.close()
    os.close(ends[1])
