"""Passwords: hashed and compared outside the event loop, few at once."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError


@dataclass(frozen=True, slots=True)
class Compared:
    """Whether a password is the right one, and whether it should be hashed anew."""

    is_right: bool
    is_stale: bool = False


class Passwords:
    """Hashes passwords. As many at once as there are threads: a hash takes 64 MiB."""

    def __init__(self, at_once: int, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._pool = ThreadPoolExecutor(at_once, thread_name_prefix="passwords")
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """Return what is kept of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._hash, password)

    async def compare(self, hash_: str | None, password: str) -> Compared:
        """Compare a password with what is kept of the right one.

        Without one it is compared all the same, with nobody's: it takes as long, and is wrong.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._compare, hash_, password)

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    # --- In a thread ------------------------------------------------------------------------------

    def _hash(self, password: str) -> str:
        return self._hasher.hash(_normal(password))

    def _compare(self, hash_: str | None, password: str) -> Compared:
        if self._nobodys is None:
            self._nobodys = self._hasher.hash(secrets.token_hex())
        try:
            self._hasher.verify(hash_ or self._nobodys, _normal(password))
        except (VerificationError, InvalidHashError):
            return Compared(is_right=False)
        return Compared(hash_ is not None, self._hasher.check_needs_rehash(hash_ or self._nobodys))


def _normal(password: str) -> str:
    """Return a password as it is hashed: keyboards write the same letter in several ways."""
    return unicodedata.normalize("NFKC", password)
