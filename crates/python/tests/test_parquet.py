"""Simulated games as Parquet files, read by others."""

import json
from importlib.metadata import version

import duckdb
import pandas
import polars
import pyarrow.parquet
import pytest

import mu_games
from tables import short

BOTS = ["steady", "random"]


@pytest.mark.parametrize("game", mu_games.games())
def test_a_row_a_game_says_what_the_simulation_says(game, tmp_path):
    table = mu_games.load(game, 3, **short(game))
    path = tmp_path / "games.parquet"
    assert mu_games.simulate_to(path, table, 12, BOTS, 7) == 12
    expected = mu_games.simulate(table, 12, BOTS, 7)
    flat = [
        {
            **{name: record[name] for name in ("game", "seed", "choices", "rounds", "reason")},
            **{f"bot_{seat}": bot for seat, bot in record["bots"].items()},
            **{f"score_{seat}": score for seat, score in record["scores"].items()},
            **{f"rank_{seat}": rank for seat, rank in record["ranks"].items()},
        }
        for record in expected
    ]
    assert polars.read_parquet(path).to_dicts() == flat
    assert pyarrow.parquet.read_table(path).to_pylist() == flat
    for name, column in pandas.read_parquet(path).items():
        values = [None if value is None or value != value else value for value in column.tolist()]
        assert values == [row[name] for row in flat]
    read = duckdb.sql(f"from '{path}'")
    assert [dict(zip(read.columns, row, strict=True)) for row in read.fetchall()] == flat


@pytest.mark.parametrize("game", mu_games.games())
def test_a_row_a_choice_replays_the_game(game, tmp_path):
    table = mu_games.load(game, 3, **short(game))
    path = tmp_path / "choices.parquet"
    mu_games.simulate_to(path, table, 2, BOTS, 5, rows="choices")
    rows = polars.read_parquet(path)
    assert rows["game"].unique().sort().to_list() == [0, 1]
    for number in range(2):
        state = table.new_game(seed=5 + number)
        for row in rows.filter(polars.col("game") == number).iter_rows(named=True):
            seat = "abcdef".index(row["seat"])
            assert (state.steps, state.seats_to_act()[0]) == (row["step"], seat)
            assert state.legal_count(seat) == row["legal"]
            state.apply(seat, row["action"])
        assert state.is_over
        ends = rows.filter(polars.col("game") == number).unique("seat").sort("seat")
        for row in ends.iter_rows(named=True):
            seat = "abcdef".index(row["seat"])
            assert (state.scores[seat], state.ranks[seat]) == (row["score"], row["rank"])
            assert state.returns[seat] == pytest.approx(row["reward"], abs=1e-6)


def test_the_types_are_those_of_the_documentation(tmp_path):
    table = mu_games.load("m", 2)
    for rows in ("games", "choices"):
        mu_games.simulate_to(tmp_path / f"{rows}.parquet", table, 3, BOTS, rows=rows)
    games = polars.read_parquet_schema(tmp_path / "games.parquet")
    types = {"game": polars.UInt64, "seed": polars.UInt64, "choices": polars.UInt32, "rounds": polars.UInt32}
    types |= {"reason": polars.String, "bot_a": polars.String, "bot_b": polars.String}
    types |= {"score_a": polars.Int32, "score_b": polars.Int32, "rank_a": polars.UInt8, "rank_b": polars.UInt8}
    assert dict(games) == types
    choices = polars.read_parquet_schema(tmp_path / "choices.parquet")
    types = {"game": polars.UInt64, "step": polars.UInt32, "seat": polars.String, "bot": polars.String}
    types |= {"action": polars.String, "legal": polars.UInt32, "score": polars.Int32, "rank": polars.UInt8}
    assert dict(choices) == types | {"reward": polars.Float32}


def test_the_file_says_where_its_rows_come_from(tmp_path):
    path = tmp_path / "games.parquet"
    mu_games.simulate_to(path, mu_games.load("tricks", 4, goal=1), 5, BOTS, 9, shard="2/2")
    about = json.loads(pyarrow.parquet.read_metadata(path).metadata[b"mu"])
    assert (about["game"], about["players"], about["seed"], about["games"]) == ("tricks", 4, 9, 5)
    assert (about["shard"], about["first_game"], about["end_game"]) == ("2/2", 2, 5)
    assert about["options"]["goal"] == "1" and about["bots"] == BOTS
    assert about["program"] == version("mu-games")


def test_shards_are_the_whole_and_files_are_kept(tmp_path):
    table = mu_games.load("m", 2)
    mu_games.simulate_to(tmp_path / "whole.parquet", table, 20, BOTS, threads=1)
    for number in (1, 2, 3):
        path = tmp_path / f"part-{number}.parquet"
        played = mu_games.simulate_to(path, table, 20, BOTS, shard=f"{number}/3", threads=2)
        assert (played, mu_games.simulate_to(path, table, 20, BOTS, shard=f"{number}/3")) == (7 if number > 1 else 6, 0)
    whole = polars.read_parquet(tmp_path / "whole.parquet")
    assert whole.equals(polars.read_parquet(tmp_path / "part-*.parquet"))


def test_what_cannot_be_written_is_refused(tmp_path):
    table, path = mu_games.load("m", 2), tmp_path / "games.parquet"
    for wrong in ({"rows": "moves"}, {"shard": "3/2"}, {"shard": "0/2"}, {"players": ["clever"]}):
        with pytest.raises(ValueError):
            mu_games.simulate_to(path, table, 2, **({"players": BOTS} | wrong))
    with pytest.raises(OSError, match="none"):
        mu_games.simulate_to(tmp_path / "none" / "games.parquet", table, 2, BOTS)
    assert not list(tmp_path.iterdir())
    mu_games.simulate_to(path, table, 2, BOTS)
    with pytest.raises(FileExistsError, match='"seed":1'):
        mu_games.simulate_to(path, table, 2, BOTS, 1)


def test_players_are_compared_by_files_of_duplicate_deals(tmp_path):
    table = mu_games.load("m", 2)
    assert mu_games.deal_games(table, 2) == 2
    paths = [tmp_path / "1.parquet", tmp_path / "2.parquet"]
    for number, path in enumerate(paths, 1):
        mu_games.simulate_to(path, table, 40, BOTS, 3, shard=f"{number}/2", duplicate=True)
    text, figures = mu_games.rank(table, BOTS, 3, paths)
    figures = json.loads(figures)
    assert (figures["deals"], figures["games"], figures["seed"]) == (20, 40, 3)
    assert "40 games (20 deals at 2 tables), seeds from 3" in text
    assert polars.read_parquet(paths)["seed"].to_list() == [3 + game // 2 for game in range(40)]
    with pytest.raises(ValueError, match="at least two"):
        mu_games.rank(table, ["steady"], 3, paths)
    with pytest.raises(OSError, match="3 seats"):
        mu_games.rank(mu_games.load("m", 3), BOTS, 3, paths)
