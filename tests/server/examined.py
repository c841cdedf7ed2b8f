"""The doctor, called to a house of a test."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from ohhell.server.doctor import Asked, Finding, Verdict, examine
from tests.server.keeping import Keeping

NOT_THE_HOUSES = frozenset({"page", "space", "files"})
"""What depends on the machine on which the tests run."""


async def examined(
    keeping: Keeping, *, newest: int | None = None, jobs: int = 1, **settings: str
) -> list[Finding]:
    """Return what the doctor finds out of what is the house's own."""
    environ = {
        "OHHELL_DATA": str(keeping.data),
        "OHHELL_DATABASE": keeping.database,
        "OHHELL_PORT": "0",
        **settings,
    }
    asked = Asked(environ, people=1, newest=newest, jobs=jobs)
    found = await asyncio.to_thread(examine, asked, lambda _done, _total: None)
    return [finding for finding in found if finding.check not in NOT_THE_HOUSES]


def bad(found: Iterable[Finding]) -> list[tuple[str, str]]:
    """Return verdict and code of what is not as it should be."""
    wrong = (finding for finding in found if finding.verdict is not Verdict.OK)
    return [(finding.verdict.value, finding.code) for finding in wrong]


def one(found: Iterable[Finding], code: str) -> Finding:
    """Return the one finding of a code."""
    (finding,) = (finding for finding in found if finding.code == code)
    return finding
