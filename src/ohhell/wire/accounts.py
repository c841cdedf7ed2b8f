"""The bodies of the HTTP requests and answers about accounts."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ohhell.wire.providers import LinkedCard, ProviderCard


class _Body(msgspec.Struct, rename="camel", kw_only=True):
    """A request or an answer."""


class _Asked(_Body, forbid_unknown_fields=True):
    """A request. It may hold a password, so it is never shown as it is."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


Name = Annotated[str, msgspec.Meta(max_length=500)]
Secret = Annotated[str, msgspec.Meta(max_length=1_000)]


class SessionCard(_Body):
    """A device on which you are signed in; times in seconds since 1970."""

    id: str
    browser: str
    """As "Firefox"; "" where it did not say."""
    system: str
    """As "Android"; "" where it did not say."""
    made_at: float
    seen_at: float
    """To the hour."""
    is_this: bool
    """Whether it is the one that asks."""


class PasskeyCard(_Body):
    """A passkey of yours: where it was made, and when it was used last (seconds since 1970)."""

    id: str
    browser: str
    system: str
    made_at: float
    used_at: float


class Belongings(_Body):
    """What a guest leaves behind who signs in as somebody else: nobody comes back to it."""

    tables: int
    """Unfinished tables where the guest sits."""
    games: int
    """Games that the guest has finished."""
    chips: int
    """What the guest owns, stakes among them; 0 while it is as much as everybody is granted."""


class Account(_Body):
    """GET /api/account: who you are, by what you sign in, and where you are signed in."""

    name: str
    tag: str
    sign_in_name: str | None
    """None without a password."""
    passkeys: list[PasskeyCard]
    sessions: list[SessionCard]
    belongings: Belongings | None
    """None for who has an account and can come back, and for a guest who has nothing."""
    linked: list[LinkedCard]
    """Accounts at providers by which you sign in."""
    providers: list[ProviderCard]
    """By whose accounts one may sign in here."""


class SetSignIn(_Asked):
    """PUT /api/account/sign-in -> Account: by which name and password you sign in from now on.

    `current` is your password of today, if you have one; without a `password` it stays.
    """

    sign_in_name: Name
    password: Secret | None = None
    current: Secret | None = None


class SignIn(_Asked):
    """POST /api/account/sign-in -> Me, and another cookie."""

    sign_in_name: Name
    password: Secret


class PasskeyOptions(_Body):
    """POST /api/account/passkeys/options, POST /api/account/sign-in/options: for the browser.

    `publicKey` is what WebAuthn calls the options of a credential in JSON.
    """

    public_key: dict[str, object]


class PasskeyAnswer(_Asked):
    """POST /api/account/passkeys -> Account; POST /api/account/sign-in/passkey -> Me.

    `credential` is what WebAuthn calls the JSON of a credential.
    """

    credential: dict[str, object]


class DeleteAccount(_Asked):
    """POST /api/account/delete: your password, if you have one."""

    current: Secret | None = None


class ExportedProfile(_Body):
    """Who you are, in an export."""

    id: str
    name: str
    tag: str
    sign_in_name: str | None


class ExportedTable(_Body):
    """A table of yours, in an export: `record` is where its game is, once it is over."""

    id: str
    stage: str
    opened_at: float
    """Seconds since 1970."""
    record: str | None


class Export(_Body):
    """GET /api/account/export: everything that the house holds of you, by area."""

    format: str
    made_at: float
    """Seconds since 1970."""
    parts: dict[str, object]
