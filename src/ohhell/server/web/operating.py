"""What an operator asks: is it well, and how much is going on?"""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency

from ohhell.server.gauges.figures import Figures
from ohhell.server.gauges.readiness import ALIVE, CLOSING
from ohhell.server.metrics import CONTENT_TYPE
from ohhell.server.origins import is_this_machine
from ohhell.server.sockets import Door
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.problems import AnyRequest, Problem

TheDoor = NamedDependency[Door]
TheFigures = NamedDependency[Figures]


@get("/health")
async def health(house: TheHouse, door: TheDoor) -> dict[str, str]:
    """Whether games can be played here: the log can be written and the database read."""
    if door.is_leaving:
        raise Problem(503, CLOSING.code, CLOSING.text)
    await house.store.check()
    return {"status": "ok"}


@get("/health/live", sync_to_thread=False)
def alive() -> dict[str, str]:
    """Whether this server answers at all: to one that does not, only a new start helps."""
    return ALIVE


@get("/metrics", include_in_schema=False)
async def metrics(
    request: AnyRequest, house: TheHouse, reception: TheReception, figures: TheFigures
) -> Response[bytes]:
    """The figures, for Prometheus on this machine or where the operator allows it."""
    if not (house.settings.metrics_public or is_this_machine(reception.address(request))):
        raise Problem(403, "forbidden", "figures are for this machine alone (--metrics-public)")
    return Response(await figures.text(), media_type=CONTENT_TYPE)


HANDLERS = (health, alive, metrics)
