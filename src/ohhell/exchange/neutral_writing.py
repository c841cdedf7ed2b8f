"""Writing a game as a neutral record, with our ruleset in it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ohhell.exchange.neutral import SCHEMA
from ohhell.exchange.unfolding import Unfolded, start_of, unfolded
from ohhell.rules import Event, GameOver, Seat, Trick, to_plain

Json = dict[str, object]


def write(events: Sequence[Event]) -> str:
    """Return a game as a neutral record, a line a round."""
    started, over = start_of(events), isinstance(events[-1], GameOver)
    head: Json = {
        "schema": SCHEMA,
        "kind": "full_game" if over else "unfinished_game",
        "note": "seats are numbers from 0, clockwise; plays are in the order played",
        "players": started.seats,
        "first_dealer": started.first_dealer,
        "rules": {"ruleset": to_plain(started.ruleset)},
    }
    rows = ",\n    ".join(json.dumps(_row(one)) for one in unfolded(events))
    fields = "".join(
        f"  {json.dumps(name)}: {json.dumps(value)},\n" for name, value in head.items()
    )
    return f'{{\n{fields}  "rounds": [\n    {rows}\n  ]\n}}\n'


def _row(one: Unfolded) -> Json:
    round_ = one.round
    row: Json = {
        "cards": round_.size,
        "dealer": round_.dealer,
        "turned_card": to_plain(round_.turn_up),
        "trump": to_plain(round_.trump),
        "hands": [to_plain(hand) for hand in one.hands],
        "bids": list(one.bids),
        "tricks": [_trick(trick, winner) for trick, winner in one.tricks],
        "won": list(round_.taken),
    }
    if round_.shown is not None:
        row["shown_card"] = str(round_.shown)
    row |= {"first_bids": list(one.first_bids)} if one.first_bids else {}
    row |= {"blind": list(round_.blind)} if round_.blind else {}
    row |= {"looked": list(one.looked)} if one.looked else {}
    row |= {"named": to_plain(one.named)} if one.named else {}
    if round_.points is not None:
        row |= {"points": list(round_.points), "totals": list(one.totals)}
    return row


def _trick(trick: Trick, winner: Seat | None) -> Json:
    return {"leader": trick.leader, "plays": to_plain(trick.cards), "winner": winner}
