"""What a browser is sent to a provider with, all of it from one secret that it alone keeps."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, Self

_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Errand:
    """One way to a provider and back. From `state`, which travels, nothing else follows."""

    secret: str = field(repr=False)

    @classmethod
    def new(cls) -> Self:
        """Return an errand that nobody can guess."""
        return cls(secrets.token_urlsafe(_BYTES))

    @property
    def state(self) -> str:
        """What comes back with an answer, to show that this browser has asked."""
        return self._derived("state")

    @property
    def nonce(self) -> str:
        """What the provider signs, to show that it answers this question."""
        return self._derived("nonce")

    @property
    def verifier(self) -> str:
        """What redeems the code (PKCE), to show that who asked has it."""
        return self._derived("verifier")

    @property
    def challenge(self) -> str:
        """What the provider is told of the verifier beforehand (PKCE, S256)."""
        return _text(sha256(self.verifier.encode()).digest())

    @property
    def parting(self) -> str:
        """What says later that a guest is left for who was found."""
        return self._derived("parting")

    def _derived(self, what: str) -> str:
        return _text(sha256(f"{what}:{self.secret}".encode()).digest())


def _text(digest: bytes) -> str:
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
