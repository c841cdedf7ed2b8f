"""What is one seat's alone: its cards, and what it may do."""

from __future__ import annotations

from collections.abc import Sequence

from ohhell import rules
from ohhell.rules import Bid, Game, Hand, Look, NameTrump, Play, Seat, Sight
from ohhell.table import State, more_time_ms
from ohhell.wire.messages import YouView
from ohhell.wire.text import text_of


def own_view(state: State, seat: Seat) -> YouView:
    """Return what `seat` is told beside what everybody is told."""
    game, round_ = state.game, None if state.game is None else state.game.round
    seen = ((),) * len(state.places) if round_ is None else rules.hands_seen(round_, seat)
    own = seen[seat]
    acting = None if game is None or state.paused else _acting(game, seat)
    actions = () if acting is None else rules.legal_actions(acting, seat)
    return YouView(
        seat=seat,
        hand=[str(card) for card in own or ()],
        legal=[str(action.card) for action in actions if isinstance(action, Play)],
        bids=[action.tricks for action in actions if isinstance(action, Bid)],
        forbidden=None if acting is None else _forbidden(acting, seat),
        bid=None if round_ is None else round_.bid_of(seat),
        trumps=[text_of(action.suit) for action in actions if isinstance(action, NameTrump)],
        may_look=Look() in actions,
        face_down=own is None,
        others=_others(seen, seat) if round_ is not None and round_.sight is Sight.OTHERS else [],
        more_time_ms=more_time_ms(state, seat),
        more_times=max(0, state.options.more_times_max - state.places[seat].more_times),
    )


def _acting(game: Game, seat: Seat) -> Game | None:
    """Return what `seat` sees of the game if it is to act: nobody else may do anything."""
    return rules.observe(game, seat) if seat in game.to_act else None


def _others(seen: Sequence[Hand | None], seat: Seat) -> list[list[str] | None]:
    """Return the hands of the others, of those that `seat` sees."""
    held = (None if s == seat else hand for s, hand in enumerate(seen))
    return [None if hand is None else [str(card) for card in hand] for hand in held]


def _forbidden(game: Game, seat: Seat) -> int | None:
    return rules.forbidden_bid(game, seat) if game.round_in_progress.bidding else None
