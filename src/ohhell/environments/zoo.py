"""All seats as agents that take turns, for PettingZoo."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ohhell.environments.episode import Episode
from ohhell.environments.spaces import Observation, action_space, observation_space, told
from ohhell.environments.state import State


class OhHell(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it ships no types
    """An `Episode` again and again; its seats are the agents ``seat_0``, ``seat_1`` and so on.

    Rewards come when a round has been scored, to all seats at once. Who has no lives left stays to
    the end of the game and is not asked again.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "name": "oh_hell_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, episode: Episode, render_mode: str | None = None) -> None:
        super().__init__()
        self.episode = episode
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, spaces.Space[Observation]] = {
            agent: observation_space(episode) for agent in self._seats
        }
        self.action_spaces: dict[str, spaces.Space[int | None]] = {
            agent: action_space() for agent in self._seats
        }
        self._dice = Random()  # noqa: S311 - it guards no secret
        self._state = State(episode, self._dice)

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of what `agent` is told; see `told`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[int | None]:
        """Return the space of all actions; see `numbering`."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """Return what `agent` sees and may do."""
        return told(self._state, self._seats[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; equal seeds deal alike, and without one the last goes on."""
        del options
        if seed is not None:
            self._dice = Random(seed)  # noqa: S311 - it guards no secret
        self._state = State(self.episode, self._dice)
        self._skip_agent_selection = None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: int | None) -> None:
        """Do `action` for the agent selected: a number, or None once its episode is over.

        Raises `IllegalAction`, which says why and lists what is legal; nothing has changed then.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: None is for agents whose episode is over")
        self._state.apply_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._state.rewards(), strict=True))
        self._accumulate_rewards()
        self._go_on()

    def _go_on(self) -> None:
        """Deal if a round is due, and say whose turn it is, or that all is over."""
        if self._state.is_chance_node():
            self._state.shuffle(self._dice)
        over = self._state.is_terminal()
        self.terminations = dict.fromkeys(self.agents, over)
        self.agent_selection = self.agents[0 if over else self._state.current_player()]
        self.infos = {agent: self._info(agent) for agent in self.agents}

    def _info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self._state.legal_actions_mask(self._seats[agent])}

    def render(self) -> str | None:
        """Return as JSON what lies before the agent selected; None unless `render_mode` is ansi."""
        if self.render_mode is None:
            return None
        return self._state.observation_string(self._seats[self.agent_selection])

    def close(self) -> None:
        """Do nothing: there is no window."""
