"""Why something cannot be."""

from __future__ import annotations


class Refused(ValueError):
    """A choice that may not be made; nothing has changed.

    ``rule`` is the id of the rule that forbids it, such as the documents of the rules number them. It is ``None`` if
    the text is no choice of the notation at all; then ``column`` says where it cannot be read, in characters from 1.
    """

    def __init__(self, reason: str, rule: str | None = None, column: int | None = None) -> None:
        super().__init__(reason, rule, column)
        self.reason = reason
        self.rule = rule
        self.column = column

    def __str__(self) -> str:
        return self.reason if self.rule is None else f"{self.reason} [{self.rule}]"


class SaveFault(ValueError):
    """A saved game that cannot be read.

    ``line`` is the line from 1, or 0 if the whole text is meant; ``column`` is the character from 1, or 0 if the whole
    line is meant.
    """

    def __init__(self, reason: str, line: int = 0, column: int = 0) -> None:
        super().__init__(reason, line, column)
        self.reason = reason
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return self.reason


class LawBroken(AssertionError):
    """A law of the rules that does not hold, with the game that shows it."""

    def __init__(self, what: str, seed: int, players: int, options: list[tuple[str, str]]) -> None:
        super().__init__(what, seed, players, options)
        self.what = what
        self.seed = seed
        self.players = players
        self.options = dict(options)

    def __str__(self) -> str:
        return f"seed {self.seed}, {self.players} players: {self.what}"
