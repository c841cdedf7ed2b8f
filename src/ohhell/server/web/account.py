"""Accounts: by what a guest can come back from anywhere, and on which devices somebody is."""

from __future__ import annotations

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ohhell.server.house import House
from ohhell.server.personal.belongings import belongings_of
from ohhell.server.personal.linked import linked_cards, provider_cards
from ohhell.server.personal.parts import passkey_card, session_card
from ohhell.server.sockets.door import SESSION_COOKIE
from ohhell.server.store import Player, digest_of
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.problems import AnyRequest, Problem, strictly
from ohhell.server.web.registrar import Registrar
from ohhell.wire.accounts import Account, SetSignIn, SignIn
from ohhell.wire.http import Me

TheRegistrar = NamedDependency[Registrar]


@get("/api/account")
async def account(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> Response[Account]:
    """Who you are, by what you sign in, and where you are signed in."""
    player, token = reception.owner(request)
    return Response(await told(house, player, token), headers={"cache-control": "no-store"})


@put("/api/account/sign-in")
async def set_sign_in(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    registrar: TheRegistrar,
    data: JSONBody[SetSignIn],
) -> Account:
    """Choose the name and the password by which you sign in; a guest has an account then.

    A new password signs all other devices out.
    """
    asked = await strictly(request, type(data))
    player, token = reception.owner(request)
    await registrar.require_password(player, asked.current, reception.address(request))
    await registrar.register(player, asked)
    if asked.password is not None:
        await house.store.sessions.end_others(player.id, token)
    return await told(house, player, token)


@post("/api/account/sign-in", status_code=200)
async def sign_in(
    request: AnyRequest,
    reception: TheReception,
    registrar: TheRegistrar,
    data: JSONBody[SignIn],
) -> Response[Me]:
    """Be whoever has this name and this password."""
    asked = await strictly(request, type(data))
    player = await registrar.known_by(asked, reception.address(request))
    cookies = await reception.let_in(request, player)
    return Response(await reception.described(player), cookies=cookies)


@post("/api/account/sign-out", status_code=204)
async def sign_out(request: AnyRequest, house: TheHouse, reception: TheReception) -> Response[None]:
    """Let this browser be nobody; refused to a guest, who could not come back."""
    player, token = reception.owner(request)
    if not await house.store.accounts.exists(player.id):
        text = "you could not come back: make an account first, or delete your data"
        raise Problem(409, "no-way-back", text)
    await house.store.sessions.end_of(token, player.id)
    return without_cookie()


@delete("/api/account/sessions", status_code=200)
async def end_other_sessions(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> Account:
    """Sign all other devices out."""
    player, token = reception.owner(request)
    await house.store.sessions.end_others(player.id, token)
    return await told(house, player, token)


@delete("/api/account/sessions/{session_id:str}", status_code=200)
async def end_session(
    request: AnyRequest, house: TheHouse, reception: TheReception, session_id: FromPath[str]
) -> Account:
    """Sign another device out; one that is signed out already stays so."""
    player, token = reception.owner(request)
    if digest_of(token).hex().startswith(session_id):
        raise Problem(409, "this-session", "this is the device that asks: sign out instead")
    await house.store.sessions.end(player.id, session_id)
    return await told(house, player, token)


async def told(house: House, player: Player, token: str) -> Account:
    """Return what a player is told of the account."""
    store = house.store
    sign_in = await store.accounts.sign_in(player.id)
    mine = digest_of(token)
    return Account(
        name=player.name,
        tag=player.tag_text,
        sign_in_name=None if sign_in is None else sign_in.name,
        passkeys=[passkey_card(one) for one in await store.accounts.passkeys(player.id)],
        sessions=[session_card(one, mine) for one in await store.sessions.of_player(player.id)],
        belongings=await belongings_of(house, player),
        linked=await linked_cards(house, player),
        providers=provider_cards(house),
    )


def without_cookie() -> Response[None]:
    """Return an answer that makes a browser forget who it was."""
    answer = Response(None, status_code=204)
    answer.delete_cookie(SESSION_COOKIE)
    return answer


HANDLERS = (account, set_sign_in, sign_in, sign_out, end_other_sessions, end_session)
