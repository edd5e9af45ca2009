-- Games whose first steps were not taken at their table: saved games that somebody has brought, and games that go on
-- from a position of another table.
ALTER TABLE tables ADD COLUMN source TEXT;  -- the table whose game is gone on with; none for a saved game
ALTER TABLE tables ADD COLUMN taken BIGINT; -- how many steps were taken over; none for a game that began here
CREATE INDEX tables_by_source ON tables (source, created) WHERE source IS NOT NULL;
CREATE INDEX tables_brought ON tables (host, created) WHERE taken IS NOT NULL AND source IS NULL;

CREATE TABLE beginnings (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    steps TEXT NOT NULL,                -- what was taken over, a line each
    header TEXT NOT NULL                -- the header of a saved game, a line each; empty for a game of a table here
);
