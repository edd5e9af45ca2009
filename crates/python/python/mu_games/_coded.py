"""A game played in small choices, for environments: what all of them share."""

from __future__ import annotations

from typing import Any

import numpy as np

import mu_games

ILLEGAL = -1.0
"""What a choice that the mask forbids brings whoever made it; it ends the game, and the others get 0."""


class Layout:
    """How the choices and views of one game are written as numbers."""

    def __init__(self, game: mu_games.Game) -> None:
        self.game = game
        self.choices, fields = game.schema
        self.fields = [mu_games.Field(*field) for field in fields]
        self.length = sum(field.size for field in self.fields)
        self.low = np.zeros(self.length, np.int16)
        self.high = np.zeros(self.length, np.int16)
        for field in self.fields:
            places = slice(field.start, field.start + field.size)
            self.low[places], self.high[places] = field.low, field.high

    def __deepcopy__(self, memo: dict[int, Any]) -> Layout:
        return self


class Coded:
    """A state whose seats make small choices until each has encoded an action.

    Seats that choose at the same time may be asked one after the other: nothing that one of them sees depends on what
    another one has sealed.
    """

    def __init__(self, layout: Layout, state: mu_games.State) -> None:
        self.layout = layout
        self.state = state
        self.chosen: dict[int, list[int]] = {}
        self._told: dict[int, tuple[np.ndarray, np.ndarray, str | None]] = {}

    def copy(self) -> Coded:
        """The same position once more."""
        copied = Coded(self.layout, self.state.copy())
        copied.chosen = {seat: list(chosen) for seat, chosen in self.chosen.items()}
        copied._told = dict(self._told)
        return copied

    def __deepcopy__(self, memo: dict[int, Any]) -> Coded:
        return self.copy()

    def seat(self) -> int | None:
        """The seat that is asked next, if the others wait; ``None`` after the end."""
        owing = self.state.seats_to_act()
        return owing[0] if owing else None

    def told(self, seat: int) -> tuple[np.ndarray, np.ndarray, str | None]:
        """What a seat knows, what it may choose next, and the action that it has encoded."""
        if seat not in self._told:
            self._told[seat] = self.state.view(seat).coded(self.chosen.get(seat, []))
        return self._told[seat]

    def allows(self, seat: int, choice: int) -> bool:
        """Whether a seat may make a small choice now."""
        mask = self.told(seat)[1]
        return 0 <= choice < len(mask) and bool(mask[choice])

    def choose(self, seat: int, choice: int) -> str | None:
        """Makes a small choice that is allowed; gives the action if that has encoded one, which is not carried out."""
        self.chosen.setdefault(seat, []).append(int(choice))
        self._told.pop(seat, None)
        return self.told(seat)[2]

    def carry_out(self, seat: int, action: str) -> None:
        """Carries out an action. What others have encoded so far stays, if it may still be."""
        self.state.apply(seat, action)
        self.chosen.pop(seat, None)
        self._told.clear()
        owing = self.state.seats_to_act()
        self.chosen = {other: chosen for other, chosen in self.chosen.items() if other in owing}

    def step(self, seat: int, choice: int) -> None:
        """Makes a small choice, and carries out the action if that has encoded one."""
        action = self.choose(seat, choice)
        if action is not None:
            self.carry_out(seat, action)


def observation(coded: Coded, seat: int, waits: bool | None = None) -> dict[str, np.ndarray]:
    """What a seat is shown. With ``waits`` the mask has one place more, which only those who wait may choose."""
    numbers, mask, _ = coded.told(seat)
    mask = mask.astype(np.int8)
    if waits is not None:
        mask = np.append(mask if not waits else np.zeros_like(mask), np.int8(waits))
    return {"observation": numbers.copy(), "action_mask": mask}


def spaces(layout: Layout, waits: bool) -> tuple[Any, Any]:
    """The spaces of an observation and of a choice."""
    from gymnasium.spaces import Box, Dict, Discrete

    count = len(layout.choices) + waits
    numbers = Box(layout.low, layout.high, dtype=np.int16)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (count,), np.int8)}), Discrete(count)


def rendered(state: mu_games.State, mode: str | None) -> str | None:
    """A position as a spectator sees it, as an environment renders it."""
    if mode == "human":
        print(state.view().text)
        return None
    if mode == "ansi":
        return state.view().text
    return state.view().svg if mode == "svg" else None


MODES = ["human", "ansi", "svg"]
"""How an environment renders: printed words, words, a picture as SVG."""


def checked_mode(mode: str | None) -> str | None:
    """The mode, if there is one of this name."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render mode {mode!r}; there are: {', '.join(MODES)}")
    return mode
