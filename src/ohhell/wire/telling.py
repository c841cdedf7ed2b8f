"""Telling what happened: events of the table as one audience may know them, as they travel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from ohhell import rules
from ohhell.table import Sent
from ohhell.table import events as t
from ohhell.table.clocks import TimeEvent
from ohhell.wire import events as w
from ohhell.wire.text import text_of


def told(sent: Sent) -> list[w.WireEvent]:
    """Return the events of an entry that was projected for its reader."""
    return list(_told(sent.events))


def _told(events: Iterable[t.Event | rules.Hidden]) -> Iterable[w.WireEvent]:
    for event in events:
        match event:
            case t.TableOpened() | t.SecretDrawn() | t.BrowserShared() | rules.Hidden():
                yield w.Hidden()
            case t.SeatTaken() | t.BotSeated() | t.SeatLeft() | t.HostChanged():
                yield _seated(event)
            case t.SeatCovered() | t.SeatReturned() | t.SeatReady():
                yield _of_seat(event)
            case t.Said() | t.PhraseSaid():
                yield _talk(event)
            case t.SecretRevealed(secret):
                yield w.SecretRevealed(secret)
            case t.RatedChanged(rated):
                yield w.RatedChanged(rated)
            case (
                t.SeatUnready()
                | t.ReadyAsked()
                | t.SeatsArranged()
                | t.PersonRemoved()
                | t.PersonAdmitted()
                | t.SeatOffered()
                | t.RematchOpened()
                | t.TableClosed()
            ):
                yield _arranged(event)
            case (
                t.TimedOut()
                | t.MoreTimeGiven()
                | t.ClocksRenewed()
                | t.PauseAsked()
                | t.Paused()
                | t.Resumed()
            ):
                yield _of_time(event)
            case _:
                yield _game_event(event)


def _seated(event: t.SeatTaken | t.BotSeated | t.SeatLeft | t.HostChanged) -> w.WireEvent:
    match event:
        case t.SeatTaken(seat, _, name, _):
            return w.SeatTaken(seat, name, "person")
        case t.BotSeated(seat, name, _):
            return w.SeatTaken(seat, name, "bot")
        case t.SeatLeft(seat):
            return w.SeatLeft(seat)
        case t.HostChanged(seat):
            return w.HostChanged(seat)
        case _:
            assert_never(event)


def _of_seat(event: t.SeatCovered | t.SeatReturned | t.SeatReady) -> w.WireEvent:
    match event:
        case t.SeatCovered(seat, why):
            return w.SeatCovered(seat, why is t.Absence.IDLE)
        case t.SeatReturned(seat):
            return w.SeatReturned(seat)
        case t.SeatReady(seat):
            return w.SeatReady(seat)
        case _:
            assert_never(event)


def _arranged(
    event: t.SeatUnready
    | t.ReadyAsked
    | t.SeatsArranged
    | t.PersonRemoved
    | t.PersonAdmitted
    | t.SeatOffered
    | t.RematchOpened
    | t.TableClosed,
) -> w.WireEvent:
    match event:
        case t.SeatUnready(seat):
            return w.SeatUnready(seat)
        case t.ReadyAsked():
            return w.ReadyAsked()
        case t.SeatsArranged(order):
            return w.SeatsArranged(list(order))
        case t.PersonRemoved(player, name):
            return w.PersonRemoved(player, name)
        case t.PersonAdmitted(player, name):
            return w.PersonAdmitted(player, name)
        case t.SeatOffered(seat, player):
            return w.SeatOffered(seat, player)
        case t.RematchOpened(table):
            return w.RematchOpened(table)
        case t.TableClosed():
            return w.TableClosed()
        case _:
            assert_never(event)


def _talk(event: t.Said | t.PhraseSaid) -> w.WireEvent:
    match event:
        case t.Said(seat, text):
            return w.Said(seat, text)
        case t.PhraseSaid(seat, phrase):
            return w.PhraseSaid(seat, phrase)
        case _:
            assert_never(event)


def _of_time(event: TimeEvent) -> w.WireEvent:
    match event:
        case t.TimedOut(seat):
            return w.TimedOut(seat)
        case t.MoreTimeGiven(seat, ms):
            return w.MoreTimeGiven(seat, ms)
        case t.ClocksRenewed():
            return w.ClocksRenewed()
        case t.PauseAsked(seat):
            return w.PauseAsked(seat)
        case t.Paused():
            return w.Paused()
        case t.Resumed(seat):
            return w.Resumed(seat)
        case _:
            assert_never(event)


def _game_event(event: rules.Event) -> w.WireEvent:
    match event:
        case rules.GameStarted(_, seats, first_dealer):
            return w.GameStarted(seats, first_dealer)
        case rules.RoundStarted(index, dealer, size):
            return w.RoundStarted(index + 1, size, dealer)
        case rules.HandLaid():
            return w.Hidden()
        case rules.HandDealt(seat, cards) | rules.HandSeen(seat, cards):
            return w.HandDealt(seat, [str(card) for card in cards])
        case rules.TrumpTurned() | rules.TrumpSet():
            return _trump(event)
        case rules.TrumpOpen() | rules.TrumpAsked() | rules.TrumpNamed():
            return _named(event)
        case (
            rules.BlindOffered()
            | rules.Looked()
            | rules.BidMade()
            | rules.BlindBidMade()
            | rules.BidSealed()
            | rules.HasBid()
            | rules.BidWithdrawn()
        ):
            return _bid(event)
        case rules.CardPlayed() | rules.TrickTaken() | rules.TrickCancelled():
            return _played(event)
        case rules.RoundScored(points):
            return w.RoundScored(list(points))
        case rules.GameOver(winners):
            return w.GameOver(list(winners))
        case _:
            assert_never(event)


def _played(event: rules.CardPlayed | rules.TrickTaken | rules.TrickCancelled) -> w.WireEvent:
    match event:
        case rules.CardPlayed(seat, card):
            return w.CardPlayed(seat, str(card))
        case rules.TrickTaken(seat):
            return w.TrickTaken(seat)
        case rules.TrickCancelled():
            return w.TrickCancelled()
        case _:
            assert_never(event)


def _named(event: rules.TrumpOpen | rules.TrumpAsked | rules.TrumpNamed) -> w.WireEvent:
    match event:
        case rules.TrumpOpen():
            return w.TrumpOpen()
        case rules.TrumpAsked(seat):
            return w.TrumpAsked(seat)
        case rules.TrumpNamed(seat, suit):
            return w.TrumpNamed(seat, text_of(suit))
        case _:
            assert_never(event)


def _bid(
    event: rules.BlindOffered
    | rules.Looked
    | rules.BidMade
    | rules.BlindBidMade
    | rules.BidSealed
    | rules.HasBid
    | rules.BidWithdrawn,
) -> w.WireEvent:
    match event:
        case rules.BlindOffered(seats):
            return w.BlindOffered(list(seats))
        case rules.Looked(seat):
            return w.Looked(seat)
        case rules.BidMade(seat, tricks):
            return w.BidMade(seat, tricks)
        case rules.BlindBidMade(seat, tricks):
            return w.BlindBidMade(seat, tricks)
        case rules.BidSealed(seat, tricks):
            return w.BidSealed(seat, tricks)
        case rules.HasBid(seat):
            return w.HasBid(seat)
        case rules.BidWithdrawn(seat):
            return w.BidWithdrawn(seat)
        case _:
            assert_never(event)


def _trump(event: rules.TrumpTurned | rules.TrumpSet) -> w.TrumpTurned:
    match event:
        case rules.TrumpTurned(card):
            return _trump_as(card, rules.trump_suit(card))
        case rules.TrumpSet(suit, turned, shown):
            return _trump_as(shown if turned is None else turned, suit)
        case _:
            assert_never(event)


def _trump_as(card: rules.Card | None, suit: rules.Suit | None) -> w.TrumpTurned:
    return w.TrumpTurned(text_of(card), text_of(suit))
