"""One socket at one table: its messages read, its limits kept, its answers sent."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final, Protocol

from ohhell.club import NotAllowed
from ohhell.rules import IllegalAction
from ohhell.server.house import House, NoSuchTable, TooMany
from ohhell.server.limits import Bucket
from ohhell.server.logs import get_logger
from ohhell.server.people.browsers import Browser, seen_alike
from ohhell.server.sockets.decoding import BadMessage, decode, id_of
from ohhell.server.store import Gone, Player, StoreError
from ohhell.server.tables.guests import Job
from ohhell.server.tables.host import Host
from ohhell.server.tables.opening import is_table_id
from ohhell.server.tables.orders import Asker, Asking, digest_of, order_of
from ohhell.server.tables.telling import answered, bye, pong, refusal
from ohhell.table import Done, Order, Refused, State
from ohhell.wire.hosting import Offer
from ohhell.wire.messages import Ping, Sit
from ohhell.wire.talking import Say

TAKEN_OVER: Final = 4001
SIGNED_OUT: Final = 4003
NO_SUCH_TABLE: Final = 4004
FLOOD: Final = 1008
FAILED: Final = 1011
RESTART: Final = 1012
NO_PLACE: Final = 4005
SUSPENDED: Final = 4006
TRY_LATER: Final = 1013
_EARLY_MAX: Final = 16
"""Messages kept while a table wakes up."""

_log = get_logger()


class Line(Protocol):
    """How messages travel to one client."""

    def send(self, message: bytes) -> None:
        """Send a text message without waiting; a client that does not read is cut."""
        ...

    def close(self, code: int) -> None:
        """Say goodbye with a code, and hang up."""
        ...


class Visit:
    """A player (or a spectator) at a table by one socket."""

    def __init__(
        self, house: House, player: Player, table_id: str, browser: Browser | None = None
    ) -> None:
        limits = house.settings.limits
        self._house = house
        self._player = player
        self._browser = browser
        # What can be no id is nobody's table, and is told to no database.
        self._table_id = table_id if is_table_id(table_id) else ""
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_s, limits.messages_burst)
        self._refused_in_a_row = 0
        self._line: Line | None = None
        self._host: Host | None = None
        self._early: list[bytes] = []
        self._entering: asyncio.Task[None] | None = None

    @property
    def player_id(self) -> str:
        """Whose socket it is."""
        return self._player.id

    @property
    def name(self) -> str:
        """What they are called now."""
        return self._house.store.people.now(self._player).name

    @property
    def table_id(self) -> str:
        """The table that is visited, if there is one of this id; "" for what can be none."""
        return self._table_id

    # --- What the line reports --------------------------------------------------------------------

    def opened(self, line: Line) -> None:
        """Begin: the line is up."""
        self._line = line
        self._entering = asyncio.create_task(self._enter())

    def received(self, data: bytes | memoryview) -> None:
        """Take one text message."""
        if self._line is None or not self._has_leave(data):
            return
        if len(data) > self._limits.message_bytes:
            text = f"{len(data)} bytes: a message has at most {self._limits.message_bytes}"
            self._reject(Refused("too-long", text), id_of(data))
        elif self._host is None:
            self._keep(data)
        else:
            self._read(self._host, data)

    def received_binary(self) -> None:
        """Take a message that is no text."""
        if self._line is not None and self._has_leave(b""):
            self._reject(Refused("not-text", "messages are JSON in text frames"))

    def received_control(self) -> bool:
        """Take a ping, a pong or a piece: they count as messages do. Tell whether to heed it."""
        if self._line is None or self._bucket.take():
            return self._line is not None
        self._refused_in_a_row += 1
        if self._refused_in_a_row > self._limits.flood:
            self.end(FLOOD, "flood")
        return False

    def closed(self) -> None:
        """End: the line is down."""
        self._line = None
        if self._host is not None:
            self._host.part(self)

    # --- What the host asks -----------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send, without waiting."""
        if self._line is None:
            return
        try:
            self._line.send(message)
        except Exception as error:  # noqa: BLE001 - one broken line must not deafen the others
            _log.warning("line broke", table=self._table_id, failure=error)
            self._line = None

    def take_over(self) -> None:
        """Make room for a newer socket of the same player."""
        self.end(TAKEN_OVER, "taken-over")

    def let_go(self) -> None:
        """Hang up, so that the page comes back to where the table is now."""
        self.end(RESTART, "restart")

    def turn_away(self, reason: str) -> None:
        """Hang up, since there is nothing here for whoever has no seat."""
        self.end(NO_PLACE, reason)

    def end(self, code: int, reason: str) -> None:
        """Say why, and hang up."""
        self.send(bye(reason))
        if self._line is not None:
            line, self._line = self._line, None
            line.close(code)
        if self._host is not None:
            self._host.part(self)

    # --- Inside -----------------------------------------------------------------------------------

    async def _enter(self) -> None:
        try:
            await self._house.guardian.learn(self._player.id)
            if self._house.guardian.is_suspended(self._player.id):
                self.end(SUSPENDED, "suspended")
                return
            host = await self._house.host(self._table_id)
        except NoSuchTable:
            self.end(NO_SUCH_TABLE, "no-such-table")
        except TooMany as error:
            self.end(TRY_LATER, error.code)
        except StoreError as error:
            self._house.watch.failed(error, table=self._table_id)
            self.end(FAILED, "failed")
        except Exception as error:  # noqa: BLE001 - the client is told, and comes again
            _log.error("table does not wake", table=self._table_id, failure=error)
            self.end(FAILED, "failed")
        else:
            self._arrive(host)
        self._entering = None

    def _arrive(self, host: Host) -> None:
        if self._line is None:
            return
        self._host = host
        host.join(self)
        early, self._early = self._early, []
        for data in early:
            self._read(host, data)

    def _keep(self, data: bytes | memoryview) -> None:
        if len(self._early) >= _EARLY_MAX:
            self._reject(Refused("busy", "the table is not awake yet"))
        else:
            self._early.append(bytes(data))

    def _has_leave(self, data: bytes | memoryview) -> bool:
        """Tell whether another message is within the rate; answer, or end, if it is not."""
        if self._bucket.take():
            self._refused_in_a_row = 0
            return True
        self._refused_in_a_row += 1
        if self._refused_in_a_row > self._limits.flood:
            self.end(FLOOD, "flood")
        else:
            self._reject(Refused("too-fast", "too many messages: slow down"), id_of(data))
        return False

    def _read(self, host: Host, data: bytes | memoryview) -> None:
        try:
            message = decode(data)
        except BadMessage as bad:
            self._reject(bad.refused, bad.id)
            return
        if isinstance(message, Ping):
            self.send(pong(message.at))
        else:
            self._ask(host, message)

    def _ask(self, host: Host, message: Asking) -> None:
        player = self._house.store.people.now(self._player)
        manners = self._house.manners
        # Once for each message, however often it is judged.
        may_talk = cache(lambda: manners.take_turn(player.id))
        asker = Asker(player, self._table_id, self._house.bots.choice, manners, may_talk)

        self._house.friends.lookout.met(player.id)

        async def look() -> None:
            asker.alike.extend(await self._alike(host))

        def make(state: State) -> Order:
            self._require_leave(message, state)
            return order_of(message, asker, state)

        def answer(answer: Done | Refused) -> None:
            if isinstance(answer, Done):
                self.send(answered(message.id, answer))
            else:
                self._refuse(answer, message.id)

        before = look if isinstance(message, Sit) else None
        host.submit(Job(player.id, message.id, make, answer, digest_of(message), before))

    async def _alike(self, host: Host) -> tuple[str, ...]:
        """Return who else first came to the table in this browser."""
        sightings, options = self._house.store.safety.sightings, host.table.state.options
        return await seen_alike(sightings, self._browser, host.id, self._player.id, options)

    def _require_leave(self, message: Asking, state: State) -> None:
        """Raise `IllegalAction` if who asks may not now, whatever the table says."""
        guardian = self._house.guardian
        try:
            if isinstance(message, Sit):
                guardian.require_may_play(self._player.id, state.options)
                self._house.friends.require_welcome(self._player.id, state)
            elif isinstance(message, Say):
                guardian.require_voice(self._player.id)
            elif isinstance(message, Offer) and message.to is not None:
                self._require_askable(message.to)
        except NotAllowed as error:
            raise IllegalAction(error.code, str(error), **error.args_by_name) from error
        except Gone as error:
            raise IllegalAction("not-known", "all that you were here was deleted") from error

    def _require_askable(self, player_id: str) -> None:
        """Refuse to offer a seat to nobody, or to who wants, or may have, nothing to do with us."""
        is_here = self._host is not None and self._host.may_be_here(player_id)
        friends, guardian = self._house.friends, self._house.guardian
        asked = friends.may_ask(self._player.id, player_id, is_here=is_here)
        if not asked or guardian.is_suspended(player_id):
            # The same for all: whoever is blocked is not to know it.
            raise NotAllowed("nobody-here", "they are not at this table, nor a friend of yours")

    def _reject(self, refused: Refused, message_id: str | None = None) -> None:
        """Refuse what does not come to the table."""
        self._house.metrics.messages_refused.labels(refused.code).inc()
        self._refuse(refused, message_id)

    def _refuse(self, refused: Refused, message_id: str | None = None) -> None:
        view = None if self._host is None else self._host.view_for(self._player.id)
        self.send(refusal(message_id, refused, view))
