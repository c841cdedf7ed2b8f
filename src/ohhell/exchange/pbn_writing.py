"""Writing a game as rounds in tags."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from ohhell.exchange.pbn_rounds import COMPASS, NOBODY, NONE
from ohhell.exchange.unfolding import Unfolded, start_of, unfolded
from ohhell.rules import Event, Round, Seat, Trick, to_plain

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def write(events: Sequence[Event]) -> str:
    """Return a game, a block of tags a round."""
    started = start_of(events)
    names = COMPASS if started.seats == len(COMPASS) else tuple(_LETTERS[: started.seats])
    ruleset = json.dumps(to_plain(started.ruleset), sort_keys=True, separators=(",", ":"))
    head = [_tag("Seats", " ".join(names)), _tag("Rules", ruleset)]
    blocks = ["\n".join(_round(one, names)) for one in unfolded(events)]
    if not blocks:
        head.append(_tag("Dealer", names[started.first_dealer]))
    return "\n".join([*head, "\n\n".join(blocks)]).rstrip() + "\n"


def _tag(name: str, value: object) -> str:
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _round(one: Unfolded, names: Sequence[str]) -> Iterator[str]:
    round_, first = one.round, names[0]
    yield _tag("Round", round_.index + 1)
    yield _tag("Dealer", names[round_.dealer])
    yield _tag("Size", round_.size)
    yield _tag("TurnUp", NONE if round_.turn_up is None else round_.turn_up)
    yield _tag("Trump", NONE if round_.trump is None else round_.trump)
    if round_.shown is not None:
        yield _tag("Shown", round_.shown)
    yield _tag("Deal", f"{first}:" + " / ".join(_spaced(hand) for hand in one.hands))
    yield _tag("Bids", f"{first}:" + _spaced(NOBODY if bid is None else bid for bid in one.bids))
    if one.first_bids:
        made = _spaced(NOBODY if bid is None else bid for bid in one.first_bids)
        yield _tag("FirstBids", f"{first}:{made}")
    if round_.blind:
        yield _tag("Blind", _spaced(names[seat] for seat in round_.blind))
    if one.looked:
        yield _tag("Looked", _spaced(names[seat] for seat in one.looked))
    if one.named:
        yield _tag("Named", NONE if one.named[0] is None else one.named[0])
    if round_.points is not None:
        yield _tag("Result", f"{first}:" + _spaced(round_.taken))
        yield _tag("Points", f"{first}:" + _spaced(round_.points))
    tricks = [trick for trick, _ in one.tricks]
    if tricks:
        yield _tag("Play", first)
        yield from (_line(trick, round_) for trick in tricks)


def _spaced(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def _line(trick: Trick, round_: Round) -> str:
    played = dict(zip(round_.clockwise(trick.leader), trick.cards, strict=False))
    columns = (played.get(Seat(seat), NOBODY) for seat in range(round_.seats))
    return " ".join(str(column).ljust(2) for column in columns).rstrip()
