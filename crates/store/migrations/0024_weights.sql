-- How much rated games count, and lists of the best.

-- Whether whoever sat there has lost within a few choices by giving up or by staying away: 1 if so.
ALTER TABLE results ADD COLUMN thrown BIGINT NOT NULL DEFAULT 0;
-- How much the game counts, in per cent, and why not in full: a word; empty if in full. What was rated before is as it
-- was until the ratings are counted again.
ALTER TABLE results ADD COLUMN weight BIGINT NOT NULL DEFAULT 100;
ALTER TABLE results ADD COLUMN weighed TEXT NOT NULL DEFAULT '';
CREATE INDEX results_by_league ON results (person, game, players, number) WHERE number > 0;
CREATE INDEX results_weighed ON results (ended) WHERE weight < 100;

UPDATE results SET thrown = 1
WHERE number > 0
  AND EXISTS (SELECT 1 FROM steps WHERE steps.table_id = results.table_id
              AND steps.text IN ('* resigned ' || results.seat, '* forfeited ' || results.seat))
  AND (SELECT COUNT(*) FROM steps WHERE steps.table_id = results.table_id
       AND steps.text LIKE results.seat || ' %') <= 5;

-- 1 if a person does not want to stand in lists of the best.
ALTER TABLE people ADD COLUMN unlisted BIGINT NOT NULL DEFAULT 0;

-- When the last rated game was.
ALTER TABLE ratings ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;
UPDATE ratings SET ended = COALESCE((SELECT MAX(results.ended) FROM results
    WHERE results.person = ratings.person AND results.game = ratings.game AND results.players = ratings.players
      AND results.number > 0), 0);
CREATE INDEX ratings_best ON ratings (game, players, value DESC, person);

-- The rating with which somebody has ended a season, and after how many rated games in it.
CREATE TABLE season_ratings (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    season BIGINT NOT NULL,             -- the quarter of the calendar (UTC): four times its year, and 0 to 3
    value BIGINT NOT NULL,
    spread BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game, players, season)
);
CREATE INDEX season_ratings_best ON season_ratings (game, players, season, value DESC, person);

-- Seasons that were before: days since 1 March of the year 0, in years that begin with March and eras of 400 years.
INSERT INTO season_ratings (person, game, players, season, value, spread, games)
SELECT results.person, results.game, results.players, counted.season, results.value_after, results.spread_after,
       counted.games
FROM (SELECT person, game, players, season, MAX(number) AS number, COUNT(*) AS games
      FROM (SELECT person, game, players, number,
                   4 * (year + CASE WHEN month >= 10 THEN 1 ELSE 0 END)
                       + (CASE WHEN month >= 10 THEN month - 10 ELSE month + 2 END) / 3 AS season
            FROM (SELECT person, game, players, number, year,
                         (5 * (day - (365 * (year - 400 * era) + (year - 400 * era) / 4
                                      - (year - 400 * era) / 100)) + 2) / 153 AS month
                  FROM (SELECT person, game, players, number, era, day,
                               400 * era + (day - day / 1460 + day / 36524 - day / 146096) / 365 AS year
                        FROM (SELECT person, game, players, number, (ended / 86400 + 719468) / 146097 AS era,
                                     (ended / 86400 + 719468) % 146097 AS day
                              FROM results WHERE number > 0) AS days) AS years) AS months) AS dated
      GROUP BY person, game, players, season) AS counted
JOIN results ON results.person = counted.person AND results.game = counted.game
     AND results.players = counted.players AND results.number = counted.number;
