"""The application: the API by Litestar, the page beside it, and the front before both."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ohhell import __version__
from ohhell.server.house import House
from ohhell.server.sockets import Door
from ohhell.server.web import advising, api, operating, problems, sharing
from ohhell.server.web.front import Front
from ohhell.server.web.identity import Reception
from ohhell.server.web.page import Page


def make_app(house: House, door: Door, page_folder: Path | None = None) -> Front:
    """Return the application that serves `house`."""
    reception = Reception(house)
    csrf = CSRFConfig(secret=house.store.csrf_key, cookie_secure=house.settings.secure)

    @asynccontextmanager
    async def life(_app: Litestar) -> AsyncGenerator[None]:
        yield
        # Sockets of our own are unknown to uvicorn: they are told before the house closes.
        door.close()

    app = Litestar(
        [*api.HANDLERS, *sharing.HANDLERS, *advising.HANDLERS, operating.health, operating.metrics],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "reception": Provide(lambda: reception, sync_to_thread=False),
        },
        exception_handlers=problems.HANDLERS,
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
            render_plugins=[JsonRenderPlugin()],
        ),
    )
    return Front(app, Page(page_folder), door, house.settings)
