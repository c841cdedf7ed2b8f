"""The spaces of actions and observations, and what stands in them."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ohhell.environments.encoding import encoder_of
from ohhell.environments.episode import Episode
from ohhell.environments.numbering import ACTIONS
from ohhell.environments.state import State

Observation = dict[str, NDArray[Any]]
"""`observation` (float32, see `Encoder`) and `action_mask` (int8, shape (127,))."""


def action_space() -> spaces.Space[int]:
    """Return the space of all action numbers, of which a mask says what is legal."""
    return cast("spaces.Space[int]", spaces.Discrete(ACTIONS))


def observation_space(episode: Episode) -> spaces.Space[Observation]:
    """Return the space of what a seat is told."""
    encoder = encoder_of(episode.ruleset, episode.seats)
    box = spaces.Box(encoder.low, encoder.high, dtype=np.float32)
    both = spaces.Dict({"observation": box, "action_mask": spaces.MultiBinary(ACTIONS)})
    return cast("spaces.Space[Observation]", both)


def told(state: State, seat: int) -> Observation:
    """Return what `seat` sees and may do, as new arrays."""
    return {
        "observation": state.information_state_tensor(seat),
        "action_mask": state.legal_actions_mask(seat),
    }
