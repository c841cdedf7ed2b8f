"""The application: the API by Litestar, the page beside it, and the front before both."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig

from ohhell import __version__
from ohhell.server.doors.seeking import PlayDoor
from ohhell.server.following.leaders import Leaders
from ohhell.server.gauges.figures import Figures
from ohhell.server.gauges.pulse import felt
from ohhell.server.house import House
from ohhell.server.sockets import Door
from ohhell.server.web import (
    account,
    advising,
    api,
    competing,
    costs,
    describing,
    hosting,
    inviting,
    leaving,
    moderating,
    operating,
    passkeys,
    people,
    playing,
    problems,
    profiles,
    rating,
    safety,
    sharing,
)
from ohhell.server.web.front import Front
from ohhell.server.web.identity import Reception
from ohhell.server.web.keysmith import Keysmith
from ohhell.server.web.page import Page
from ohhell.server.web.problems import AnyRequest
from ohhell.server.web.registrar import Registrar

if TYPE_CHECKING:
    from ohhell.server.web.embassy import Embassy


def _handlers() -> Iterator[HTTPRouteHandler]:
    for area in (
        api,
        competing,
        hosting,
        sharing,
        advising,
        account,
        passkeys,
        leaving,
        rating,
        playing,
        people,
        profiles,
        inviting,
        safety,
        moderating,
        operating,
    ):
        yield from area.HANDLERS


def _abroad(house: House) -> tuple[tuple[HTTPRouteHandler, ...], Embassy | None]:
    """Return what signs people in by accounts elsewhere, if the operator has named a provider."""
    if not house.settings.oidc:
        return (), None
    # Only where they are needed: its libraries take a while to be read.
    from ohhell.server.web import providers
    from ohhell.server.web.embassy import Embassy

    return providers.HANDLERS, Embassy(house)


def _gate(toll: costs.Toll, reception: Reception) -> Callable[[AnyRequest], Awaitable[None]]:
    """Return what every request passes before it is answered."""

    async def passed(request: AnyRequest) -> None:
        toll.take(request.route_handler, reception.address(request))
        await safety.refuse_suspended(request)

    return passed


def make_app(house: House, door: Door, page_folder: Path | None = None) -> Front:
    """Return the application that serves `house`."""
    kept_s = house.settings.limits.leaders_s
    play_door = PlayDoor(house)
    leaders = Leaders(house.store.ratings, house.clock, kept_s)
    reception, registrar, keysmith = Reception(house), Registrar(house), Keysmith(house)
    figures, (handlers, embassy) = Figures(house), _abroad(house)
    csrf = CSRFConfig(secret=house.store.csrf_key, cookie_secure=house.settings.secure)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncGenerator[None]:
        async with felt(house.metrics, house.store.news):
            yield
        # Sockets of our own are unknown to uvicorn: they are told before the house closes.
        door.close()
        registrar.close()
        if embassy is not None:
            await embassy.close()

    served = [*_handlers(), *handlers]
    costs.require_costs(served)
    app = Litestar(
        describing.may_refuse(served),
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "reception": Provide(lambda: reception, sync_to_thread=False),
            "registrar": Provide(lambda: registrar, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
            "figures": Provide(lambda: figures, sync_to_thread=False),
            "leaders": Provide(lambda: leaders, sync_to_thread=False),
            "embassy": Provide(lambda: embassy, sync_to_thread=False),
            "keysmith": Provide(lambda: keysmith, sync_to_thread=False),
            "play_door": Provide(lambda: play_door, sync_to_thread=False),
        },
        before_request=_gate(costs.Toll(house.settings.limits), reception),
        state=State({"house": house}),
        exception_handlers=problems.handlers(house.metrics),
        csrf_config=csrf,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key=api.ZIPPED_ALREADY
        ),
        logging_config=None,
        request_max_body_size=house.settings.limits.body_bytes,
        lifespan=[life],
        openapi_config=OpenAPIConfig(
            title="Oh Hell",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            # No viewer: each would load its scripts from elsewhere.
            render_plugins=[describing.Description()],
        ),
    )
    return Front(app, Page(page_folder), door, house)
