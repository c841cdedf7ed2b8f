"""How promptly this node answers, and what it hears of the others: counted as it happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from ohhell.server.metrics import Metrics
from ohhell.server.store import GREW, PEOPLE, PRESENT, REWRITTEN, News

BEAT_S: Final = 0.25
"""How often the event loop is asked how late it is."""


@asynccontextmanager
async def felt(metrics: Metrics, news: News) -> AsyncGenerator[None]:
    """Count until the block ends."""
    _listen(metrics, news)
    task = asyncio.create_task(_beat(metrics), name="pulse")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


def _listen(metrics: Metrics, news: News) -> None:
    for about in (GREW, PEOPLE, PRESENT, REWRITTEN):
        heard = metrics.news.labels(about)
        news.on(about, lambda words, heard=heard: heard.inc(len(words)))  # type: ignore[misc]
    news.on_gap(metrics.news_gaps.inc)


async def _beat(metrics: Metrics) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BEAT_S
        await asyncio.sleep(BEAT_S)
        metrics.loop_lag_s.observe(max(0.0, loop.time() - due))
