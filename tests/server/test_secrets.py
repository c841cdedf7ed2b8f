"""Nobody is told what they may not know: not by a frame, not by HTTP, not by the log lines."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import structlog

from ohhell.rules import (
    Bidding,
    BidOrder,
    Blind,
    CardPlayed,
    HandDealt,
    HandSeen,
    Hook,
    Naming,
    OneCard,
    Pack,
    PackKind,
    Pattern,
    RoundStarted,
    Schedule,
    Trump,
    TrumpTurned,
)
from ohhell.server import Settings
from ohhell.server.logs import set_up
from ohhell.table import Entry
from ohhell.table.events import SecretDrawn, SecretRevealed
from tests.play import may_see
from tests.server.client import Json, Person, Tab, nonce
from tests.server.conftest import Game, Place, entries_of, game_of, plain_rules, serving

pytestmark = pytest.mark.anyio

CARD = re.compile(r"(?<![\w])(?:[2-9TJQKA][CDHS]|[WJ][1-4])(?![\w])")
TOGETHER = Bidding(BidOrder.TOGETHER, Hook.OFF)
UP = Schedule(Pattern.UP, largest=4)
"""One card first, so that there are scores by which somebody lies behind."""
WAYS = [
    pytest.param({}, id="in turn"),
    pytest.param({"bidding": TOGETHER}, id="together"),
    pytest.param({"one_card": OneCard.FOREHEAD}, id="forehead"),
    pytest.param({"one_card": OneCard.BLIND}, id="unseen"),
    pytest.param({"schedule": UP, "bidding": Bidding(blind=Blind(behind=1))}, id="blind bids"),
    pytest.param({"pack": Pack(PackKind.WIZARD)}, id="wizard"),
    pytest.param({"trump": Trump(named=Naming.HIGHEST_BIDDER)}, id="named"),
]
SPECTATOR = -1


@dataclass
class Known:
    """Which cards each reader may know after one entry: those of the round in progress."""

    public: set[str] = field(default_factory=set[str])
    own: dict[int, set[str]] = field(default_factory=dict[int, set[str]])

    def of(self, reader: int) -> set[str]:
        """Return what the seat `reader` (or the spectator) may know."""
        return self.public | self.own.get(reader, set())


def knowledge(entries: list[Entry]) -> dict[int, Known]:
    """Return, by entry, who may know which cards after it: straight from the log."""
    known, after = Known(), dict[int, Known]()
    for entry in entries:
        for event in entry.events:
            match event:
                case RoundStarted():
                    known = Known()
                case HandDealt(owner, cards, sight):
                    for seat in filter(lambda seat: may_see(sight, owner, seat), range(4)):
                        known.own.setdefault(seat, set()).update(map(str, cards))
                case HandSeen(seat, cards):
                    known.own.setdefault(seat, set()).update(map(str, cards))
                case TrumpTurned(card) if card is not None:
                    known.public.add(str(card))
                case CardPlayed(_, card):
                    known.public.add(str(card))
                case _:
                    pass
        own = {seat: set(cards) for seat, cards in known.own.items()}
        after[entry.number] = Known(set(known.public), own)
    return after


def secret_of(entries: list[Entry]) -> str:
    """Return the secret of the game."""
    return next(e.secret for entry in entries for e in entry.events if isinstance(e, SecretDrawn))


async def look_everywhere(person: Person, table_id: str) -> None:
    """Ask every public route about a table; what comes back is recorded."""
    for path in ("", "/record", "/replay"):
        await person.request("GET", f"/api/tables/{table_id}{path}")
    for path in ("/api/tables", "/api/me/tables", "/api/me", "/health", "/metrics", "/"):
        await person.request("GET", path)


def numbered(tab: Tab) -> Iterator[tuple[int, Json, str]]:
    """Yield all messages of a tab with the entry they follow."""
    number = 0
    for message, text in zip(tab.told, tab.texts, strict=True):
        number = (message.get("view") or {}).get("number", number)
        yield number, message, text


@pytest.mark.parametrize("ways", WAYS)
async def test_no_frame_holds_what_its_reader_may_not_know(
    either: Place, ways: dict[str, object]
) -> None:
    """SEC-01: every byte to four seats, a spectator and HTTP, for a whole game."""
    game = await game_of(either, 4, plain_rules(4, **ways), chat="phrases")
    watcher = await either.person()
    spectator, returned = await watcher.tab(game.table_id), list[Tab]()
    while not game.tabs[0].is_over:
        await look_everywhere(watcher, game.table_id)
        assert (await game.tabs[2].ask("phrase", phrase="hello"))["t"] == "done"
        seen = game.tabs[0].view["number"]
        await game.play_on(lambda seen=seen: _moved_on(game, seen + 9))  # type: ignore[misc]
        # Whoever comes back is shown everything anew.
        again = await game.people[1].tab(game.table_id)
        await again.close()
        returned.append(again)
    await game.level()
    entries = await entries_of(either, game.table_id)
    after, secret = knowledge(entries), secret_of(entries)
    checked = 0
    readers = [*enumerate(game.tabs), (SPECTATOR, spectator), *((1, tab) for tab in returned)]
    for reader, tab in readers:
        for number, message, text in numbered(tab):
            told = set(CARD.findall(text))
            assert told <= after[number].of(reader), (reader, number, text)
            assert (secret in text) <= (number == entries[-1].number)
            sealed = [e["seat"] for e in message.get("events", ()) if e["t"] == "bidSealed"]
            assert set(sealed) <= {reader}
            checked += len(told)
    assert checked > 500
    for text in watcher.asked:
        assert not CARD.search(text), text
        assert secret not in text


def _moved_on(game: Game, number: int) -> bool:
    return game.tabs[0].is_over or game.tabs[0].view["number"] >= number


async def test_a_sealed_bid_is_its_makers_alone(place: Place) -> None:
    game = await game_of(place, 3, plain_rules(3, bidding=TOGETHER))
    saw = game.tabs[0].view["number"]
    await game.tabs[1].ask("bid", tricks=3, after=saw)
    await game.tabs[0].until(lambda: game.tabs[0].view["number"] > saw)
    for seat, tab in enumerate(game.tabs):
        bidder = tab.view["seats"][1]
        assert (bidder["hasBid"], bidder["bid"]) == (True, None)
        assert tab.view["you"]["bid"] == (3 if seat == 1 else None)
    assert game.tabs[0].told[-1]["events"] == [{"t": "hasBid", "seat": 1}, {"t": "hidden"}]


async def test_a_running_game_has_no_record(place: Place) -> None:
    """SEC-09: no panel, link or file opens a hand before the end; then all is open."""
    game = await game_of(place, 2, plain_rules(2))
    stranger = await place.person()
    for path in ("record", "replay"):
        answer = await stranger.request("GET", f"/api/tables/{game.table_id}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    await game.play_on(lambda: game.tabs[0].is_over)
    for path in ("record", "replay"):
        answer = await stranger.request("GET", f"/api/tables/{game.table_id}/{path}")
        assert answer.status_code == 200
    entries = await entries_of(place, game.table_id)
    assert isinstance(entries[-1].events[-1], SecretRevealed)


async def test_public_ids_give_no_rights(either: Place) -> None:
    """SEC-05: what everybody can see opens no seat; the token is nowhere but in the cookie."""
    game = await game_of(either, 2, plain_rules(2))
    victim, thief = game.people[0], await either.person()
    for forged in (victim.me["id"], victim.me["id"] * 2, "", victim.token[:-1] + "x"):
        answer = await thief.request("GET", "/api/me", cookie=f"ohhell={forged}")
        assert answer.json()["id"] not in (victim.me["id"], thief.me["id"])
    assert len(victim.token) >= 43, "256 bits"
    everything = "".join(
        text for person in (*game.people, thief) for text in (*person.seen, *person.asked)
    )
    assert victim.token not in everything
    assert victim.me["id"] not in "".join(thief.seen)


async def test_the_log_lines_hold_no_secret(tmp_path: Path) -> None:
    """A whole game at level debug: no card at all, no token, no nonce, no secret."""
    lines = io.StringIO()
    settings = Settings(data=tmp_path, log_level="debug", log_format="json")
    set_up(settings, lines)
    try:
        async with serving(tmp_path, log_level="debug") as place:
            game = await game_of(place, 3, plain_rules(3))
            own = nonce()
            await game.tabs[0].ask("sit", seat=1, nonce=own)
            await game.tabs[0].ask("play", card="2C", after=game.tabs[0].view["number"])
            await game.play_on(lambda: game.tabs[0].is_over)
            entries = await entries_of(place, game.table_id)
            tokens = [person.token for person in game.people]
    finally:
        structlog.reset_defaults()
    text = lines.getvalue()
    assert text.count('"command"') > 30
    assert not CARD.search(text)
    nonces = [e.nonce for entry in entries for e in entry.events if hasattr(e, "nonce")]
    for hidden in (secret_of(entries), own, *nonces, *tokens):
        assert hidden not in text


async def test_a_failure_is_logged_without_its_words(tmp_path: Path) -> None:
    lines = io.StringIO()
    set_up(Settings(data=tmp_path, log_format="json"), lines)
    try:
        _stumble()
    except ValueError as error:
        structlog.get_logger().error("command failed", failure=error)
    finally:
        structlog.reset_defaults()
    assert "ValueError" in lines.getvalue()
    assert "test_secrets.py" in lines.getvalue()
    assert "QS" not in lines.getvalue()


async def test_what_a_client_writes_moves_no_cursor(tmp_path: Path) -> None:
    """A path and a broken frame are a stranger's words: shown as text, or not at all."""
    lines = io.StringIO()
    set_up(Settings(data=tmp_path, log_format="console", log_level="info"), lines)
    try:
        structlog.get_logger().error("request failed", path="/\x1b[2J\u202e")
        logging.getLogger("picows").error("WS parser error: %s, initiate disconnect", "evil")
    finally:
        structlog.reset_defaults()
    assert "/\\x1b[2J\\x202e" in lines.getvalue()
    assert "\x1b" not in lines.getvalue()
    assert "evil" not in lines.getvalue()
    assert "[info     ] WS parser error" not in lines.getvalue().partition("request failed")[0]


async def test_a_log_that_nobody_reads_ends_nothing(tmp_path: Path) -> None:
    lines = io.StringIO()
    set_up(Settings(data=tmp_path, log_level="debug"), lines)
    lines.close()
    async with serving(tmp_path, log_level="debug") as place:
        game = await game_of(place, 2, plain_rules(1))
        await game.play_on(lambda: game.tabs[0].is_over)


def _stumble() -> None:
    raise ValueError("QS is in the hand of seat 2")
