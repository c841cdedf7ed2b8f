"""How much a provider may say, how long it may take, and how often people may try."""

from __future__ import annotations

import socket
from dataclasses import replace
from pathlib import Path

import pytest

from ohhell.server.providers import read_providers
from tests.provider import Provider
from tests.server.conftest import AMPLE, serving
from tests.server.test_accounts import PASSWORD, refusal, sign_in
from tests.server.travelling import (
    BEGIN,
    linked,
    outcome,
    sent,
    through,
)

pytestmark = pytest.mark.anyio


async def test_linked_per_player(tmp_path: Path, club: Provider) -> None:
    """linked_per_player: one more is refused, and the others stay."""
    limits = replace(AMPLE, linked_per_player=1)
    async with serving(tmp_path, limits=limits, oidc=read_providers(club.settings())) as place:
        person = await place.person()
        await outcome(person)
        club.subject = "zoe-8"
        assert refusal(await through(person)) == (429, "too-many-linked")
        assert len(await linked(person)) == 1


async def test_provider_bytes(tmp_path: Path, club: Provider) -> None:
    """provider_bytes: who says more is not listened to."""
    limits = replace(AMPLE, provider_bytes=2_000)
    async with serving(tmp_path, limits=limits, oidc=read_providers(club.settings())) as place:
        person = await place.person()
        assert (await person.request("POST", BEGIN)).status_code == 200
        club.document = {"more": "x" * 2_000}
        other = await place.person()
        assert (await other.request("POST", BEGIN)).status_code == 200, "what is known is kept"
    async with serving(tmp_path, limits=limits, oidc=read_providers(club.settings())) as place:
        answer = await (await place.person()).request("POST", BEGIN)
        assert refusal(answer) == (503, "provider-away")


async def test_provider_kept_s(tmp_path: Path, club: Provider) -> None:
    """provider_kept_s: after that the provider is asked again."""
    limits = replace(AMPLE, provider_kept_s=0.0)
    async with serving(tmp_path, limits=limits, oidc=read_providers(club.settings())) as place:
        person = await place.person()
        await sent(person)
        await sent(person)
    assert club.read == ["document", "document"]


async def test_provider_wait_s(tmp_path: Path) -> None:
    """provider_wait_s: nobody waits longer for a provider that says nothing."""
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen(8)
        club = Provider(f"http://127.0.0.1:{silent.getsockname()[1]}")
        limits = replace(AMPLE, provider_wait_s=0.2)
        async with serving(tmp_path, limits=limits, oidc=read_providers(club.settings())) as place:
            answer = await (await place.person()).request("POST", BEGIN)
    assert refusal(answer) == (503, "provider-away")


async def test_tries_are_counted_as_those_of_passwords(tmp_path: Path, club: Provider) -> None:
    limits = replace(AMPLE, sign_ins_per_minute=2.0)
    async with serving(tmp_path, limits=limits, oidc=read_providers(club.settings())) as place:
        person = await place.person()
        assert await outcome(person) == "made"
        assert (await person.request("POST", BEGIN)).status_code == 200
        assert refusal(await person.request("POST", BEGIN)) == (429, "too-many-tries")
        assert refusal(await sign_in(person, "x", PASSWORD)) == (429, "too-many-tries")
