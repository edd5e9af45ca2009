"""Many games on many machines, with Ray: ``python -m mu_games.cluster simulate m --games 1_000_000 --out games``.
``arena`` in the place of ``simulate`` compares computer players on duplicate deals, ``mine`` looks for puzzles.

The games are split into shards by their numbers, and each shard becomes one file of the folder: Parquet as
`mu simulate --shard` writes it, or puzzles in the notation. What is in a file follows from the run and the number of
the shard alone, so that the folder is the same for any number of machines. A shard whose worker or machine dies is
played again elsewhere; a run that was stopped goes on when it is started again.

A folder of the machine that starts the run gathers the files there; to an address of fsspec (``s3://…``) the workers
write themselves.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import pathlib
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, NamedTuple

import ray

import mu_games
from mu_games._storage import Folder

RUN = "run.json"
"""The file that says what the folder holds, and whether all of it is there."""

_TRIES = 20
"""So often a shard is begun: machines may die, a shard that kills every one of them may not go on for ever."""


class Progress(NamedTuple):
    """How far a run is."""

    games: int
    """All games of the run."""
    done: int
    """The games whose shards are written."""
    seconds_left: float | None
    """The time to the end as far as one can say; None as long as nobody knows."""


def simulate(
    game: mu_games.Game,
    games: int,
    out: str | os.PathLike[str],
    *,
    players: Sequence[str] = (),
    seed: int = 0,
    rows: str = "games",
    shard_games: int | None = None,
    told: Callable[[Progress], None] = lambda progress: None,
) -> int:
    """Lets computer players play games on the Ray cluster of this program, or on one that is begun on this machine.

    Game number n has the seed ``seed`` + n. A shard has ``shard_games`` games, by default a 256th of all and 10 000
    at most. Gives the number of shards that were played now; those that lay in the folder stay as they are.
    ``FileExistsError`` if the folder holds another run.
    """
    return _shards(_Run(game, games, list(players), seed, rows, "rotating"), Folder(out), shard_games, told)


def arena(
    game: mu_games.Game,
    games: int,
    out: str | os.PathLike[str],
    *,
    players: Sequence[str],
    seed: int = 0,
    shard_games: int | None = None,
    told: Callable[[Progress], None] = lambda progress: None,
) -> tuple[str, str]:
    """Compares computer players on duplicate deals, as `mu arena` does with ``--all``; the last deal is played whole.

    Gives the tables in Markdown and the figures as JSON, and writes both beside the games: ``arena.md`` and
    ``arena.json``. Nothing is told of how long players thought.
    """
    tables = mu_games.deal_games(game, len(players))
    run, folder = _Run(game, -(-games // tables) * tables, list(players), seed, "games", "duplicate"), Folder(out)
    _shards(run, folder, shard_games, told)
    with tempfile.TemporaryDirectory() as own:
        paths = []
        for name in sorted(name for name in folder.names() if name.endswith(".parquet")):
            paths.append(pathlib.Path(own, name))
            paths[-1].write_bytes(folder.read(name))
        tables_and_figures = mu_games.rank(game, run.players, seed, paths)
    for name, text in zip(("arena.md", "arena.json"), tables_and_figures, strict=True):
        folder.put(name, text.encode())
    return tables_and_figures


def mine(
    game: mu_games.Game,
    games: int,
    out: str | os.PathLike[str],
    *,
    players: Sequence[str] = (),
    seed: int = 0,
    stars: int = 1,
    shard_games: int | None = None,
    told: Callable[[Progress], None] = lambda progress: None,
) -> int:
    """Looks for puzzles in games of computer players, as `mu puzzles --mine` does, on the Ray cluster.

    The puzzles of all games are written beside the shards, with numbers from 1: ``puzzles.mu``. Gives how many there
    are. ``FileExistsError`` if the folder holds another run.
    """
    run, folder = _Mining(game, games, list(players), seed, stars), Folder(out)
    _shards(run, folder, shard_games, told)
    shards = sorted(name for name in folder.names() if name.startswith("part-") and name.endswith(run.ending))
    puzzles = mu_games.number_puzzles([folder.read(name).decode() for name in shards])
    folder.put("puzzles.mu", puzzles.encode())
    return sum(line.startswith("puzzle ") for line in puzzles.splitlines())


class _Run(NamedTuple):
    """Which games are played."""

    ending = ".parquet"

    game: mu_games.Game
    games: int
    players: list[str]
    seed: int
    rows: str
    seating: str

    def write(self, path: pathlib.Path, number: int, shards: int) -> None:
        """Plays a shard on one core."""
        mu_games.simulate_to(
            path,
            self.game,
            self.games,
            self.players,
            self.seed,
            rows=self.rows,
            shard=f"{number}/{shards}",
            threads=1,
            duplicate=self.seating == "duplicate",
        )

    def about(self, shards: int) -> dict[str, Any]:
        """What it is, for the folder."""
        return {**_about(self, shards), "seating": self.seating, "rows": self.rows}


class _Mining(NamedTuple):
    """Which games are looked through for puzzles."""

    ending = ".mu"
    game: mu_games.Game
    games: int
    players: list[str]
    seed: int
    stars: int

    def write(self, path: pathlib.Path, number: int, shards: int) -> None:
        """Plays a shard on one core."""
        first, end = (self.games * before // shards for before in (number - 1, number))
        puzzles = mu_games.mine(self.game, end - first, self.players, self.seed, first=first, stars=self.stars)
        path.write_text(puzzles, encoding="utf-8", newline="")

    def about(self, shards: int) -> dict[str, Any]:
        """What it is, for the folder."""
        return {**_about(self, shards), "stars": self.stars}


def _about(run: _Run | _Mining, shards: int) -> dict[str, Any]:
    """What every run says of itself."""
    return {
        "program": version("mu-games"),
        "game": run.game.name,
        "rules_version": run.game.rules_version,
        "players": run.game.players,
        "options": dict(sorted(run.game.options.items())),
        "bots": run.players,
        "seed": run.seed,
        "games": run.games,
        "shards": shards,
    }


def _shards(
    run: _Run | _Mining, folder: Folder, shard_games: int | None, told: Callable[[Progress], None]
) -> int:
    games = run.games
    if games < 0:
        raise ValueError("a run has 0 games or more")
    if shard_games is None:
        shard_games = max(1, min(10_000, -(-games // 256)))
    if shard_games < 1:
        raise ValueError("a shard has one game or more")
    shards = max(1, -(-games // shard_games))
    # Whatever cannot be is refused before anything is written.
    with tempfile.TemporaryDirectory() as own:
        run._replace(games=0).write(pathlib.Path(own, f"none{run.ending}"), 1, 1)
    about = run.about(shards)
    folder.make()
    names = {number: f"part-{number:06}-of-{shards:06}{run.ending}" for number in range(1, shards + 1)}
    there = _claim(folder, about, run.ending)
    missing = [number for number, name in names.items() if name not in there]

    def play(number: int) -> ray.ObjectRef:
        address = None if folder.is_local else folder.address
        return _play.remote(run, number, shards, names[number], address)

    def keep(number: int, data: bytes | None) -> None:
        if data is not None:
            folder.put(names[number], data)

    _all(missing, play, keep, lambda done, left: told(Progress(games, done * games // shards, left)), shards)
    folder.put(RUN, _text({**about, "whole": True}))
    return len(missing)


@ray.remote(max_retries=0, scheduling_strategy="SPREAD")
def _play(run: _Run | _Mining, number: int, shards: int, name: str, address: str | None) -> bytes | None:
    """Plays a shard on one core; gives the file, or puts it where it belongs."""
    with tempfile.TemporaryDirectory() as own:
        path = pathlib.Path(own, name)
        run.write(path, number, shards)
        data = path.read_bytes()
    if address is None:
        return data
    Folder(address).put(name, data)
    return None


def _all(
    missing: Sequence[int],
    play: Callable[[int], ray.ObjectRef],
    keep: Callable[[int, bytes | None], None],
    told: Callable[[int, float | None], None],
    shards: int,
) -> None:
    """Has all missing shards played, some more at a time than there are cores, and those again that were lost."""
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    waiting, running = collections.deque(missing), {}
    tries: collections.Counter[int] = collections.Counter()
    begun, done = time.monotonic(), 0
    while waiting or running:
        while waiting and len(running) < 2 * max(1, int(ray.cluster_resources().get("CPU", 1))):
            number = waiting.popleft()
            tries[number] += 1
            running[play(number)] = number
        for ready in ray.wait(list(running), timeout=1.0)[0]:
            number = running.pop(ready)
            try:
                keep(number, ray.get(ready))
                done += 1
            except ray.exceptions.RayTaskError as error:
                raise error.as_instanceof_cause() from None
            except ray.exceptions.RayError:
                if tries[number] == _TRIES:
                    raise
                waiting.append(number)
        left = (time.monotonic() - begun) / done * (len(missing) - done) if done else None
        told(shards - len(missing) + done, left)


def _claim(folder: Folder, run: dict[str, Any], ending: str) -> set[str]:
    """Writes down what the folder is to hold; refuses one that holds something else. Gives what lies there."""
    there = folder.names()
    if RUN in there:
        held = json.loads(folder.read(RUN))
        held.pop("whole", None)
        if held != run:
            raise FileExistsError(f"{folder.address} holds another run: {json.dumps(held)}")
    elif any(name.endswith(ending) for name in there):
        raise FileExistsError(f"{folder.address} holds {ending} files of something else")
    else:
        folder.put(RUN, _text({**run, "whole": False}))
    return there


def _text(run: dict[str, Any]) -> bytes:
    return (json.dumps(run, indent=2) + "\n").encode()


class _Line:
    """Tells on standard error how far a run is: on a terminal in one line, elsewhere a line every half a minute."""

    def __init__(self) -> None:
        self._terminal, self._last = sys.stderr.isatty(), 0.0

    def __call__(self, progress: Progress) -> None:
        now = time.monotonic()
        if now - self._last < (0.2 if self._terminal else 30):
            return
        self._last = now
        text = f"{progress.done:,} of {progress.games:,} games{_left(progress.seconds_left)}"
        print(f"\r{text}\033[K" if self._terminal else text, end="" if self._terminal else "\n", file=sys.stderr)

    def end(self) -> None:
        if self._terminal:
            print("\r\033[K", end="", file=sys.stderr)


def _left(seconds: float | None) -> str:
    if seconds is None:
        return ""
    minutes = int(seconds / 60 + 0.5)
    if minutes == 0:
        return f", {int(seconds + 0.5)} s left"
    return f", {minutes} min left" if minutes < 120 else f", {minutes / 60:.0f} h left"


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m mu_games.cluster", description=__doc__)
    parser.add_argument("--address", help="the Ray cluster to join; by default the one this machine is in, or a new one")
    commands = parser.add_subparsers(dest="command", required=True)
    simulate = commands.add_parser("simulate", help="plays games into a folder of Parquet files")
    simulate.add_argument("--rows", choices=["games", "choices"], default="games", help="what a row is")
    arena = commands.add_parser("arena", help="compares computer players on duplicate deals")
    mine = commands.add_parser("mine", help="looks for puzzles in games of computer players")
    mine.add_argument("--stars", type=int, default=1, help="how many stars a puzzle has at least, 1 to 4")
    for command in (simulate, arena, mine):
        command.add_argument("game", choices=mu_games.games())
        command.add_argument("--games", type=int, required=True, help="how many: 10_000_000")
        command.add_argument("--out", required=True, help="a folder, or an address that fsspec knows")
        command.add_argument("--players", type=int, help="how many seats; by default the fewest")
        command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
        command.add_argument("--bots", default="", help="computer players, as in: steady,keen")
        command.add_argument("--seed", type=int, default=0, help="the seed of the first game or deal")
        command.add_argument("--shard-games", type=int, help="games a file")
    return parser


def main(words: Sequence[str] | None = None) -> None:
    """Carries out a command line."""
    parser = _arguments()
    given = parser.parse_args(words)
    line = _Line()
    try:
        options = dict(_option(text) for text in given.option)
        game = mu_games.load(given.game, given.players, **options)
        bots = [word for word in given.bots.split(",") if word]
        if not ray.is_initialized():
            ray.init(address=given.address, log_to_driver=False)
        common = {"players": bots, "seed": given.seed, "shard_games": given.shard_games, "told": line}
        if given.command == "arena":
            said = arena(game, given.games, given.out, **common)[0]
        elif given.command == "mine":
            found = mine(game, given.games, given.out, stars=given.stars, **common)
            said = f"{given.out}: {found:,} puzzles are in puzzles.mu, of {given.games:,} games"
        else:
            played = simulate(game, given.games, given.out, rows=given.rows, **common)
            said = f"{given.out}: {given.games:,} games are there; {played:,} files were written now"
    except (ValueError, OSError) as error:
        line.end()
        parser.exit(2, f"{parser.prog}: {error}\n")
    line.end()
    print(said)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"an option has the form NAME=VALUE, such as goal=300, not {text!r}")
    return name.strip(), value.strip()


if __name__ == "__main__":
    main()
