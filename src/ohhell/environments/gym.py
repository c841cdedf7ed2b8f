"""One seat as the learner, bots in all others, for Gymnasium.

``gymnasium.make("ohhell.environments.gym:OhHell-v0", ...)`` takes what `solo` takes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium

from ohhell.bots import Casual, Policy
from ohhell.environments.episode import Episode
from ohhell.environments.numbering import number_of
from ohhell.environments.spaces import Observation, action_space, observation_space, told
from ohhell.environments.state import State
from ohhell.rules import IllegalAction, Seat

ID: Final = "OhHell-v0"
_DICE_MAX: Final = 2**62

Others = Policy | Sequence[Policy] | None
"""Who plays the other seats: one policy in all, or one each clockwise from the learner's left.

None is the casual bot.
"""


class Solo(gymnasium.Env[Observation, int]):
    """An `Episode` again and again of which one seat is asked; a step ends at its next turn.

    The reward is that of all rounds scored since the last step. No episode is truncated.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        episode: Episode,
        *,
        seat: int = 0,
        others: Others = None,
        illegal: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Take the learner's `seat` and who plays the `others`.

        `illegal` is the reward of an illegal action, which then ends the episode; by default it
        raises. Raises `ValueError` for a seat that there is not, or too few or many others.
        """
        self.episode = episode
        self.seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(episode)
        self.action_space = action_space()
        self._policies = _by_seat(episode.seats, seat, others)
        self._dice = Random()  # noqa: S311 - it guards no secret
        self._state = State(episode, self._dice)
        self._playing = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode and play to the learner's first turn; equal seeds deal alike."""
        super().reset(seed=seed, options=options)
        # One draw an episode, so that what is drawn in it never depends on who plays.
        self._dice = Random(int(self.np_random.integers(_DICE_MAX)))  # noqa: S311
        self._state = State(self.episode, self._dice)
        self._play_on()
        self._playing = True
        return self._told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do the action of this number and play to the learner's next turn, or to the end.

        Raises `IllegalAction`, which says why and lists what is legal, unless `illegal` says what
        it costs; `ValueError` for a number that is no action; `RuntimeError` between episodes.
        """
        if not self._playing:
            raise RuntimeError("no episode is being played: reset() begins one")
        try:
            reward = self._moved(int(action))
        except IllegalAction:
            if self.illegal is None:
                raise
            self._playing, reward = False, self.illegal
        else:
            self._playing = not self._state.is_terminal()
        observation, info = self._told()
        return observation, reward, not self._playing, False, info

    def _moved(self, action: int) -> float:
        before = self._state.returns()[self.seat]
        self._state.apply_action(action)
        self._play_on()
        return self._state.returns()[self.seat] - before

    def _play_on(self) -> None:
        """Deal and let the others act until the learner is to act or all is over."""
        state = self._state
        while state.current_player() != self.seat and not state.is_terminal():
            if state.is_chance_node():
                state.shuffle(self._dice)
            else:
                seat = Seat(state.current_player())
                state.apply_action(number_of(self._policies[seat].act(state.view(), seat)))

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        info = {"action_mask": self._state.legal_actions_mask(self.seat)}
        return told(self._state, self.seat), info

    def render(self) -> str | None:
        """Return as JSON what lies before the learner; None unless `render_mode` is ansi."""
        return None if self.render_mode is None else self._state.observation_string(self.seat)


def _by_seat(seats: int, seat: int, others: Others) -> Mapping[Seat, Policy]:
    """Return who plays each seat but the learner's."""
    if seat not in range(seats):
        raise ValueError(f"the learner's seat is {seat}: it must be 0 to {seats - 1}")
    wanted = [Seat((seat + step) % seats) for step in range(1, seats)]
    policies = others if isinstance(others, Sequence) else [others or Casual()] * len(wanted)
    if len(policies) != len(wanted):
        raise ValueError(f"{len(policies)} others for {len(wanted)} seats: name one, or one each")
    return dict(zip(wanted, policies, strict=True))


gymnasium.register(  # pyright: ignore[reportUnknownMemberType] - it leaves a dict untyped
    ID, entry_point="ohhell.environments:solo"
)
