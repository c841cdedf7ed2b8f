"""Who asks: a guest from the first call on, known again by a cookie that no script can read."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Final

from litestar.datastructures import Cookie

from ohhell.server import names
from ohhell.server.house import House
from ohhell.server.limits import Buckets
from ohhell.server.origins import address_of
from ohhell.server.sockets.door import SESSION_COOKIE
from ohhell.server.store import Player
from ohhell.server.web import language
from ohhell.server.web.problems import AnyRequest, Problem

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

    def known(self, request: AnyRequest) -> Player | None:
        """Return who asks, if that is known."""
        return self._house.store.people.find(request.cookies.get(SESSION_COOKIE))

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
        player, token = await self._house.store.people.admit(name)
        return Known(player, [self._cookie(token)])

    def may_ask_advice(self, player: Player) -> bool:
        """Count one more question of `player`; tell whether it is within the rate."""
        return self._advice.take(player.id)

    async def renamed(self, player: Player, name: str) -> Player:
        """Give `player` the name wished for, or refuse in words."""
        length = self._house.settings.limits.name_length
        clean = names.clean_name(name, length_max=length)
        if clean is None:
            raise Problem(400, "bad-name", f"a name has 1 to {length} visible characters")
        return await self._house.store.people.rename(player, clean)

    def address(self, request: AnyRequest) -> str:
        """Return the address that a request comes from."""
        peer = request.client.host if request.client else ""
        forwarded = request.headers.get("x-forwarded-for")
        return address_of(peer, forwarded, self._house.settings.proxies)

    def _cookie(self, token: str) -> Cookie:
        return Cookie(
            key=SESSION_COOKIE,
            value=token,
            max_age=_YEAR_S,
            httponly=True,
            samesite="lax",
            secure=self._house.settings.secure,
        )
