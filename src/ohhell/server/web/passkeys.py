"""Signing in without a password: passkeys of an account, made, used and removed."""

from __future__ import annotations

from contextlib import suppress

from litestar import Response, delete, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ohhell.server.web.account import TheRegistrar, told
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.keysmith import Keysmith
from ohhell.server.web.problems import AnyRequest, strictly
from ohhell.wire.accounts import Account, PasskeyAnswer, PasskeyOptions
from ohhell.wire.http import Me

TheKeysmith = NamedDependency[Keysmith]


@post("/api/account/passkeys/options", status_code=200)
async def offer_passkey(
    request: AnyRequest, reception: TheReception, registrar: TheRegistrar, keysmith: TheKeysmith
) -> PasskeyOptions:
    """By what your browser makes a passkey."""
    player, _ = reception.owner(request)
    registrar.require_patience(reception.address(request))
    return PasskeyOptions(public_key=await keysmith.offer(request, player))


@post("/api/account/passkeys", status_code=200)
async def add_passkey(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    keysmith: TheKeysmith,
    data: JSONBody[PasskeyAnswer],
) -> Account:
    """Sign in by this passkey too; a guest has an account then."""
    asked = await strictly(request, type(data))
    player, token = reception.owner(request)
    await keysmith.add(request, player, asked.credential, reception.device(request))
    return await told(house, player, token)


@delete("/api/account/passkeys/{passkey_id:str}", status_code=200)
async def remove_passkey(
    request: AnyRequest, house: TheHouse, reception: TheReception, passkey_id: FromPath[str]
) -> Account:
    """Sign in by a passkey no more; the last way to sign in stays."""
    player, token = reception.owner(request)
    # No passkey has an id of other letters, and who removes it again has what was wanted.
    with suppress(ValueError):
        await house.store.accounts.remove_passkey(player.id, bytes.fromhex(passkey_id))
    return await told(house, player, token)


@post("/api/account/sign-in/options", status_code=200)
async def ask_passkey(
    request: AnyRequest, reception: TheReception, registrar: TheRegistrar, keysmith: TheKeysmith
) -> PasskeyOptions:
    """What a passkey is to sign, whosever it is."""
    player, _ = reception.owner(request)
    registrar.require_patience(reception.address(request))
    return PasskeyOptions(public_key=await keysmith.ask(request, player))


@post("/api/account/sign-in/passkey", status_code=200)
async def sign_in_by_passkey(
    request: AnyRequest,
    reception: TheReception,
    keysmith: TheKeysmith,
    data: JSONBody[PasskeyAnswer],
) -> Response[Me]:
    """Be whoever has this passkey."""
    asked = await strictly(request, type(data))
    player, _ = reception.owner(request)
    owner = await keysmith.known_by(request, player, asked.credential)
    cookies = await reception.let_in(request, owner)
    return Response(await reception.described(owner), cookies=cookies)


HANDLERS = (offer_passkey, add_passkey, remove_passkey, ask_passkey, sign_in_by_passkey)
