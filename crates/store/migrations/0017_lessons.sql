-- Which lessons of the guided first games a person has done.
CREATE TABLE lessons (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    lesson TEXT NOT NULL, -- its name in the course of the game
    done BIGINT NOT NULL,
    PRIMARY KEY (person, game, lesson)
);
