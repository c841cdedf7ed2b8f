"""What tables may decide differently, as data: the settings screens are made from this list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum
from typing import Final

from ohhell.rules.cards import PACK, Suit
from ohhell.rules.choosing.setting import (
    Choice,
    Group,
    Kind,
    Need,
    Setting,
    members,
    only,
    switch,
    unless,
)
from ohhell.rules.plain import to_plain
from ohhell.rules.values.bidding import BidOrder, Blind, FirstBidder, Hook
from ohhell.rules.values.ending import ROUNDS_MAX, End, Ties
from ohhell.rules.values.following import WhenVoid
from ohhell.rules.values.leading import FirstLeader, TrumpLead
from ohhell.rules.values.one_card import OneCard
from ohhell.rules.values.pack import PACKS_MAX, Identical, PackKind, RankOrder
from ohhell.rules.values.ruleset import Direction
from ohhell.rules.values.schedule import Overflow, Pattern, Times
from ohhell.rules.values.scoring import MadeSize, MadeZero, Miss, Missed, Nil, NilWhen, Running
from ohhell.rules.values.trump import Exhausted, Faces, Naming, NoTrump, Specials
from ohhell.rules.values.validity import HOOK_FROM_MAX, POINTS_MAX, SEATS_MAX, STEP_MAX

_MOST: Final = STEP_MAX
_SIZES: Final = (1, _MOST)
_POINTS: Final = (0, 100)
_EITHER_WAY: Final = (-100, 100)

_C, _D, _H, _S = Suit
_ROTATIONS: Final[Mapping[str, tuple[Suit | None, ...]]] = {
    "turned": (),
    "spades": (_S,),
    "hearts": (_H,),
    "never": (None,),
    "sdch": (_S, _D, _C, _H),
    "sdchn": (_S, _D, _C, _H, None),
    "shcdn": (_S, _H, _C, _D, None),
    "hcdsn": (_H, _C, _D, _S, None),
}
_SUITS: Final = {"none": None, "spades": _S, "hearts": _H, "diamonds": _D, "clubs": _C}
_TEAMS: Final = {"none": 0} | {str(teams): teams for teams in range(2, SEATS_MAX // 2 + 1)}
_CARDS: Final = {str(card): card for card in PACK}
_LADDER: Final = only("custom", ())
_NO_NAMING: Final = only("named", Naming.NOBODY)
_TURNED: Final = (_NO_NAMING, only("rotation", ()))
_ANY_TRUMP: Final = unless("rotation", (None,))
_HOOKED: Final = unless("hook", Hook.OFF)


def _setting(kind: Kind, key: str, path: str, *needs: Need, faults: str = "") -> Setting:
    return Setting(
        key=key,
        path=tuple(path.split(".")),
        kind=kind,
        needs=needs,
        faults=tuple(faults.split()),
    )


def _choice(key: str, path: str, kind: type[Enum], *needs: Need, faults: str = "") -> Setting:
    setting = _setting(Kind.CHOICE, key, path, *needs, faults=faults)
    return replace(setting, choices=members(kind))


def _number(
    key: str, path: str, within: tuple[int, int], *needs: Need, faults: str = ""
) -> Setting:
    return replace(_setting(Kind.NUMBER, key, path, *needs, faults=faults), range=within)


def _list(
    kind: Kind, key: str, path: str, within: tuple[int, int], *needs: Need, faults: str = ""
) -> Setting:
    return replace(_setting(kind, key, path, *needs, faults=faults), range=within)


def _switch(key: str, path: str, *needs: Need) -> Setting:
    return replace(_setting(Kind.SWITCH, key, path, *needs), choices=switch())


def _part(key: str, path: str, on: object, *parts: Setting) -> Setting:
    return replace(_setting(Kind.PART, key, path), choices=switch(None, on), parts=parts)


def _values(
    key: str, path: str, kind: Kind, values: Mapping[str, object], *needs: Need, faults: str = ""
) -> Setting:
    choices = tuple(Choice(id_, to_plain(value)) for id_, value in values.items())
    return replace(_setting(kind, key, path, *needs, faults=faults), choices=choices)


def _main(setting: Setting) -> Setting:
    return replace(setting, main=True)


def _in(group: Group, *settings: Setting) -> tuple[Setting, ...]:
    return tuple(replace(one, group=group, parts=_in(group, *one.parts)) for one in settings)


_PACK: Final = _in(
    Group.PACK,
    _main(_choice("pack_kind", "pack.kind", PackKind, faults="short-seats pack-size")),
    _number("packs", "pack.packs", (1, PACKS_MAX), faults="packs"),
    _choice("identical", "pack.identical", Identical, only("packs", 2)),
    _choice("card_order", "pack.order", RankOrder),
    _values("without", "pack.without", Kind.CARDS, _CARDS, faults="too-long"),
    _switch("whole_pack", "schedule.whole_pack"),
    _values("teams", "teams", Kind.CHOICE, _TEAMS, faults="teams"),
    _choice("direction", "direction", Direction),
)

_ROUNDS: Final = _in(
    Group.ROUNDS,
    _main(_choice("pattern", "schedule.pattern", Pattern, _LADDER, faults="rounds")),
    _main(_number("largest", "schedule.largest", _SIZES, _LADDER, faults="largest")),
    _number("smallest", "schedule.smallest", _SIZES, _LADDER, faults="smallest"),
    _number("step", "schedule.step", (1, STEP_MAX), _LADDER, faults="step"),
    _choice("tops", "schedule.tops", Times, _LADDER),
    _choice("ones", "schedule.ones", Times, _LADDER),
    _choice("overflow", "schedule.overflow", Overflow, _LADDER),
    _list(Kind.SIZES, "custom", "schedule.custom", _SIZES, faults="custom too-long"),
)

_TRUMP: Final = _in(
    Group.TRUMP,
    _choice("named", "trump.named", Naming, faults="secret-highest"),
    _main(
        _values("rotation", "trump.rotation", Kind.SUITS, _ROTATIONS, _NO_NAMING, faults="too-long")
    ),
    _main(_choice("no_trump", "trump.no_trump", NoTrump, _ANY_TRUMP, faults="no-trump-last")),
    _list(
        Kind.ROUNDS,
        "no_trump_rounds",
        "trump.no_trump_rounds",
        (1, ROUNDS_MAX),
        _ANY_TRUMP,
        faults="no-trump-round too-long",
    ),
    _choice("exhausted", "trump.exhausted", Exhausted, *_TURNED, only("whole_pack", True)),
    _choice("faces", "trump.faces", Faces, *_TURNED),
    _choice("specials", "trump.specials", Specials, only("pack_kind", PackKind.WIZARD), *_TURNED),
)

_BIDDING: Final = _in(
    Group.BIDDING,
    _main(
        _choice(
            "order",
            "bidding.order",
            BidOrder,
            faults="hook-together hook-in_turn secret-highest blind-order",
        )
    ),
    _choice("first_bidder", "bidding.first", FirstBidder, only("order", BidOrder.IN_TURN)),
    _main(_choice("hook", "bidding.hook", Hook, faults="hook-together hook-in_turn")),
    _number("hook_from", "bidding.hook_from", (1, HOOK_FROM_MAX), _HOOKED, faults="hook-from"),
    _switch("hook_spares_last", "bidding.hook_spares_last", _HOOKED),
    _switch("zero", "bidding.zero"),
    replace(
        _part(
            "blind",
            "bidding.blind",
            Blind(),
            replace(
                _number(
                    "blind.behind",
                    "bidding.blind.behind",
                    (1, POINTS_MAX),
                    faults="blind-behind",
                ),
                says="blind_behind",
            ),
            replace(
                _number("blind.bonus", "bidding.blind.bonus", _POINTS, faults="points"),
                says="blind_bonus",
            ),
        ),
        faults=("blind-order",),
    ),
)

_PLAY: Final = _in(
    Group.PLAY,
    _main(_choice("first_leader", "leading.first", FirstLeader)),
    _choice("trump_lead", "leading.trump", TrumpLead, _ANY_TRUMP),
    _main(_choice("when_void", "following.when_void", WhenVoid, _ANY_TRUMP)),
    _switch("must_beat", "following.must_beat"),
    _choice("one_card", "one_card", OneCard),
)


def _points(key: str, within: tuple[int, int], *needs: Need, says: str = "") -> Setting:
    return replace(_number(key, f"scoring.{key}", within, *needs, faults="points"), says=says)


def _miss(key: str, on: Miss) -> Setting:
    """Return the setting of what some missed bids score; it asks what every miss is asked."""
    how = _choice(f"{key}.missed", f"scoring.{key}.missed", Missed)
    part = _part(
        key,
        f"scoring.{key}",
        on,
        replace(how, says="missed"),
        _points(f"{key}.per", _POINTS, unless(how.key, Missed.NOTHING), says="per_miss"),
        _points(f"{key}.bonus", _EITHER_WAY, says="miss_bonus"),
    )
    return replace(part, needs=(_MISSES,))


def _nil() -> Setting:
    missed = _points("nil.missed.points", _EITHER_WAY, says="nil_missed_points")
    place = ("scoring", "nil", "missed")
    return _part(
        "nil",
        "scoring.nil",
        Nil(),
        replace(_choice("nil.when", "scoring.nil.when", NilWhen), says="nil_when"),
        _points("nil.made", _EITHER_WAY, says="nil_made"),
        replace(
            _part("nil.missed", "scoring.nil.missed", -10, replace(missed, path=place)),
            says="nil_missed",
        ),
    )


_MADE: Final = only("digit_before", False)
_MISSES: Final = unless("running", Running.HALVING)
_SCORING: Final = _in(
    Group.SCORING,
    _main(_points("bonus", _POINTS)),
    _main(_points("per_trick", _POINTS, _MADE)),
    _points("per_square", _POINTS, _MADE),
    _switch("digit_before", "scoring.digit_before"),
    _part(
        "made_zero",
        "scoring.made_zero",
        MadeZero(5, 0),
        _points("made_zero.bonus", _POINTS, says="bonus"),
        _points("made_zero.per_card", _EITHER_WAY, says="per_card"),
    ),
    _part(
        "made_size",
        "scoring.made_size",
        MadeSize(1, 0),
        _points("made_size.per_card", _EITHER_WAY, says="per_card"),
        _points("made_size.per_card_short", _EITHER_WAY, says="per_card_short"),
    ),
    _nil(),
    _main(_choice("missed", "scoring.missed", Missed, _MISSES)),
    _points("per_miss", _POINTS, _MISSES, unless("missed", Missed.NOTHING)),
    _points("miss_bonus", _EITHER_WAY, _MISSES),
    _miss("over", Miss(Missed.NOTHING)),
    _miss("missed_zero", Miss(Missed.MINUS_DIFFERENCE)),
    _miss("and_also", Miss(Missed.MINUS_DIFFERENCE)),
    _values("doubled", "scoring.doubled", Kind.CHOICE, _SUITS, _ANY_TRUMP),
    _choice("running", "scoring.running", Running),
    _switch("halves", "scoring.halves"),
)

_END: Final = _in(
    Group.END,
    _main(_choice("ending_kind", "ending.kind", End)),
    _number(
        "ending_points",
        "ending.points",
        (1, POINTS_MAX),
        unless("ending_kind", End.SCHEDULE),
        faults="ending-points",
    ),
    _choice("ending_ties", "ending.ties", Ties, faults="ties-lives"),
    _switch("lowest_wins", "scoring.lowest_wins"),
)

SETTINGS: Final = (*_PACK, *_ROUNDS, *_TRUMP, *_BIDDING, *_PLAY, *_SCORING, *_END)
"""Every setting, in the order in which a host thinks of them."""
