"""Short names that follow from what they name: of nets by their weights, of dice by their use."""

from __future__ import annotations

from hashlib import blake2b

from ohhell.bots.net.network import Nets


def digest_of(nets: Nets) -> str:
    """Return a name for nets, 16 hexadecimal digits; other weights have another."""
    digest = blake2b(digest_size=8)
    for net in nets:
        for part in net:
            digest.update(part.astype("<f4").tobytes())
    return digest.hexdigest()


def seed_of(*numbers: int) -> int:
    """Return a seed, below 2 ** 64, for whatever these numbers say together."""
    text = " ".join(map(str, numbers))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
