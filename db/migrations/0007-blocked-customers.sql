-- Who blocked, as the page says it; the log of changes knows the account.
ALTER TABLE blocked_customers ADD COLUMN blocked_by text NOT NULL DEFAULT '';

-- From a booking to the entry it led to.
CREATE INDEX blocked_customers_booking ON blocked_customers (booking_id) WHERE booking_id IS NOT NULL;

-- Root changes its email and password itself: what the settings of the installation said then. They count again only
-- once they say something else.
ALTER TABLE users
  ADD COLUMN set_email text,
  ADD COLUMN set_password_hash text,
  ADD CONSTRAINT only_root_is_set CHECK (root OR (set_email IS NULL AND set_password_hash IS NULL));
