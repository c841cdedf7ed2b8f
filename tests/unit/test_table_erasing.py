"""A name can be taken out of a log: wherever an event says it, and nothing else changes."""

from __future__ import annotations

from dataclasses import fields

import pytest

from ohhell.rules import RuleSet, Seat
from ohhell.table import Entry, Event, Kept, Options, TableOpened, without
from ohhell.table.erasing import UNSAID
from ohhell.table.events import KINDS, PersonAdmitted, PersonRemoved, Said, SeatTaken

ANN, BEN = "ann-id", "ben-id"
NAMED = (
    SeatTaken(Seat(0), ANN, "Ann", "aa"),
    PersonRemoved(ANN, "Ann"),
    PersonAdmitted(ANN, "Ann"),
    TableOpened(Options(RuleSet(), 4, kept=(Kept(Seat(1), ANN, "Ann"),)), "00"),
)


def entry(event: Event) -> Entry:
    """Return an entry of one event."""
    return Entry(7, 123, (event,), ANN, "c1", "digest")


def test_every_event_that_names_a_person_is_tried() -> None:
    found = {
        kind
        for kind in KINDS.values()
        if {"player", "name"} <= {field.name for field in fields(kind)}
    }
    assert found <= {type(event) for event in NAMED}


@pytest.mark.parametrize("event", NAMED, ids=lambda event: type(event).__name__)
def test_a_name_is_another_and_nothing_else_is(event: Event) -> None:
    (new,) = without([entry(event)], ANN, "Former player")
    assert (new.number, new.at_ms, new.by, new.id, new.digest) == (7, 123, ANN, "c1", "digest")
    assert repr(new.events[0]) == repr(event).replace("'Ann'", "'Former player'")


def test_what_somebody_wrote_goes_too() -> None:
    """By whom it was asked for, since a seat may have had several owners."""
    said = entry(Said(Seat(0), "call me Ann at home"))
    (new,) = without([said], ANN, "Former player")
    assert new.events == (Said(Seat(0), UNSAID),)
    assert without([said], BEN, "Former player") == []


@pytest.mark.parametrize("event", NAMED, ids=lambda event: type(event).__name__)
def test_the_names_of_others_stay(event: Event) -> None:
    assert without([entry(event)], BEN, "Former player") == []
