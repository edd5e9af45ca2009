-- What people have said of the coach: how much it may ask.
CREATE TABLE coach (
    person TEXT PRIMARY KEY REFERENCES people (id),
    level TEXT NOT NULL                 -- off, blunders, mistakes
);
