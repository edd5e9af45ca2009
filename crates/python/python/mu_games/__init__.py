"""Four games named Mu: rules, computer players, and environments for learning.

>>> import mu_games
>>> game = mu_games.load(mu_games.games()[0], players=3)
>>> state = game.new_game(seed=1)
>>> seat = state.seats_to_act()[0]
>>> state.apply(seat, state.legal_actions(seat)[0])

Seats are numbers from 0. Choices are texts of the notation in which games are saved. What a seat may know is a view;
computer players are functions from a view to a choice.
"""

from mu_games._faults import LawBroken, Refused, SaveFault
from mu_games._native import (
    Game,
    Player,
    State,
    View,
    from_saved,
    games,
    load,
    player,
    run_laws,
    simulate,
)

__all__ = [
    "Game",
    "LawBroken",
    "Player",
    "Refused",
    "SaveFault",
    "State",
    "View",
    "from_saved",
    "games",
    "load",
    "player",
    "run_laws",
    "simulate",
]
