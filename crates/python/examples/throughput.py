"""Steps with observations a second: games stepped together here, and OpenSpiel's hearts from Python.

    python examples/throughput.py --seconds 5
"""

import argparse
import os
import time

import numpy as np
import pyspiel

import mu_games
from mu_games.vector import VectorEnv


def of_vector(name: str, players: int, games: int, seconds: float) -> tuple[float, float]:
    """Steps a second of games stepped together on one thread: of the whole loop, and of the steps alone."""
    env = VectorEnv(mu_games.load(name, players), games=games)
    draws = np.random.default_rng(0)
    steps, inside, begun = 0, 0.0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        # One weight for each small choice, others at each step: cheap, and never twice the same course.
        weights = draws.integers(1, 256, env.masks.shape[1], np.uint8)
        choices = (env.masks * weights).argmax(axis=1).astype(np.uint16)
        before = time.perf_counter()
        env.step(choices)
        inside += time.perf_counter() - before
        steps += games
    return steps / (time.perf_counter() - begun), steps / inside


def of_openspiel(name: str, seconds: float) -> float:
    """Steps a second of a game of OpenSpiel that is written in C++, from Python: one state, its observation, a draw."""
    game, draws = pyspiel.load_game(name), np.random.RandomState(0)
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[draws.randint(len(outcomes))][0])
                continue
            state.information_state_tensor()
            legal = state.legal_actions()
            state.apply_action(legal[draws.randint(len(legal))])
            steps += 1
    return steps / (time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each is measured")
    parser.add_argument("--games", type=int, default=1024, help="how many games are stepped together")
    given = parser.parse_args()
    before = os.getloadavg()[0]
    beside = of_openspiel("hearts", given.seconds)
    print(f"{'OpenSpiel hearts (C++), from Python':38} {beside:12,.0f} steps/s")
    for name, players in [("m", 4), ("tricks", 4), ("city", 4), ("isle", 4)]:
        whole, alone = of_vector(name, players, given.games, given.seconds)
        title = f"{mu_games.load(name).title}, {players} players, {given.games} games"
        print(f"{title:38} {whole:12,.0f} steps/s, {whole / beside:6.1f} times; the step alone {alone:,.0f}")
    print(f"one thread; load {before:.1f} before, {os.getloadavg()[0]:.1f} after, {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
