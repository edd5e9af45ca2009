"""Environments of PettingZoo: every game, every number of seats.

``env`` asks one seat after the other (AEC), ``parallel_env`` all at once. An action is a small choice; actions of the
game that are too many to be numbered are sequences of them (see ``Game.schema``). Rewards come with the end:
``State.returns``. A choice that the mask forbids ends the game, with -1 for whoever made it and 0 for the others.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv, ParallelEnv

import mu_games
from mu_games._coded import ILLEGAL, MODES, Coded, Layout, checked_mode, observation, rendered, spaces


class _Seats:
    """What both kinds of environment know of their seats."""

    def _prepare(self, game: str, players: int | None, mode: str | None, waits: bool, options: dict) -> None:
        self._layout = Layout(mu_games.load(game, players, **options))
        self.possible_agents = [f"seat_{seat}" for seat in range(self._layout.game.players)]
        self.agents: list[str] = []
        self.render_mode = checked_mode(mode)
        self.metadata = {"render_modes": list(MODES), "name": f"mu_{game}", "is_parallelizable": False}
        made = [spaces(self._layout, waits) for _ in self.possible_agents]
        self.observation_spaces = {name: space for name, (space, _) in zip(self.possible_agents, made)}
        self.action_spaces = {name: space for name, (_, space) in zip(self.possible_agents, made)}
        self._draws = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def mu_state(self) -> mu_games.State:
        """The position, for whoever looks on."""
        return self._coded.state

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._draws = np.random.default_rng(seed)
        state = self._layout.game.new_game(int(self._draws.integers(2**63)))
        self._coded = Coded(self._layout, state)
        self.agents = list(self.possible_agents)

    def render(self) -> str | None:
        return rendered(self._coded.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _final(self, offenders: list[str]) -> dict[str, float]:
        if offenders:
            return {agent: ILLEGAL * (agent in offenders) for agent in self.possible_agents}
        return dict(zip(self.possible_agents, self._coded.state.returns or []))


class Env(_Seats, AECEnv):
    """One seat chooses at a time. Seats that choose at the same time are asked in order, and see nothing of it."""

    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self._prepare(game, players, render_mode, False, options)

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self._coded.seat()
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        shown = observation(self._coded, seat)
        if seat != self._coded.seat():
            shown["action_mask"] = np.zeros_like(shown["action_mask"])
        return shown

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        offenders = []
        if self._coded.allows(seat, action):
            self._coded.step(seat, action)
        else:
            offenders.append(agent)
        if offenders or self._coded.state.is_over:
            self.rewards = self._final(offenders)
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()


class Parallel(_Seats, ParallelEnv):
    """All seats choose at each step: who owes nothing chooses to wait, the last choice of the space.

    In phases in which several seats choose at once, each encodes its action without learning of the others; their
    actions are carried out, in the order of the seats, when all are encoded.
    """

    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        self._prepare(game, players, render_mode, True, options)
        self._wait = len(self._layout.choices)

    def reset(self, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        self._begin(seed)
        self._encoded: dict[int, str] = {}
        return self._shown(), {agent: {} for agent in self.agents}

    def _owing(self) -> list[int]:
        return [seat for seat in self._coded.state.seats_to_act() if seat not in self._encoded]

    def _shown(self) -> dict[str, dict[str, np.ndarray]]:
        owing = self._owing()
        return {
            agent: observation(self._coded, seat, waits=seat not in owing)
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(self, actions: dict[str, int]) -> tuple[dict, dict, dict, dict, dict]:
        agents, owing = self.agents, self._owing()
        offenders = []
        for seat, agent in enumerate(self.possible_agents):
            choice = int(actions[agent])
            waits = seat not in owing
            if choice != self._wait if waits else not self._coded.allows(seat, choice):
                offenders.append(agent)
        if not offenders:
            for seat in owing:
                action = self._coded.choose(seat, actions[self.possible_agents[seat]])
                if action is not None:
                    self._encoded[seat] = action
            if not self._owing():
                self._carry_out()
        ended = bool(offenders) or self._coded.state.is_over
        rewards = self._final(offenders) if ended else dict.fromkeys(agents, 0.0)
        shown = self._shown()
        if ended:
            self.agents = []
        told = {agent: {} for agent in agents}
        return shown, rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, False), told

    def _carry_out(self) -> None:
        encoded, self._encoded = self._encoded, {}
        for seat, action in sorted(encoded.items()):
            # What one seat has done may leave another one nothing to choose, or other choices.
            if seat in self._coded.state.seats_to_act():
                try:
                    self._coded.carry_out(seat, action)
                except mu_games.Refused:
                    self._coded.chosen.pop(seat, None)
        self._coded.chosen.clear()
        self._coded._told.clear()


def env(game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> Env:
    """An environment in which one seat chooses at a time (AEC)."""
    return Env(game, players, render_mode, **options)


def parallel_env(
    game: str, players: int | None = None, render_mode: str | None = None, **options: Any
) -> Parallel:
    """An environment in which all seats choose at each step."""
    return Parallel(game, players, render_mode, **options)
