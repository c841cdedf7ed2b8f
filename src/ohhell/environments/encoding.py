"""A view as numbers: fixed sections of a fixed vector, made of what one seat may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ohhell.environments.sections import PHASES, SCORE_MAX, Section, answers, sections_of
from ohhell.rules import Card, Game, Round, RuleSet, Seat, observe, voids

Vector = NDArray[np.float32]
Parts = Mapping[str, Vector]

_NONE: Final = 4
_DUE: Final = 5
"""Places in the section `trump`, after the suits."""


class Encoder:
    """Turns views at tables of one kind into vectors of one length.

    A vector has `length` numbers; `sections` are its parts, in order; `low` and `high` bound each.
    """

    def __init__(self, ruleset: RuleSet, seats: int) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.sections: tuple[Section, ...] = sections_of(ruleset, seats)
        self.length = sum(section.length for section in self.sections)
        self._places = tuple(_places(self.sections))
        self.low: Vector = self._of_all([section.low for section in self.sections])
        self.high: Vector = self._of_all([section.high for section in self.sections])
        self._same = _what_never_changes(self, ruleset)

    def split(self, vector: Vector) -> dict[str, Vector]:
        """Return the sections of `vector` by name, in their shapes; they share its memory."""
        return {name: vector[part].reshape(shape) for name, part, shape in self._places}

    def encode(self, game: Game, seat: Seat) -> Vector:
        """Return what `seat` sees of `game`, or in its view: a new vector of shape (length,).

        Raises `ValueError` for a game at a table of another kind.
        """
        if (game.ruleset, game.seats) != (self.ruleset, self.seats):
            raise ValueError(
                f"this encoder is for its own ruleset and {self.seats} seats; the game is by "
                f"another or has {game.seats}: make an Encoder for it"
            )
        view = observe(game, seat)
        vector = self._same.copy()
        parts = self.split(vector)
        scores = np.clip(_from(seat, view.scores), -SCORE_MAX, SCORE_MAX)
        parts["scores"][:] = scores
        if view.round is not None:
            _cards(parts, view.round, seat)
            _play(parts, view.round, seat)
            _seats(parts, view, view.round, seat)
            _round(parts, view, view.round)
        return vector

    def _of_all(self, values: Sequence[float]) -> Vector:
        lengths = [section.length for section in self.sections]
        return np.repeat(np.array(values, np.float32), lengths)


def _places(sections: Iterable[Section]) -> Iterator[tuple[str, slice, tuple[int, ...]]]:
    at = 0
    for section in sections:
        yield section.name, slice(at, at + section.length), section.shape
        at += section.length


@cache
def encoder_of(ruleset: RuleSet, seats: int) -> Encoder:
    """Return the encoder of such a table, made once."""
    return Encoder(ruleset, seats)


def _what_never_changes(encoder: Encoder, ruleset: RuleSet) -> Vector:
    vector = np.zeros(encoder.length, np.float32)
    parts = encoder.split(vector)
    np.add.at(parts["pack"], list(ruleset.pack.cards(encoder.seats)), 1)
    parts["sizes"][:] = ruleset.sizes(encoder.seats)
    parts["rules"][:] = answers(ruleset)
    return vector


def _from(seat: Seat, values: Sequence[float]) -> Sequence[float]:
    """Return a value for every seat, that of `seat` first."""
    return (*values[seat:], *values[:seat])


def _cards(parts: Parts, round_: Round, seat: Seat) -> None:
    for other, hand in enumerate(round_.hands):
        row = parts["hands"][(other - seat) % round_.seats]
        for card in hand or ():
            row[card] += 1
    _mark(parts["turn_up"], round_.turn_up)
    _mark(parts["shown"], round_.shown)
    named = _NONE if round_.trump is None else round_.trump
    parts["trump"][_DUE if round_.trump_due else named] = 1


def _mark(row: Vector, card: Card | None) -> None:
    if card is not None:
        row[card] = 1


def _play(parts: Parts, round_: Round, seat: Seat) -> None:
    tricks, leaders = parts["tricks"], parts["leaders"]
    shown = [taken.trick for taken in round_.tricks]
    if round_.in_play and round_.points is None:
        shown.append(round_.trick)
    for at, trick in enumerate(shown):
        leaders[at, (trick.leader - seat) % round_.seats] = 1
        for other, card in zip(round_.clockwise(trick.leader), trick.cards, strict=False):
            tricks[at, (other - seat) % round_.seats, card] = 1
    for at, taken in enumerate(round_.tricks):
        if taken.winner is not None:
            parts["takers"][at, (taken.winner - seat) % round_.seats] = 1


def _seats(parts: Parts, view: Game, round_: Round, seat: Seat) -> None:
    seats = [Seat(other) for other in range(round_.seats)]
    bids = [round_.bid_of(other) for other in seats]
    parts["bids"][:] = _from(seat, [-1 if bid is None else bid for bid in bids])
    parts["taken"][:] = _from(seat, round_.taken)
    parts["cards_left"][:] = _from(seat, [round_.cards_left(other) for other in seats])
    parts["has_bid"][:] = _from(seat, round_.has_bid)
    flags = {
        "dealer": (round_.dealer,),
        "to_act": view.to_act,
        "out": round_.out,
        "offered": round_.offered,
        "blind": round_.blind,
    }
    for name, marked in flags.items():
        for other in marked:
            parts[name][(other - seat) % round_.seats] = 1
    for other, suit in voids(view):
        parts["voids"][(other - seat) % round_.seats, suit] = 1


def _round(parts: Parts, view: Game, round_: Round) -> None:
    parts["phase"][PHASES.index(_phase(round_))] = 1
    parts["round"][:] = (
        round_.index,
        len(view.sizes),
        round_.size,
        len(round_.tricks),
        round_.stock,
        view.last_round,
    )


def _phase(round_: Round) -> str:
    if round_.points is not None:
        return "over"
    if round_.offered:
        return "look"
    if round_.namer is not None:
        return "name"
    return "bid" if round_.bidding else "play"
