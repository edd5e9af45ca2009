-- A person with an account has a handle: the name in the form in which names are compared.
ALTER TABLE people ADD COLUMN handle TEXT;
CREATE UNIQUE INDEX people_by_handle ON people (handle);
-- When the account was made; 0 for guests, and again once it is deleted.
ALTER TABLE people ADD COLUMN joined BIGINT NOT NULL DEFAULT 0;

CREATE TABLE passwords (
    person TEXT PRIMARY KEY REFERENCES people (id),
    hash TEXT NOT NULL,                 -- argon2id with its parameters and salt; never the password
    changed BIGINT NOT NULL
);

-- Which browser a session is in, in a few words: Firefox, Linux.
ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE friends (
    person TEXT NOT NULL REFERENCES people (id), -- whose list it is
    other TEXT NOT NULL REFERENCES people (id),
    since BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX friends_by_other ON friends (other);

CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id), -- who wants to hear nothing of the other
    other TEXT NOT NULL REFERENCES people (id),
    since BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX blocks_by_other ON blocks (other);

-- Whether the games of a table count for ratings: 0 no, 1 yes, 2 no longer, because a computer played.
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;

-- How games of several people ended: one line a seat.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    person TEXT REFERENCES people (id), -- none for computers, and where several people shared a device
    place BIGINT NOT NULL,              -- from 1; equal seats share a place
    score BIGINT NOT NULL,
    share BIGINT NOT NULL,              -- of the others left behind, in thousandths; a tie counts half
    ended BIGINT NOT NULL,
    number BIGINT NOT NULL,             -- which rated game of its league it was, from 1; 0 if not rated
    value_before BIGINT NOT NULL,       -- ratings in millionths; 0 if not rated
    spread_before BIGINT NOT NULL,
    value_after BIGINT NOT NULL,
    spread_after BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_person ON results (person, ended);
CREATE UNIQUE INDEX results_by_number ON results (game, players, number, seat) WHERE number > 0;

-- A game with one number of players: how many rated games were played. Whoever rates one holds this line.
CREATE TABLE leagues (
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (game, players)
);

-- What follows from the results of a league, kept so that nobody has to count again.
CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    value BIGINT NOT NULL,
    spread BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (person, game, players)
);
