"""Playing again what a file tells: every statement of it must be what the rules say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ohhell import rules
from ohhell.exchange.places import Place, Said, about
from ohhell.exchange.told import ToldGame, ToldRound, ToldTrick
from ohhell.rules import Action, Bid, Card, Event, Game, Look, NameTrump, Play, Round, Seat, Trick

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
        self._before_play(told)
        if not self._now.trump_due:
            _same("the trump", told.trump, self._now.trump)
        if not self._now.bidding and not self._now.tricks:
            _same("the first leader", told.leader, self._now.trick.leader)
        for at, trick in enumerate(told.tricks):
            self._trick(trick, at)
        self._after(told)

    def _deal(self, told: ToldRound) -> None:
        size = self._next_size(told)
        _same("the size of the round", told.size, size)
        held = [[card.value for card in cards] for cards in told.hands]
        turned, shown = _value(told.turned), _value(told.shown)
        for seat, cards in enumerate(told.hands):
            if len(cards) != size * (seat not in self.game.out):
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
        return self.game.next_size

    # --- Before the first card ---

    def _before_play(self, told: ToldRound) -> None:
        for bids in (told.bids, told.first_bids):
            if bids:
                _require_as_many("bids", bids, self.game.seats, told.place)
        while said := self._said(told):
            self._act(*said)
        for seat, bid in enumerate(told.bids):
            if bid is None or seat in self._now.out:
                continue
            if self._now.bid_of(seat) is None:
                self._act(Seat(seat), Bid(bid.value), bid.place)
            _same(f"the bid of seat {seat}", bid, self._now.bid_of(seat))

    def _said(self, told: ToldRound) -> tuple[Seat, Action, Place] | None:
        """Return what is said next before a card is played, if it is told."""
        round_, turn = self._now, self.game.to_act
        if round_.offered:
            return self._answered(told, turn[0])
        if round_.namer is not None:
            named = told.named
            return None if named is None else (turn[0], NameTrump(named.value), named.place)
        if not round_.bidding:
            return None
        again = round_.others_have_bid(turn[0])
        bids = told.bids if again or not told.first_bids else told.first_bids
        made = ((seat, bids[seat]) for seat in turn if bids)
        return next(((s, Bid(bid.value), bid.place) for s, bid in made if bid is not None), None)

    def _answered(self, told: ToldRound, seat: Seat) -> tuple[Seat, Action, Place] | None:
        """Return what a seat did that might bid blind."""
        blind = {said.value: said for said in told.blind}
        looked = {said.value: said for said in told.looked}
        bids = told.first_bids or told.bids
        bid = bids[seat] if bids else None
        if seat in blind and bid is not None:
            return seat, Bid(bid.value), bid.place
        return (seat, Look(), looked[seat].place) if seat in looked else None

    # --- The tricks ---

    def _trick(self, told: ToldTrick, at: int) -> None:
        if at < len(self._now.tricks):  # cards that their owners may not see play themselves
            self._same_cards(told, self._now.tricks[at].trick)
            _same("the winner", told.winner, self._now.tricks[at].winner)
            return
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

    def _same_cards(self, told: ToldTrick, trick: Trick) -> None:
        _same("the leader", told.leader, trick.leader)
        cards = [card.value for _, card in self._in_order(told, trick.leader)]
        if cards != list(trick.cards):
            raise told.place.bad(f"by the rules the cards are {' '.join(map(str, trick.cards))}")

    def _in_order(self, told: ToldTrick, leader: Seat) -> Iterator[tuple[Seat, Said[Card]]]:
        order = self._now.clockwise(leader)
        if len(told.cards) > (self.game.seats if told.by_seat else len(order)):
            raise told.place.bad(f"{len(told.cards)} cards in a trick of {len(order)}")
        for step, seat in enumerate(order):
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
