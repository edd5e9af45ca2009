-- What several processes on one database tell each other.

-- SQLite only, Postgres has NOTIFY for it: which tables were changed last, so that other processes on
-- the same file read them again. Old lines are removed; a gap says that one was missed.
CREATE TABLE news (
    number BIGINT PRIMARY KEY,          -- from 1, without gaps
    writer TEXT NOT NULL,               -- which process
    table_id TEXT NOT NULL              -- empty for a greeting
);

-- Which process lets a computer think about the next choice of a table. A claim ends by itself, so that
-- nobody waits for a process that has died. Nothing depends on it but the work that is saved.
CREATE TABLE claims (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    version BIGINT NOT NULL,            -- of the table, as its visitors see it
    holder TEXT NOT NULL,               -- which process
    until BIGINT NOT NULL
);
