"""Faults planted on purpose, each of which a law or the simulation must find.

A test that has never failed may be unable to. Every mutant names the test that must find it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest
from hypothesis import Phase, given, settings

from ohhell import rules
from ohhell.rules import Audience, Game, HandDealt, Hidden, Seat, TrickTaken
from ohhell.table import Command, Done, Entry, Event, Refused, Table, shuffle
from ohhell.table.events import SecretDrawn, project
from ohhell.table.testing import MemoryLog
from tests.laws import test_table_laws as laws
from tests.laws.table_stories import stories
from tests.simulation.nodes import Node, Request
from tests.simulation.run import run
from tests.unit import test_table_acting as acting
from tests.unit import test_table_between as between

SEEDS: Final = 60
"""How many worlds a mutant may survive; most die in the first."""

Plant = Callable[[pytest.MonkeyPatch], None]
Finder = Callable[[], None]


# --- The faults -----------------------------------------------------------------------------------


def nothing_is_stale(patch: pytest.MonkeyPatch) -> None:
    """Any answer is taken for an answer to the present question."""
    patch.setattr(Table, "_stale", lambda _self, _command: None)


def only_the_latest_number_counts(patch: pytest.MonkeyPatch) -> None:
    """A bid of another seat makes mine invalid."""

    def stale(table: Table, command: Command) -> Refused | None:
        after = getattr(command.order, "after", table.number)
        return None if after == table.number else Refused("stale", "")

    patch.setattr(Table, "_stale", stale)


def who_has_acted_is_not_asked_anew(patch: pytest.MonkeyPatch) -> None:
    """The seat that takes a trick is asked by the entry that asked it before."""

    def note_asked(table: Table, _before: tuple[Seat, ...], entry: Entry) -> None:
        for seat in table._awaited():
            table._asked.setdefault(seat, entry.number)

    patch.setattr(Table, "_note_asked", note_asked)


def a_repeat_is_a_new_command(patch: pytest.MonkeyPatch) -> None:
    """No id is remembered."""
    accept = Table.accept

    def forgetful(table: Table, entry: Entry) -> None:
        accept(table, entry)
        table._remembered.clear()

    patch.setattr(Table, "accept", forgetful)


def told_before_it_is_durable(patch: pytest.MonkeyPatch) -> None:
    """An entry is acknowledged when it is proposed."""
    judge = Node._judge

    def hasty(node: Node, request: Request, command: Command) -> None:
        answer = node.table.propose(command, at_ms=node._world.now_ms)
        if isinstance(answer, Entry):
            node.answer(command, answer)
        judge(node, request, command)

    patch.setattr(Node, "_judge", hasty)


def refused_by_old_knowledge(patch: pytest.MonkeyPatch) -> None:
    """A node that lags behind the log says no without reading on."""

    def hasty(node: Node, command: Command) -> Entry | Done | Refused:
        return node.table.propose(command, at_ms=node._world.now_ms)

    patch.setattr(Node, "_propose", hasty)


def a_number_is_used_twice(patch: pytest.MonkeyPatch) -> None:
    """The log takes whatever it is given."""
    patch.setattr(MemoryLog, "append", lambda log, entry: log.entries.append(entry))


def every_round_is_dealt_alike(patch: pytest.MonkeyPatch) -> None:
    """The shuffle of the first round serves for all."""
    deal = rules.deal

    def same(game: Game, _deck: object) -> tuple[rules.Event, ...]:
        return deal(game, shuffle.deck("00" * 32, ("",) * game.seats, 1))

    patch.setattr("ohhell.rules.deal", same)


def sent_to_everybody(kind: type[Event]) -> Plant:
    """Return a fault: events of `kind` are not hidden from anybody."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        def leaky(event: Event, audience: Audience) -> Event | Hidden:
            return event if isinstance(event, kind) else project(event, audience)

        patch.setattr("ohhell.table.table.project", leaky)

    plant.__name__ = f"{kind.__name__} is sent to everybody"
    return plant


