"""ID tokens: who somebody is at a provider, believed only if all of it fits."""

from __future__ import annotations

from dataclasses import dataclass
from hmac import compare_digest
from typing import Any, Final

from joserfc import jwt
from joserfc.errors import BadSignatureError, InvalidKeyIdError, JoseError
from joserfc.jwk import KeySet

from ohhell.server.oidc.asking import NotProved

ALGORITHMS: Final = ("RS256", "PS256", "ES256")
"""By key pairs only: neither "none" nor a secret that both sides have proves who has signed."""
LEEWAY_S: Final = 60
"""How far the provider's clock may be from ours."""
_SUBJECT_MAX: Final = 255


class OtherKeys(NotProved):
    """A token is signed by none of the keys that are known; there may be newer ones."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What an ID token has to say."""

    issuer: str
    client_id: str
    nonce: str


def subject_in(token: str, keys: KeySet, expected: Expected) -> str:
    """Return whom a token is about; raise `OtherKeys` or `NotProved`."""
    try:
        claims = jwt.decode(token, keys, algorithms=list(ALGORITHMS)).claims
        _registry(expected).validate(claims)
    except (InvalidKeyIdError, BadSignatureError) as error:
        raise OtherKeys(f"the ID token: {error.error}") from error
    except (JoseError, ValueError) as error:
        raise NotProved(f"the ID token: {_reason(error)}") from error
    _require_for_us(claims, expected)
    return _subject(claims)


def _registry(expected: Expected) -> jwt.JWTClaimsRegistry:
    return jwt.JWTClaimsRegistry(
        leeway=LEEWAY_S,
        iss={"essential": True, "value": expected.issuer},
        aud={"essential": True, "value": expected.client_id},
        exp={"essential": True},
        iat={"essential": True},
        sub={"essential": True},
        nonce={"essential": True},
    )


def _require_for_us(claims: dict[str, Any], expected: Expected) -> None:
    nonce = claims["nonce"]
    if not isinstance(nonce, str) or not compare_digest(nonce.encode(), expected.nonce.encode()):
        raise NotProved("the ID token: another nonce")
    party = claims.get("azp")
    several = claims["aud"] not in (expected.client_id, [expected.client_id])
    if (several or party is not None) and party != expected.client_id:
        raise NotProved("the ID token: made for another client")


def _subject(claims: dict[str, Any]) -> str:
    subject: str = claims["sub"]
    if not 0 < len(subject) <= _SUBJECT_MAX or not subject.isascii() or not subject.isprintable():
        raise NotProved("the ID token: its subject is not 1 to 255 ASCII characters")
    return subject


def _reason(error: JoseError | ValueError) -> str:
    """Return the kind of a fault: what else the library says may hold parts of the token."""
    return error.error if isinstance(error, JoseError) else "cannot be read"
