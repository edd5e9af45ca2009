-- The games whose first words a person has put away.
CREATE TABLE learnt (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,                 -- its short name
    PRIMARY KEY (person, game)
);
