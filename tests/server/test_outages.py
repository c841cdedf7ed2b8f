"""What is said of something that fails for long: its beginning, a count now and then, its end."""

from __future__ import annotations

import logging

import pytest
import structlog
from structlog.testing import capture_logs

from ohhell.server.outages import REMIND_S, Outage


@pytest.fixture(autouse=True)
def _informed() -> None:
    informed = structlog.make_filtering_bound_logger(logging.INFO)
    structlog.configure(wrapper_class=informed, cache_logger_on_first_use=False)


def test_what_fails_for_long_is_told_of_seldom() -> None:
    """However often it fails, an operator reads one line a minute."""
    now_s = [0.0]
    outage = Outage("it fails", "it works", clock=lambda: now_s[0])
    with capture_logs() as logs:
        for _ in range(int(2.5 * REMIND_S)):
            now_s[0] += 1.0
            for _ in range(10):
                outage.failed(OSError(), path="/")
        outage.over()
        outage.over()
    told = [(line["log_level"], line["event"], line["times"]) for line in logs]
    assert told == [
        ("warning", "it fails", 1),
        ("warning", "it fails", 601),
        ("warning", "it fails", 1201),
        ("info", "it works", 1500),
    ]
    assert logs[-1]["for_s"] == 149.0


def test_what_fails_anew_is_told_of_anew() -> None:
    outage = Outage("it fails", "it works")
    with capture_logs() as logs:
        for _ in range(2):
            outage.failed(OSError())
            outage.over()
    assert [line["event"] for line in logs] == 2 * ["it fails", "it works"]


def test_what_never_failed_is_not_told_of() -> None:
    with capture_logs() as logs:
        Outage("it fails", "it works").over()
    assert not logs
