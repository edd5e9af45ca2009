-- Whether people may ask for hints at a table, and how many each seat was given.
ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 1;
ALTER TABLE seats ADD COLUMN hints BIGINT NOT NULL DEFAULT 0;
