"""Many games stepped together: the way to millions of steps.

>>> import mu_games
>>> from mu_games.vector import VectorEnv
>>> games = VectorEnv(mu_games.load("m", players=2), games=1024, seed=1)
>>> games.observations.shape[0]
1024

The arrays are NumPy's and belong to the caller; a step writes into them without a copy, while other threads of Python
run. What takes DLPack, such as ``torch.from_dlpack``, shares their memory.
"""

from __future__ import annotations

import numpy as np

import mu_games
from mu_games._coded import Layout
from mu_games._native import Vector


class VectorEnv:
    """Games of one kind, stepped together; a game that is over gives way to the next one at once.

    After ``reset`` and each ``step`` the arrays tell of every game, a row each: ``observations`` (int16) and ``masks``
    (bool) of the seat that is to choose, which ``seats`` (uint8) names; ``rewards`` (float32) and ``points`` (int32) of
    all seats and ``done`` (bool) of the step that was made. Arrays that are given, by these names, are written into;
    those that are not are made. The same seed gives the same games for any number of threads.
    """

    def __init__(
        self, game: mu_games.Game, games: int, threads: int = 1, seed: int = 0, **arrays: np.ndarray
    ) -> None:
        self.layout = Layout(game)
        shapes = {
            "observations": ((games, self.layout.length), np.int16),
            "masks": ((games, len(self.layout.choices)), np.bool_),
            "seats": ((games,), np.uint8),
            "rewards": ((games, game.players), np.float32),
            "points": ((games, game.players), np.int32),
            "done": ((games,), np.bool_),
        }
        unknown = sorted(set(arrays) - set(shapes))
        if unknown:
            raise ValueError(f"there are no arrays {', '.join(unknown)}; there are: {', '.join(shapes)}")
        for name, (shape, kind) in shapes.items():
            array = arrays[name] if name in arrays else np.zeros(shape, kind)
            if array.shape != shape or array.dtype != kind:
                raise ValueError(f"{name} must be an array of {np.dtype(kind)} and shape {shape}")
            if not (array.flags.writeable and array.flags.c_contiguous):
                raise ValueError(f"{name} must be writeable and C-contiguous")
            setattr(self, name, array)
        self._vector = Vector(game, games, threads, seed)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begins all games anew, with the luck of a seed."""
        self._vector.reset(seed, self)

    def step(self, choices: np.ndarray) -> None:
        """Makes one small choice in each game; ``ValueError`` for one that the mask forbids, and nothing changes."""
        self._vector.step(np.ascontiguousarray(choices, np.uint16), self)
