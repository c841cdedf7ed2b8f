"""Playing again what a file tells: every statement of it must be what the rules say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ohhell import rules
from ohhell.exchange.places import Place, Said, about
from ohhell.exchange.told import ToldGame, ToldRound, ToldTrick
from ohhell.rules import Action, Bid, Card, Event, Game, Play, Round, Seat

Log = tuple[Event, ...]
"""The events of a game, from its start on."""


def played(told: ToldGame) -> Log:
    """Return the events of a game as the rules have it; raise `BadFile` where it differs."""
    return tuple(_Player(told).events)


class _Player:
    def __init__(self, told: ToldGame) -> None:
        seats, first = told.seats.value, told.first_dealer
        if not rules.SEATS_MIN <= seats <= rules.SEATS_MAX:
            raise told.seats.bad(
                f"{seats} seats: a table has {rules.SEATS_MIN} to {rules.SEATS_MAX}"
            )
        _require_seat(first, seats)
        with about(told.ruleset.place):
            started = rules.start(told.ruleset.value, seats=seats, first_dealer=Seat(first.value))
        self.game: Game = rules.new_game(started)
        self.events: list[Event] = [started]
        for round_ in told.rounds:
            self._round(round_)

    @property
    def _now(self) -> Round:
        return self.game.round_in_progress

    def _happen(self, events: Iterable[Event]) -> None:
        for event in events:
            self.game = rules.evolve(self.game, event)
            self.events.append(event)

    def _act(self, seat: Seat, action: Action, place: Place) -> None:
        with about(place):
            self._happen(rules.decide(self.game, seat, action))

    def _round(self, told: ToldRound) -> None:
        self._deal(told)
        _same("the dealer", told.dealer, self._now.dealer)
        _same("the trump", told.trump, self._now.trump)
        self._bids(told)
        if not self._now.bidding:
            _same("the first leader", told.leader, self._now.trick.leader)
        for trick in told.tricks:
            self._trick(trick)
        self._after(told)

    def _deal(self, told: ToldRound) -> None:
        size = self._next_size(told)
        _same("the size of the round", told.size, size)
        held = [[card.value for card in cards] for cards in told.hands]
        turned, shown = _value(told.turned), _value(told.shown)
        for cards in told.hands:
            if len(cards) != size:
                place = cards[0].place if cards else told.place
                raise place.bad(f"a hand of {len(cards)} cards in a round of {size}")
        with about(_twice(told) or told.place):
            deck = rules.stacked(self.game, held, turned, shown)
            self._happen(rules.deal(self.game, deck))
        _same_card("turned up", told.turned, self._now.turn_up, told.place)
        _same_card("shown", told.shown, self._now.shown, told.place)

    def _next_size(self, told: ToldRound) -> int:
        if not rules.may_deal(self.game):
            unfinished = not self.game.over
            reason = "the round before is not over" if unfinished else "the game is over before"
            raise told.place.bad(reason)
        return self.game.sizes[len(self.game.sheet)]

    def _bids(self, told: ToldRound) -> None:
        if not told.bids:
            return
        _require_as_many("bids", told.bids, self.game.seats, told.place)
        for seat in self.game.bidders:
            if (bid := told.bids[seat]) is not None:
                self._act(seat, Bid(bid.value), bid.place)

    def _trick(self, told: ToldTrick) -> None:
        if self._now.points is not None:
            raise told.place.bad("the round is over before")
        leader, done = self._now.trick.leader, len(self._now.tricks)
        _same("the leader", told.leader, leader)
        for seat, card in self._in_order(told, leader):
            self._act(seat, Play(card.value), card.place)
        if told.winner is not None and len(self._now.tricks) == done:
            raise told.winner.bad("the trick is not complete")
        if len(self._now.tricks) > done:
            _same("the winner", told.winner, self._now.tricks[-1].winner)

    def _in_order(self, told: ToldTrick, leader: Seat) -> Iterator[tuple[Seat, Said[Card]]]:
        seats = self.game.seats
        if len(told.cards) > seats:
            raise told.place.bad(f"{len(told.cards)} cards in a trick of {seats}")
        for step in range(seats):
            seat = Seat((leader + step) % seats)
            at = seat if told.by_seat else step
            if at < len(told.cards) and (card := told.cards[at]) is not None:
                yield seat, card

    def _after(self, told: ToldRound) -> None:
        _same_each("tricks", told.taken, self._now.taken, told.place)
        points = self._now.points
        for said in [one for one in told.points if one is not None and points is None]:
            raise said.bad("the round is not over, so there are no points")
        _same_each("points", told.points, points or (), told.place)
        if told.to_act is not None:
            turn = self.game.to_act
            _same("the seat to act", told.to_act, turn[0] if turn else "none")
            self._legal(told, Seat(told.to_act.value))

    def _legal(self, told: ToldRound, seat: Seat) -> None:
        offered = [a for a in rules.legal_actions(self.game, seat) if isinstance(a, Play)]
        legal = sorted(str(action.card) for action in offered)
        if told.legal and sorted(told.legal) != legal:
            raise told.place.bad(f"by the rules seat {seat} may play {' '.join(legal)}")


def _require_seat(said: Said[int], seats: int) -> None:
    if not 0 <= said.value < seats:
        raise said.bad(f"a seat is 0 to {seats - 1}, not {said.value}")


def _value(said: Said[Card] | None) -> Card | None:
    return None if said is None else said.value


def _twice(told: ToldRound) -> Place | None:
    """Return where a card stands that stood before."""
    cards = [card for cards in told.hands for card in cards]
    seen: set[Card] = set()
    for card in [*cards, *([] if told.turned is None else [told.turned])]:
        if card.value in seen:
            return card.place
        seen.add(card.value)
    return None


def _same(what: str, said: Said[object] | None, should: object) -> None:
    if said is not None and said.value != should:
        raise said.bad(f"by the rules {what} is {_shown(should)}")


def _shown(value: object) -> str:
    return "none" if value is None else str(value)


def _same_card(what: str, said: Said[Card] | None, should: Card | None, place: Place) -> None:
    if _value(said) != should:
        where = place if said is None else said.place
        raise where.bad(f"by the rules {'no card' if should is None else should} is {what}")


def _require_as_many(what: str, said: Sequence[object], seats: int, place: Place) -> None:
    if len(said) != seats:
        raise place.bad(f"{len(said)} {what} for {seats} seats")


def _same_each(
    what: str, said: Sequence[Said[int] | None], should: Sequence[int], place: Place
) -> None:
    if not any(one is not None for one in said):
        return
    _require_as_many(what, said, len(should), place)
    for seat, (one, right) in enumerate(zip(said, should, strict=True)):
        _same(f"the number of {what} of seat {seat}", one, right)
