-- expand

-- The language that a customer ordered in. All that is written to them later is in it, whoever causes it.
ALTER TABLE bookings
  ADD COLUMN language text NOT NULL DEFAULT 'en',
  ADD CONSTRAINT is_language CHECK (language ~ '^[a-z]{2}$') NOT VALID;
ALTER TABLE vouchers
  ADD COLUMN language text NOT NULL DEFAULT 'en',
  ADD CONSTRAINT is_language CHECK (language ~ '^[a-z]{2}$') NOT VALID;
ALTER TABLE withdrawals
  ADD COLUMN language text NOT NULL DEFAULT 'en',
  ADD CONSTRAINT is_language CHECK (language ~ '^[a-z]{2}$') NOT VALID;
