"""Signing in by an account elsewhere: there only where the operator has named a provider."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ohhell.server.house import House
from ohhell.server.web.account import TheRegistrar, told
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.embassy import COOKIE, PATH, Embassy
from ohhell.server.web.problems import AnyRequest, strictly
from ohhell.wire.accounts import Account
from ohhell.wire.http import Me
from ohhell.wire.providers import CameBack, Continued, SentAway

TheEmbassy = NamedDependency[Embassy]
_FRESH: Final = {"cache-control": "no-store"}


@post("/api/account/providers/{provider_id:str}/begin", status_code=200)
async def begin_at_provider(
    request: AnyRequest,
    reception: TheReception,
    registrar: TheRegistrar,
    embassy: TheEmbassy,
    provider_id: FromPath[str],
) -> Response[SentAway]:
    """Where to go to be known by an account elsewhere."""
    player, _ = reception.owner(request)
    registrar.require_patience(reception.address(request))
    address, cookie = await embassy.send(request, player, provider_id)
    return Response(SentAway(address=address), cookies=[cookie], headers=_FRESH)


@post("/api/account/providers/{provider_id:str}/end", status_code=200)
async def end_at_provider(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    embassy: TheEmbassy,
    provider_id: FromPath[str],
    data: JSONBody[CameBack],
) -> Response[Continued]:
    """Sign in by an account elsewhere, from now on or as who has it already."""
    asked = await strictly(request, type(data))
    player, _ = reception.owner(request)
    met = await embassy.receive(request, player, provider_id, asked)
    signed_in = met.outcome == "signed-in"
    cookies = await reception.let_in(request, met.player) if signed_in else []
    name = _names(house)[provider_id]
    done = Continued(outcome=met.outcome, provider=name)
    answer = Response(done, cookies=cookies, headers=_FRESH)
    if met.outcome != "asks":
        answer.delete_cookie(COOKIE, path=PATH)
    return answer


@post("/api/account/providers/{provider_id:str}/leave", status_code=200)
async def leave_for_provider(
    request: AnyRequest,
    reception: TheReception,
    embassy: TheEmbassy,
    provider_id: FromPath[str],  # noqa: ARG001 - the cookie says it
) -> Response[Me]:
    """Leave the guest that you are for who has the account with which you came back."""
    player, _ = reception.owner(request)
    owner = await embassy.leave(request, player)
    cookies = await reception.let_in(request, owner)
    answer = Response(await reception.described(owner), cookies=cookies)
    answer.delete_cookie(COOKIE, path=PATH)
    return answer


@delete("/api/account/linked/{linked_id:str}", status_code=200)
async def remove_linked(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    linked_id: FromPath[str],
) -> Account:
    """Sign in by an account elsewhere no more; the last way to sign in stays."""
    player, token = reception.owner(request)
    await house.store.linked.remove(player.id, linked_id)
    return await told(house, player, token)


def _names(house: House) -> dict[str, str]:
    return {provider.id: provider.name for provider in house.settings.oidc}


HANDLERS = (begin_at_provider, end_at_provider, leave_for_provider, remove_linked)
