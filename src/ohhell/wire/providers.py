"""The bodies of the HTTP requests and answers about signing in by an account elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Answered = Annotated[str, msgspec.Meta(max_length=4_000)]


class _Body(msgspec.Struct, rename="camel", kw_only=True):
    """A request or an answer."""


class ProviderCard(_Body):
    """A provider by whose accounts one may sign in here."""

    id: str
    name: str


class LinkedCard(_Body):
    """An account at a provider by which you sign in; times in seconds since 1970."""

    id: str
    provider: str
    """The provider's name."""
    made_at: float
    used_at: float


class SentAway(_Body):
    """POST /api/account/providers/{id}/begin: where your browser is to go."""

    address: str


class CameBack(_Body, forbid_unknown_fields=True):
    """POST /api/account/providers/{id}/end -> Continued: what the provider added to our address.

    It may hold a code, so it is never shown as it is.
    """

    state: Answered
    code: Answered
    iss: Answered | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Continued(_Body):
    """What has come of it.

    `made`: you were a guest, and have an account now; `added`: you sign in by it too; `known`: you
    did already; `signed-in`: you are who has this account, and have another cookie; `asks`: you
    would be, but the guest that you are has tables: POST …/leave -> Me leaves it.
    """

    outcome: Literal["made", "added", "known", "signed-in", "asks"]
    provider: str
    """The provider's name."""


class ExportedLink(_Body):
    """An account at a provider by which you sign in, in an export."""

    issuer: str
    subject: str
    """What the provider calls you; the house knows nothing else from there."""
    made_at: float
    """Seconds since 1970."""
    used_at: float
