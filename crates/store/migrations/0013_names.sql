-- What the name of a person looks like: names that can be taken for each other have one skeleton (names.rs). It is
-- filled in at the start for accounts that have none. Of accounts that were there before and look alike one alone
-- has it. Guests have it from the day they choose a name.
ALTER TABLE people ADD COLUMN skeleton TEXT;
CREATE INDEX people_by_skeleton ON people (skeleton);
CREATE UNIQUE INDEX accounts_by_skeleton ON people (skeleton) WHERE handle IS NOT NULL;
