"""The part of the catalogues about chips has a sentence for all that the ledger says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ohhell
from ohhell.club.chips import Kind, Prizes

ROOT = Path(ohhell.__file__).parent
PART = (ROOT / "locales" / "chips" / "en.ftl").read_text(encoding="utf-8")
KNOWN = set(re.findall(r"^([\w-]+) =", PART, re.MULTILINE))
SOURCES = [*(ROOT / "club" / "chips").glob("*.py"), ROOT / "server" / "following" / "cashier.py"]
REFUSALS = sorted(
    code
    for path in SOURCES
    for code in re.findall(r'(?:NotAllowed|Refused)\(\s*"([\w-]+)"', path.read_text())
    if not code.startswith("store-")
)


@pytest.mark.parametrize("code", sorted({*REFUSALS, "purse-short", "stake-short"}))
def test_every_refusal_has_a_sentence(code: str) -> None:
    assert f"refused-{code}" in KNOWN


def test_every_transfer_and_all_prizes_have_a_name() -> None:
    assert {f"chips-move-{kind.value}" for kind in Kind} <= KNOWN
    assert {f"compete-prizes-{prizes.value}" for prizes in Prizes} <= KNOWN


def test_refusals_were_found() -> None:
    """Else nothing is tested here."""
    assert {"has-stake", "not-poor", "stakes-missing"} <= set(REFUSALS)
