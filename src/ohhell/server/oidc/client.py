"""One provider: where it is to be asked, by which keys it signs, and who somebody is there."""

from __future__ import annotations

import re
from collections.abc import Callable
from hmac import compare_digest
from time import monotonic
from typing import Any, Final, cast
from urllib.parse import quote_plus, urlencode, urlsplit

import httpx
import msgspec
from joserfc.errors import JoseError
from joserfc.jwk import KeySet, KeySetSerialization

from ohhell.server.oidc.asking import OK, Asker, Away, NotProved, understood
from ohhell.server.oidc.errand import Errand
from ohhell.server.oidc.proof import Expected, OtherKeys, subject_in
from ohhell.server.providers import Provider, is_loopback

_WELL_KNOWN: Final = "/.well-known/openid-configuration"
_BASIC, _POST = "client_secret_basic", "client_secret_post"
_ERROR: Final = re.compile(r"[a-z_]{1,40}")
_TOLD_MAX: Final = 200
"""Characters of what a provider says that a log line repeats."""


class Document(msgspec.Struct):
    """What a provider says of itself, as far as it is asked."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = (_BASIC,)
    authorization_response_iss_parameter_supported: bool = False


class _Keys(msgspec.Struct):
    keys: list[dict[str, Any]]


class _Tokens(msgspec.Struct):
    id_token: str


class _Refusal(msgspec.Struct):
    error: str


class Client:
    """Ours at one provider. What the provider says of itself is believed for `kept_s` seconds."""

    def __init__(
        self,
        provider: Provider,
        asker: Asker,
        kept_s: float,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.provider = provider
        self._asker = asker
        self._kept_s = kept_s
        self._clock = clock
        self._document: tuple[float, Document] | None = None
        self._keys: tuple[float, KeySet] | None = None

    async def address(self, errand: Errand, home: str) -> str:
        """Return where a browser is sent that is to come back to `home`; raise `Away`."""
        endpoint = (await self._described()).authorization_endpoint
        asked = {
            "response_type": "code",
            "scope": "openid",
            "client_id": self.provider.client_id,
            "redirect_uri": home,
            "state": errand.state,
            "nonce": errand.nonce,
            "code_challenge": errand.challenge,
            "code_challenge_method": "S256",
        }
        return f"{endpoint}{'&' if urlsplit(endpoint).query else '?'}{urlencode(asked)}"

    async def subject(self, errand: Errand, home: str, code: str, issuer: str | None) -> str:
        """Return whom a code is about; `issuer` is what came back with it.

        Raise `Away` or `NotProved`.
        """
        document = await self._described()
        said = issuer is not None or document.authorization_response_iss_parameter_supported
        if said and not compare_digest((issuer or "").encode(), self.provider.issuer.encode()):
            raise NotProved("the answer is another provider's")
        token = await self._redeemed(document, errand, home, code)
        expected = Expected(self.provider.issuer, self.provider.client_id, errand.nonce)
        try:
            return subject_in(token, await self._signing(document), expected)
        except OtherKeys:
            self._keys = None
            return subject_in(token, await self._signing(document), expected)

    async def _described(self) -> Document:
        kept = self._document
        if kept is None or self._clock() - kept[0] >= self._kept_s:
            url = self.provider.issuer.rstrip("/") + _WELL_KNOWN
            document = await self._asker.read(url, Document)
            self._require_sense(document)
            self._document = kept = (self._clock(), document)
        return kept[1]

    def _require_sense(self, document: Document) -> None:
        issuer = self.provider.issuer
        if document.issuer != issuer:
            told = document.issuer[:_TOLD_MAX]
            raise Away(f"it calls itself {told!r}, the settings call it {issuer!r}")
        for url in (document.authorization_endpoint, document.token_endpoint, document.jwks_uri):
            if not _is_safe(url, issuer):
                raise Away(f"{url[:_TOLD_MAX]!r} is no https address")
        if not {_BASIC, _POST} & set(document.token_endpoint_auth_methods_supported):
            raise Away("it takes no client secret")

    async def _signing(self, document: Document) -> KeySet:
        kept = self._keys
        if kept is None or self._clock() - kept[0] >= self._kept_s:
            found = await self._asker.read(document.jwks_uri, _Keys)
            self._keys = kept = (self._clock(), _key_set(document.jwks_uri, found))
        return kept[1]

    async def _redeemed(self, document: Document, errand: Errand, home: str, code: str) -> str:
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": home,
            "code_verifier": errand.verifier,
        }
        client_id, secret = self.provider.client_id, self.provider.client_secret
        auth = None
        if _BASIC in document.token_endpoint_auth_methods_supported:
            # As RFC 6749 §2.3.1 has it: what is put together by a colon is escaped before.
            auth = httpx.BasicAuth(quote_plus(client_id), quote_plus(secret))
        else:
            form |= {"client_id": client_id, "client_secret": secret}
        url = document.token_endpoint
        status, body = await self._asker.send(url, form, auth)
        if status == OK:
            return understood(url, body, _Tokens).id_token
        told = f"{url} answers {status} {_error_in(body)}"
        raise Away(told) if status >= 500 or status == 429 else NotProved(told)


def _is_safe(url: str, issuer: str) -> bool:
    """Tell whether an address may be asked: over TLS, or all of it is on this machine."""
    try:
        parts, home = urlsplit(url), urlsplit(issuer)
        local = is_loopback(parts.hostname) and is_loopback(home.hostname)
        return bool(parts.hostname) and (
            parts.scheme == "https" or (parts.scheme == "http" == home.scheme and local)
        )
    except ValueError:
        return False


def _key_set(url: str, found: _Keys) -> KeySet:
    try:
        return KeySet.import_key_set(cast("KeySetSerialization", {"keys": found.keys}))
    except (JoseError, ValueError, TypeError, KeyError) as error:
        raise Away(f"{url} holds no keys that can be read") from error


def _error_in(body: bytes) -> str:
    """Return the code of a refusal, which tells an operator what to mend."""
    try:
        error = msgspec.json.decode(body, type=_Refusal).error
    except msgspec.DecodeError:
        return ""
    return error if _ERROR.fullmatch(error) else ""
