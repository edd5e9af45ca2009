-- Who is told of what happens at a table while looking elsewhere, and how.

-- What a person wants to be told of, and when. A line is made when something is first chosen.
CREATE TABLE wishes (
    person TEXT PRIMARY KEY REFERENCES people (id),
    kinds TEXT NOT NULL,                -- words with spaces between: turn began over asked question
    pace TEXT NOT NULL,                 -- at-once, hourly or daily
    hour BIGINT NOT NULL,               -- of the day, 0 to 23, for what is told daily
    quiet_from BIGINT NOT NULL,         -- hours of the day; the same twice: no quiet hours
    quiet_to BIGINT NOT NULL,
    zone BIGINT NOT NULL,               -- minutes east of UTC
    away BIGINT NOT NULL                -- how many minutes a person has to be away from a table
);

-- Where a person is told: a confirmed address of e-mail, the address of a program.
CREATE TABLE ways (
    person TEXT NOT NULL REFERENCES people (id),
    way TEXT NOT NULL,                  -- mail or hook
    address TEXT NOT NULL,
    secret TEXT NOT NULL,               -- mail: stands in the link that ends it; hook: signs what is sent
    failures BIGINT NOT NULL,           -- in a row
    retry BIGINT NOT NULL,              -- nothing is sent before
    stopped BIGINT NOT NULL,            -- when it was given up after too many failures; 0 if it was not
    holder TEXT NOT NULL,               -- which process is sending, so that no other one does
    until BIGINT NOT NULL,
    PRIMARY KEY (person, way)
);
CREATE UNIQUE INDEX ways_by_secret ON ways (secret);

-- Addresses that were given and not confirmed yet. The hash is that of the token in the link.
CREATE TABLE mail_asks (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    address TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX mail_asks_by_address ON mail_asks (address, at);

-- What is to be told. A line stays for a while after it was told or has lapsed: its key keeps the same
-- from being told twice.
CREATE TABLE outbox (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,             -- a table may be gone by then
    step BIGINT NOT NULL,               -- since which step of the game, or which question; 0 for what has neither
    kind TEXT NOT NULL,                 -- turn, began, over, asked or question
    way TEXT NOT NULL,
    at BIGINT NOT NULL,
    done BIGINT NOT NULL,               -- when it was told or has lapsed; 0 while it waits
    PRIMARY KEY (person, table_id, step, kind, way)
);
CREATE INDEX outbox_by_done ON outbox (done, at);

-- When a person was last looking at a table. Only for people who are told of something.
CREATE TABLE looked (
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (person, table_id)
);

-- Up to when tables were looked through for what is to be told, and which process does it just now.
CREATE TABLE postman (
    id BIGINT PRIMARY KEY,              -- 1: there is one line
    seen BIGINT NOT NULL,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
);
INSERT INTO postman (id, seen, holder, until) VALUES (1, 0, '', 0);
