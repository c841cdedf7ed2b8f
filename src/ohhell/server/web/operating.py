"""What an operator asks: is it well, and how much is going on?"""

from __future__ import annotations

from litestar import Response, get

from ohhell.server.metrics import CONTENT_TYPE
from ohhell.server.origins import is_this_machine
from ohhell.server.web.api import TheHouse, TheReception
from ohhell.server.web.problems import AnyRequest, Problem


@get("/health")
async def health(house: TheHouse) -> dict[str, str]:
    """Whether games can be played: the log can be written and the database read."""
    await house.store.check()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, house: TheHouse, reception: TheReception) -> Response[bytes]:
    """The figures, for Prometheus on this machine or where the operator allows it."""
    if not (house.settings.metrics_public or is_this_machine(reception.address(request))):
        raise Problem(403, "forbidden", "figures are for this machine alone (--metrics-public)")
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)
