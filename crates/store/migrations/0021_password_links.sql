-- Links by which accounts get a new password. At most one for each person; the hash is that of the token in the link.
CREATE TABLE password_links (
    person TEXT PRIMARY KEY REFERENCES people (id),
    hash TEXT NOT NULL UNIQUE,
    made BIGINT NOT NULL,
    until BIGINT NOT NULL               -- it does not work from then on
);
