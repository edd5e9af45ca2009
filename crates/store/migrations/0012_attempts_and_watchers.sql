-- Attempts to sign in, counted for all processes. A line is one of a fixed number of cells, to which a keyed hash
-- leads from a name or an address: it says of nobody who it was. What is paid is swept.
CREATE TABLE attempts (
    cell BIGINT PRIMARY KEY,
    paid BIGINT NOT NULL                -- the tick at which all that was tried is paid
);
CREATE INDEX attempts_by_paid ON attempts (paid);

-- How many pages of watchers are connected to a table at each process, noted again as long as they are: with it
-- every process tells how many watch in all.
CREATE TABLE watchers (
    table_id TEXT NOT NULL,
    process TEXT NOT NULL,
    watching BIGINT NOT NULL,
    seen BIGINT NOT NULL,               -- the tick at which it was so
    PRIMARY KEY (table_id, process)
);
CREATE INDEX watchers_by_seen ON watchers (seen);
