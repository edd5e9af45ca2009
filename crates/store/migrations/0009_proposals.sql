-- What people at a table ask each other: a take-back, a pause, what to do about somebody who is away.

-- Whether a choice that others know of may be taken back if they agree.
ALTER TABLE tables ADD COLUMN take_backs BIGINT NOT NULL DEFAULT 1;

CREATE TABLE proposals (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,             -- from 1
    kind TEXT NOT NULL,                 -- takeback, pause or absent
    subject TEXT NOT NULL,              -- which step, which seat; empty where the kind says it all
    seat TEXT,                          -- who asks; none if the house does
    request TEXT,                       -- the key of the request, so that a repeat is known
    entries BIGINT NOT NULL,            -- how many entries the journal had
    at BIGINT NOT NULL,
    open TEXT,                          -- what one at a time may be open of; none once it is closed
    outcome TEXT,                       -- how it was closed: a choice, withdrawn or lapsed
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, open),
    UNIQUE (table_id, seat, request)
);

CREATE TABLE proposal_answers (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat TEXT NOT NULL,                 -- who answered, for everybody at the same device
    choice TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number, seat),
    FOREIGN KEY (table_id, number) REFERENCES proposals (table_id, number)
);
