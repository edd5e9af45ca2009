-- Reviews of games that are over, one a table: what was computed once. They can be computed again.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    program TEXT NOT NULL,              -- the version of the program that made it
    reference TEXT NOT NULL,            -- the policy by which positions were played on
    seconds BIGINT NOT NULL,            -- how long it was allowed to take
    weighed BIGINT NOT NULL,            -- how many choices were weighed
    worlds BIGINT NOT NULL,             -- in how many imagined worlds candidates were tried, all together
    review TEXT NOT NULL,               -- the review in JSON
    made BIGINT NOT NULL,               -- when it was made
    seen BIGINT NOT NULL                -- when somebody last looked at it, to the day
);
CREATE INDEX reviews_by_seen ON reviews (seen);
