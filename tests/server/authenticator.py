"""A small authenticator: makes passkeys and signs with them, as WebAuthn wants it."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field, replace
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url, encode_cbor

from tests.server.client import Json

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


@dataclass(frozen=True)
class Authenticator:
    """One passkey of one device, for one page."""

    origin: str
    name: str = "localhost"
    verified: int = _VERIFIED
    count: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def used(self, count: int) -> Authenticator:
        """Return the same after some signatures."""
        return replace(self, count=count)

    def make(self, options: Json) -> Json:
        """Return what a browser sends that has made this passkey."""
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public_key
        data = self._data(_PRESENT | _ATTESTED) + attested
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._client_data("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=said, attestationObject=attestation)

    def sign(self, options: Json) -> Json:
        """Return what a browser sends that has signed a challenge."""
        data = self._data(_PRESENT)
        said = self._client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _data(self, flags: int) -> bytes:
        return (
            sha256(self.name.encode()).digest()
            + bytes([flags | self.verified])
            + self.count.to_bytes(4, "big")
        )

    @property
    def _public_key(self) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        return encode_cbor({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(said).encode()

    def _credential(self, **response: bytes) -> Json:
        name = bytes_to_base64url(self.id)
        encoded = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": encoded}
