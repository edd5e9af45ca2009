-- Ways into accounts without a password. An account that has no password has at least one of them.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,                -- of the credential, as base64url
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    key TEXT NOT NULL,                  -- the public key as COSE writes it, as base64url
    algorithm BIGINT NOT NULL,          -- its number in COSE
    counter BIGINT NOT NULL,            -- how often it has signed; 0 if its authenticator does not count
    synced BIGINT NOT NULL,             -- 1: it may be on several devices
    made BIGINT NOT NULL,
    used BIGINT NOT NULL                -- last; 0: never
);
CREATE INDEX passkeys_by_person ON passkeys (person);

-- What browsers were asked to answer with a passkey. A line is gone with the answer, or within minutes.
CREATE TABLE passkey_asks (
    hash TEXT PRIMARY KEY,              -- of the token in a cookie of the browser
    person TEXT REFERENCES people (id), -- who was known in the browser; nobody: it was new
    ask TEXT NOT NULL,
    until BIGINT NOT NULL
);
