"""Four games named Mu: rules, computer players, and environments for learning.

>>> import mu_games
>>> game = mu_games.load(mu_games.games()[0], players=3)
>>> state = game.new_game(seed=1)
>>> seat = state.seats_to_act()[0]
>>> state.apply(seat, state.legal_actions(seat)[0])

Seats are numbers from 0. Choices are texts of the notation in which games are saved. What a seat may know is a view;
computer players are functions from a view to a choice.
"""

from typing import NamedTuple as _NamedTuple

from mu_games._faults import LawBroken, Refused, SaveFault
from mu_games._native import (
    Game,
    Player,
    State,
    View,
    deal_games,
    from_saved,
    games,
    load,
    mine,
    number_puzzles,
    player,
    rank,
    run_laws,
    simulate,
    simulate_to,
)


class Field(_NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    shape: list[int]
    start: int
    low: int
    high: int
    rule: str
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


__all__ = [
    "Field",
    "Game",
    "LawBroken",
    "Player",
    "Refused",
    "SaveFault",
    "State",
    "View",
    "deal_games",
    "from_saved",
    "games",
    "load",
    "mine",
    "number_puzzles",
    "player",
    "rank",
    "run_laws",
    "simulate",
    "simulate_to",
]
