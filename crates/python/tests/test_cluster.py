"""Runs on a Ray cluster of several nodes on this machine, one of which is killed."""

import json
import os
import time

import polars
import pytest

import mu_games

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
ray = pytest.importorskip("ray")
from ray.cluster_utils import Cluster  # noqa: E402

from mu_games import cluster  # noqa: E402
from mu_games._storage import Folder  # noqa: E402

BOTS = ["steady", "random"]


@pytest.fixture(scope="module")
def nodes():
    """A head that plays nothing and two nodes that play a shard at a time."""
    # A node that says nothing for two seconds is dead.
    heard = {"health_check_period_ms": 500, "health_check_timeout_ms": 1000, "health_check_failure_threshold": 3}
    head = {"num_cpus": 0, "_system_config": {"health_check_initial_delay_ms": 0} | heard}
    made = Cluster(initialize_head=True, head_node_args=head)
    made.workers = [made.add_node(num_cpus=1) for _ in range(2)]
    ray.init(address=made.address, log_to_driver=False)
    yield made
    ray.shutdown()
    made.shutdown()


def files(folder):
    """The bytes of all files of a folder, by name."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def play_as(monkeypatch, before):
    """Lets workers do something before they play a shard; gives the numbers of the shards that are begun."""
    begun, play = [], cluster._play._function

    def played(run, number, shards, name, address):
        before(number)
        return play(run, number, shards, name, address)

    remote = ray.remote(max_retries=0, scheduling_strategy="SPREAD")(played)

    class Play:
        @staticmethod
        def remote(*words):
            begun.append(words[1])
            return remote.remote(*words)

    monkeypatch.setattr(cluster, "_play", Play)
    return begun


def test_a_run_survives_a_node_that_dies_and_is_the_same(nodes, tmp_path, monkeypatch):
    game, seen, held = mu_games.load("m", 4), [], tmp_path / "held"

    def first_waits(number):
        own = tmp_path / f"node-of-{number}"
        own.write_text(ray.get_runtime_context().get_node_id())
        try:
            os.link(own, held)
        except FileExistsError:
            return
        # Until the node is killed.
        time.sleep(600)

    begun = play_as(monkeypatch, first_waits)

    def told(progress):
        seen.append(progress)
        if len(nodes.workers) == 2 and held.exists():
            worker = next(worker for worker in nodes.workers if worker.node_id == held.read_text())
            nodes.workers.remove(worker)
            nodes.remove_node(worker, allow_graceful=False)

    out, alone = tmp_path / "out", tmp_path / "alone"
    assert cluster.simulate(game, 80, out, players=BOTS, shard_games=10, told=told) == 8
    assert len(begun) > 8 and set(begun) == set(range(1, 9)), "a shard was played again"
    assert len(nodes.workers) == 1 and seen[-1] == (80, 80, 0.0)
    written = files(out)
    assert json.loads(written.pop(cluster.RUN))["whole"]
    alone.mkdir()
    for number in range(1, 9):
        path = alone / f"part-{number:06}-of-000008.parquet"
        mu_games.simulate_to(path, game, 80, BOTS, shard=f"{number}/8")
    assert written == files(alone)


def test_a_shard_whose_worker_dies_is_played_again_but_not_for_ever(nodes, tmp_path, monkeypatch):
    game, died = mu_games.load("m", 2), tmp_path / "died"

    def dies_once(number):
        if number == 2 and not died.exists():
            died.touch()
            os._exit(1)

    begun = play_as(monkeypatch, dies_once)
    assert cluster.simulate(game, 40, tmp_path / "out", players=BOTS, shard_games=10) == 4
    assert sorted(begun) == [1, 2, 2, 3, 4]
    monkeypatch.undo()
    begun = play_as(monkeypatch, lambda number: os._exit(1))
    monkeypatch.setattr(cluster, "_TRIES", 2)
    with pytest.raises(ray.exceptions.WorkerCrashedError):
        cluster.simulate(game, 10, tmp_path / "never", players=BOTS, shard_games=10)
    assert begun == [1, 1]
    assert not json.loads((tmp_path / "never" / cluster.RUN).read_text())["whole"]


def test_a_run_that_was_stopped_goes_on(nodes, tmp_path):
    game, out = mu_games.load("m", 2), tmp_path / "out"
    assert cluster.simulate(game, 40, out, players=BOTS, shard_games=10) == 4
    before = files(out)
    (out / "part-000003-of-000004.parquet").unlink()
    assert cluster.simulate(game, 40, out, players=BOTS, shard_games=10) == 1
    assert files(out) == before
    for other in ({"seed": 1}, {"players": ["random"]}, {"rows": "choices"}, {"shard_games": 20}):
        with pytest.raises(FileExistsError, match="another run"):
            cluster.simulate(game, 40, out, **({"players": BOTS, "shard_games": 10} | other))
    assert files(out) == before


def test_what_cannot_be_played_leaves_nothing_behind(nodes, tmp_path):
    game, out = mu_games.load("m", 2), tmp_path / "out"
    for wrong in ({"players": ["clever"]}, {"rows": "moves"}, {"shard_games": 0}):
        with pytest.raises(ValueError):
            cluster.simulate(game, 40, out, **wrong)
    assert not out.exists()
    with pytest.raises(OSError):
        cluster.simulate(game, 40, tmp_path / "no" / "out")
    (tmp_path / "other.parquet").write_text("a poem")
    with pytest.raises(FileExistsError, match="something else"):
        cluster.simulate(game, 40, tmp_path)


def test_workers_write_to_an_address_of_fsspec(nodes, tmp_path):
    game, out = mu_games.load("m", 2), tmp_path / "out"
    assert cluster.simulate(game, 20, f"file://{out}", players=BOTS, rows="choices", shard_games=10) == 2
    assert sorted(files(out)) == ["part-000001-of-000002.parquet", "part-000002-of-000002.parquet", cluster.RUN]
    mu_games.simulate_to(tmp_path / "whole.parquet", game, 20, BOTS, rows="choices")
    assert polars.read_parquet(out / "*.parquet").equals(polars.read_parquet(tmp_path / "whole.parquet"))


def test_an_arena_of_many_machines_is_that_of_one(nodes, tmp_path):
    game, out = mu_games.load("m", 2), tmp_path / "out"
    text, figures = cluster.arena(game, 59, out, players=BOTS, seed=4, shard_games=13)
    mu_games.simulate_to(tmp_path / "whole.parquet", game, 60, BOTS, 4, duplicate=True)
    assert (text, figures) == mu_games.rank(game, BOTS, 4, [tmp_path / "whole.parquet"])
    assert json.loads(figures)["games"] == 60
    assert (out / "arena.md").read_text() == text and (out / "arena.json").read_text() == figures


def test_puzzles_of_many_machines_are_those_of_one(nodes, tmp_path):
    game, out = mu_games.load("m", 3), tmp_path / "out"
    found = cluster.mine(game, 6, out, players=["keen", "steady"], seed=2, shard_games=2)
    assert found > 0
    alone = mu_games.number_puzzles([mu_games.mine(game, 6, ["keen", "steady"], 2)])
    assert (out / "puzzles.mu").read_text() == alone
    numbers = [line.split()[1] for line in alone.splitlines() if line.startswith("puzzle ")]
    assert numbers == [str(number) for number in range(1, found + 1)]
    for wrong in ({"stars": 5}, {"players": ["clever"]}):
        with pytest.raises(ValueError):
            cluster.mine(game, 6, tmp_path / "none", **wrong)
    assert not (tmp_path / "none").exists()
    with pytest.raises(FileExistsError, match="another run"):
        cluster.mine(game, 6, out, players=["keen", "steady"], seed=2, shard_games=2, stars=2)


def test_the_command_says_what_it_did(nodes, tmp_path, capsys):
    words = ["simulate", "m", "--games", "20", "--bots", "steady,random", "--out", str(tmp_path / "out")]
    cluster.main([*words, "--shard-games", "10"])
    assert "20 games are there; 2 files were written now" in capsys.readouterr().out
    with pytest.raises(SystemExit) as stopped:
        cluster.main([*words, "--shard-games", "10", "--option", "deck"])
    assert stopped.value.code == 2 and "NAME=VALUE" in capsys.readouterr().err
    cluster.main(["arena", "m", "--games", "8", "--bots", "steady,random", "--out", str(tmp_path / "arena")])
    assert "8 games (4 deals at 2 tables)" in capsys.readouterr().out
    cluster.main(["mine", "m", "--games", "1", "--bots", "gentle", "--out", str(tmp_path / "mined")])
    assert " puzzles are in puzzles.mu, of 1 games" in capsys.readouterr().out


def test_a_file_is_seen_when_it_is_whole(tmp_path, monkeypatch):
    def stops(*_):
        raise OSError("no power")

    for address in (tmp_path, f"file://{tmp_path}"):
        folder = Folder(address)
        folder.put("a", b"old")
        monkeypatch.setattr(os, "replace", stops)
        if not folder.is_local:
            monkeypatch.setattr(type(folder._files), "mv", stops)
        with pytest.raises(OSError, match="no power"):
            folder.put("a", b"new")
        monkeypatch.undo()
        assert folder.read("a") == b"old"
        assert all(name == "a" or name.endswith(".unfinished") for name in folder.names())


def test_time_left_is_told_in_units_that_people_use():
    said = [cluster._left(seconds) for seconds in (None, 4.4, 95, 7100, 10_000)]
    assert said == ["", ", 4 s left", ", 2 min left", ", 118 min left", ", 3 h left"]
