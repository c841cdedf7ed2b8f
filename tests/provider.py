"""A provider of our own: OpenID Connect with real keys on a real port, in a thread.

It signs whoever comes in as `subject`, and does wrong whatever a test tells it to.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
import socket
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from html import escape
from typing import Any
from urllib.parse import quote_plus, urlencode

import uvicorn
from joserfc import jwt
from joserfc.jwk import ECKey, KeySet, RSAKey
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.response import Redirect

Json = dict[str, Any]
CLIENT_ID = "the-house"
CLIENT_SECRET = "open: sesame/2"  # with what basic authorization must escape


def rsa_key() -> RSAKey:
    """Return a key that nobody else has."""
    return RSAKey.generate_key(2048, auto_kid=True)


def ec_key() -> ECKey:
    """Return one on a curve."""
    return ECKey.generate_key("P-256", auto_kid=True)


_usual_key = cache(rsa_key)
"""The key of a provider that has not changed it: making one takes a while."""


@dataclass
class Provider:
    """What a provider is at the moment; tests change it as they go."""

    address: str
    subject: str = field(default_factory=lambda: secrets.token_hex(4))
    key: RSAKey | ECKey = field(default_factory=_usual_key)
    algorithm: str = "RS256"
    published: list[RSAKey | ECKey] | None = None
    """The keys that it tells of, where those are not just `key`."""
    claims: Json = field(default_factory=dict[str, Any])
    """What its tokens say otherwise; None leaves a claim out."""
    token: Callable[[str], str] = lambda token: token
    """What it makes of a token before it hands it out."""
    document: Json = field(default_factory=dict[str, Any])
    """What it says of itself otherwise."""
    status: int = 200
    """What it answers whoever redeems a code."""
    wants_post: bool = False
    """Whether it takes the client's secret in the form only."""
    asked: list[Json] = field(default_factory=list[Json])
    """Every question that browsers brought."""
    read: list[str] = field(default_factory=list[str])
    """The paths that the house has read."""
    issued: list[str] = field(default_factory=list[str])
    """All codes and tokens: none of them may stand in a log."""
    _codes: dict[str, Json] = field(default_factory=dict[str, Json])

    def reset(self) -> None:
        """Be as a new provider with somebody new, at the same address."""
        vars(self).update(vars(Provider(self.address)))

    def settings(self, id_: str = "club", name: str = "Club", **more: str) -> dict[str, str]:
        """Return how an operator names this provider in the environment."""
        own = f"OHHELL_OIDC_{id_.upper()}_"
        found = {
            f"{own}ISSUER": self.address,
            f"{own}CLIENT_ID": CLIENT_ID,
            f"{own}CLIENT_SECRET": CLIENT_SECRET,
            f"{own}NAME": name,
        }
        return {"OHHELL_OIDC": id_} | found | more

    def decide(self, query: Json) -> str:
        """Have whoever is here say yes to what a browser brought; return where it goes next."""
        code = secrets.token_urlsafe(16)
        self._codes[code] = query | {"sub": self.subject}
        self.issued.append(code)
        came = {"code": code, "state": query["state"], "iss": self.address}
        return f"{query['redirect_uri']}?{urlencode(came)}"

    def redeem(self, form: Json) -> Json | None:
        """Return the tokens for a code, if it is one of ours, fresh, and by whoever asked."""
        asked = self._codes.pop(form.get("code", ""), None)
        if asked is None or asked["redirect_uri"] != form.get("redirect_uri"):
            return None
        verifier = form.get("code_verifier", "").encode()
        digest = base64.urlsafe_b64encode(hashlib.sha256(verifier).digest()).rstrip(b"=")
        if digest.decode() != asked["code_challenge"]:
            return None
        token = self.token(self.signed(asked))
        self.issued.append(token)
        return {"access_token": secrets.token_urlsafe(8), "token_type": "Bearer", "id_token": token}

    def signed(self, asked: Json) -> str:
        """Return an ID token that answers a question."""
        now = int(time.time())
        usual = {
            "iss": self.address,
            "aud": CLIENT_ID,
            "sub": asked["sub"],
            "nonce": asked["nonce"],
            "iat": now,
            "exp": now + 300,
        }
        claims = {k: v for k, v in (usual | self.claims).items() if v is not None}
        header = {"alg": self.algorithm, "kid": self.key.kid}
        return jwt.encode(header, claims, self.key, algorithms=[self.algorithm])


@contextmanager
def a_provider(**changes: Any) -> Generator[Provider]:  # noqa: ANN401 - fields of it
    """Run a provider on a free port of this machine."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        bound.listen(64)
        provider = Provider(f"http://127.0.0.1:{bound.getsockname()[1]}", **changes)
        app = Litestar(_handlers(provider), openapi_config=None, logging_config=None)
        server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="off"))
        thread = threading.Thread(target=server.run, args=([bound],), daemon=True)
        thread.start()
        try:
            yield provider
        finally:
            server.should_exit = True
            thread.join(10)


def _handlers(provider: Provider) -> list[BaseRouteHandler]:
    @get("/.well-known/openid-configuration", sync_to_thread=False)
    def document() -> Json:
        at = provider.address
        provider.read.append("document")
        method = "client_secret_post" if provider.wants_post else "client_secret_basic"
        return {
            "issuer": at,
            "authorization_endpoint": f"{at}/authorize",
            "token_endpoint": f"{at}/token",
            "jwks_uri": f"{at}/keys",
            "token_endpoint_auth_methods_supported": [method],
            "authorization_response_iss_parameter_supported": True,
        } | provider.document

    @get("/keys", sync_to_thread=False)
    def keys() -> Json:
        provider.read.append("keys")
        found = [provider.key] if provider.published is None else provider.published
        return dict(KeySet(list(found)).as_dict(private=False))

    @get("/authorize", media_type=MediaType.HTML, sync_to_thread=False)
    def authorize(request: Request[Any, Any, Any]) -> str:
        query = dict(request.query_params)
        provider.asked.append(query)
        yes = escape(f"/yes?{urlencode(query)}")
        no = f"{query['redirect_uri']}?" + urlencode(
            {"error": "access_denied", "state": query["state"], "iss": provider.address}
        )
        return (
            "<!doctype html><html lang=en><title>Club</title><link rel=icon href=data:,>"
            "<h1>Sign in to the house?</h1>"
            f'<a href="{yes}">Yes</a> <a href="{escape(no)}">No</a>'
        )

    @get("/yes", sync_to_thread=False)
    def yes(request: Request[Any, Any, Any]) -> Redirect:
        return Redirect(provider.decide(dict(request.query_params)))

    @post("/token", status_code=200)
    async def token(request: Request[Any, Any, Any]) -> Response[Json]:
        form = dict(await request.form())
        provider.read.append("token")
        if provider.status != 200:
            return Response({"error": "server_error"}, status_code=provider.status)
        if not _is_client(provider, request.headers.get("authorization", ""), form):
            return Response({"error": "invalid_client"}, status_code=401)
        found = provider.redeem(form)
        if found is None:
            return Response({"error": "invalid_grant"}, status_code=400)
        return Response(found)

    return [document, keys, authorize, yes, token]


def _is_client(provider: Provider, authorization: str, form: Json) -> bool:
    if provider.wants_post:
        return (form.get("client_id"), form.get("client_secret")) == (CLIENT_ID, CLIENT_SECRET)
    pair = f"{quote_plus(CLIENT_ID)}:{quote_plus(CLIENT_SECRET)}".encode()
    return authorization == f"Basic {base64.b64encode(pair).decode()}"
