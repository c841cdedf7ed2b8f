"""A moderator annuls a game for chips: who gets what back, by the way that moderators go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from itertools import repeat

import pytest

from tests.server.acquaintance import id_of
from tests.server.client import Person
from tests.server.conftest import Game, Place, serving
from tests.server.keeping import Keeping
from tests.server.ledger import require_sound_books
from tests.server.test_compete import chips, game_for_chips, pot
from tests.server.test_safety import do, moderator

pytestmark = pytest.mark.anyio
FIRST, BUY_IN = 1_100, 110


@pytest.fixture
async def kept(keeping: Keeping) -> AsyncGenerator[Place]:
    """Return a server on either database; its books are sound in the end."""
    async with serving(keeping.data, database=keeping.database) as found:
        yield found
    await require_sound_books(keeping)


async def purses(game: Game) -> list[int]:
    """Return what each of a game may spend."""
    return [await chips(person) for person in game.people]


async def paid_out(game: Game) -> list[int]:
    """Play a game to its end; return what each may spend once it is paid out."""
    await game.play_on(lambda: game.tabs[0].is_over)
    await pot(game.people[0], game.table_id, lambda found: found["settled"] == "payout")
    return await purses(game)


async def annul(mod: Person, table_id: str) -> int:
    """Have a moderator annul a game; return the status of the answer."""
    body = {"kind": "annul", "reason": "played together", "table": table_id}
    return (await mod.request("POST", "/api/moderation/deeds", body)).status_code


async def test_a_game_that_is_annulled_while_it_is_played_gives_all_stakes_back(
    kept: Place,
) -> None:
    """And is played to its end all the same: then nothing is paid any more."""
    game, mod = await game_for_chips(kept, 3, buy_in=BUY_IN), await moderator(kept)
    assert await purses(game) == [FIRST - BUY_IN] * 3
    await do(mod, "annul", table=game.table_id)
    assert await purses(game) == [FIRST] * 3
    found = await game.people[0].get(f"/api/tables/{game.table_id}/pot")
    assert (found["settled"], [share["chips"] for share in found["shares"]]) == (
        "refund",
        [BUY_IN] * 3,
    )
    await game.play_on(lambda: game.tabs[0].is_over)
    await kept.house.clerk.settled()
    await kept.house.aftermath.catch_up()
    assert await purses(game) == [FIRST] * 3


async def test_a_game_that_is_annulled_after_its_payout_is_undone(kept: Place) -> None:
    game, mod = await game_for_chips(kept, 2, buy_in=BUY_IN), await moderator(kept)
    after = await paid_out(game)
    assert sum(after) == 2 * FIRST
    assert after != [FIRST] * 2
    await do(mod, "annul", table=game.table_id)
    assert await purses(game) == [FIRST] * 2
    assert (await game.people[0].get(f"/api/tables/{game.table_id}/pot"))["annulled"]


async def test_who_has_spent_what_was_won_owes_nothing(kept: Place) -> None:
    """Who lost has the loss back whole: the bank grants what is missing."""
    game, mod = await game_for_chips(kept, 2, buy_in=BUY_IN), await moderator(kept)
    after = await paid_out(game)
    winner = game.people[after.index(FIRST + BUY_IN)]
    await kept.house.store.chips.close_purse(id_of(winner))
    await do(mod, "annul", table=game.table_id)
    assert sorted(await purses(game)) == [0, FIRST]


@pytest.mark.parametrize("played", [False, True])
async def test_a_game_is_annulled_once_however_often_it_is_asked(
    kept: Place, *, played: bool
) -> None:
    """By two moderators at the same moment, and by one once more."""
    game = await game_for_chips(kept, 2, buy_in=BUY_IN)
    mods = [await moderator(kept) for _ in range(2)]
    if played:
        await paid_out(game)
    statuses = await asyncio.gather(*map(annul, mods, repeat(game.table_id)))
    assert 200 in statuses
    assert set(statuses) <= {200, 409}
    assert await annul(mods[0], game.table_id) == 409
    assert await purses(game) == [FIRST] * 2
