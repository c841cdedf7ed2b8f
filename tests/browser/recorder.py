"""Records what the sockets of one page carry, and objects to whatever a seat may not know yet."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket

Json = dict[str, Any]

CARD = re.compile(r"\b(?:[2-9TJQKA][CDHS]|[WJ][1-4])\b")
PACK = frozenset(rank + suit for rank in "23456789TJQKA" for suit in "CDHS")


class Recorder:
    """Everything one page was told and has said on its sockets."""

    def __init__(self, page: Page) -> None:
        self.heard: list[Json] = []
        self.sent: list[Json] = []
        self.faults: list[str] = []
        self._seen: set[str] = set()
        self._round = 0
        self._seat: int | None = None
        page.on("websocket", self._listen)

    @property
    def view(self) -> Json:
        """The last view that came."""
        views = (message["view"] for message in reversed(self.heard) if message.get("view"))
        return next(views, {})

    def orders(self, kind: str) -> list[Json]:
        """Return the commands of one kind that were sent; one sent again counts once."""
        return list({m["id"]: m for m in self.sent if m["t"] == kind}.values())

    def _listen(self, socket: WebSocket) -> None:
        # Another table, or the same one from what it shows now.
        self._round = 0
        socket.on("framereceived", self.hear)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def hear(self, text: str | bytes) -> None:
        """Take one message of the server."""
        message = json.loads(text)
        self.heard.append(message)
        if message.get("view") and message["view"]["round"]:
            self._judge(message)

    def _judge(self, message: Json) -> None:
        """A seat has seen hands that it may see, the turn-up and what was played: no card more."""
        view = message["view"]
        round_ = view["round"]
        seat = view["you"] and view["you"]["seat"]
        if (round_["number"], seat) != (self._round, self._seat):
            # Whoever gave a seat up remembers its hand, which no later message may tell.
            self._round, self._seat, self._seen = round_["number"], seat, set()
        self._seen |= cards_in(message)
        held = seen_in_hands(view)
        played = sum(round_["size"] - seat["cards"] for seat in view["seats"] if not seat["out"])
        most = len(held) + played + (round_["turnUp"] is not None)
        if len(self._seen | set(held)) > most:
            self._object(view, f"{most} cards may be known, {len(self._seen)} have come")
        self._judge_bids(message)

    def _judge_bids(self, message: Json) -> None:
        """Bids made together are nobody else's business until all are in."""
        view = message["view"]
        own = view["you"]["seat"] if view["you"] else None
        sealed = len(view["round"]["toAct"]) > 1 or any(
            seat["hasBid"] and seat["bid"] is None for seat in view["seats"]
        )
        if sealed and not view["round"]["allBid"]:
            open_ = [n for n, s in enumerate(view["seats"]) if s["bid"] is not None and n != own]
            if open_:
                self._object(view, f"the sealed bids of seats {open_} can be read")
        for event in message.get("events", ()):
            if _is_another_s(event, view, own):
                self._object(view, f"{event['t']} of seat {event['seat']} came to seat {own}")

    def _object(self, view: Json, text: str) -> None:
        self.faults.append(f"at entry {view['number']}: {text}")

    def check_against(self, replay: Json) -> None:
        """With all cards open afterwards: no message held one that was still secret then."""
        hands = {frame["view"]["number"]: frame for frame in replay["frames"]}
        for message in self.heard:
            view = message.get("view")
            if view and view["round"] and view["number"] in hands:
                leaked = cards_in(message) & _secret(view, hands[view["number"]])
                assert not leaked, (view["number"], leaked)


def seen_in_hands(view: Json) -> list[str]:
    """Return the cards in hands that a seat may see: its own, or those of all others."""
    you = view["you"] or {"hand": [], "others": []}
    return [*you["hand"], *(card for hand in you["others"] for card in hand or ())]


def _is_another_s(event: Json, view: Json, own: int | None) -> bool:
    """Tell whether an event tells what only another seat may know."""
    if event["t"] == "handDealt" and view["you"] and view["you"]["others"]:
        return bool(event["seat"] == own)
    return event["t"] in ("bidSealed", "handDealt") and event["seat"] != own


def cards_in(message: Json) -> set[str]:
    """Return every card that stands anywhere in a message, people's names apart."""
    view = message.get("view")
    people = [*view["seats"], *view["watchers"], *view["removed"]] if view else []
    names = {person["name"] for person in people}
    return set(CARD.findall(json.dumps(_without(message, names))))


def _without(value: Any, names: set[str]) -> Any:  # noqa: ANN401 - any JSON
    if isinstance(value, dict):
        return {key: _without(part, names) for key, part in value.items()}
    if isinstance(value, list):
        return [_without(part, names) for part in value]
    return None if isinstance(value, str) and value in names else value


def _secret(view: Json, frame: Json) -> set[str]:
    """Return what this reader could not know: other hands as they then were, and the stock."""
    round_ = view["round"]
    held = {card for hand in frame["hands"] for card in hand}
    last = round_["lastTrick"] or {"cards": []}
    # With two packs a card that lies on the table may be in a hand as well.
    seen = {*seen_in_hands(view), *round_["trick"]["cards"], *last["cards"], round_["turnUp"]}
    return held - seen
