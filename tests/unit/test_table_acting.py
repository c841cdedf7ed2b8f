"""Bids and cards at a table: whose they are, and which question they answer."""

from __future__ import annotations

import pytest

from ohhell.rules import Bid, BidMade, CardPlayed, HasBid, Play, Seat, TrickTaken
from ohhell.table import HOUSE, Act, Command, Cover, Entry, Refused, Return, Sit, Stage
from ohhell.table.events import SeatReturned, SecretRevealed
from tests.desk import LEAVE, SECRET, TOGETHER, Desk, begun, lobby

ALL = ("ann", "bob", "cat")


def playing() -> Desk:
    """Return a table where the second round, of two cards, is being played."""
    desk = begun(*ALL)
    desk.play_until(
        lambda t: t.state.stage is Stage.PLAYING and desk.game.round_in_progress.size > 1
    )
    return desk


# --- Who may act ----------------------------------------------------------------------------------


def test_the_seat_to_act_acts() -> None:
    desk = begun(*ALL)
    turn = desk.turn
    assert (BidMade(turn, 0),) == desk.step().events


def test_nobody_acts_before_the_game() -> None:
    assert "not-started" == lobby("ann").refusal("ann", Act(Seat(0), Bid(0), 1))


def test_nobody_acts_for_a_seat_that_is_not_there() -> None:
    desk = begun(*ALL)
    assert "no-such-seat" == desk.refusal("ann", Act(Seat(3), Bid(0), desk.table.number))


@pytest.mark.parametrize("by", ["zoe", "other"])
def test_nobody_acts_for_anothers_seat(by: str) -> None:
    """Neither a stranger nor another player: knowing a seat's number gives no rights (SEC-05)."""
    desk = begun(*ALL)
    player = next(p for p in ALL if p != desk.owner) if by == "other" else by
    assert "not-your-seat" == desk.refusal(player, Act(desk.turn, Bid(0), desk.table.number))


def test_the_house_does_not_act_for_an_owner_who_is_there() -> None:
    desk = begun(*ALL)
    assert "seat-owned" == desk.refusal(HOUSE, Act(desk.turn, Bid(0), desk.table.number))


def test_nobody_but_the_house_acts_for_a_bot() -> None:
    desk = begun("ann")
    desk.play_until(lambda table: table.state.places[desk.turn].kind.value == "bot")
    order = Act(desk.turn, desk.legal(), desk.table.number)
    assert "not-your-seat" == desk.refusal("ann", order)
    desk.do(HOUSE, order)


def test_who_is_not_to_act_waits() -> None:
    desk = begun(*ALL)
    waiting = Seat((desk.turn + 1) % 3)
    order = Act(waiting, Bid(0), desk.table.number)
    assert "not-your-turn" == desk.refusal(ALL[waiting], order)


def test_the_rules_have_their_say() -> None:
    desk = playing()
    stranger = next(card for card in map(Play, desk.game.round_in_progress.hands[desk.turn] or ()))
    order = Act(desk.turn, stranger, desk.table.number)
    desk.do(desk.owner, order)
    again = Act(desk.turn, stranger, desk.table.number)
    assert "not-your-card" == desk.refusal(desk.owner, again)


def test_what_follows_from_a_card_is_in_its_entry() -> None:
    """A trick without its taker, seen for a moment, would be a state that the rules do not know."""
    desk = playing()
    desk.step()
    desk.step()
    assert [CardPlayed, TrickTaken] == [type(event) for event in desk.step().events]


def test_the_last_card_of_the_game_reveals_the_secret() -> None:
    desk = begun(*ALL)
    desk.play_to(Stage.OVER)
    last = desk.log.entries[-1]
    assert SecretRevealed(SECRET) == last.events[-1]
    assert 1 == sum(
        isinstance(e, SecretRevealed) for entry in desk.log.entries for e in entry.events
    )
    turn = Act(Seat(0), Bid(0), desk.table.number)
    assert "no-round" == desk.refusal(ALL[0], turn)


# --- Which question a bid or a card answers -------------------------------------------------------


def test_an_answer_to_an_older_question_is_stale() -> None:
    """A card sent for one trick must never be played to another."""
    desk = playing()
    order = Act(desk.turn, desk.legal(), desk.table.number - 1)
    answer = desk.ask(desk.owner, order)
    expected = {"after": order.after, "number": desk.table.number}
    assert isinstance(answer, Refused)
    assert ("stale", expected) == (answer.code, answer.args)


@pytest.mark.parametrize("ahead", [1, 2, 1000])
def test_an_answer_from_the_future_is_stale(ahead: int) -> None:
    desk = playing()
    order = Act(desk.turn, desk.legal(), desk.table.number + ahead)
    assert "stale" == desk.refusal(desk.owner, order)


