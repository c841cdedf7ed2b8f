"""The game as others' learning tools expect it: environments with action masks, and a state.

It must never tell a seat more than `observe` shows it, nor judge a rule of its own. `State` needs
nothing further; `aec`, `parallel` and `solo` need the extra `environments`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ohhell.environments.encoding import Encoder, encoder_of
from ohhell.environments.episode import Episode
from ohhell.environments.numbering import ACTIONS, action_of, number_of
from ohhell.environments.state import CHANCE, TERMINAL, State
from ohhell.rules import RuleSet

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

    from ohhell.bots import Policy
    from ohhell.environments.gym import Solo
    from ohhell.environments.spaces import Observation

__all__ = [
    "ACTIONS",
    "CHANCE",
    "TERMINAL",
    "Encoder",
    "Episode",
    "State",
    "action_of",
    "aec",
    "encoder_of",
    "number_of",
    "parallel",
    "solo",
]

_USUAL = RuleSet()


def aec(
    ruleset: RuleSet = _USUAL,
    seats: int = 4,
    *,
    size: int | None = None,
    relative: bool = False,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """Return a PettingZoo environment in which every seat is an agent; see `Episode` and `OhHell`.

    Raises `ImportError` without the extra, and what `Episode` raises.
    """
    with _extra():
        from pettingzoo.utils.wrappers import OrderEnforcingWrapper

        from ohhell.environments.zoo import OhHell
    return OrderEnforcingWrapper(OhHell(Episode(ruleset, seats, size, relative), render_mode))


def parallel(
    ruleset: RuleSet = _USUAL,
    seats: int = 4,
    *,
    size: int | None = None,
    relative: bool = False,
    render_mode: str | None = None,
) -> ParallelEnv[str, Observation, int | None]:
    """Return the same as a parallel environment, to which every agent says something at once.

    Only the seat to act is listened to: the infos of a step name it, as `active_agent`.
    """
    made = aec(ruleset, seats, size=size, relative=relative, render_mode=render_mode)
    with _extra():
        from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    return turn_based_aec_to_parallel(made)


def solo(  # noqa: PLR0913 - Gymnasium makes it from a flat list of names
    ruleset: RuleSet = _USUAL,
    seats: int = 4,
    *,
    size: int | None = None,
    relative: bool = False,
    seat: int = 0,
    others: Policy | Sequence[Policy] | None = None,
    illegal: float | None = None,
    render_mode: str | None = None,
) -> Solo:
    """Return a Gymnasium environment: one seat learns, bots play the others; see `Solo`.

    Raises `ImportError` without the extra, and what `Episode` and `Solo` raise.
    """
    with _extra():
        from ohhell.environments.gym import Solo
    episode = Episode(ruleset, seats, size, relative)
    return Solo(episode, seat=seat, others=others, illegal=illegal, render_mode=render_mode)


@contextmanager
def _extra() -> Generator[None]:
    """Say what to install where an import of the extra fails."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if library not in ("gymnasium", "pettingzoo"):
            raise
        raise ImportError(
            f"{library} is not installed, which environments need: pip install "
            "'ohhell[environments]' brings it"
        ) from missing
