-- TEXT and BIGINT only: the same text serves every database.
-- Moments are whole seconds since 1970 (UTC). Random bytes are lower-case hexadecimal digits.

-- What the house remembers about itself: one word, one value.
CREATE TABLE house (
    word TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,                 -- empty until chosen
    language TEXT NOT NULL,             -- en, fr or de
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,              -- SHA-256 of the token in the cookie
    person TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_by_seen ON sessions (seen);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,              -- the version of the rules it is played by
    options TEXT NOT NULL,              -- one line an option: players 5
    name TEXT NOT NULL,                 -- what the host calls it; empty to be named by its id
    status TEXT NOT NULL,               -- waiting, playing or over
    listed BIGINT NOT NULL,             -- 1 if the lobby shows its open seats
    host TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    version BIGINT NOT NULL,            -- how often seats or status have changed
    started BIGINT NOT NULL,            -- the version with which the game began; 0 before
    secret TEXT NOT NULL,               -- of its luck; published when the game is over
    commitment TEXT NOT NULL UNIQUE,    -- SHA-256 of the secret: a secret serves one table
    rematch_of TEXT UNIQUE REFERENCES tables (id)
);
CREATE INDEX tables_by_status ON tables (status, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,                 -- a to f
    kind TEXT NOT NULL,                 -- open, person or computer
    person TEXT REFERENCES people (id), -- who sits here, or for whom the seat is kept
    name TEXT NOT NULL,                 -- empty for an open seat
    computer TEXT NOT NULL,             -- which computer player; empty for a person
    share TEXT,                         -- what its browser gave to the luck
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

-- The journal of a table: steps as saved games write them, and take-backs. Nothing is ever changed
-- or removed here. The primary key is the only lock: of two who write the same number, one loses.
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,             -- from 1, without gaps
    text TEXT NOT NULL,
    seat TEXT,                          -- whose request it was; none for luck
    request TEXT,                       -- the key of the request, so that a repeat is known
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, seat, request)
);
