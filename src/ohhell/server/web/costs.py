"""What each request costs, and so how often an address may ask for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Final

from litestar.handlers import HTTPRouteHandler

from ohhell.server.limits import Buckets
from ohhell.server.settings import Limits
from ohhell.server.web.problems import Problem


class Cost(Enum):
    """What a request costs; every address is kept to `requests_per_s` besides."""

    LIGHT = "light"
    """What is in memory, or a few rows are read or written."""
    HEAVY = "heavy"
    """A log is read, or all of somebody, or a table is made or woken, or a signature checked."""
    OWN = "own"
    """It has a rate of its own, by the person or what is tried: see `OWN_LIMITS`."""


_LIGHT: Final = """
GET /api/me
PUT /api/me
GET /api/me/tables
GET /api/me/rules
PUT /api/me/rules
DELETE /api/me/rules
GET /api/me/people
GET /api/me/chips
POST /api/me/chips
GET /api/me/ratings
PUT /api/me/ratings
GET /api/me/reports
GET /api/me/told
PUT /api/me/told/{word:int}
PUT /api/me/presence
DELETE /api/me/friends/{person:str}
PUT /api/me/blocked/{person:str}
DELETE /api/me/blocked/{person:str}
PUT /api/me/muted/{person:str}
DELETE /api/me/muted/{person:str}
GET /api/rules
GET /api/rules/{code:str}
GET /api/levels
GET /api/tables
GET /api/compete
GET /api/tables/{table_id:str}
GET /api/tables/{table_id:str}/annulled
GET /api/tables/{table_id:str}/ratings
GET /api/leaders/{family:str}
GET /api/people/{person:str}/ratings
GET /api/account
DELETE /api/account/linked/{linked_id:str}
DELETE /api/account/passkeys/{passkey_id:str}
POST /api/account/sign-out
DELETE /api/account/sessions
DELETE /api/account/sessions/{session_id:str}
GET /api/moderation/reports
GET /api/moderation/deeds
GET /health
GET /health/live
GET /metrics
"""
_HEAVY: Final = """
POST /api/rules/preview
POST /api/tables
POST /api/compete
POST /api/play
POST /api/tables/{table_id:str}/rematch
GET /api/tables/{table_id:str}/record
GET /api/tables/{table_id:str}/replay
GET /api/tables/{table_id:str}/calendar.ics
GET /api/tables/{table_id:str}/pot
GET /api/tables/{table_id:str}/people
GET /api/tables/{table_id:str}/invitations
DELETE /api/tables/{table_id:str}/invitations/{person:str}
GET /api/people/{person:str}
GET /api/people/{person:str}/games
GET /api/account/export
POST /api/account/passkeys
POST /api/account/passkeys/options
POST /api/account/sign-in/options
POST /api/account/sign-in/passkey
POST /api/account/providers/{provider_id:str}/begin
POST /api/account/providers/{provider_id:str}/end
POST /api/account/providers/{provider_id:str}/leave
GET /api/moderation/reports/{number:int}
POST /api/moderation/deeds
"""
OWN_LIMITS: Final[Mapping[str, str]] = {
    "PUT /api/me/friends/{person:str}": "acquaintance_per_minute",
    "GET /api/people": "acquaintance_per_minute",
    "PUT /api/tables/{table_id:str}/invitations/{person:str}": "acquaintance_per_minute",
    "POST /api/reports": "acquaintance_per_minute",
    "GET /api/tables/{table_id:str}/advice": "advice_per_s",
    "PUT /api/account/sign-in": "sign_ins_per_minute",
    "POST /api/account/sign-in": "sign_ins_per_minute",
    "POST /api/account/delete": "sign_ins_per_minute",
}
"""The rates of the others, by the names of the limits."""
COSTS: Final[Mapping[str, Cost]] = {
    **dict.fromkeys(_LIGHT.strip().split("\n"), Cost.LIGHT),
    **dict.fromkeys(_HEAVY.strip().split("\n"), Cost.HEAVY),
    **dict.fromkeys(OWN_LIMITS, Cost.OWN),
}
"""By method and path, of every request that is answered."""


class Toll:
    """Keeps addresses to the rate of what is heavy."""

    def __init__(self, limits: Limits) -> None:
        self._heavy = Buckets(limits.heavy_per_s, limits.heavy_burst)

    def take(self, handler: HTTPRouteHandler, address: str) -> None:
        """Count one more request of an address; raise `Problem` for one too many."""
        # What Litestar answers by itself, such as its description of all, is in no list.
        is_heavy = any(COSTS.get(key) is Cost.HEAVY for key in keys_of(handler))
        if is_heavy and not self._heavy.take(address):
            told = "too many large requests from your address: slow down"
            raise Problem(429, "too-fast", told)


def keys_of(handler: HTTPRouteHandler) -> list[str]:
    """Return by what a handler stands in `COSTS`."""
    return [f"{method} {path}" for path in handler.paths for method in handler.http_methods]


def require_costs(handlers: Iterable[HTTPRouteHandler]) -> None:
    """Raise `ValueError` for a request of which nobody has said what it costs."""
    if unknown := [key for one in handlers for key in keys_of(one) if key not in COSTS]:
        raise ValueError(f"say in costs.py what these cost: {', '.join(unknown)}")
