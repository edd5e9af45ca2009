"""The games of OpenSpiel, by its own simulation test with serialisation, for every game and number of seats."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import mu_games
import mu_games.openspiel  # noqa: F401
from tables import all_tables, short


def load(game, players):
    options = {"players": players, **short(game)}
    return pyspiel.load_game(f"python_mu_{game}({','.join(f'{key}={value}' for key, value in options.items())})")


def begun(game, players, seed=7):
    """A position at its first choice."""
    state = load(game, players).new_initial_state()
    while state.is_chance_node():
        state.apply_action(seed)
    return state


@pytest.mark.parametrize(("game", "players"), all_tables())
def test_random_sim(game, players):
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


def test_options_are_parameters():
    game = pyspiel.load_game("python_mu_tricks(players=5)")
    assert game.num_players() == 5
    assert game.get_parameters()["goal"] == 200
    with pytest.raises(Exception, match="goal"):
        pyspiel.load_game("python_mu_tricks(players=5,goal=-1)")


@pytest.mark.parametrize("game", mu_games.games())
def test_a_resampled_world_looks_the_same_to_its_player(game):
    state, draws = begun(game, 3), np.random.default_rng(1)
    others_differ = False
    for _ in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, draws.random)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        other = (player + 1) % 3
        others_differ |= world.observation_string(other) != state.observation_string(other)
        state.apply_action(int(draws.choice(state.legal_actions())))
    assert others_differ or game == "isle", "what the player may not know is drawn anew"


@pytest.mark.parametrize("game", mu_games.games())
def test_is_mcts_chooses(game):
    rng = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    state = begun(game, 3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(), evaluator=evaluator, uct_c=2.0, max_simulations=4, random_state=rng
    )
    for _ in range(2):
        state.apply_action(bot.step(state))
    assert not state.is_terminal()
