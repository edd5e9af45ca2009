-- Who may come to a table, and what people say there.

-- access: public (the lobby shows it), link (whoever has the address) or private (whoever is named).
-- watchers: 1 if people may watch. chat: open, apart (watchers do not read what players write) or off.
-- quick: 1 if it was opened for whoever comes: it begins by itself.
ALTER TABLE tables ADD COLUMN access TEXT NOT NULL DEFAULT 'link';
ALTER TABLE tables ADD COLUMN watchers BIGINT NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN chat TEXT NOT NULL DEFAULT 'open';
ALTER TABLE tables ADD COLUMN quick BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET access = 'public' WHERE listed = 1;
ALTER TABLE tables DROP COLUMN listed;

-- invite: the key in the address that gives an open seat to whoever opens it; empty if it has none.
-- ready: 1 if its person wants to begin without waiting for more people.
ALTER TABLE seats ADD COLUMN invite TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN ready BIGINT NOT NULL DEFAULT 0;

-- People whom the host of a table has invited or sent away.
CREATE TABLE guests (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    standing TEXT NOT NULL,             -- invited or removed
    PRIMARY KEY (table_id, person)
);

-- What was said at a table. Nothing is ever changed here; it goes with a table that never began.
CREATE TABLE messages (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,             -- from 1, without gaps, both rooms together
    room TEXT NOT NULL,                 -- players or watchers
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,                 -- under which it was said
    seat TEXT NOT NULL,                 -- of the person then; empty for a watcher
    phrase BIGINT NOT NULL,             -- 1 if text is the word for a quick phrase
    text TEXT NOT NULL,
    request TEXT NOT NULL,              -- the key of the request, so that a repeat is known
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, person, request)
);
CREATE INDEX messages_by_person ON messages (person, at);

-- Whom a person does not want to read: at one table, or everywhere if table_id is empty.
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id),
    muted TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,                 -- what the muted person was called then
    at BIGINT NOT NULL,
    PRIMARY KEY (person, muted, table_id)
);

-- Words that a person does not want to read.
CREATE TABLE muted_words (
    person TEXT NOT NULL REFERENCES people (id),
    word TEXT NOT NULL,                 -- in small letters
    PRIMARY KEY (person, word)
);

-- What was reported to whoever hosts, with a copy of what was said around it: the table may go.
CREATE TABLE reports (
    number BIGINT PRIMARY KEY,          -- from 1
    table_id TEXT NOT NULL,
    message BIGINT NOT NULL,            -- the number of what was said
    person TEXT NOT NULL REFERENCES people (id), -- who said it
    reporter TEXT NOT NULL REFERENCES people (id),
    reason TEXT NOT NULL,               -- what the reporter wrote; may be empty
    around TEXT NOT NULL,               -- the messages around it, a line each
    at BIGINT NOT NULL,
    settled BIGINT NOT NULL,            -- when the host has dealt with it; 0 before
    UNIQUE (table_id, message, reporter)
);
