-- Who leads others through a game that is over, and to where.
CREATE TABLE studies (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,                 -- the leader's name at the table
    step BIGINT NOT NULL,               -- the position shown, after so many steps
    seen TEXT NOT NULL,                 -- through whose eyes, as addresses name them; empty for a watcher's
    at BIGINT NOT NULL                  -- when that was last said
);
CREATE INDEX studies_by_person ON studies (person);
