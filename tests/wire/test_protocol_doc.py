"""docs/protocol.md is true: its examples decode, its transcript plays, its shuffle deals."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from ohhell import rules
from ohhell.rules import HandDealt, Pattern, RuleSet, Schedule, Seat, TrumpTurned
from ohhell.server import Settings
from ohhell.server.manners import Manners
from ohhell.server.store import Player
from ohhell.server.tables.orders import Asker, Choice, order_of
from ohhell.server.tables.telling import Present, Teller, answered, refusal
from ohhell.table import Command, Entry, Open, Options, Refused, Sit, Table, open_table, shuffle
from ohhell.wire import (
    ClientMessage,
    ServerMessage,
    accounts,
    faults,
    http,
    parse,
    people,
    playing,
    providers,
    ratings,
    record,
    safety,
)
from ohhell.wire.events import WireEvent
from ohhell.wire.messages import Ping

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
BODIES = (http, accounts, providers, people, playing, ratings, record, safety)
TABLE = "k7m2p9x4w8tq"
BOTS = Choice(("casual",), "casual")
PRESENT = Present(frozenset((Seat(0), Seat(1))))
SECRET = "00112233445566778899aabbccddeeff" * 2


def blocks(kind: str) -> list[str]:
    """Return the fenced blocks whose info string is `kind`."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


def objects(text: str) -> Iterator[dict[str, Any]]:
    """Yield the JSON objects that stand one after the other in `text`."""
    decoder, at = json.JSONDecoder(), 0
    while at < len(text.rstrip()):
        value, at = decoder.raw_decode(text, at)
        yield value
        at += len(text[at:]) - len(text[at:].lstrip())


@pytest.mark.parametrize("name", re.findall(r"^```json ([A-Z]\w+)$", TEXT, re.MULTILINE))
def test_an_example_is_what_it_is_called(name: str) -> None:
    kind = next(getattr(module, name) for module in BODIES if hasattr(module, name))
    for text in blocks(f"json {name}"):
        msgspec.json.decode(text, type=kind)


def test_every_message_has_an_example() -> None:
    examples = [example for text in blocks("json") for example in objects(text)]
    for union in (ClientMessage, ServerMessage):
        tags = {kind.__struct_config__.tag for kind in get_args(union)}
        mine = [example for example in examples if example["t"] in tags]
        for example in mine:
            msgspec.convert(example, union)
        shown = {example["t"] for example in mine}
        assert tags - shown <= {"update"}, "an update is in the transcript"


def test_every_event_has_an_example() -> None:
    (text,) = blocks("json events")
    shown = [msgspec.convert(example, WireEvent) for example in objects(text)]
    assert {type(event) for event in shown} == set(get_args(WireEvent))


class _Meeting:
    """Ada and Bob at the table of the transcript."""

    def __init__(self) -> None:
        ruleset = RuleSet(schedule=Schedule(Pattern.UP, largest=1))
        opened = open_table(Open(Options(ruleset, 2), SECRET), at_ms=0)
        self.people = {name: Player(name, name.title()) for name in ("ada", "bob")}
        self.table = Table.load([opened])
        self.teller = Teller(TABLE, lambda: 0)
        self.entries = [opened]
        self._give(Command("ada", Sit(Seat(0), "Ada", "a1" * 16)))

    def send(self, name: str, text: str) -> list[str]:
        """Have somebody send a message; return all that is sent because of it."""
        message = msgspec.json.decode(text, type=ClientMessage)
        assert not isinstance(message, Ping)
        asker = Asker(self.people[name], TABLE, BOTS, Manners(Settings()), lambda: True)
        order = order_of(message, asker, self.table.state)
        found = self._give(Command(name, order, message.id))
        if isinstance(found, Refused):
            view = self.teller.view(self.table, self.table.state.seat_of(name), PRESENT)
            return [f"{name} < {_elided(refusal(message.id, found, view))}"]
        told: list[str] = []
        if isinstance(found, Entry):
            make = self.teller.update(self.table, found, PRESENT)
            told = [f"{p} < {_elided(make(self.table.state.seat_of(p)))}" for p in self.people]
        done = self.table.propose(Command(name, order, message.id), at_ms=0)
        assert not isinstance(done, Entry | Refused)
        return [*told, f"{name} < {answered(message.id, done).decode()}"]

    def _give(self, command: Command) -> object:
        found = self.table.propose(command, at_ms=0)
        if isinstance(found, Entry):
            self.table.accept(found)
            self.entries.append(found)
        return found


def _elided(message: bytes) -> str:
    data = json.loads(message)
    data["view"] = "…"
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def test_the_transcript_is_what_happens() -> None:
    (text,) = blocks("transcript")
    meeting, happened = _Meeting(), list[str]()
    for line in text.splitlines():
        name, way, message = line.split(" ", 2)
        if way == ">":
            happened += [line, *meeting.send(name, message)]
    assert "\n".join(happened) == text.rstrip()


def test_the_record_is_the_transcripts() -> None:
    (text,) = blocks("json Record")
    (transcript,) = blocks("transcript")
    meeting = _Meeting()
    for line in transcript.splitlines():
        name, way, message = line.split(" ", 2)
        if way == ">":
            meeting.send(name, message)
    made = record.record_of(TABLE, meeting.entries, meeting.table.state)
    shown = parse(text.encode())
    assert faults(shown) == ()
    shown.rules = made.rules
    assert shown == made


def test_the_shuffle_deals_as_it_is_described() -> None:
    (source,) = blocks("python")
    described: dict[str, Callable[..., Any]] = {}
    exec(source, described)
    dice = Random(7)
    for _ in range(20):
        seats, size = dice.randint(2, 10), dice.randint(1, 5)
        secret = dice.randbytes(32)
        nonces = [dice.choice(["", dice.randbytes(16).hex()]) for _ in range(seats)]
        dealer = described["first_dealer"](secret, nonces)
        assert dealer == shuffle.first_dealer(secret.hex(), nonces, seats)
        ruleset = RuleSet(schedule=Schedule(Pattern.DOWN, largest=size))
        game = rules.new_game(rules.start(ruleset, seats=seats, first_dealer=Seat(dealer)))
        events = rules.deal(game, shuffle.deck(secret.hex(), nonces, 1))
        hands, turn_up = described["deal"](secret, nonces, 1, dealer, game.sizes[0])
        dealt = {e.seat: sorted(map(str, e.cards)) for e in events if isinstance(e, HandDealt)}
        assert dealt == {seat: sorted(hand) for seat, hand in enumerate(hands)}
        turned = next(e.card for e in events if isinstance(e, TrumpTurned))
        assert turn_up == (None if turned is None else str(turned))
