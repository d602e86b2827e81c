-- expand

-- What each member of staff reads the rental's office in, and what it is in for whoever has not chosen.
ALTER TABLE users
  ADD COLUMN language text,
  ADD CONSTRAINT is_language CHECK (language ~ '^[a-z]{2}$') NOT VALID;
ALTER TABLE business_settings
  ADD COLUMN language text NOT NULL DEFAULT 'en',
  ADD CONSTRAINT is_language CHECK (language ~ '^[a-z]{2}$') NOT VALID;
