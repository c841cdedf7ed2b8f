"""What all tests share: Hypothesis profiles, and a provider of accounts.

OHHELL_PROFILE is set by `./check`; a bare pytest runs as `check` does.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.provider import Provider

SLOW_IS_FINE = [HealthCheck.too_slow]

settings.register_profile(
    "fast", max_examples=20, deadline=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "check", max_examples=100, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE
)
# The same examples every time: a red CI is about the commit, never about the dice.
settings.register_profile("ci", settings.get_profile("check"), derandomize=True)
settings.register_profile("soak", settings.get_profile("check"), max_examples=5_000)
settings.load_profile(os.environ.get("OHHELL_PROFILE", "check"))


@pytest.fixture(scope="session")
def provider() -> Generator[Provider]:
    """Return a provider for all tests: they meet as `club`, each with somebody new there."""
    # Only those who meet it wait for its libraries to load.
    from tests.provider import a_provider

    with a_provider() as found:
        yield found


@pytest.fixture
def club(provider: Provider) -> Provider:
    """Return a provider by whose accounts one may sign in, where nobody has been yet."""
    provider.reset()
    return provider
