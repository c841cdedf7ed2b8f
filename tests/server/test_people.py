"""People as the store knows them: tags, sessions, and what other nodes hear of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from ohhell.server.people.elsewhere import Elsewhere
from ohhell.server.store import (
    Device,
    LastWay,
    NameTaken,
    Passkey,
    PasskeyKnown,
    Player,
    SignIn,
    Store,
    TooManyPasskeys,
    open_store,
)
from ohhell.server.store.migrating import take_back
from ohhell.server.store.people import SEEN_EVERY_S, TAGS
from ohhell.server.store.remembered import Remembered, Session
from ohhell.server.store.schema import PLAYERS, SESSIONS
from tests.postgres import Postmaster
from tests.server.fresh import furnished
from tests.server.keeping import Keeping

pytestmark = pytest.mark.anyio

PHONE = Device("Firefox", "Android")


@pytest.fixture
async def store(keeping: Keeping) -> AsyncGenerator[Store]:
    """Return a new store."""
    async with open_store(keeping.data, database=keeping.database) as found:
        yield found


def passkey(number: int) -> Passkey:
    """Return some passkey."""
    return Passkey(bytes([number]), b"public", 2**32 - 1, PHONE, 1.0, 1.0)


# --- Names --------------------------------------------------------------------------------------


async def test_equal_names_have_different_tags(store: Store) -> None:
    """Also those that differ by case or width alone, and whoever takes the name later."""
    spelt = ("Zoë", "ZOË", "zoë", "Ｚoë")
    people = [(await store.people.admit(name))[0] for name in spelt]
    other, token = await store.people.admit("Ann")
    people.append(await store.people.rename(other, "Zoë"))
    assert len({player.tag for player in people}) == len(people)
    assert store.people.find(token) == people[-1]
    assert people[0].handle == f"Zoë#{people[0].tag:04}"


async def test_a_tag_stays_if_it_can(store: Store) -> None:
    """Also where a name is only written otherwise, so that its own row would be in the way."""
    player, token = await store.people.admit("zoe")
    for name in ("Zoe", "Ann"):
        renamed = await store.people.rename(player, name)
        assert (renamed.name, renamed.tag) == (name, player.tag)
        assert store.people.find(token) == renamed


async def test_nobody_is_refused_a_name_that_many_have(store: Store) -> None:
    """When ten thousand are called the same, the next has a longer tag."""
    row = {"name": "Ann", "folded": "ann", "made_at": 1.0}
    rows = [row | {"id": f"p{tag}", "tag": tag} for tag in range(TAGS)]
    async with store._engine.begin() as connection:
        await connection.execute(insert(PLAYERS), rows)
    player, _ = await store.people.admit("Ann")
    assert player.tag >= TAGS


async def test_who_was_here_before_tags_were_is_told_apart(keeping: Keeping) -> None:
    """The step gives everybody a tag: an old database is as good as a new one."""
    async with open_store(keeping.data, database=keeping.database) as store:
        token = [(await store.people.admit("Ann"))[1] for _ in range(3)][-1]
        async with store._engine.begin() as connection:
            await connection.run_sync(take_back, "0005")
    async with open_store(keeping.data, database=keeping.database) as store:
        found = store.people.find(token)
        assert found is not None
        assert found.name == "Ann"
        async with store._engine.connect() as connection:
            tags = [row.tag for row in await connection.execute(select(PLAYERS.c.tag))]
            (made,) = await connection.execute(
                select(SESSIONS.c.made_at == SESSIONS.c.seen_at).distinct()
            )
    assert len(set(tags)) == 3
    assert made[0]


# --- Sessions -----------------------------------------------------------------------------------


async def test_a_session_that_has_ended_is_known_no_more(store: Store) -> None:
    """At once, also where it was remembered."""
    player, token = await store.people.admit("Ann", PHONE)
    other = await store.sessions.begin(player, Device(), most=9)
    told: list[str] = []
    store.people.listen(told.append)
    assert store.people.find(other) == store.people.find(token) == player
    await store.sessions.end_others(player.id, token)
    assert store.people.find(other) is None
    assert store.people.find(token) == player
    (left,) = await store.sessions.of_player(player.id)
    assert left.device == PHONE
    assert not await store.sessions.end(player.id, "no such session")
    assert await store.sessions.end(player.id, left.id)
    assert store.people.find(token) is None
    # Perhaps more than twice: nodes that share a database hear also what they told.
    assert told[:2] == [player.id] * 2
    assert set(told) == {player.id}


async def test_other_nodes_hear_what_has_changed(postmaster: Postmaster, tmp_path: Path) -> None:
    """A session that was ended elsewhere, and another name; also where no news came through."""
    url = furnished(postmaster)
    async with (
        open_store(tmp_path, database=url) as here,
        open_store(tmp_path, database=url) as there,
    ):
        elsewhere, told = Elsewhere(there.people), list[str]()
        there.people.listen(told.append)
        player, token = await here.people.admit("Ann")
        other, other_token = await here.people.admit("Ben")
        assert there.people.find(token) == player
        assert there.people.find(other_token) == other
        await here.people.rename(other, "Benoît")
        await here.sessions.end_of(token, player.id)
        await elsewhere.heed()
        assert there.people.find(token) is None
        found = there.people.find(other_token)
        assert found is not None
        assert found.name == "Benoît"
        await elsewhere.heed()
        assert set(told) == {player.id, other.id}


async def test_when_a_session_was_used_is_written_once_an_hour(store: Store) -> None:
    player, token = await store.people.admit("Ann")
    (made,) = await store.sessions.of_player(player.id)
    store.people.find(token)
    await store.people.write_seen()
    assert await store.sessions.of_player(player.id) == [made]
    long_ago = time.time() - SEEN_EVERY_S
    async with store._engine.begin() as connection:
        await connection.execute(update(SESSIONS).values(seen_at=long_ago))
    store.people.forget(player.id)
    for _ in range(2):
        store.people.find(token)
        await store.people.write_seen()
    (seen,) = await store.sessions.of_player(player.id)
    assert seen.seen_at > long_ago + SEEN_EVERY_S / 2


def test_only_so_much_is_remembered() -> None:
    """Whose older session is forgotten keeps the newer one."""
    remembered = Remembered(most=2)
    ann, ben = Player("ann", "Ann"), Player("ben", "Ben")
    for digest, player in ((b"1", ann), (b"2", ann), (b"3", ben)):
        remembered.put(digest, Session(player, 0.0))
    assert len(remembered) == 2
    assert remembered.get(b"1") is None
    assert remembered.player("ann") == ann
    remembered.put(b"4", Session(ben, 0.0))
    assert remembered.player("ann") is None
    remembered.rename(Player("ben", "Benoît"))
    assert {session.player.name for d in (b"3", b"4") if (session := remembered.get(d))} == {
        "Benoît"
    }


# --- Ways to sign in ----------------------------------------------------------------------------


async def test_a_sign_in_name_is_one_persons(store: Store) -> None:
    (ann, _), (ben, _) = [await store.people.admit(name) for name in ("Ann", "Ben")]
    await store.accounts.set_sign_in(ann.id, SignIn("Ann@example.org", "hash"))
    with pytest.raises(NameTaken):
        await store.accounts.set_sign_in(ben.id, SignIn("ANN@EXAMPLE.ORG", "other"))
    assert await store.accounts.named("ann@example.org") == (ann, SignIn("Ann@example.org", "hash"))
    assert not await store.accounts.exists(ben.id)
    assert "hash" not in repr(await store.accounts.sign_in(ann.id))


async def test_the_last_way_to_sign_in_stays(store: Store) -> None:
    """Two who each remove another at once do not leave their owner outside."""
    player, _ = await store.people.admit("Ann")
    for number in (1, 2):
        await store.accounts.add_passkey(player.id, passkey(number), most=2)
    removed = await asyncio.gather(
        *(store.accounts.remove_passkey(player.id, bytes([number])) for number in (1, 2)),
        return_exceptions=True,
    )
    assert sorted(map(type, removed), key=str) == sorted((type(None), LastWay), key=str)
    assert len(await store.accounts.passkeys(player.id)) == 1


async def test_passkeys_have_one_owner_and_a_limit(store: Store) -> None:
    (ann, _), (ben, _) = [await store.people.admit(name) for name in ("Ann", "Ben")]
    await store.accounts.add_passkey(ann.id, passkey(1), most=1)
    with pytest.raises(PasskeyKnown):
        await store.accounts.add_passkey(ben.id, passkey(1), most=1)
    with pytest.raises(TooManyPasskeys):
        await store.accounts.add_passkey(ann.id, passkey(2), most=1)
    assert await store.accounts.passkey(b"\1") == (ann, passkey(1))


async def test_a_challenge_is_good_for_one_answer(store: Store) -> None:
    """And only for whoever asked for it, for what was asked, and for a while."""
    player, _ = await store.people.admit("Ann")
    for number in range(4):
        await store.accounts.challenge(bytes([number]), player.id, "sign-in")
    take = store.accounts.take_challenge
    assert not await take(b"\0", "somebody", "sign-in", not_before=0)
    assert not await take(b"\0", player.id, "add", not_before=0)
    tries = [take(b"\0", player.id, "sign-in", not_before=0) for _ in range(5)]
    assert sorted(await asyncio.gather(*tries)) == [False] * 4 + [True]
    assert not await take(b"\1", player.id, "sign-in", not_before=time.time() + 1)
    assert not await take(b"\2", player.id, "sign-in", not_before=0), "it was forgotten with it"
