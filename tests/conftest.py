"""Hypothesis profiles: OHHELL_PROFILE is set by `./check`; a bare pytest runs as `check` does."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

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
