"""What follows the end of a game follows it: at once, after a failure, after a crash."""

from __future__ import annotations

import asyncio

import pytest

from ohhell.rules import Pattern, RuleSet, Schedule, Seat, legal_actions
from ohhell.server import House, Settings
from ohhell.server.household import open_house
from ohhell.server.tables.opening import Wish
from ohhell.table import Act, Done, Options, Sit, Stage, Start, State
from tests.server.client import PATIENCE_S, nonce
from tests.server.conftest import AMPLE
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio
SHORT = RuleSet(schedule=Schedule(Pattern.UP, largest=1))


class Witness:
    """Knows which games it was told of, and fails at the first few."""

    def __init__(self, *, failures: int = 0) -> None:
        self.followed: list[str] = []
        self.failures = failures
        self.told = asyncio.Event()

    async def follow(self, table_id: str, state: State) -> None:
        """Note a game, or fail."""
        assert state.stage is Stage.OVER
        self.told.set()
        if self.failures:
            self.failures -= 1
            raise OSError("the disk is full")
        self.followed.append(table_id)


def settings(keeping: Keeping) -> Settings:
    """Return those of a house without pauses."""
    return Settings(data=keeping.data, database=keeping.database, bot_pace_s=(0, 0), limits=AMPLE)


async def played(house: House) -> str:
    """Play a game of one round among two people, and return its table."""
    ann, _ = await house.store.people.admit("Ann")
    ben, _ = await house.store.people.admit("Ben")
    host = await house.open(ann, Wish(Options(SHORT, 2), nonce()))
    table = host.table
    for player, order in ((ben, Sit(Seat(1), "Ben", nonce())), (ann, Start((), "casual"))):
        assert isinstance(await host.ask(player.id, order), Done)
    while (game := table.state.game) is not None and not game.over:
        (seat, *_) = game.to_act
        action = legal_actions(game, seat)[0]
        by = (ann, ben)[seat].id
        assert isinstance(await host.ask(by, Act(seat, action, table.number)), Done)
    return host.id


async def told(witness: Witness) -> None:
    """Wait until a witness has been told of a game."""
    async with asyncio.timeout(PATIENCE_S):
        await witness.told.wait()


async def test_a_game_is_followed_as_soon_as_it_is_over(keeping: Keeping) -> None:
    witness = Witness()
    async with open_house(settings(keeping), (witness,)) as house:
        table_id = await played(house)
        await told(witness)
    assert witness.followed == [table_id]


async def test_what_is_not_over_is_not_followed(keeping: Keeping) -> None:
    async with open_house(settings(keeping)) as house:
        ann, _ = await house.store.people.admit("Ann")
        await house.open(ann, Wish(Options(SHORT, 2), nonce()))
        await house.clerk.settled()
        assert await house.store.listing.unfollowed(after="", most=9) == []


async def test_what_failed_is_followed_later_and_keeps_no_other_waiting(keeping: Keeping) -> None:
    witness = Witness(failures=1)
    async with open_house(settings(keeping), (witness,)) as house:
        first = await played(house)
        await told(witness)
        second = await played(house)
        await house.clerk.settled()  # its row comes after its log
        await house.aftermath.catch_up()
    assert set(witness.followed) == {first, second}


async def test_what_is_followed_is_not_followed_again(keeping: Keeping) -> None:
    witness = Witness()
    async with open_house(settings(keeping), (witness,)) as house:
        await played(house)
        await told(witness)
    async with open_house(settings(keeping), (witness,)) as house:
        await house.aftermath.catch_up()
    assert len(witness.followed) == 1


async def test_a_crash_between_the_end_and_what_follows_forgets_nothing(keeping: Keeping) -> None:
    async with open_house(settings(keeping), (Witness(failures=9),)) as house:
        table_id = await played(house)
    witness = Witness()
    async with open_house(settings(keeping), (witness,)):
        await told(witness)
    assert witness.followed == [table_id]
