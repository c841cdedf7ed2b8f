"""Questions by HTTP to a provider: bounded in time and size, and what goes wrong in two words."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, TypeVar

import httpx
import msgspec

OK: Final = 200
Found = TypeVar("Found")


class Away(Exception):
    """A provider does not answer, or nothing that could be understood."""


class NotProved(Exception):
    """A provider has answered, but not proved who somebody is."""


class Asker:
    """Asks providers; to be closed in the end."""

    def __init__(self, wait_s: float, bytes_max: int) -> None:
        self._wait_s = wait_s
        self._bytes_max = bytes_max
        self._http: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Let go of all connections."""
        if self._http is not None:
            await self._http.aclose()

    async def read(self, url: str, kind: type[Found]) -> Found:
        """Return the JSON at an address as `kind`; raise `Away`."""
        status, body = await self._ask("GET", url)
        if status != OK:
            raise Away(f"{url} answers {status}")
        return understood(url, body, kind)

    async def send(
        self, url: str, form: Mapping[str, str], auth: httpx.BasicAuth | None
    ) -> tuple[int, bytes]:
        """Return the status and the body for a form that is sent to an address; raise `Away`."""
        return await self._ask("POST", url, form, auth)

    async def _ask(
        self,
        method: str,
        url: str,
        form: Mapping[str, str] | None = None,
        auth: httpx.BasicAuth | None = None,
    ) -> tuple[int, bytes]:
        headers = {"accept": "application/json"}
        try:
            async with asyncio.timeout(self._wait_s):
                http = await self._ready()
                asked = http.build_request(method, url, data=form, headers=headers)
                answer = await http.send(asked, auth=auth, stream=True)
                try:
                    return answer.status_code, await self._body(url, answer)
                finally:
                    await answer.aclose()
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
            # What the library says may hold more than the kind of it should.
            raise Away(f"{url} cannot be reached ({type(error).__name__})") from error

    async def _ready(self) -> httpx.AsyncClient:
        if self._http is None:
            # Reading the machine's certificates takes longer than anybody may hold the loop.
            made = await asyncio.to_thread(httpx.AsyncClient, timeout=self._wait_s)
            if self._http is None:
                self._http = made
        return self._http

    async def _body(self, url: str, answer: httpx.Response) -> bytes:
        body = bytearray()
        async for piece in answer.aiter_bytes():
            body += piece
            if len(body) > self._bytes_max:
                raise Away(f"{url} says more than {self._bytes_max} bytes")
        return bytes(body)


def understood(url: str, body: bytes, kind: type[Found]) -> Found:
    """Return JSON as `kind`; raise `Away`."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise Away(f"{url} does not say what it should") from error
