"""What providers, and people who come from them, may do wrong: refused, and told in words."""

from __future__ import annotations

import asyncio
import hmac
import io
import json
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import httpx
import pytest

from ohhell.server import Limits, Settings
from ohhell.server.logs import set_up
from ohhell.server.providers import read_providers
from ohhell.server.web.embassy import COOKIE
from tests.provider import CLIENT_SECRET, Provider, a_provider, ec_key, rsa_key
from tests.server.client import Json, Person
from tests.server.conftest import Place, serving
from tests.server.keeping import Keeping
from tests.server.test_accounts import refusal
from tests.server.travelling import (
    BEGIN,
    ended,
    linked,
    outcome,
    sent,
    there_and_back,
    through,
)

pytestmark = pytest.mark.anyio


async def test_an_answer_is_good_once_and_for_who_asked(allied: Place) -> None:
    """Whoever reads an address on the way is nobody by it, nor makes others somebody."""
    person, thief = await allied.people(2)
    came = await there_and_back(person)
    assert refusal(await ended(thief, came)) == (403, "provider-too-late")
    await sent(thief)
    assert refusal(await ended(thief, came)) == (403, "provider-too-late")
    assert (await ended(person, came)).status_code == 200
    assert refusal(await ended(person, came)) == (403, "provider-too-late")


async def test_a_code_of_another_errand_is_worth_nothing(allied: Place) -> None:
    """Injected under a state of one's own, it fails by PKCE at the provider."""
    person, thief = await allied.people(2)
    stolen = await there_and_back(person)
    own = await there_and_back(thief)
    assert refusal(await ended(thief, own | {"code": stolen["code"]})) == (403, "provider-unsure")
    assert refusal(await ended(thief, own)) == (403, "provider-too-late"), "the state is used up"


async def test_an_answer_that_comes_twice_at_once_is_taken_once(
    keeping: Keeping, club: Provider
) -> None:
    """The row says it, so that it holds between servers too; an account is one person's at last."""
    named, kept = read_providers(club.settings()), keeping.database
    async with serving(keeping.data, database=kept, oidc=named) as place:
        person, other = await place.people(2)
        came = await there_and_back(person)
        answers = await asyncio.gather(*(ended(person, came) for _ in range(4)))
        assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403]
        club.subject = "somebody-else"
        both = [(one, await there_and_back(one)) for one in (person, other)]
        answers = await asyncio.gather(*(ended(one, came) for one, came in both))
        told = [await exported(one) for one in (person, other)]
    assert {answer.status_code for answer in answers} <= {200, 409}
    assert len({id_ for id_, subjects in told if "somebody-else" in subjects}) == 1


async def exported(person: Person) -> tuple[str, list[str]]:
    """Return who a browser is by now, and what that person is called elsewhere."""
    parts = (await person.get("/api/account/export"))["parts"]
    return str(parts["profile"]["id"]), [one["subject"] for one in parts["linked"]]


async def test_people_come_back_to_a_public_address_of_ours_alone(
    tmp_path: Path, club: Provider
) -> None:
    """Whatever a request calls itself, no provider is told to send people elsewhere."""
    named, public = read_providers(club.settings()), "https://cards.example"
    async with (
        serving(tmp_path, oidc=named, origins=(public,)) as place,
        httpx.AsyncClient(base_url=place.address, verify=False) as browser,
    ):
        await browser.get("/api/me")
        own = {"x-csrftoken": browser.cookies["csrftoken"], "cookie": _cookies(browser)}
        answer = await browser.post(BEGIN, headers=own | {"origin": public})
        asked = dict(parse_qsl(urlsplit(answer.json()["address"]).query))
        assert asked["redirect_uri"] == f"{public}/account/club"
        (cookie,) = [c for c in answer.headers.get_list("set-cookie") if c.startswith(COOKIE)]
        assert "secure" in cookie.lower()
        evil = own | {"origin": "https://evil.example"}
        assert refusal(await browser.post(BEGIN, headers=evil)) == (403, "origin")
        assert refusal(await browser.post(BEGIN, headers=own)) == (400, "bad-request")


def _cookies(browser: httpx.AsyncClient) -> str:
    """Return a Cookie header: this one does not send over http what is for https."""
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.cookies.jar)


async def test_another_state_or_issuer_is_refused(allied: Place) -> None:
    person = await allied.person()
    for wrong, code in (
        ({"state": "guessed"}, "provider-too-late"),
        ({"state": "é"}, "provider-too-late"),
        ({"iss": "https://evil.example"}, "provider-unsure"),
        ({"iss": None}, "provider-unsure"),
    ):
        came = await there_and_back(person)
        assert refusal(await ended(person, came | wrong)) == (403, code), wrong
    assert await linked(person) == []


