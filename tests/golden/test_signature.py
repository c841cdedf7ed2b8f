"""The signature of the bitboards: nothing that they do may change unseen."""

from __future__ import annotations

from benchmarks.signature import SIGNATURE, signature


def test_the_signature_is_as_written() -> None:
    """Who means to change it writes the new one into the file, and into the commit why."""
    assert signature() == SIGNATURE.read_text(encoding="utf-8").strip()
