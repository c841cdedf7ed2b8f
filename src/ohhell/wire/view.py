"""From the table's state to what one seat is sent: the only way from truth to the wire.

Everything here starts from `observe` or `project`, so nothing hidden can be reached.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from ohhell import rules
from ohhell.rules import Audience, BidOrder, Game, Round, RuleSet, Seat
from ohhell.table import PHRASES, Clock, Kind, Place, Stage, State
from ohhell.wire.clocks import ClockView, PauseView
from ohhell.wire.hosting import PersonView
from ohhell.wire.messages import Clause, RoundView, SeatView, TableInfo, TrickView, View
from ohhell.wire.own import own_view
from ohhell.wire.rulebook import clauses
from ohhell.wire.sheets import SheetView, sheet_of
from ohhell.wire.text import text_of


def view_of(
    state: State,
    audience: Audience,
    *,
    number: int,
    online: Collection[Seat],
    now_ms: int,
    watchers: Iterable[tuple[str, str]] = (),
    watching: int = 0,
) -> View:
    """Return the whole table as `audience` may see it after entry `number`.

    `online` are the seats whose owners' pages are connected, `watchers` the ids and names of who
    looks on, and `watching` how many they are; `now_ms` counts from 1970.
    """
    public = public_view(
        state, number=number, online=online, now_ms=now_ms, watchers=watchers, watching=watching
    )
    return public if audience is None else for_seat(public, state, audience)


def public_view(
    state: State,
    *,
    number: int,
    online: Collection[Seat],
    now_ms: int,
    watchers: Iterable[tuple[str, str]] = (),
    watching: int = 0,
    sheet: SheetView | None = None,
) -> View:
    """Return the table as a spectator sees it: what is the same for everybody.

    `sheet` is that of the state, from whoever keeps it.
    """
    game, stage = None if state.game is None else rules.observe(state.game, None), state.stage
    round_ = None if game is None else game.round
    sheet = sheet_of(state) if sheet is None else sheet
    starts_at_ms = state.starts_at_ms
    return View(
        number=number,
        stage=stage.value,
        seats=_seats(state, round_, sheet.scores, online, now_ms),
        host=state.host,
        sizes=sheet.sizes,
        endless=sheet.endless,
        round=None if game is None or round_ is None else _round(game, round_),
        sheet=sheet.lines,
        ranks=sheet.ranks,
        next_deal_ms=_next_deal_ms(state, now_ms) if stage is Stage.SCORED else None,
        starts_in_ms=None if starts_at_ms is None else max(0, starts_at_ms - now_ms),
        ready_asked=state.ready_asked,
        watchers=[PersonView(*person) for person in watchers],
        removed=[PersonView(*person) for person in state.removed],
        rematch=state.rematch,
        watching=watching,
        at_door=False,
        rated=state.rated,
        pause=_pause(state),
        you=None,
    )


def for_seat(public: View, state: State, seat: Seat) -> View:
    """Return the public view with what is `seat`'s alone."""
    return msgspec.structs.replace(public, you=own_view(state, seat))


def info_of(state: State, table_id: str) -> TableInfo:
    """Return what does not change while the table lasts."""
    options = state.options
    variant, plain, card = _rules_told(options.ruleset, options.seats)
    return TableInfo(
        id=table_id,
        variant=variant,
        rules=plain,
        clauses=card,
        commitment=state.opened.commitment,
        open=options.listed,
        cover_after_ms=options.cover_after_ms,
        suggestions=options.suggestions,
        door=options.door.value,
        hidden=options.hidden,
        watching=options.watching,
        chat=options.chat.value,
        bid_clock_s=options.bid_clock_s,
        play_clock_s=options.play_clock_s,
        starts_at_ms=options.starts_at_ms,
        rated=options.rated,
        buy_in=options.buy_in,
        prizes=options.prizes,
        bot_level=options.bot_level or None,
        kept_until_ms=options.kept_until_ms,
        phrases=list(PHRASES),
    )


