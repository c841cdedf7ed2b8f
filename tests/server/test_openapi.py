"""The API does as it says: whatever fits its description is answered as described."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from traceback import format_exception
from typing import Any, cast

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi import checks

from ohhell.server.providers import Provider
from ohhell.wire.http import ProblemReport
from tests.server.conftest import Place, serving

pytestmark = pytest.mark.anyio
ANSWERED_S_MAX = 60.0
"""A machine that has much else to do is slow to answer, which is no fault of the answer."""
EXAMPLES = max(5, settings().max_examples // 5)
NEVER_REFUSED: list[Any] = [cast("Any", checks).positive_data_acceptance]
"""Holds that what fits the description is taken; yet no schema says which rules can be played."""


def require_reason(answer: schemathesis.Response) -> None:
    """See that a body which fits its description was not refused for its shape.

    But that 2.0 is a whole number is what JSON Schema says, and not what messages do.
    """
    if answer.status_code == HTTPStatus.BAD_REQUEST:
        report = msgspec.json.decode(answer.content, type=ProblemReport)
        assert report.code != "bad-request" or "got `float`" in report.text, report.text


async def test_what_fits_the_description_is_answered_as_described(tmp_path: Path) -> None:
    # One that never answers: without any there would be no routes to try.
    away = Provider("club", "Club", "http://127.0.0.1:9", "the-house", "secret")
    async with serving(tmp_path, oidc=(away,)) as place:
        cookies = await guest(place)
        faults = await asyncio.to_thread(lambda: list(tried(place.address, cookies)))
    assert not faults, "\n\n".join(faults)


async def guest(place: Place) -> dict[str, str]:
    """Return the cookies of somebody new."""
    async with httpx.AsyncClient(base_url=place.address, verify=False) as stranger:
        await stranger.get("/api/me")
        return dict(stranger.cookies)


def tried(address: str, cookies: dict[str, str]) -> Iterator[str]:
    """Try every operation, and yield what is wrong with it."""
    schema: Any = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    headers = {"origin": address, "x-csrftoken": cookies["csrftoken"]}
    for found in schema.get_all_operations():
        operation = found.ok()
        try:
            _try(operation, {"headers": headers, "cookies": cookies})
        except Exception as fault:  # noqa: BLE001 - the next operation is tried all the same
            # Whole: of what happened once and not again, the headline does not say what it was.
            yield f"{operation.label}: {''.join(format_exception(fault))}"


def _try(operation: Any, own: dict[str, Any]) -> None:  # noqa: ANN401 - of several kinds
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(case=operation.as_strategy())
    def answered(case: Any) -> None:  # noqa: ANN401
        answer = case.call(**own, timeout=ANSWERED_S_MAX)
        case.validate_response(answer, excluded_checks=NEVER_REFUSED)
        require_reason(answer)

    answered()
