-- Accounts that may open the host's pages, and what was done there and by `mu admin`.
CREATE TABLE hosts (
    person TEXT PRIMARY KEY REFERENCES people (id),
    since BIGINT NOT NULL
);

CREATE TABLE audit (
    number BIGINT PRIMARY KEY,          -- from 1
    at BIGINT NOT NULL,
    host TEXT REFERENCES people (id),   -- who did it; nobody: the command line
    deed TEXT NOT NULL,
    person TEXT REFERENCES people (id), -- about whom, if about somebody
    subject TEXT NOT NULL               -- a table, the number of a report, a file; may be empty
);