async def test_challenge_s(allied: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """challenge_s: who stays away longer begins anew."""
    person = await allied.person()
    came = await there_and_back(person)
    later = time.time() + Limits().challenge_s + 1
    with monkeypatch.context() as patch:
        patch.setattr("ohhell.server.web.embassy.time", lambda: later)
        assert refusal(await ended(person, came)) == (403, "provider-too-late")


@pytest.mark.parametrize(
    "claims",
    [
        {"iss": "https://evil.example"},
        {"iss": None},
        {"aud": "another-client"},
        {"aud": ["the-house", "another-client"]},
        {"aud": ["the-house"], "azp": "another-client"},
        {"aud": None},
        {"aud": 7},
        {"exp": int(time.time()) - 120},
        {"exp": None},
        {"exp": "tomorrow"},
        {"iat": int(time.time()) + 3_600},
        {"iat": None},
        {"nbf": int(time.time()) + 3_600},
        {"nonce": "another"},
        {"nonce": None},
        {"nonce": ["another"]},
        {"sub": None},
        {"sub": ""},
        {"sub": 7},
        {"sub": "x" * 256},
        {"sub": "a\x00b"},
    ],
    ids=str,
)
async def test_a_token_that_says_something_else_is_refused(
    allied: Place, club: Provider, claims: Json
) -> None:
    club.claims = claims
    person = await allied.person()
    answer = await through(person)
    assert refusal(answer) == (403, "provider-unsure")
    assert answer.json()["args"] == {"name": "Club"}
    assert await linked(person) == []


def _unsigned(token: str) -> str:
    return f"eyJhbGciOiJub25lIn0.{token.split('.')[1]}."


def _shortened(token: str) -> str:
    return token[:-4]


def _nonsense(_token: str) -> str:
    return "a.b.c"


def _nothing(_token: str) -> str:
    return ""


def _by_public_key(club: Provider) -> Callable[[str], str]:
    """Sign as a fool would believe: by the public key, as if it were a shared secret."""

    def forged(token: str) -> str:
        header = json.dumps({"alg": "HS256", "kid": club.key.kid}).encode()
        signed = f"{_text(header)}.{token.split('.')[1]}"
        secret = club.key.as_pem(private=False)
        return f"{signed}.{_text(hmac.digest(secret, signed.encode(), 'sha256'))}"

    return forged


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


async def test_a_token_that_is_not_signed_by_the_provider_is_refused(
    allied: Place, club: Provider
) -> None:
    """Not at all, by a secret, by another key of the same name, or with another body."""
    person = await allied.person()
    for forge in (_unsigned, _by_public_key(club), _shortened, _nonsense, _nothing):
        club.token = forge
        assert refusal(await through(person)) == (403, "provider-unsure"), forge
    club.token = str
    club.published, kid = [club.key], club.key.kid
    for other, algorithm in ((rsa_key(), "RS256"), (ec_key(), "ES256")):
        as_if: Json = {**other.as_dict(private=True), "kid": kid}
        club.key, club.algorithm = type(other).import_key(as_if), algorithm
        assert refusal(await through(person)) == (403, "provider-unsure"), algorithm
    assert await linked(person) == []


async def test_new_keys_are_read_when_they_are_needed(ally: Place, club: Provider) -> None:
    """A provider that changes its keys signs people in at once; one that does not is not asked."""
    person = await ally.person()
    await outcome(person)
    await outcome(person)
    assert (club.read.count("keys"), club.read.count("document")) == (1, 1)
    club.key = rsa_key()
    assert await outcome(person) == "known"
    assert club.read.count("keys") == 2


async def test_a_provider_that_does_not_answer_is_told_in_words(tmp_path: Path) -> None:
    with a_provider() as club:
        named = read_providers(club.settings())
    async with serving(tmp_path, oidc=named) as place:
        answer = await (await place.person()).request("POST", BEGIN)
    assert refusal(answer) == (503, "provider-away")
    assert answer.json()["args"] == {"name": "Club"}


@pytest.mark.parametrize(
    "document",
    [
        {"issuer": "https://evil.example"},
        {"token_endpoint": "http://evil.example/token"},
        {"jwks_uri": "file:///etc/passwd"},
        {"authorization_endpoint": "javascript:alert(1)"},
        {"authorization_endpoint": 7},
        {"token_endpoint_auth_methods_supported": ["private_key_jwt"]},
    ],
    ids=str,
)
async def test_a_document_that_cannot_be_followed_is_not(
    ally: Place, club: Provider, document: Json
) -> None:
    club.document = document
    answer = await (await ally.person()).request("POST", BEGIN)
    assert refusal(answer) == (503, "provider-away")
    club.document = {}
    assert await outcome(await ally.person()) == "made", "once it is mended"


@pytest.mark.parametrize(
    ("status", "code"),
    [(500, (503, "provider-away")), (429, (503, "provider-away")), (400, (403, "provider-unsure"))],
)
async def test_a_provider_that_fails_in_the_midst_is_told_in_words(
    allied: Place, club: Provider, status: int, code: tuple[int, str]
) -> None:
    person = await allied.person()
    club.status = status
    assert refusal(await through(person)) == code
    club.status = 200
    assert await outcome(person) == "made"


async def test_keys_that_cannot_be_read_are_told_in_words(ally: Place, club: Provider) -> None:
    person = await ally.person()
    club.document = {"jwks_uri": f"{club.address}/.well-known/openid-configuration"}
    assert refusal(await through(person)) == (503, "provider-away")


async def test_no_log_holds_a_code_a_token_or_a_secret(allied: Place, club: Provider) -> None:
    person = await allied.person()
    lines = io.StringIO()
    set_up(Settings(log_level="debug", log_format="json"), lines)
    await outcome(person)
    club.claims = {"nonce": "another"}
    assert refusal(await through(person)) == (403, "provider-unsure")
    club.claims, club.status = {}, 400
    await through(person)
    club.status, club.token = 200, _shortened
    await through(person)
    told = lines.getvalue()
    assert "a provider proves nothing" in told, "the operator is told why"
    assert "another nonce" in told
    for secret in (*club.issued, CLIENT_SECRET):
        assert not any(part in told for part in secret.split(".") if len(part) > 5), secret
