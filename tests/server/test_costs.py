"""Of every request and every message it is said what it costs, and none is without a limit."""

from __future__ import annotations

import pkgutil
from dataclasses import fields, replace
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from litestar import get

from ohhell.server import Limits, web
from ohhell.server.tables.orders import Asking
from ohhell.server.web.costs import COSTS, OWN_LIMITS, keys_of, require_costs
from tests.server.conftest import AMPLE, plain_rules, serving

pytestmark = pytest.mark.anyio


def test_every_request_that_is_answered_has_a_cost() -> None:
    """And none is listed that is gone."""
    names = [f"{web.__name__}.{module.name}" for module in pkgutil.iter_modules(web.__path__)]
    areas = [getattr(import_module(name), "HANDLERS", ()) for name in names]
    assert {key for area in areas for one in area for key in keys_of(one)} == set(COSTS)


def test_a_house_does_not_open_with_a_request_of_unknown_cost() -> None:
    @get("/api/new")
    async def new() -> None:
        """Answer nothing."""

    with pytest.raises(ValueError, match="GET /api/new"):
        require_costs([new])


async def test_every_message_is_within_the_rate(tmp_path: Path) -> None:
    """Counted before it is read, so that a new one cannot be without."""
    limits = replace(AMPLE, messages_per_s=0.001, messages_burst=1)
    tags = [kind.__struct_config__.tag for kind in get_args(Asking)]
    assert {"sit", "play", "say", "offer", "pause"} <= set(tags)
    async with serving(tmp_path, limits=limits) as place:
        person = await place.person()
        async with person.at(await person.open(plain_rules(1), 2)) as tab:
            assert (await tab.say('{"t": "ping"}'))["t"] == "pong"
            for tag in (*tags, "ping", "news"):
                assert (await tab.ask(str(tag)))["code"] == "too-fast", tag


async def test_looking_whether_all_is_well_has_a_rate_of_its_own(tmp_path: Path) -> None:
    """requests_burst: a proxy is not told that a server is ill since people ask much."""
    limits = replace(AMPLE, requests_per_s=0.001, requests_burst=2)
    async with serving(tmp_path, limits=limits) as place:
        person = await place.person()  # has asked who they are
        statuses = [(await person.request("GET", "/api/levels")).status_code for _ in range(2)]
        assert statuses == [200, 429]
        for path in ("/health", "/metrics"):
            assert (await person.request("GET", path)).status_code == 200
        assert (await person.request("GET", "/health/live")).status_code == 429


def test_own_limits_are_limits() -> None:
    assert set(OWN_LIMITS.values()) <= {limit.name for limit in fields(Limits)}


async def test_heavy_per_s_and_burst(tmp_path: Path) -> None:
    """heavy_per_s, heavy_burst: of one address, whoever asks; what is light is still answered."""
    limits = replace(AMPLE, heavy_per_s=0.001, heavy_burst=2)
    async with serving(tmp_path, limits=limits) as place:
        ann, ben = await place.people(2)
        table_id = await ann.open(plain_rules(1), 2)
        path = f"/api/tables/{table_id}/people"
        statuses = [(await one.request("GET", path)).status_code for one in (ann, ben)]
        assert statuses == [200, 429]
        assert (await ben.request("GET", f"/api/tables/{table_id}")).status_code == 200
        assert (await ben.request("POST", "/api/account/passkeys/options")).status_code == 429


async def test_requests_per_s_and_burst(tmp_path: Path) -> None:
    """requests_per_s, requests_burst: of one address, whoever asks."""
    limits = replace(AMPLE, requests_per_s=0.001, requests_burst=3)
    async with serving(tmp_path, limits=limits) as place:
        person = await place.person()
        codes = [(await person.request("GET", "/api/rules")).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        page = await person.request("GET", "/health")
        assert page.status_code == 200, "only the API is counted"
