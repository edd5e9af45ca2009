-- Programs: tokens with which they act for a person, and people who are programs.

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,              -- SHA-256 of the token; the token itself is kept nowhere
    person TEXT NOT NULL REFERENCES people (id), -- for whom it acts
    name TEXT NOT NULL,                 -- what its owner calls it
    scopes TEXT NOT NULL,               -- what it may do: words with a space between
    created BIGINT NOT NULL,
    used BIGINT NOT NULL                -- when it was used last, to the minute; 0 if never
);
CREATE INDEX tokens_by_person ON tokens (person);

CREATE TABLE bots (
    person TEXT PRIMARY KEY REFERENCES people (id),
    owner TEXT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL
);
CREATE INDEX bots_by_owner ON bots (owner);

-- Whether programs may sit at a table.
ALTER TABLE tables ADD COLUMN bots BIGINT NOT NULL DEFAULT 1;
