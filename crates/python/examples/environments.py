"""The same game through PettingZoo, Gymnasium and OpenSpiel."""

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import mu_games.gymnasium
import mu_games.openspiel  # noqa: F401
from mu_games import pettingzoo

# PettingZoo: all four seats of Mū draw what they do, at the same time where the game lets them.
env = pettingzoo.parallel_env("city", players=4)
shown, _ = env.reset(seed=1)
while env.agents:
    choices = {agent: env.action_space(agent).sample(shown[agent]["action_mask"]) for agent in env.agents}
    shown, rewards, _, _, _ = env.step(choices)
print("PettingZoo:", rewards)

# Gymnasium: one seat of M against two players of the house.
env = gymnasium.make("mu_games/M-v1", players=3, opponents=["casual", "gentle"])
shown, _ = env.reset(seed=1)
over = False
while not over:
    shown, reward, over, _, _ = env.step(env.action_space.sample(shown["action_mask"]))
print("Gymnasium:", reward)

# OpenSpiel: its own search for hidden information chooses a bid of Mü.
game = pyspiel.load_game("python_mu_tricks(players=4,goal=1)")
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(11)
draws = np.random.RandomState(1)
bot = ismcts.ISMCTSBot(
    game=game,
    evaluator=mcts.RandomRolloutEvaluator(1, draws),
    uct_c=2.0,
    max_simulations=10,
    random_state=draws,
)
print("OpenSpiel:", state.action_to_string(bot.step(state)))
