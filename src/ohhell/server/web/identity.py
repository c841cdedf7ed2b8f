"""Who asks: a guest from the first call on, known again by a cookie that no script can read."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Final, Literal

from litestar.datastructures import Cookie

from ohhell.server import names
from ohhell.server.house import House
from ohhell.server.limits import Buckets
from ohhell.server.origins import address_of
from ohhell.server.people.browsers import BROWSER_COOKIE, Browser, browser_of, new_mark
from ohhell.server.people.devices import device_of
from ohhell.server.sockets.door import SESSION_COOKIE
from ohhell.server.store import Device, Player
from ohhell.server.web import language
from ohhell.server.web.problems import AnyRequest, Problem
from ohhell.wire.http import Me

_YEAR_S: Final = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Known:
    """Who asks, and the cookie to give to somebody new."""

    player: Player
    cookies: list[Cookie] = field(default_factory=list[Cookie])


class Reception:
    """Knows who asks, and admits who is new."""

    def __init__(self, house: House) -> None:
        self._house = house
        per_minute = house.settings.limits.guests_per_minute
        self._admissions = Buckets(per_minute / 60, per_minute)
        limits = house.settings.limits
        self._advice = Buckets(limits.advice_per_s, limits.advice_burst)
        per_minute = limits.acquaintance_per_minute
        self._acquaintance = Buckets(per_minute / 60, limits.acquaintance_burst)

    def known(self, request: AnyRequest) -> Player | None:
        """Return who asks, if that is known."""
        player = self._house.store.people.find(request.cookies.get(SESSION_COOKIE))
        if player is not None:
            self._house.friends.lookout.met(player.id)
        return player

    async def met(self, request: AnyRequest) -> Known:
        """Return who asks, a new guest if need be."""
        player = self.known(request)
        if player is not None:
            return Known(player)
        if not self._admissions.take(self.address(request)):
            raise Problem(429, "too-many-guests", "too many new guests from your address")
        headers = request.headers
        spoken = language.chosen(headers.get("cookie"), headers.get("accept-language", ""))
        wording = language.one_line(spoken, "guest-name")
        name = names.guest_name(secrets.randbelow(9000), wording)
        player, token = await self._house.store.people.admit(name, self.device(request))
        self._house.metrics.guests.inc()
        return Known(player, [self.cookie(token)])

    def owner(self, request: AnyRequest) -> tuple[Player, str]:
        """Return who asks, and by which token; refuse who is not known."""
        player, token = self.known(request), request.cookies.get(SESSION_COOKIE)
        if player is None or not token:
            raise Problem(401, "not-known", "who are you? GET /api/me first")
        return player, token

    async def let_in(self, request: AnyRequest, player: Player) -> list[Cookie]:
        """Have this browser be `player` from now on, and no more whoever it was."""
        store, before = self._house.store, self.known(request)
        most = self._house.settings.limits.sessions_per_player
        token = await store.sessions.begin(player, self.device(request), most=most)
        if before is not None:
            await store.sessions.end_of(request.cookies[SESSION_COOKIE], before.id)
        return [self.cookie(token)]

    async def described(self, player: Player) -> Me:
        """Return what a player is told of who they are."""
        has_account = await self._house.store.accounts.exists(player.id)
        return Me(
            name=player.name,
            id=player.id,
            tag=player.tag_text,
            account=has_account,
            moderates=self._house.guardian.moderates(player.id),
        )

    def device(self, request: AnyRequest) -> Device:
        """Return what a request comes from."""
        return device_of(request.headers.get("user-agent", ""))

    def browser(self, request: AnyRequest) -> Browser | None:
        """Return the browser that a request comes from, if it has been given a mark."""
        return browser_of(request.cookies.get(BROWSER_COOKIE))

    def marks(self, request: AnyRequest) -> list[Cookie]:
        """Return the mark to give to a browser that has none."""
        if self.browser(request) is not None:
            return []
        return [self._cookie(BROWSER_COOKIE, new_mark(), "strict")]

    def may_ask_advice(self, player: Player) -> bool:
        """Count one more question of `player`; tell whether it is within the rate."""
        return self._advice.take(player.id)

    def may_make_acquaintance(self, player: Player) -> bool:
        """Count one more search or request of `player`; tell whether it is within the rate."""
        return self._acquaintance.take(player.id)

    async def renamed(self, player: Player, name: str) -> Player:
        """Give `player` the name wished for, or refuse in words."""
        self._house.guardian.require_voice(player.id)
        return await self._house.store.people.rename(player, self._house.manners.name(name))

    def address(self, request: AnyRequest) -> str:
        """Return the address that a request comes from."""
        peer = request.client.host if request.client else ""
        forwarded = request.headers.get("x-forwarded-for")
        return address_of(peer, forwarded, self._house.settings.proxies)

    def cookie(self, token: str) -> Cookie:
        """Return what lets a browser be known by a token."""
        return self._cookie(SESSION_COOKIE, token, "lax")

    def _cookie(self, key: str, value: str, samesite: Literal["lax", "strict"]) -> Cookie:
        return Cookie(
            key=key,
            value=value,
            max_age=_YEAR_S,
            httponly=True,
            samesite=samesite,
            secure=self._house.settings.secure,
        )
