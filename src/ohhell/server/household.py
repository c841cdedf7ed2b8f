"""Opening a house with everything in it, and closing it in good order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

from ohhell.server.following.aftermath import Aftermath, Follower
from ohhell.server.following.cashier import Cashier
from ohhell.server.following.finished import Finished
from ohhell.server.following.rating import Rater
from ohhell.server.following.results import Bookkeeper
from ohhell.server.following.withholding import Withholder
from ohhell.server.house import House, now_ms
from ohhell.server.lists.clerk import Clerk
from ohhell.server.metrics import Metrics
from ohhell.server.outages import Watch
from ohhell.server.people.elsewhere import heed_others
from ohhell.server.people.friends import Friends
from ohhell.server.people.leavers import Leavers
from ohhell.server.people.lookout import Lookout
from ohhell.server.personal.erasing import erase_on
from ohhell.server.personal.renewing import renew_on
from ohhell.server.settings import Settings
from ohhell.server.store import Store, open_store
from ohhell.server.tables.bots import BotRoom
from ohhell.server.tables.host import Host


@asynccontextmanager
async def open_house(settings: Settings, more: Sequence[Follower] = ()) -> AsyncGenerator[House]:
    """Open the house on its data folder, and close it in good order.

    `more` follow every game that is over, beside those of the house.
    """
    opening = open_store(
        settings.data,
        database=settings.database,
        log_bytes=settings.limits.log_bytes,
        issuers=settings.issuers,
    )
    async with opening as store:
        house = _furnished(settings, store, more)
        await house.clerk.mend(store.log)
        async with _at_work(house):
            yield house


def _furnished(settings: Settings, store: Store, more: Sequence[Follower]) -> House:
    """Return a house in which nobody works yet."""

    async def wake(table_id: str) -> Host:
        return await house.host(table_id)

    metrics, clerk = Metrics(), Clerk(store.listing)
    watch = Watch(store.check)
    cashier = Cashier(store, settings, wake, watch)
    leavers = Leavers(store, settings, now_ms)
    rater, bookkeeper = Rater(store.ratings), Bookkeeper(store.company)
    withholder = Withholder(store.safety.deeds)
    own: tuple[Follower, ...] = (rater, withholder, bookkeeper, cashier, leavers)
    lookout = Lookout(store.company.glimpses, now_ms)
    house = House(
        settings,
        store,
        metrics,
        BotRoom(metrics, settings),
        clerk,
        Finished(store.log, settings.limits.finished_kept),
        Aftermath(store.listing, store.log, (*own, *more), clerk.settled),
        Friends(store.company, lookout, settings.limits, now_ms),
        cashier,
        leavers,
        watch,
    )
    return house


@asynccontextmanager
async def _at_work(house: House) -> AsyncGenerator[None]:
    """Have everybody do their work, and in the end finish it."""
    following = asyncio.create_task(house.aftermath.work())
    cashing = asyncio.create_task(house.cashier.work())
    telling = asyncio.create_task(house.friends.lookout.work())
    duties = (
        house.clerk.work(),
        house.sweep(),
        house.claimer.work(),
        house.watch.work(),
        heed_others(house.store.people),
        erase_on(house),
        renew_on(house),
    )
    tasks = [asyncio.create_task(duty) for duty in duties]
    try:
        yield
    finally:
        # Before the tables, or it would wake one that has just been put to rest.
        await asyncio.gather(cashing, house.cashier.close())
        await house.close()
        await house.leavers.settled()
        house.aftermath.close()
        house.friends.lookout.close()
        await asyncio.gather(following, telling)
        await house.clerk.settled()
        for task in tasks:
            task.cancel()
        people = house.store.people
        await asyncio.gather(*tasks, people.write_seen(), return_exceptions=True)
        await house.bots.close()
        house.finished.close()
