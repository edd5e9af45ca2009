-- How long people may think. Ticks are whole milliseconds since 1970 (UTC).

-- What was agreed: empty for untimed, `live BANK INCREMENT` or `daily ALLOWED`, in milliseconds.
ALTER TABLE tables ADD COLUMN timing TEXT NOT NULL DEFAULT '';
-- 1 if the people agreed to end the game without a result.
ALTER TABLE tables ADD COLUMN abandoned BIGINT NOT NULL DEFAULT 0;
-- How many choices a computer has made in the place of the person who sits here.
ALTER TABLE seats ADD COLUMN stood_in BIGINT NOT NULL DEFAULT 0;

-- The clocks of a running table and its votes on who is absent, one line of text each. It is written
-- with the step that changes it; of two who write on top of one version, one loses.
CREATE TABLE courses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    version BIGINT NOT NULL,            -- how often it was written
    state TEXT NOT NULL,
    due BIGINT NOT NULL                 -- the tick at which somebody must look at it; 0 for never
);
CREATE INDEX courses_by_due ON courses (due);

-- Whose page was connected to a table when, as far as some process has noted it. Nothing depends on it
-- but the grace of people whose connection is lost.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    seen BIGINT NOT NULL,               -- when it was connected, for sure
    gone BIGINT NOT NULL,               -- since when it is not; 0 if that is not known
    PRIMARY KEY (table_id, person)
);

-- When people are away: the clocks of their games by the day stand still meanwhile.
CREATE TABLE holidays (
    person TEXT NOT NULL REFERENCES people (id),
    first BIGINT NOT NULL,              -- the first tick
    until BIGINT NOT NULL,              -- the tick after the last one
    PRIMARY KEY (person, first)
);
