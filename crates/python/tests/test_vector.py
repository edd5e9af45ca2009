"""Games stepped together, into arrays of the caller."""

import threading

import numpy as np
import pytest

import mu_games
from mu_games.vector import VectorEnv
from tables import all_tables, short


def drawn(masks, draws):
    """A small choice for each game, drawn among those that its mask allows."""
    return np.where(masks, draws.random(masks.shape), -1.0).argmax(axis=1).astype(np.uint16)


def course(env, steps):
    """What some steps of random choices tell."""
    draws, told = np.random.default_rng(1), []
    for _ in range(steps):
        env.step(drawn(env.masks, draws))
        arrays = (env.observations, env.masks, env.seats, env.rewards, env.points, env.done)
        told.append([array.copy() for array in arrays])
    return told


@pytest.mark.parametrize(("game", "players"), all_tables())
def test_steps_tell_of_every_game(game, players):
    table = mu_games.load(game, players, **short(game))
    env = VectorEnv(table, games=3, seed=4)
    ended = 0
    for observations, masks, seats, rewards, points, done in course(env, 400):
        assert masks.any(axis=1).all() and (seats < players).all()
        assert (observations >= env.layout.low).all() and (observations <= env.layout.high).all()
        assert (rewards[~done] == 0).all() and (points[~done] == 0).all()
        if players > 1:
            assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
        ended += done.sum()
    assert ended or game != "m", "games of M are short"


def test_the_same_seed_gives_the_same_games_for_any_number_of_threads():
    table = mu_games.load("tricks", 4, goal=1)
    one, two = (course(VectorEnv(table, games=37, threads=threads, seed=9), 120) for threads in (1, 2))
    assert sum(step[5].sum() for step in one) > 0, "games end"
    for first, second in zip(one, two):
        assert all((left == right).all() for left, right in zip(first, second))


def test_the_arrays_belong_to_the_caller():
    table = mu_games.load("m", 2)
    width = VectorEnv(table, games=1).layout.length
    own = np.full((8, width), -7, np.int16)
    env = VectorEnv(table, games=8, observations=own)
    assert env.observations is own and (own != -7).any()
    before = own.copy()
    env.step(env.masks.argmax(axis=1))
    assert (own != before).any(), "written without a copy"
    assert np.from_dlpack(own).__array_interface__["data"] == own.__array_interface__["data"]


def test_arrays_that_cannot_be_written_into():
    table = mu_games.load("m", 2)
    length = VectorEnv(table, games=1).layout.length
    with pytest.raises(ValueError, match="observations must be an array of int16"):
        VectorEnv(table, games=2, observations=np.zeros((2, length), np.float32))
    with pytest.raises(ValueError, match="there are no arrays reward; there are: "):
        VectorEnv(table, games=2, reward=np.zeros(2))
    with pytest.raises(ValueError, match="C-contiguous"):
        VectorEnv(table, games=2, observations=np.zeros((length, 2), np.int16).T)
    frozen = np.zeros((2, length), np.int16)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="writeable"):
        VectorEnv(table, games=2, observations=frozen)
    env = VectorEnv(table, games=2)
    env.observations = np.asfortranarray(env.observations)
    with pytest.raises(ValueError, match="C-contiguous"):
        env.reset(1)
    env.observations = env.points
    with pytest.raises(TypeError, match="observations"):
        env.reset(1)
    one = np.zeros((2, 2), np.int32)
    env = VectorEnv(table, games=2, points=one)
    env.observations, env.rewards = np.zeros((2, length), np.int16), one.view(np.float32)
    with pytest.raises(Exception, match="rewards|points"):
        env.reset(1)


def test_what_a_mask_forbids_changes_nothing():
    env = VectorEnv(mu_games.load("m", 2), games=4, seed=2)
    before, choices = env.observations.copy(), env.masks.argmax(axis=1)
    choices[2] = env.masks[2].argmin()
    with pytest.raises(ValueError, match=f"game 2: the choice {choices[2]} may not be made now"):
        env.step(choices)
    assert (env.observations == before).all()
    with pytest.raises(ValueError, match="choices has 3 values; 4 are needed"):
        env.step(choices[:3])
    with pytest.raises(ValueError, match="0 threads"):
        VectorEnv(mu_games.load("m", 2), games=4, threads=0)


def test_other_threads_run_while_games_are_stepped():
    env, passes, stop = VectorEnv(mu_games.load("m", 2), games=8192), 0, threading.Event()

    def count():
        nonlocal passes
        while not stop.wait(0.0001):
            passes += 1

    other = threading.Thread(target=count, daemon=True)
    other.start()
    most = 0
    try:
        for _ in range(20):
            choices = env.masks.argmax(axis=1).astype(np.uint16)
            before = passes
            env.step(choices)
            most = max(most, passes - before)
        # If a step kept the others waiting, one could pass before it and one after it.
        assert most > 3
    finally:
        stop.set()
        other.join()
