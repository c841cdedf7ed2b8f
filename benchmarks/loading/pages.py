"""HTTP as cheap as it gets, to let many people in: one connection, one request after the other."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Self

import msgspec


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request was answered with."""

    status: int
    cookies: dict[str, str]
    body: bytes


class Pages:
    """A connection to a server, kept alive."""

    def __init__(
        self, host: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._host = host
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, host: str, port: int) -> Self:
        """Connect."""
        return cls(f"{host}:{port}", *await asyncio.open_connection(host, port))

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """Return the answer to a request; raise `RuntimeError` if it was refused."""
        data = b"" if body is None else msgspec.json.encode(body)
        said = {"host": self._host, "content-type": "application/json", **headers}
        said["content-length"] = str(len(data))
        lines = (f"{name.replace('_', '-')}: {value}" for name, value in said.items())
        self._writer.write("\r\n".join((f"{method} {path} HTTP/1.1", *lines, "", "")).encode())
        self._writer.write(data)
        answer = await self._answer()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body.decode()}")
        return answer

    def close(self) -> None:
        """Hang up."""
        self._writer.close()

    async def _answer(self) -> Answer:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.rstrip().split("\r\n")
        length, cookies = 0, dict[str, str]()
        for line in lines:
            name, _, value = line.partition(": ")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                known, _, token = value.partition(";")[0].partition("=")
                cookies[known] = token
        return Answer(int(first.split()[1]), cookies, await self._reader.readexactly(length))
