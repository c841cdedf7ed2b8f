"""Writes in a ledger until it is killed: ``python -m tests.server.ledger_writer FOLDER URL SEED``.

Says a line for whatever was done.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random

from ohhell.club import NotAllowed
from ohhell.club.chips import BUY_INS, Finish, Prizes, Seating
from ohhell.server.store import Chips, open_store

_PLAYERS = [f"p{k}" for k in range(12)]


async def _write(chips: Chips, dice: Random) -> None:
    """Play a game for chips, as far as it goes."""
    table = f"t{dice.randrange(10**9)}"
    seated = dice.sample(_PLAYERS, dice.randint(2, 4))
    for player in seated:
        await chips.grant_first(player)
        with suppress(NotAllowed):
            await chips.grant_daily(player, date.fromordinal(dice.randint(700_000, 800_000)))
    stake = dice.choice(BUY_INS)
    for number in range(1, 4):
        here = frozenset(dice.sample(seated, dice.randint(1, len(seated))))
        await chips.follow(Seating(table, number, here, stake))
    finish = Finish(tuple(range(1, len(seated) + 1)), tuple(seated))
    await chips.pay_out(table, finish, dice.choice([*Prizes]))
    if dice.random() < 0.2:
        await chips.annul(table)


async def _main(folder: str, url: str, seed: str) -> None:
    async with open_store(Path(folder), database=url) as store, asyncio.TaskGroup() as group:
        for lane in range(3):
            group.create_task(_for_ever(store.chips, Random(f"{seed}-{lane}")))


async def _for_ever(chips: Chips, dice: Random) -> None:
    while True:
        await _write(chips, dice)
        sys.stdout.write("done\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(_main(*sys.argv[1:]))
