"""The games for OpenSpiel: importing this registers ``python_mu_<game>``.

>>> import mu_games.openspiel, pyspiel
>>> pyspiel.load_game("python_mu_tricks(players=5)").num_players()
5

Parameters are ``players`` and the options of the table. Actions are small choices (see ``Game.schema``); seats that
choose at the same time are asked one after the other, and see nothing of each other.

All luck of a game follows from a secret number of 32 bits, which four chance nodes of 256 equal outcomes draw before
anybody chooses. A history therefore tells the whole game. ``resample_from_infostate`` imagines a world from the view of
a player alone, with other luck to come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import mu_games
from mu_games._coded import Coded, Layout

DRAWS = 4
"""How many chance nodes draw the luck of a game."""

OUTCOMES = [(outcome, 1 / 256) for outcome in range(256)]
"""What each of them may be."""

LENGTH_MAX = 100_000
"""No game is as long, in small choices."""


def _parameters(game: mu_games.Game) -> dict[str, Any]:
    """The parameters of a game with their defaults: options are numbers, truth values or texts."""
    parameters: dict[str, Any] = {"players": game.players_range[0]}
    for name, default, _ in game.option_specs:
        if default in ("true", "false"):
            parameters[name] = default == "true"
        else:
            parameters[name] = int(default) if default.isdigit() else default
    return parameters


def _type(game: mu_games.Game) -> pyspiel.GameType:
    fewest, most = game.players_range
    utility = pyspiel.GameType.Utility.ZERO_SUM if fewest > 1 else pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"python_mu_{game.name}",
        long_name=f"{game.title} (mu_games)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class MuGame(pyspiel.Game):
    """A game of ``mu_games`` with its options."""

    def __init__(self, game_type: pyspiel.GameType, name: str, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        usual = _parameters(mu_games.load(name))
        players = given.get("players", usual["players"])
        options = {key: value for key, value in given.items() if key != "players" and value != usual.get(key)}
        self.layout = Layout(mu_games.load(name, players, **options))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.layout.choices),
            max_chance_outcomes=len(OUTCOMES),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if game_type.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LENGTH_MAX,
        )
        super().__init__(game_type, info, given)

    def new_initial_state(self) -> MuState:
        return MuState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MuObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return MuObserver(self.layout, recall)


class MuState(pyspiel.State):
    """A position: first its luck is drawn, then the seats choose."""

    def __init__(self, game: MuGame) -> None:
        super().__init__(game)
        self._layout = game.layout
        self._drawn: list[int] = []
        self._coded: Coded | None = None
        # What each player had heard before the position was imagined.
        self._heard: list[list[str]] = [[] for _ in range(game.num_players())]

    @property
    def mu_state(self) -> mu_games.State | None:
        """The position; ``None`` while its luck is drawn."""
        return self._coded and self._coded.state

    def current_player(self) -> int:
        if self._coded is None:
            return pyspiel.PlayerId.CHANCE
        seat = self._coded.seat()
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return np.flatnonzero(self._coded.told(player)[1]).tolist()

    def _apply_action(self, action: int) -> None:
        if self._coded is not None:
            self._coded.step(self._coded.seat(), action)
            return
        self._drawn.append(action)
        if len(self._drawn) == DRAWS:
            seed = int.from_bytes(bytes(self._drawn), "big")
            self._coded = Coded(self._layout, self._layout.game.new_game(seed))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player == pyspiel.PlayerId.CHANCE else self._layout.choices[action]

    def is_terminal(self) -> bool:
        return self._coded is not None and self._coded.state.is_over

    def returns(self) -> list[float]:
        ended = self._coded and self._coded.state.returns
        return ended or [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MuState:
        """A world that looks the same to a player, drawn from the player's view alone."""
        world = self.clone()
        if self._coded is None:
            return world
        view = self._coded.state.view(player)
        world._coded = Coded(self._layout, view.imagine(int(sampler() * 2**53)))
        world._coded.chosen = {player: list(self._coded.chosen.get(player, []))}
        if player == self.current_player():
            world._let_others_choose(player, sampler)
        world._heard = [[] for _ in self._heard]
        world._heard[player] = self.heard(player)
        return world

    def _let_others_choose(self, player: int, sampler: Callable[[], float]) -> None:
        """Seats that choose at the same time as a player, and were asked before, have chosen something."""
        chooser = mu_games.player(self._layout.game.name, "random")
        while self._coded.seat() not in (player, None):
            seat = self._coded.seat()
            view = self._coded.state.view(seat)
            self._coded.state.apply(seat, chooser(view, int(sampler() * 2**53)))

    def heard(self, player: int) -> list[str]:
        """What a player was told so far, a line each."""
        view = self._coded.state.view(player)
        return self._heard[player] + [line for _, line in view.log()]

    def known(self, player: int) -> str:
        """What a player knows now, and has chosen of its action."""
        names = [self._layout.choices[choice] for choice in self._coded.chosen.get(player, [])]
        return f"{self._coded.state.view(player).facts_json} {' '.join(names)}".rstrip()

    def __str__(self) -> str:
        if self._coded is None:
            return f"luck {' '.join(map(str, self._drawn))}".rstrip()
        if self._coded.state.is_imagined:
            return "\n".join(self.known(player) for player in range(self.num_players()))
        chosen = {seat: self._coded.chosen[seat] for seat in sorted(self._coded.chosen)}
        return f"{self._coded.state.to_saved()}{chosen or ''}"


class MuObserver:
    """What a player sees of a position, as numbers and as a text."""

    def __init__(self, layout: Layout, recall: bool) -> None:
        self._layout = layout
        self._recall = recall
        self.tensor = np.zeros(layout.length, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in layout.fields
        }

    def set_from(self, state: MuState, player: int) -> None:
        if state._coded is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state._coded.told(player)[0]

    def string_from(self, state: MuState, player: int) -> str:
        if state._coded is None:
            return "luck is drawn"
        heard = state.heard(player) if self._recall else []
        return "\n".join([*heard, state.known(player)])


def _register(name: str) -> None:
    game_type = _type(mu_games.load(name))

    class Registered(MuGame):
        """The game of this name, as OpenSpiel makes it."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_type, name, params)

    pyspiel.register_game(game_type, Registered)


for _name in mu_games.games():
    _register(_name)
