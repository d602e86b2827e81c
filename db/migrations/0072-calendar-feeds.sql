-- expand

-- Calendars that members of staff subscribe to. What opens one is kept as its SHA-256 only.
CREATE TABLE calendar_feeds (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  -- Null: every boat.
  vehicle_id integer REFERENCES vehicles,
  -- Only what the person booked for customers.
  own        boolean NOT NULL DEFAULT false,
  made_at    timestamptz NOT NULL DEFAULT now(),
  used_at    timestamptz,
  CONSTRAINT own_or_of_a_boat CHECK (NOT own OR vehicle_id IS NULL)
);
CREATE INDEX calendar_feeds_user ON calendar_feeds (user_id);