@lru_cache(maxsize=64)  # for whoever comes to a table: most of them play by the same few rules
def _rules_told(ruleset: RuleSet, seats: int) -> tuple[str | None, dict[str, object], list[Clause]]:
    """Return the variant's id, the rules as JSON and their card: all for reading only."""
    card = clauses(rules.rule_card(ruleset, seats))
    return rules.name_of(ruleset), rules.to_plain(ruleset, full=True), card


def _next_deal_ms(state: State, now_ms: int) -> int:
    now_ms = now_ms if state.paused_at_ms is None else state.paused_at_ms
    wait_ms = state.scored_at_ms + state.options.summary_ms - now_ms
    # A clock that was set back must not make anybody wait longer than was promised.
    return min(max(0, wait_ms), state.options.summary_ms)


def _seats(
    state: State, round_: Round | None, scores: Sequence[int], online: Collection[Seat], now_ms: int
) -> list[SeatView]:
    options = state.options
    nothing = (0,) * len(state.places)
    taken = nothing if round_ is None else round_.taken
    is_kept = now_ms < options.kept_until_ms
    return [
        SeatView(
            kind=place.kind.value,
            name=place.name,
            player=place.player,
            level=place.level,
            online=_is_online(place, Seat(seat), online),
            covered=place.covered,
            idle=place.idle,
            clock=None if place.clock is None else _clock(place.clock, now_ms),
            ready=place.ready,
            has_bid=round_ is not None and round_.has_bid[seat],
            bid=None if round_ is None else round_.bids[seat],
            taken=taken[seat],
            cards=0 if round_ is None else round_.cards_left(Seat(seat)),
            score=scores[seat],
            team=options.ruleset.team_of(seat),
            out=round_ is not None and seat in round_.out,
            blind=round_ is not None and seat in round_.blind,
            offered_to=place.offered,
            kept_for=place.kept.name if is_kept and place.kept is not None else None,
        )
        for seat, place in enumerate(state.places)
    ]


def _clock(clock: Clock, now_ms: int) -> ClockView:
    return ClockView(clock.left_at(now_ms), clock.whole_ms, clock.since_ms is not None)


def _pause(state: State) -> PauseView | None:
    asked = [seat for seat, place in enumerate(state.places) if place.wants_pause]
    return PauseView(state.paused, asked) if state.paused or asked else None


def _is_online(place: Place, seat: Seat, online: Collection[Seat]) -> bool:
    return place.kind is Kind.BOT or (place.kind is Kind.PERSON and seat in online)


def _round(game: Game, round_: Round) -> RoundView:
    last = round_.tricks[-1] if round_.tricks else None
    return RoundView(
        number=round_.index + 1,
        size=round_.size,
        dealer=round_.dealer,
        eldest=round_.eldest,
        stock=round_.stock,
        turn_up=_turned(round_),
        trump=text_of(round_.trump),
        trump_due=round_.trump_due,
        namer=round_.namer,
        secret=game.ruleset.bidding.order is BidOrder.SECRET and round_.points is None,
        to_act=list(game.to_act),
        balance=round_.bids_made - round_.size,
        all_bid=not round_.bidding,
        trick=_open_trick(game, round_),
        last_trick=None if last is None else _trick(last.trick, last.winner),
        points=None if round_.points is None else list(round_.points),
    )


def _turned(round_: Round) -> str | None:
    """Return the card that everybody was shown for trump."""
    return text_of(round_.shown if round_.turn_up is None else round_.turn_up)


def _open_trick(game: Game, round_: Round) -> TrickView:
    trick = round_.trick
    best = (
        rules.winning_index(trick.cards, round_.trump, game.ruleset.pack) if trick.cards else None
    )
    return _trick(trick, None if best is None else round_.clockwise(trick.leader)[best])


def _trick(trick: rules.Trick, winner: Seat | None) -> TrickView:
    return TrickView(leader=trick.leader, cards=[str(card) for card in trick.cards], winner=winner)
