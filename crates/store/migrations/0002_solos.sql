-- How games that somebody played alone to the end came out: one line a table with one seat.
-- Games that ended before this migration have none.
CREATE TABLE solos (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id), -- who sat there at the end
    score BIGINT NOT NULL,
    ended BIGINT NOT NULL
);
CREATE INDEX solos_by_person ON solos (person);
