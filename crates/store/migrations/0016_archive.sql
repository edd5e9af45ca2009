-- Games that are over, to be found again: one line a game, and one for each person who sat there at the end. Saved
-- games that somebody has brought were not played here and are not among them.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    steps BIGINT NOT NULL,              -- how many entries its journal has
    seconds BIGINT NOT NULL,            -- from its first entry to its last one
    pace TEXT NOT NULL,                 -- untimed, live or daily
    rated BIGINT NOT NULL,              -- 1 if it has counted for ratings
    listed BIGINT NOT NULL              -- 1 if the lobby showed it and everybody may look
);
CREATE INDEX archive_listed ON archive (ended, table_id) WHERE listed = 1;
CREATE INDEX archive_listed_by_game ON archive (game, ended, table_id) WHERE listed = 1;

CREATE TABLE archive_people (
    table_id TEXT NOT NULL REFERENCES archive (table_id),
    person TEXT NOT NULL REFERENCES people (id),
    ended BIGINT NOT NULL,
    place BIGINT NOT NULL,              -- from 1; 0 if the game has no places, or nobody knows which seat was whose
    PRIMARY KEY (table_id, person)
);
CREATE INDEX archive_by_person ON archive_people (person, ended, table_id);

-- Games that somebody wants to find again.
CREATE TABLE stars (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    ended BIGINT NOT NULL,              -- the game
    PRIMARY KEY (person, table_id)
);
CREATE INDEX stars_by_end ON stars (person, ended, table_id);
CREATE INDEX stars_by_table ON stars (table_id);

-- What somebody has written about positions of a game that is over.
CREATE TABLE notes (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    step BIGINT NOT NULL,               -- the position after so many steps
    ended BIGINT NOT NULL,              -- the game
    shared BIGINT NOT NULL,             -- 1 if everybody who sat at the table may read it
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, step)
);
CREATE INDEX notes_by_end ON notes (person, ended, table_id, step);
CREATE INDEX notes_by_table ON notes (table_id, step);

-- Games that were over before.
INSERT INTO archive (table_id, game, players, ended, steps, seconds, pace, rated, listed)
SELECT tables.id, tables.game, (SELECT COUNT(*) FROM seats WHERE seats.table_id = tables.id), last.at, last.number,
       last.at - first.at,
       CASE WHEN tables.timing = '' THEN 'untimed' WHEN tables.timing LIKE 'daily%' THEN 'daily' ELSE 'live' END,
       CASE WHEN tables.rated = 1 THEN 1 ELSE 0 END,
       CASE WHEN tables.access = 'public' AND tables.watchers = 1 THEN 1 ELSE 0 END
FROM tables
JOIN steps AS first ON first.table_id = tables.id AND first.number = 1
JOIN steps AS last ON last.table_id = tables.id
     AND last.number = (SELECT MAX(number) FROM steps WHERE steps.table_id = tables.id)
WHERE tables.status = 'over' AND (tables.taken IS NULL OR tables.source IS NOT NULL);

-- Whose account is deleted has no list of games.
INSERT INTO archive_people (table_id, person, ended, place)
SELECT archive.table_id, seats.person, archive.ended, COALESCE(MIN(results.place), 0)
FROM archive
JOIN seats ON seats.table_id = archive.table_id
JOIN people ON people.id = seats.person AND NOT (people.name = '' AND seats.name LIKE 'N. N.%')
LEFT JOIN results ON results.table_id = seats.table_id AND results.seat = seats.seat
     AND results.person = seats.person
WHERE seats.kind <> 'open'
GROUP BY archive.table_id, seats.person, archive.ended;
