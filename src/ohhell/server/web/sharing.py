"""Rules that are sent and kept: what a code holds, and the rules that a player keeps."""

from __future__ import annotations

from collections.abc import Iterable

from litestar import Response, delete, get, put
from litestar.params import FromPath, FromQuery, JSONBody

from ohhell.rules.choosing.code import read_code, write_code
from ohhell.server.house import TooMany
from ohhell.server.names import clean_name
from ohhell.server.store import Kept, TooManyKept
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.problems import AnyRequest, Problem, strictly
from ohhell.wire import shared
from ohhell.wire.http import KeepRules, KeptRules, SharedRules


@get("/api/rules/{code:str}", sync_to_thread=True)
def shared_rules(code: FromPath[str], seats: FromQuery[int | None] = None) -> SharedRules:
    """The rules that a code holds."""
    return shared(read_code(code), seats)


@get("/api/me/rules")
async def my_rules(
    request: AnyRequest, house: TheHouse, reception: TheReception
) -> list[KeptRules]:
    """The rules that you keep, newest first."""
    player = reception.known(request)
    return _told([] if player is None else await house.store.kept.of_player(player.id))


@put("/api/me/rules")
async def keep_rules(
    request: AnyRequest, house: TheHouse, reception: TheReception, data: JSONBody[KeepRules]
) -> Response[list[KeptRules]]:
    """Keep rules under a name; what you kept under it before is gone."""
    data = await strictly(request, KeepRules)
    limits = house.settings.limits
    kept = Kept(_name(data.name, limits.rules_name_length), write_code(read_code(data.code)))
    known = await reception.met(request)
    most = limits.rules_per_player
    try:
        all_ = await house.store.kept.keep(known.player.id, kept, most=most)
    except TooManyKept as error:
        raise TooMany("too-many-rules", f"you keep {most} rules already") from error
    return Response(_told(all_), cookies=known.cookies)


@delete("/api/me/rules", status_code=200)
async def forget_rules(
    request: AnyRequest, house: TheHouse, reception: TheReception, name: FromQuery[str]
) -> list[KeptRules]:
    """Forget the rules that you keep under a name."""
    player = reception.known(request)
    return _told([] if player is None else await house.store.kept.forget(player.id, name))


def _name(text: str, length: int) -> str:
    name = clean_name(text, length_max=length)
    if name is None:
        raise Problem(400, "bad-rules-name", f"a name has 1 to {length} visible characters")
    return name


def _told(kept: Iterable[Kept]) -> list[KeptRules]:
    return [KeptRules(name=one.name, code=one.code) for one in kept]


HANDLERS = (shared_rules, my_rules, keep_rules, forget_rules)
