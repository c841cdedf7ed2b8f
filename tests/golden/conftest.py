"""``./check --update-golden`` writes the games anew before they are tested."""

from __future__ import annotations

import os

import pytest

from tests.golden.write import main


@pytest.fixture(scope="session", autouse=True)
def _games_as_they_are() -> None:
    if os.environ.get("OHHELL_UPDATE_GOLDEN"):
        main()
