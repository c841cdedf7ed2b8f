"""Signing in by an account elsewhere: sent to a provider, and known when somebody comes back."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from time import time
from typing import Final, Literal

from litestar.datastructures import Cookie

from ohhell.server.house import House
from ohhell.server.logs import get_logger
from ohhell.server.oidc import Asker, Away, Client, Errand, NotProved
from ohhell.server.origins import is_own_origin
from ohhell.server.personal.belongings import belongings_of
from ohhell.server.providers import Provider
from ohhell.server.store import LinkKnown, Player, TooManyLinked, linked_id
from ohhell.server.web.problems import AnyRequest, Problem, trying
from ohhell.wire.providers import CameBack

COOKIE: Final = "ohhell-errand"
PATH: Final = "/api/account/providers"
"""Where the cookie is sent, and nowhere else."""
_AWAY: Final = "away:"
_LEAVE: Final = "leave:"
_log = get_logger()


@dataclass(frozen=True, slots=True)
class Met:
    """Whom an account at a provider has shown somebody to be."""

    outcome: Literal["made", "added", "known", "signed-in", "asks"]
    player: Player


class Embassy:
    """Sends people to providers, and knows them by what those say."""

    def __init__(self, house: House) -> None:
        limits, self._house = house.settings.limits, house
        self._asker = Asker(limits.provider_wait_s, limits.provider_bytes)
        self._clients = {
            one.id: Client(one, self._asker, limits.provider_kept_s) for one in house.settings.oidc
        }

    async def close(self) -> None:
        """Let go of all connections to providers."""
        await self._asker.close()

    async def send(self, request: AnyRequest, player: Player, id_: str) -> tuple[str, Cookie]:
        """Return where a browser is to go, and the cookie by which it is known when it is back."""
        client, errand = self._client(id_), Errand.new()
        with _told(client.provider):
            address = await client.address(errand, _home(self._house, request, id_))
        await self._keep(errand.state, player, _AWAY + id_)
        return address, self._cookie(errand)

    async def receive(self, request: AnyRequest, player: Player, id_: str, answer: CameBack) -> Met:
        """Return whom the answer of a provider shows `player` to be."""
        with trying(self._house.metrics.sign_ins, "provider"):
            return await self._receive(request, player, id_, answer)

    async def leave(self, request: AnyRequest, player: Player) -> Player:
        """Return whom `player`, a guest, was found to be before; that is good once."""
        errand = _errand(request)
        kept = errand and await self._take(errand.parting, player)
        if not kept or not kept.startswith(_LEAVE):
            raise _too_late()
        owner = await self._house.store.linked.owner(kept.removeprefix(_LEAVE))
        if owner is None:
            raise _too_late()
        return owner

    async def _receive(
        self, request: AnyRequest, player: Player, id_: str, answer: CameBack
    ) -> Met:
        client, errand = self._client(id_), _errand(request)
        if errand is None or not compare_digest(errand.state.encode(), answer.state.encode()):
            raise _too_late()
        if await self._take(errand.state, player) != _AWAY + id_:
            raise _too_late()
        home = _home(self._house, request, id_)
        with _told(client.provider):
            subject = await client.subject(errand, home, answer.code, answer.iss)
        return await self._met(player, client.provider, subject, errand)

    async def _met(self, player: Player, provider: Provider, subject: str, errand: Errand) -> Met:
        store, id_ = self._house.store, linked_id(provider.issuer, subject)
        has_account = await store.accounts.exists(player.id)
        owner = await store.linked.owner(id_)
        if owner is None:
            await self._link(player, provider, subject)
            return Met("added" if has_account else "made", player)
        if owner.id != player.id and has_account:
            raise _elsewhere(provider)
        await store.linked.used(id_)
        if owner.id == player.id:
            return Met("known", player)
        if await belongings_of(self._house, player):
            await self._keep(errand.parting, player, _LEAVE + id_)
            return Met("asks", player)
        return Met("signed-in", owner)

    async def _link(self, player: Player, provider: Provider, subject: str) -> None:
        most = self._house.settings.limits.linked_per_player
        try:
            await self._house.store.linked.add(player.id, provider.issuer, subject, most=most)
        except LinkKnown as error:
            raise _elsewhere(provider) from error
        except TooManyLinked as error:
            text = f"you have {most} accounts elsewhere already"
            raise Problem(429, "too-many-linked", text) from error

    async def _keep(self, what: str, player: Player, purpose: str) -> None:
        await self._house.store.accounts.challenge(_digest(what), player.id, purpose)

    async def _take(self, what: str, player: Player) -> str | None:
        since = time() - self._house.settings.limits.challenge_s
        accounts = self._house.store.accounts
        return await accounts.taken(_digest(what), player.id, not_before=since)

    def _client(self, id_: str) -> Client:
        if id_ not in self._clients:
            raise Problem(404, "no-such-provider", "there is no such provider here")
        return self._clients[id_]

    def _cookie(self, errand: Errand) -> Cookie:
        settings = self._house.settings
        return Cookie(
            key=COOKIE,
            value=errand.secret,
            path=PATH,
            max_age=round(settings.limits.challenge_s),
            httponly=True,
            samesite="lax",
            secure=settings.secure,
        )


@contextmanager
def _told(provider: Provider) -> Generator[None]:
    """Tell the person what went wrong at a provider, and the operator why."""
    try:
        yield
    except Away as error:
        _log.warning("a provider does not answer", provider=provider.id, reason=str(error))
        text, args = f"{provider.name} does not answer", _args(provider)
        raise Problem(503, "provider-away", text, args=args) from error
    except NotProved as error:
        _log.warning("a provider proves nothing", provider=provider.id, reason=str(error))
        text, args = f"{provider.name} has not shown who you are", _args(provider)
        raise Problem(403, "provider-unsure", text, args=args) from error


def _home(house: House, request: AnyRequest, id_: str) -> str:
    """Return the page of ours to which a browser comes back: where it asks now, and no other."""
    origin, host = request.headers.get("origin"), request.headers.get("host", "")
    if origin is None or not is_own_origin(origin, host, house.settings.origins):
        raise Problem(400, "bad-request", "this is asked by a page of this server")
    return f"{origin}/account/{id_}"


def _errand(request: AnyRequest) -> Errand | None:
    secret = request.cookies.get(COOKIE)
    return Errand(secret) if secret else None


def _digest(what: str) -> bytes:
    return sha256(what.encode()).digest()


def _args(provider: Provider) -> dict[str, str | int]:
    return {"name": provider.name}


def _too_late() -> Problem:
    return Problem(403, "provider-too-late", "this took too long, or was begun elsewhere")


def _elsewhere(provider: Provider) -> Problem:
    text = f"this account at {provider.name} signs somebody else in here"
    return Problem(409, "linked-elsewhere", text, args=_args(provider))
