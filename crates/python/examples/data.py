"""Simulated games as a Parquet file, read by DuckDB, Polars and pandas."""

import json
import pathlib
import tempfile

import duckdb
import pandas
import polars
import pyarrow.parquet

import mu_games

folder = pathlib.Path(tempfile.mkdtemp())
game = mu_games.load("m", players=3)
mu_games.simulate_to(folder / "games.parquet", game, 300, ["steady", "random"])
mu_games.simulate_to(folder / "choices.parquet", game, 60, ["steady", "random"], rows="choices")

# DuckDB: how often each player is first, over all seats.
print(
    duckdb.sql(f"""
        with results as (
            unpivot (from '{folder}/games.parquet') on (bot_a, rank_a) as a, (bot_b, rank_b) as b, (bot_c, rank_c) as c
            into name seat value bot, rank
        )
        select bot, count(*) as games, avg((rank = 1)::int) as first from results group by bot order by bot
    """)
)

# Polars: which choices are made how often, and what they earned.
choices = polars.scan_parquet(folder / "choices.parquet")
kind = polars.col("action").str.split(" ").list.first().alias("kind")
print(
    choices.group_by("bot", kind)
    .agg(polars.len(), polars.col("legal").mean(), polars.col("reward").mean())
    .sort("bot", "kind")
    .collect()
)

# pandas: points by seat.
games = pandas.read_parquet(folder / "games.parquet")
print(games[["score_a", "score_b", "score_c"]].describe())

# Where the rows come from stands in the file.
about = json.loads(pyarrow.parquet.read_metadata(folder / "games.parquet").metadata[b"mu"])
print({name: about[name] for name in ("game", "players", "bots", "seed", "games", "program", "options")})
