"""What the house holds of you: to take with you, or to be deleted."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from ohhell.server.personal import parts as personal
from ohhell.server.web import language
from ohhell.server.web.account import TheRegistrar, without_cookie
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.problems import AnyRequest, strictly
from ohhell.wire.accounts import DeleteAccount, Export


@get("/api/account/export")
async def export(request: AnyRequest, house: TheHouse, reception: TheReception) -> Response[Export]:
    """Everything that the house holds of you, as a file."""
    player, _ = reception.owner(request)
    headers = {
        "content-disposition": 'attachment; filename="oh-hell-export.json"',
        "cache-control": "no-store",
    }
    return Response(await personal.export(house, player), headers=headers)


@post("/api/account/delete", status_code=204)
async def delete_account(
    request: AnyRequest,
    house: TheHouse,
    reception: TheReception,
    registrar: TheRegistrar,
    data: JSONBody[DeleteAccount],
) -> Response[None]:
    """Delete all that says who you are; in running games bots play on for you."""
    asked = await strictly(request, type(data))
    player, _ = reception.owner(request)
    await registrar.require_password(player, asked.current, reception.address(request))
    headers = request.headers
    spoken = language.chosen(headers.get("cookie"), headers.get("accept-language", ""))
    await personal.delete(house, player, language.one_line(spoken, "gone-player"))
    return without_cookie()


HANDLERS = (export, delete_account)
