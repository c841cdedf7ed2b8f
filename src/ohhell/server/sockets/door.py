"""Who may open a socket: pages of ours, people we know, at a measure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ohhell.server.house import House
from ohhell.server.limits import Buckets, Counts
from ohhell.server.origins import cookie, is_own_origin
from ohhell.server.people.browsers import BROWSER_COOKIE, browser_of
from ohhell.server.sockets.visit import RESTART, SIGNED_OUT, SUSPENDED, Line, Visit
from ohhell.server.store import StoreError, digest_of

PATH: Final = "/ws/"
SESSION_COOKIE: Final = "ohhell"


@dataclass(frozen=True, slots=True)
class Knock:
    """A request to open a socket."""

    path: str
    origin: str | None
    host: str | None
    cookies: str | None
    address: str


@dataclass(frozen=True, slots=True)
class Denied:
    """It stays closed, with an HTTP status and the reason in English."""

    status: int
    text: str


class Door:
    """Lets visits in, and knows all that are inside."""

    def __init__(self, house: House) -> None:
        limits = house.settings.limits
        self._house = house
        self._by_player = Counts(limits.sockets_per_player)
        self._by_address = Counts(limits.sockets_per_address)
        self._rate = Buckets(limits.requests_per_s, limits.requests_burst)
        self._inside: set[Admitted] = set()
        self._closing = False
        self.is_leaving = False
        """Whether this server is about to stop, and those inside may stay for a moment."""
        house.store.people.listen(self._look_again)

    def admit(self, knock: Knock) -> Admitted | Denied:
        """Let a visit in, or say why not."""
        answer = self._judged(knock)
        if isinstance(answer, Denied):
            self._house.metrics.denied.labels(answer.status).inc()
        return answer

    def _judged(self, knock: Knock) -> Admitted | Denied:
        if self._closing:
            return Denied(503, "the server is stopping")
        if not knock.path.startswith(PATH):
            return Denied(404, "there is no socket here")
        own = self._house.settings.origins
        if not knock.origin or not is_own_origin(knock.origin, knock.host or "", own):
            return Denied(403, "sockets are for pages of this server")
        token = cookie(knock.cookies, SESSION_COOKIE)
        try:
            player = self._house.store.people.find(token)
        except StoreError:
            return Denied(503, "the store does not answer: come back in a moment")
        if player is None or not token:
            return Denied(401, "who are you? GET /api/me first")
        if not self._by_player.has_room(player.id):
            return Denied(429, "you have too many sockets open")
        if not self._by_address.has_room(knock.address):
            return Denied(429, "there are too many sockets from your address")
        if not self._rate.take(knock.address):
            return Denied(429, "too many sockets are opened from your address: slow down")
        table_id = knock.path.removeprefix(PATH)
        browser = browser_of(cookie(knock.cookies, BROWSER_COOKIE))
        visit = Visit(self._house, player, table_id, browser)
        return Admitted(self, visit, player.id, knock.address, digest_of(token))

    def enter(self, admitted: Admitted) -> None:
        """Note that a visit's line is up."""
        self._inside.add(admitted)
        self._by_player.enter(admitted.player_id)
        self._by_address.enter(admitted.address)
        self._house.friends.lookout.entered(admitted.player_id, admitted.visit.table_id)
        self._house.metrics.sockets.inc()

    def leave(self, admitted: Admitted) -> None:
        """Note that a visit's line is down."""
        if admitted in self._inside:
            self._inside.discard(admitted)
            self._by_player.leave(admitted.player_id)
            self._by_address.leave(admitted.address)
            self._house.friends.lookout.left(admitted.player_id, admitted.visit.table_id)
            self._house.metrics.sockets.dec()

    def _look_again(self, player_id: str) -> None:
        """Send away who came by a session that has ended."""
        for admitted in tuple(self._inside):
            if admitted.player_id == player_id:
                self._recognise(admitted)

    def _recognise(self, admitted: Admitted) -> None:
        try:
            if self._house.store.people.of_session(admitted.session) is None:
                admitted.visit.end(SIGNED_OUT, "signed-out")
            elif self._house.guardian.is_suspended(admitted.player_id):
                admitted.visit.end(SUSPENDED, "suspended")
        except StoreError:
            # It cannot be known now: whoever comes back is asked again at the door.
            admitted.visit.let_go()

    def close(self) -> None:
        """Tell everybody that the server restarts, and let nobody in."""
        self._closing = True
        for admitted in tuple(self._inside):
            admitted.visit.end(RESTART, "restart")

    def cut(self) -> None:
        """Count a client that was cut because it did not read."""
        self._house.metrics.cut.inc()


@dataclass(eq=False, slots=True)
class Admitted:
    """A visit that was let in."""

    door: Door
    visit: Visit
    player_id: str
    address: str
    session: bytes
    """The digest of the token by which the visit was let in."""

    def opened(self, line: Line) -> None:
        """The line is up."""
        self.door.enter(self)
        self.visit.opened(line)

    def closed(self) -> None:
        """The line is down."""
        self.door.leave(self)
        self.visit.closed()