def test_bids_made_together_do_not_outdate_each_other() -> None:
    """Both answer the entry that dealt; one had been refused for the other's sake (NET-01)."""
    desk = begun(*ALL, ruleset=TOGETHER)
    asked = desk.table.number
    first, second, third = desk.game.to_act
    for seat in (second, first):
        assert isinstance(desk.do(ALL[seat], Act(seat, Bid(0), asked)), Entry)
    events = desk.do(ALL[third], Act(third, Bid(1), asked)).events
    assert {Seat(0), Seat(1), Seat(2)} == {e.seat for e in events if isinstance(e, BidMade)}
    assert HasBid(third) == events[0]


def test_a_second_bid_on_the_same_question_is_refused() -> None:
    desk = begun(*ALL, ruleset=TOGETHER)
    asked, seat = desk.table.number, desk.turn
    desk.do(ALL[seat], Act(seat, Bid(0), asked))
    assert "already-bid" == desk.refusal(ALL[seat], Act(seat, Bid(1), asked))


def test_in_turn_the_next_seat_cannot_have_answered_before_it_was_asked() -> None:
    desk = begun(*ALL)
    asked = desk.table.number
    desk.step()
    assert "stale" == desk.refusal(desk.owner, Act(desk.turn, desk.legal(), asked))


def test_who_takes_a_trick_and_leads_the_next_is_asked_anew() -> None:
    """Else the card meant for one trick, sent twice, could lead the next."""
    desk = playing()
    for _ in range(2):
        desk.step()
    desk.play_until(lambda _: bool(desk.game.round_in_progress.tricks))
    winner, number = desk.turn, desk.table.number
    left = Play((desk.game.round_in_progress.hands[winner] or ())[0])
    for after in range(number):
        assert "stale" == desk.refusal(ALL[winner], Act(winner, left, after))
    desk.do(ALL[winner], Act(winner, left, number))


def test_the_one_who_bids_last_and_leads_is_asked_anew() -> None:
    """With two seats bidding together, the eldest may bid last and then lead."""
    desk = begun("ann", "bob", ruleset=TOGETHER, seats=2)
    asked = desk.table.number
    eldest, dealer = desk.game.to_act
    desk.do(ALL[dealer], Act(dealer, Bid(0), asked))
    desk.do(ALL[eldest], Act(eldest, Bid(0), asked))
    assert eldest == desk.turn
    assert "stale" == desk.refusal(ALL[eldest], Act(eldest, desk.legal(), asked))


def test_the_eldest_of_the_next_round_is_asked_by_its_deal() -> None:
    desk = begun(*ALL)
    desk.play_to(Stage.SCORED)
    scored = desk.table.number
    desk.play_to(Stage.BIDDING)
    assert "stale" == desk.refusal(desk.owner, Act(desk.turn, Bid(0), scored))


def test_what_others_do_meanwhile_does_not_outdate_an_answer() -> None:
    """Cover, return, leave and sit put entries between question and answer, and change neither."""
    desk = playing()
    asked, seat = desk.table.number, desk.turn
    other, third = Seat((seat + 1) % 3), Seat((seat + 2) % 3)
    desk.do(HOUSE, Cover(other))
    desk.do(HOUSE, Return(other))
    desk.do(ALL[third], LEAVE)
    desk.do("zoe", Sit(third, "Zoe", ""))
    assert asked + 4 == desk.table.number
    desk.do(ALL[seat], Act(seat, desk.legal(), asked))


# --- A covered seat -------------------------------------------------------------------------------


def test_the_house_acts_for_a_covered_seat() -> None:
    """Corner 8.23: until its owner acts."""
    desk = playing()
    asked = desk.table.number
    desk.do(HOUSE, Cover(desk.turn))
    desk.do(HOUSE, Act(desk.turn, desk.legal(), asked))


def test_an_owner_who_acts_returns_first() -> None:
    """Taking the seat back must not need a second message, lost or late."""
    desk = playing()
    asked, seat = desk.table.number, desk.turn
    desk.do(HOUSE, Cover(seat))
    events = desk.do(ALL[seat], Act(seat, desk.legal(), asked)).events
    assert [SeatReturned, CardPlayed] == [type(event) for event in events[:2]]
    assert not desk.table.state.places[seat].covered


def test_an_illegal_act_does_not_return_its_owner() -> None:
    desk = playing()
    desk.do(HOUSE, Cover(desk.turn))
    assert "bids-closed" == desk.refusal(ALL[desk.turn], Act(desk.turn, Bid(0), desk.table.number))
    assert desk.table.state.places[desk.turn].covered


def test_of_owner_and_house_only_the_first_plays() -> None:
    """A timer that loses the race against a person does nothing, and the other way round."""
    for first, second in (("owner", HOUSE), (HOUSE, "owner")):
        desk = playing()
        asked, seat = desk.table.number, desk.turn
        desk.do(HOUSE, Cover(seat))
        play = Act(seat, desk.legal(), asked)
        desk.do(ALL[seat] if first == "owner" else first, play)
        late = desk.table.propose(
            Command(ALL[seat] if second == "owner" else second, play), at_ms=9_999
        )
        assert isinstance(late, Refused)
        assert late.code in {"seat-owned", "not-your-turn", "stale"}
