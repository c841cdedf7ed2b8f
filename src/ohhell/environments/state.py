"""A game as a state that one asks and moves on, as OpenSpiel has it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Any, Final, Self

from ohhell.environments.dealing import is_settled, left_in_pack, with_the_rest
from ohhell.environments.encoding import Vector, encoder_of
from ohhell.environments.episode import Episode
from ohhell.environments.numbering import Mask, action_of, chosen, mask_of, numbers_of
from ohhell.rules import (
    Card,
    Game,
    IllegalAction,
    Seat,
    deal,
    decide,
    fold,
    legal_actions,
    may_deal,
    observe,
    to_plain,
)

CHANCE: Final = -1
"""Who is to act where cards are to be dealt; as in OpenSpiel."""
TERMINAL: Final = -4
"""Who is to act when all is over; as in OpenSpiel."""


class State:
    """An episode at one moment: the whole truth, of which each seat may be told its part.

    Actions are numbers, see `numbering`; at a chance node the number is that of the next card from
    the pack. Where several seats are to bid at once, they do so one after the other and hear
    nothing of each other's bids. Whatever asks for a seat takes the one to act if none is named,
    and raises `ValueError` where there is none, or none such.
    """

    def __init__(self, episode: Episode, dice: Random) -> None:
        """Begin before the first deal; `dice` choose the dealer, and which round of its size."""
        self.episode = episode
        self.game: Game = episode.begin(dice)
        self._encoder = encoder_of(episode.ruleset, episode.seats)
        self._dealt: tuple[Card, ...] = ()
        self._rewards: tuple[float, ...] = (0.0,) * episode.seats
        self._returns = self._rewards

    def clone(self) -> Self:
        """Return a state that is the same now and goes its own way."""
        return copy(self)  # nothing in it is ever changed in place

    def child(self, action: int) -> Self:
        """Return the state after `action`; this one stays as it is."""
        other = self.clone()
        other.apply_action(action)
        return other

    # --- Who may do what --------------------------------------------------------------------------

    def num_players(self) -> int:
        """Return the number of seats."""
        return self.episode.seats

    def is_terminal(self) -> bool:
        """Tell whether nothing is left to be done."""
        return self.episode.over(self.game)

    def is_chance_node(self) -> bool:
        """Tell whether a round is to be dealt: by `apply_action` card by card, or by `deal`."""
        return not self.is_terminal() and may_deal(self.game)

    def current_player(self) -> int:
        """Return the seat to act, or `CHANCE` or `TERMINAL`."""
        if self.is_terminal():
            return TERMINAL
        return CHANCE if self.is_chance_node() else self.game.to_act[0]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the numbers of what `seat` may do, ascending; at a chance node, of the cards."""
        if seat is None and self.is_chance_node():
            return [card for card, _ in self.chance_outcomes()]
        if seat is None and self.is_terminal():
            return []
        return numbers_of(legal_actions(self.game, self._seat(seat)))

    def legal_actions_mask(self, seat: int | None = None) -> Mask:
        """Return what `seat` may do, 1 where it may; its shape is (127,)."""
        return mask_of(legal_actions(self.game, self._seat(seat)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be dealt next, each with its chance, ascending.

        Hands are dealt card by card round the table from the dealer's left, then the turn-up.
        """
        if not self.is_chance_node():
            return []
        left = left_in_pack(self.game, self._dealt)
        return [(int(card), many / left.total()) for card, many in sorted(left.items())]

    def action_to_string(self, action: int) -> str:
        """Return an action in words; at a chance node, the card."""
        return str(Card(action)) if self.is_chance_node() else str(action_of(action))

    # --- Moving on --------------------------------------------------------------------------------

    def apply_action(self, action: int) -> None:
        """Do `action` for the seat to act, or deal the card of this number at a chance node.

        Raises `IllegalAction`, which says why and lists what is legal, and `ValueError` for a
        number that is no action or no card of the pack. Nothing has changed then.
        """
        if self.is_chance_node():
            self._deal_card(action)
            return
        if self.is_terminal():
            raise IllegalAction("no-round", "all has been played: no action is left")
        seat = self.game.to_act[0]
        self.game = fold(self.game, decide(self.game, seat, chosen(self.game, seat, action)))
        self._score()

    def deal(self, deck: Sequence[Card]) -> None:
        """Deal the next round from `deck`, the whole pack in any order.

        Raises `ValueError` when no round is due or `deck` is not the pack.
        """
        if self.is_terminal():
            raise ValueError("no round is due: all has been played")
        self.game = fold(self.game, deal(self.game, deck))
        self._dealt = ()

    def shuffle(self, dice: Random) -> None:
        """Deal the next round from a shuffled pack; raise `ValueError` when none is due."""
        self.deal(dice.sample(self.game.pack, len(self.game.pack)))

    def _deal_card(self, number: int) -> None:
        if number not in self.legal_actions():
            cards = " ".join(map(str, self.legal_actions()))
            raise ValueError(f"no card {number} is left in the pack; left are {cards}")
        dealt = (*self._dealt, Card(number))
        if is_settled(self.game, dealt):
            self.deal(with_the_rest(self.game, dealt))
        else:
            self._dealt = dealt

    def _score(self) -> None:
        points = self.game.round_in_progress.points
        nothing = (0.0,) * self.episode.seats
        self._rewards = nothing if points is None else self.episode.rewards(points)
        both = zip(self._returns, self._rewards, strict=True)
        self._returns = tuple(before + now for before, now in both)

    # --- What it is worth, and what may be known --------------------------------------------------

    def rewards(self) -> list[float]:
        """Return by seat what the last action brought: the points of a round that it ended."""
        return list(self._rewards)

    def returns(self) -> list[float]:
        """Return by seat the sum of all rewards so far."""
        return list(self._returns)

    def view(self, seat: int | None = None) -> Game:
        """Return what `seat` may see: what a policy is handed."""
        return observe(self.game, self._seat(seat))

    def information_state_tensor(self, seat: int | None = None) -> Vector:
        """Return what `seat` knows as numbers, see `Encoder`: this round, and all scores."""
        return self._encoder.encode(self.game, self._seat(seat))

    def information_state_string(self, seat: int | None = None) -> str:
        """Return all that `seat` knows of this round, and the sheet of those before, as JSON."""
        return _as_json(self._told(seat))

    def observation_string(self, seat: int | None = None) -> str:
        """Return what lies before `seat` now as JSON: of tricks taken, only who took how many."""
        told = self._told(seat)
        if self.game.round is not None:
            told["round"] |= {"tricks": list(self.game.round.taken)}
        return _as_json(told)

    def _told(self, seat: int | None) -> dict[str, Any]:
        told: dict[str, Any] = to_plain(self.view(seat))
        del told["ruleset"]  # it is the episode's, and longer than all the rest
        return {"seat": self._seat(seat), **told}

    def _seat(self, seat: int | None) -> Seat:
        named = self.current_player() if seat is None else seat
        if named not in range(self.episode.seats):
            last = self.episode.seats - 1
            what = "nobody is to act: name a seat" if seat is None else f"there is no seat {seat}"
            raise ValueError(f"{what}, 0 to {last}")
        return Seat(named)


def _as_json(told: dict[str, Any]) -> str:
    return json.dumps(told, separators=(",", ":"))