def who_takes_the_trick_does_not_lead(patch: pytest.MonkeyPatch) -> None:
    """The leader of a trick leads the next."""
    evolve = rules.evolve

    def stubborn(game: Game, event: rules.Event | Hidden) -> Game:
        after = evolve(game, event)
        if not isinstance(event, TrickTaken) or game.round is None or after.round is None:
            return after
        trick = replace(after.round.trick, leader=game.round.trick.leader)
        return replace(after, round=replace(after.round, trick=trick))

    patch.setattr("ohhell.rules.evolve", stubborn)


def a_round_later_all_are_ready_still(patch: pytest.MonkeyPatch) -> None:
    """What a seat said of one round holds for the next."""
    awaited = Table._awaited

    def deaf(table: Table, command: Command) -> Refused | None:
        seat = table.state.seat_of(command.by)
        asked = table._asked.get(seat, 0) if seat in awaited(table) and seat is not None else 0
        after = getattr(command.order, "after", table.number)
        ready = type(command.order).__name__ == "Ready"
        return None if ready or asked <= after <= table.number else Refused("stale", "")

    patch.setattr(Table, "_stale", deaf)


def a_view_shows_all_hands(patch: pytest.MonkeyPatch) -> None:
    """A page that reloads sees more than one that follows."""
    patch.setattr("ohhell.rules.observe", lambda game, _audience: game)


# --- What must find them --------------------------------------------------------------------------


def simulation() -> None:
    """Run worlds until one fails."""
    for seed in range(SEEDS):
        run(seed)


def law(test: Callable[..., None]) -> Finder:
    """Return a law to be tried again on its own: the same stories each time, none of them kept."""
    told: Any = test
    inner: Callable[..., None] = told.hypothesis.inner_test
    again = settings(max_examples=100, derandomize=True, database=None, phases=[Phase.generate])

    def find() -> None:
        again(given(stories())(inner))()

    find.__name__ = test.__name__
    return find


MUTANTS: Final[list[tuple[Plant, Finder]]] = [
    (nothing_is_stale, simulation),
    (nothing_is_stale, acting.test_an_answer_to_an_older_question_is_stale),
    (only_the_latest_number_counts, acting.test_bids_made_together_do_not_outdate_each_other),
    (
        only_the_latest_number_counts,
        acting.test_what_others_do_meanwhile_does_not_outdate_an_answer,
    ),
    (
        who_has_acted_is_not_asked_anew,
        acting.test_who_takes_a_trick_and_leads_the_next_is_asked_anew,
    ),
    (a_repeat_is_a_new_command, simulation),
    (told_before_it_is_durable, simulation),
    (refused_by_old_knowledge, simulation),
    (a_number_is_used_twice, simulation),
    (every_round_is_dealt_alike, simulation),
    (
        every_round_is_dealt_alike,
        between.test_a_seat_left_in_the_game_is_a_bots_and_keeps_its_nonce,
    ),
    (sent_to_everybody(SecretDrawn), law(laws.test_two_roads_to_the_same_view)),
    (
        sent_to_everybody(SecretDrawn),
        law(laws.test_the_secret_is_sent_to_nobody_before_it_is_revealed),
    ),
    (sent_to_everybody(HandDealt), simulation),
    (sent_to_everybody(HandDealt), law(laws.test_a_hand_is_sent_to_its_seat_alone)),
    (who_takes_the_trick_does_not_lead, simulation),
    (
        a_round_later_all_are_ready_still,
        between.test_ready_is_stale_before_the_score_and_not_outdated_by_others,
    ),
    (a_view_shows_all_hands, simulation),
    (a_view_shows_all_hands, law(laws.test_two_roads_to_the_same_view)),
]


@pytest.mark.parametrize(
    ("plant", "find"), MUTANTS, ids=lambda function: function.__name__.removeprefix("test_")
)
def test_a_planted_fault_is_found(plant: Plant, find: Finder) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        with pytest.raises((AssertionError, ValueError)):
            find()


def test_a_law_tried_again_still_holds() -> None:
    """Else the way in which laws are tried here would "find" every fault."""
    law(laws.test_a_hand_is_sent_to_its_seat_alone)()
