"""The environments of PettingZoo, by its own suites, for every game and number of seats."""

import functools
import warnings

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import mu_games
from mu_games import pettingzoo as zoo
from tables import all_tables, short

@pytest.mark.parametrize(("game", "players"), all_tables())
def test_api(game, players):
    with warnings.catch_warnings():
        # Its suites know neither numbers without a bound nor masks that are all 0 for seats that are not asked.
        warnings.simplefilter("ignore")
        api_test(zoo.env(game, players=players, **short(game)), num_cycles=1000)
        parallel_api_test(zoo.parallel_env(game, players=players, **short(game)), num_cycles=1000)


@pytest.mark.parametrize(("game", "players"), all_tables())
def test_seeds(game, players):
    seed_test(functools.partial(zoo.env, game, players=players, **short(game)), num_cycles=20)
    parallel_seed_test(functools.partial(zoo.parallel_env, game, players=players, **short(game)), num_cycles=20)


@pytest.mark.parametrize("game", mu_games.games())
def test_rendering(game):
    def is_svg(result):
        return result.startswith("<svg")

    def make(render_mode=None):
        return zoo.env(game, players=2 if game != "tricks" else 3, render_mode=render_mode, **short(game))

    render_test(make, custom_tests={"svg": is_svg})
    with pytest.raises(ValueError, match="no render mode 'gif'"):
        make("gif")


def play(env, seed):
    """Plays a game of a parallel environment at random; gives the rewards, and the most seats that chose at once."""
    shown, _ = env.reset(seed=seed)
    most = 0
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    while env.agents:
        choices = {agent: env.action_space(agent).sample(shown[agent]["action_mask"]) for agent in env.agents}
        wait = env.action_space(env.agents[0]).n - 1
        most = max(most, sum(choice != wait for choice in choices.values()))
        shown, rewards, _, _, _ = env.step(choices)
    return rewards, most


@pytest.mark.parametrize("game", mu_games.games())
def test_whole_games_end_with_a_result(game):
    env = zoo.parallel_env(game, players=3, **short(game))
    rewards, _ = play(env, 5)
    assert env.mu_state.is_over
    assert sum(rewards.values()) == pytest.approx(0.0)
    assert list(rewards.values()) == env.mu_state.returns


def test_seats_choose_at_once_in_simultaneous_phases():
    # Mū deals cards to all, and all choose which of them they play.
    _, most = play(zoo.parallel_env("city", players=4), 1)
    assert most == 4


def test_one_seat_after_the_other_is_the_game_of_the_notation():
    env = zoo.env("tricks", players=4, goal=1)
    env.reset(seed=3)
    begun = env.mu_state.copy()
    for agent in env.agent_iter():
        shown, _, over, _, _ = env.last()
        env.step(None if over else env.action_space(agent).sample(shown["action_mask"]))
    ended = env._coded.state
    assert ended.is_over and not begun.is_over
    assert mu_games.from_saved(ended.to_saved()).scores == ended.scores


def test_what_the_mask_forbids_ends_the_game():
    env = zoo.env("m", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    shown, _, _, _, _ = env.last()
    env.step(int(shown["action_mask"].argmin()))
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}
    assert all(env.terminations.values())
