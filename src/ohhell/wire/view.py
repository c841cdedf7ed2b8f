"""From the table's state to what one seat is sent: the only way from truth to the wire.

Everything here starts from `observe` or `project`, so nothing hidden can be reached.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from ohhell import rules, table
from ohhell.rules import (
    Audience,
    Bid,
    BidOrder,
    Game,
    Look,
    NameTrump,
    Play,
    Round,
    Seat,
    Sight,
)
from ohhell.table import Kind, Place, Stage, State
from ohhell.wire.messages import RoundView, SeatView, TableInfo, TrickView, View, YouView
from ohhell.wire.rulebook import clauses
from ohhell.wire.text import text_of


def view_of(
    state: State,
    audience: Audience,
    *,
    number: int,
    online: Collection[Seat],
    now_ms: int,
) -> View:
    """Return the whole table as `audience` may see it after entry `number`.

    `online` are the seats whose owners' pages are connected; `now_ms` counts from 1970.
    """
    public = public_view(state, number=number, online=online, now_ms=now_ms)
    return public if audience is None else for_seat(public, state, audience)


def public_view(state: State, *, number: int, online: Collection[Seat], now_ms: int) -> View:
    """Return the table as a spectator sees it: what is the same for everybody."""
    seen = table.observe(state, None)
    game = seen.game
    return View(
        number=number,
        stage=seen.stage.value,
        seats=_seats(seen, online),
        host=seen.host,
        sizes=_sizes(seen),
        endless=_endless(seen),
        round=None if game is None or game.round is None else _round(game, game.round),
        you=None,
        sheet=[] if game is None else _sheet(game),
        ranks=[1] * len(seen.places) if game is None else list(rules.ranks_of(game)),
        next_deal_ms=_next_deal_ms(seen, now_ms),
    )


def for_seat(public: View, state: State, seat: Seat) -> View:
    """Return the public view with what is `seat`'s alone."""
    return msgspec.structs.replace(public, you=_you(table.observe(state, seat), seat))


def info_of(state: State, table_id: str) -> TableInfo:
    """Return what does not change while the table lasts."""
    options = state.options
    return TableInfo(
        id=table_id,
        variant=rules.name_of(options.ruleset),
        rules=rules.to_plain(options.ruleset, full=True),
        clauses=clauses(rules.rule_card(options.ruleset, options.seats)),
        commitment=state.opened.commitment,
        open=options.listed,
        cover_after_ms=options.cover_after_ms,
        suggestions=options.suggestions,
    )


def _sizes(state: State) -> list[int]:
    """Return the size of every round that is known: those of the schedule, and any beyond it."""
    options, game = state.options, state.game
    schedule = options.ruleset.sizes(options.seats)
    if game is None:
        return list(schedule)
    open_ = () if game.round is None or game.round.points is not None else (game.round.size,)
    dealt = [*(line.size for line in game.sheet), *open_]
    return [*dealt, *schedule[len(dealt) :]] if options.ruleset.ending.by_schedule else dealt


def _endless(state: State) -> bool:
    over = state.game is not None and state.game.over
    return not over and not state.options.ruleset.ending.by_schedule


def _next_deal_ms(state: State, now_ms: int) -> int | None:
    if state.stage is not Stage.SCORED:
        return None
    wait_ms = state.scored_at_ms + state.options.summary_ms - now_ms
    # A clock that was set back must not make anybody wait longer than was promised.
    return min(max(0, wait_ms), state.options.summary_ms)


def _seats(state: State, online: Collection[Seat]) -> list[SeatView]:
    game = state.game
    nothing = (0,) * len(state.places)
    round_ = None if game is None else game.round
    taken = nothing if round_ is None else round_.taken
    scores = nothing if game is None else game.scores
    return [
        SeatView(
            kind=place.kind.value,
            name=place.name,
            level=place.level,
            online=_is_online(place, Seat(seat), online),
            covered=place.covered,
            ready=place.ready,
            has_bid=round_ is not None and round_.has_bid[seat],
            bid=None if round_ is None else round_.bids[seat],
            taken=taken[seat],
            cards=0 if round_ is None else round_.cards_left(Seat(seat)),
            score=scores[seat],
            team=state.options.ruleset.team_of(seat),
            out=round_ is not None and seat in round_.out,
            blind=round_ is not None and seat in round_.blind,
        )
        for seat, place in enumerate(state.places)
    ]


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


def _you(state: State, seat: Seat) -> YouView:
    game = state.game
    round_ = None if game is None else game.round
    actions = () if game is None else rules.legal_actions(game, seat)
    own = () if round_ is None else round_.hands[seat] or ()
    return YouView(
        seat=seat,
        hand=[str(card) for card in own],
        legal=[str(action.card) for action in actions if isinstance(action, Play)],
        bids=[action.tricks for action in actions if isinstance(action, Bid)],
        forbidden=_forbidden(game, seat),
        bid=None if round_ is None else round_.bid_of(seat),
        trumps=[text_of(action.suit) for action in actions if isinstance(action, NameTrump)],
        may_look=Look() in actions,
        face_down=round_ is not None and round_.hands[seat] is None,
        others=[] if round_ is None or round_.sight is not Sight.OTHERS else _others(round_, seat),
    )


def _others(round_: Round, seat: Seat) -> list[list[str] | None]:
    """Return the hands that `seat` sees of the others."""
    held = (None if s == seat else hand for s, hand in enumerate(round_.hands))
    return [None if hand is None else [str(card) for card in hand] for hand in held]


def _forbidden(game: Game | None, seat: Seat) -> int | None:
    if game is None or game.round is None or not game.round.bidding or seat not in game.to_act:
        return None
    return rules.forbidden_bid(game, seat)


def _sheet(game: Game) -> list[list[tuple[int, int, int] | None]]:
    return [
        [
            None if seat in line.out else told
            for seat, told in enumerate(zip(line.bids, line.taken, line.points, strict=True))
        ]
        for line in game.sheet
    ]
