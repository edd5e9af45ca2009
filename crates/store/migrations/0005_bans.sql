-- When whoever hosts has banned somebody; 0 if nobody has.
ALTER TABLE people ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;
