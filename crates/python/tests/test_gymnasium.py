"""The environments of Gymnasium, by its own check, for every game and number of seats."""

import subprocess
import sys

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import mu_games
import mu_games.gymnasium  # noqa: F401
from tables import all_tables, short


def make(game, **given):
    return gymnasium.make(f"mu_games/{game.capitalize()}-v1", **given, **short(game))


def play(env, seed):
    shown, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    over, reward = False, 0.0
    while not over:
        shown, reward, over, _, _ = env.step(env.action_space.sample(shown["action_mask"]))
    return reward


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "players"), all_tables())
def test_check_env(game, players):
    check_env(make(game, players=players, opponents="random").unwrapped)


def test_a_game_is_made_by_its_long_name_alone():
    made = "gymnasium.make('mu_games.gymnasium:mu_games/M-v1', players=2)"
    program = f"import gymnasium; print({made}.reset(seed=1)[0]['action_mask'].sum())"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(told.stdout) > 0


@pytest.mark.parametrize("game", mu_games.games())
def test_whole_games_against_players(game):
    env = make(game, players=3, seat=None, opponents=["random", lambda view, seed: view.legal_actions()[0]])
    rewards = [play(env, seed) for seed in range(3)]
    assert all(-1.0 <= reward <= 1.0 for reward in rewards)
    assert play(env, 1) == rewards[1], "the same seed gives the same game"
    assert env.unwrapped.mu_state.is_over


def test_what_cannot_be_is_refused():
    with pytest.raises(ValueError, match="2 opponents are given, but there are 1 other seats"):
        make("m", players=2, opponents=["steady", "steady"])
    with pytest.raises(ValueError, match="no seat 2"):
        make("m", players=2, seat=2)
    env = make("m", players=2, opponents="random").unwrapped
    shown, _ = env.reset(seed=1)
    assert env.step(int(shown["action_mask"].argmin()))[1:3] == (-1.0, True)
