"""The tables that the tests play at."""

import mu_games

SHORT = {"tricks": {"goal": 1}}
"""Options that make games short."""


def short(game):
    """Options with which the games of this name are short."""
    return SHORT.get(game, {})


def all_tables():
    """Every game with every number of players."""
    ranges = {game: mu_games.load(game).players_range for game in mu_games.games()}
    return [
        (game, players) for game, (fewest, most) in ranges.items() for players in range(fewest, most + 1)
    ]
