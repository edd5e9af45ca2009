"""Environments of Gymnasium: one seat against given players. Importing this registers them.

>>> import gymnasium, mu_games.gymnasium
>>> env = gymnasium.make("mu_games/Tricks-v1", players=4, opponents="casual")

Without the import ``gymnasium.make("mu_games.gymnasium:mu_games/Tricks-v1")`` makes the same. The names are those of ``mu_games.games()``,
with a capital letter. Actions, observations and rewards are those of ``mu_games.pettingzoo``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

import gymnasium
import numpy as np

import mu_games
from mu_games._coded import ILLEGAL, MODES, Coded, Layout, checked_mode, observation, rendered, spaces

Policy = Union[str, Callable[[mu_games.View, int], str]]
"""A computer player by its word, or a function from a view and a seed to a choice in the notation."""


class OneSeat(gymnasium.Env):
    """A game in which one seat is asked and the others are played by given players.

    ``opponents`` is one policy for all other seats, or one for each in their order; ``seat`` the own seat from 0, or
    ``None`` for another one in each game.
    """

    metadata = {"render_modes": MODES}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        opponents: Policy | Sequence[Policy] = "steady",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._layout = Layout(mu_games.load(game, players, **options))
        seats = self._layout.game.players
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
        alone = isinstance(opponents, str) or callable(opponents)
        policies = [opponents] * (seats - 1) if alone else list(opponents)
        if len(policies) != seats - 1:
            raise ValueError(f"{len(policies)} opponents are given, but there are {seats - 1} other seats")
        self._policies = [mu_games.player(game, one) if isinstance(one, str) else one for one in policies]
        self._own = seat
        self.render_mode = checked_mode(render_mode)
        self.observation_space, self.action_space = spaces(self._layout, False)

    def reset(self, *, seed: int | None = None, options: dict | None = None) -> tuple[dict, dict]:
        super().reset(seed=seed)
        seats = self._layout.game.players
        while True:
            self.seat = int(self.np_random.integers(seats)) if self._own is None else self._own
            state = self._layout.game.new_game(int(self.np_random.integers(2**63)))
            self._coded = Coded(self._layout, state)
            self._others()
            # A game that ends before the seat is asked is no game for it.
            if not state.is_over:
                return observation(self._coded, self.seat), {}

    def _others(self) -> None:
        """Lets the others choose until the own seat is asked."""
        state = self._coded.state
        while not state.is_over and self.seat not in state.seats_to_act():
            seat = state.seats_to_act()[0]
            policy = self._policies[seat - (seat > self.seat)]
            self._coded.carry_out(seat, policy(state.view(seat), int(self.np_random.integers(2**63))))

    def step(self, action: int) -> tuple[dict, float, bool, bool, dict]:
        if not self._coded.allows(self.seat, action):
            return observation(self._coded, self.seat), ILLEGAL, True, False, {}
        self._coded.step(self.seat, action)
        self._others()
        returns = self._coded.state.returns
        reward = 0.0 if returns is None else returns[self.seat]
        return observation(self._coded, self.seat), reward, returns is not None, False, {}

    @property
    def mu_state(self) -> mu_games.State:
        """The position, for whoever looks on."""
        return self._coded.state

    def render(self) -> str | None:
        return rendered(self._coded.state, self.render_mode)


for _game in mu_games.games():
    gymnasium.register(
        id=f"mu_games/{_game.capitalize()}-v1",
        entry_point="mu_games.gymnasium:OneSeat",
        kwargs={"game": _game},
    )
