-- What people have answered to puzzles: the first try of each person at each puzzle.
CREATE TABLE puzzle_tries (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,                 -- its short name
    number BIGINT NOT NULL,             -- which puzzle of the game
    solved BIGINT NOT NULL,             -- 1 if the answer was right
    at BIGINT NOT NULL,
    value_before BIGINT NOT NULL,       -- the rating of the person before it and after it, in millionths
    value_after BIGINT NOT NULL,
    PRIMARY KEY (person, game, number)
);

-- How a person stands with the puzzles of a game.
CREATE TABLE puzzle_people (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    value BIGINT NOT NULL,              -- the rating, in millionths
    spread BIGINT NOT NULL,
    run BIGINT NOT NULL,                -- solved in a row, or, below 0, missed in a row
    best BIGINT NOT NULL,               -- the most ever solved in a row
    day BIGINT NOT NULL,                -- the last day whose puzzle was answered, counted from 1970; -1 if none was
    days BIGINT NOT NULL,               -- on how many days in a row up to then it was solved
    best_days BIGINT NOT NULL,          -- the most ever
    PRIMARY KEY (person, game)
);

-- The ratings of puzzles that somebody has tried.
CREATE TABLE puzzle_ratings (
    game TEXT NOT NULL,
    number BIGINT NOT NULL,
    value BIGINT NOT NULL,              -- in millionths
    spread BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);
