"""The judges: what must hold of every run, whatever was lost, doubled, late or dead."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ohhell.rules import (
    Card,
    CardPlayed,
    GameStarted,
    HandDealt,
    RoundStarted,
    Seat,
    Suit,
    TrickTaken,
    TrumpTurned,
)
from ohhell.rules import Event as GameEvent
from ohhell.table import Act, Entry, Ready, Refused, Stage, Table, dump, faults, load
from tests.simulation.timekeeper import Timekeeper
from tests.simulation.witness import answering_seat, moment

if TYPE_CHECKING:
    from tests.simulation.world import World


def judge(world: World) -> None:
    """Raise `AssertionError` with what is wrong, if anything is."""
    numbers_have_no_gaps(world)
    what_was_told_is_in_the_log(world)
    nothing_is_done_twice(world)
    what_was_done_is_not_refused(world)
    what_was_refused_is_not_done(world)
    nothing_is_refused_by_old_knowledge(world)
    what_was_done_was_meant(world)
    nodes_and_text_agree(world)
    time_was_kept(world)
    the_game_was_played_by_the_rules(world)
    the_deals_are_proved(world)


def numbers_have_no_gaps(world: World) -> None:
    """The log counts from 1."""
    numbers = [entry.number for entry in world.log.entries]
    assert list(range(1, len(numbers) + 1)) == numbers


def what_was_told_is_in_the_log(world: World) -> None:
    """Every acknowledged command stands in the log, in the entry that was named."""
    for told in world.witness.told:
        if isinstance(told.answer, Refused):
            continue
        entry = world.log.entries[told.answer.number - 1]
        assert (told.command.by, told.command.id) == (entry.by, entry.id), f"{told} but {entry}"
        if isinstance(told.answer, Entry):
            assert told.answer == entry


def nothing_is_done_twice(world: World) -> None:
    """An id stands in the log once."""
    ids = Counter((entry.by, entry.id) for entry in world.log.entries if entry.id)
    assert not [key for key, times in ids.items() if times > 1]


def what_was_done_is_not_refused(world: World) -> None:
    """A command sent again is answered with its entry, never with a reason why not."""
    numbers = {(entry.by, entry.id): entry.number for entry in world.log.entries if entry.id}
    for told in world.witness.told:
        number = numbers.get((told.command.by, told.command.id))
        if isinstance(told.answer, Refused) and number is not None:
            assert number > told.log_length, f"{told} though it is entry {number}"


def what_was_refused_is_not_done(world: World) -> None:
    """Who is told no chooses anew: what was refused must not happen after all."""
    numbers = {(entry.by, entry.id): entry.number for entry in world.log.entries if entry.id}
    for told in world.witness.told:
        if isinstance(told.answer, Refused) and isinstance(told.command.order, Act | Ready):
            assert (told.command.by, told.command.id) not in numbers, f"{told} was done"


def nothing_is_refused_by_old_knowledge(world: World) -> None:
    """A node that lags behind the log reads on before it says no."""
    for told in world.witness.told:
        if isinstance(told.answer, Refused):
            assert told.answer == told.verdict, f"{told.command}: {told.answer}, {told.verdict}"


def what_was_done_was_meant(world: World) -> None:
    """No bid, card or word of a seat stands in the log that was not meant for that very moment."""
    meant = {
        (intent.command.by, intent.command.id, intent.moment) for intent in world.witness.intents
    }
    orders = {intent.command for intent in world.witness.intents}
    for entry in world.log.entries[1:]:
        seat = answering_seat(entry)
        before = world.witness.states[entry.number - 2]
        if seat is not None:
            assert (entry.by, entry.id, moment(before, seat)) in meant, f"{entry} was not meant"
        assert any((command.by, command.id) == (entry.by, entry.id) for command in orders)


def nodes_and_text_agree(world: World) -> None:
    """Every node holds the table that the log's text tells."""
    truth = Table.load(load(dump(entry)) for entry in world.log.entries)
    for node in world.nodes:
        assert truth == node.table
    assert world.witness.states[-1] == truth.state


def time_was_kept(world: World) -> None:
    """Nobody ran out of time who had any left, whatever happened to others, or to the house."""
    keeper, states = Timekeeper(world), world.witness.states
    for entry in world.log.entries[1:]:
        keeper.see(entry, states[entry.number - 2], states[entry.number - 1])


def the_game_was_played_by_the_rules(world: World) -> None:
    """The game came to its end, and an umpire who knows only cards agrees with every trick."""
    assert Stage.OVER is world.witness.states[-1].stage
    umpire = Umpire(world.plan.options.seats)
    for entry in world.log.entries:
        for event in entry.events:
            umpire.see(event)


def the_deals_are_proved(world: World) -> None:
    """The secret that was revealed deals what was dealt."""
    state = world.witness.states[-1]
    events = [event for entry in world.log.entries for event in entry.events]
    game = [event for event in events if isinstance(event, GameEvent)]
    assert state.secret is not None
    commitment = state.opened.commitment
    assert () == faults(game, secret=state.secret, commitment=commitment, nonces=state.nonces)


class Umpire:
    """Knows whose turn it is and who takes a trick, and shares no code with the rules."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._turn = 0
        self._trick: list[tuple[int, Card]] = []
        self._trump: Suit | None = None
        self._hands: dict[int, list[Card]] = {}

    def see(self, event: object) -> None:
        """Check one event against the ones before."""
        match event:
            case GameStarted(_, seats, _):
                assert self._seats == seats
            case RoundStarted(_, dealer, _):
                self._turn, self._trick = (dealer + 1) % self._seats, []
            case HandDealt(seat, cards):
                self._hands[seat] = list(cards)
            case TrumpTurned(card):
                self._trump = None if card is None else card.suit
            case CardPlayed(seat, card):
                self._play(seat, card)
            case TrickTaken(seat):
                self._take(seat)
            case _:
                pass

    def _play(self, seat: Seat, card: Card) -> None:
        assert self._turn == seat, f"seat {seat} plays {card}, but it is the turn of {self._turn}"
        led = self._trick[0][1].suit if self._trick else card.suit
        follows = card.suit == led or all(own.suit != led for own in self._hands[seat])
        assert follows, f"seat {seat} revokes with {card}"
        self._hands[seat].remove(card)
        self._trick.append((seat, card))
        self._turn = (seat + 1) % self._seats

    def _take(self, winner: Seat) -> None:
        suits = {card.suit for _, card in self._trick}
        decides = self._trump if self._trump in suits else self._trick[0][1].suit
        best = max((card.rank, seat) for seat, card in self._trick if card.suit == decides)
        assert (self._seats, best[1]) == (len(self._trick), winner), f"{self._trick} not {winner}"
        self._turn, self._trick = winner, []
