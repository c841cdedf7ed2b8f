"""A game as plain JSON: its events, one after the other, each with its type."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

from ohhell import rules
from ohhell.exchange.documents import Node
from ohhell.exchange.places import about
from ohhell.exchange.playing import Log
from ohhell.rules import (
    Action,
    Bid,
    BidMade,
    BidSealed,
    BlindBidMade,
    BlindOffered,
    CardPlayed,
    Event,
    GameStarted,
    Hand,
    HandDealt,
    HandLaid,
    Look,
    Looked,
    NameTrump,
    Play,
    RoundStarted,
    Seat,
    TrumpNamed,
    TrumpOpen,
    TrumpSet,
    TrumpTurned,
)

FORMAT: Final = "ohhell-game/1"

_EVENTS: Final[dict[str, type[Event]]] = {kind.__name__: kind for kind in Event.__args__}


def write(events: Sequence[Event]) -> str:
    """Return a game as JSON, a line an event."""
    lines = ",\n    ".join(json.dumps(rules.to_tagged(event)) for event in events)
    return f'{{\n  "format": "{FORMAT}",\n  "events": [\n    {lines}\n  ]\n}}\n'


def game_in(document: Node) -> Log:
    """Return the events of a game; raise `BadFile` at the first that the rules do not have."""
    told = document.need("events")
    nodes = told.items
    first = _event(nodes[0]) if nodes else None
    if not isinstance(first, GameStarted):
        raise (nodes[0] if nodes else told).bad("a game begins with GameStarted")
    return tuple(_Player(first, nodes).happened)


def _event(node: Node) -> Event:
    try:
        return rules.from_tagged(_EVENTS, node.value)
    except rules.Malformed as error:
        raise node.bad(str(error)) from error


class _Player:
    """Plays the game again: what happens must be what stands there."""

    def __init__(self, first: GameStarted, nodes: Sequence[Node]) -> None:
        self._nodes = nodes
        self.happened: list[Event] = []
        with about(nodes[0]):
            started = rules.start(first.ruleset, seats=first.seats, first_dealer=first.first_dealer)
        self._game = rules.new_game(started)
        self._happen([started])
        while len(self.happened) < len(nodes):
            self._next()

    def _from(self, at: int, most: int) -> Iterator[Event]:
        """Yield the events that stand at `at` and after."""
        return map(_event, self._nodes[at : at + most])

    def _next(self) -> None:
        at = len(self.happened)
        with about(self._nodes[at]):
            self._happen(self._what_follows(at))

    def _what_follows(self, at: int) -> Sequence[Event]:
        """Return what the dealer or the next decision makes happen, as it stands there."""
        if isinstance(_event(self._nodes[at]), RoundStarted):
            return self._dealt(at + 1)
        seat, action = self._decision(at)
        return rules.decide(self._game, seat, action)

    def _decision(self, at: int) -> tuple[Seat, Action]:
        for event in self._from(at, 2):
            match event:
                case BidMade(seat, tricks) | BidSealed(seat, tricks) | BlindBidMade(seat, tricks):
                    return seat, Bid(tricks)
                case CardPlayed(seat, card):
                    return seat, Play(card)
                case TrumpNamed(seat, suit):
                    return seat, NameTrump(suit)
                case Looked(seat):
                    return seat, Look()
                case _:
                    pass
        raise ValueError("by the rules this does not happen now")

    def _dealt(self, at: int) -> Sequence[Event]:
        hands: list[Hand] = [()] * self._game.seats
        for event in self._from(at, self._game.seats + 2):
            match event:
                case HandDealt(seat, cards) | HandLaid(seat, cards) if 0 <= seat < len(hands):
                    hands[seat] = cards
                case TrumpTurned(card):
                    return rules.deal(self._game, rules.stacked(self._game, hands, card))
                case TrumpSet(_, turned, shown):
                    deck = rules.stacked(self._game, hands, turned, shown)
                    return rules.deal(self._game, deck)
                case TrumpOpen():
                    return rules.deal(self._game, rules.stacked(self._game, hands, None))
                case BlindOffered():
                    pass
                case _:
                    break
        raise ValueError("the deal is not complete")

    def _happen(self, events: Sequence[Event]) -> None:
        for step, event in enumerate(events, len(self.happened)):
            if step == len(self._nodes):
                raise self._nodes[-1].bad(f"{type(event).__name__} must follow")
            if _event(self._nodes[step]) != event:
                said = json.dumps(rules.to_tagged(event))
                raise self._nodes[step].bad(f"by the rules it is {said}")
            self._game = rules.evolve(self._game, event)
        self.happened.extend(events)
