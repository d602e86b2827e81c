-- expand

-- What the rental takes its prices in; a setting until there is something in it.
ALTER TABLE business_settings
  ADD COLUMN currency text NOT NULL DEFAULT 'USD',
  ADD CONSTRAINT is_currency CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;

CREATE FUNCTION rental_currency() RETURNS text LANGUAGE sql STABLE
  RETURN (SELECT currency FROM business_settings WHERE business = 'rental');

ALTER TABLE bookings ALTER COLUMN currency SET DEFAULT rental_currency();
ALTER TABLE vouchers ALTER COLUMN currency SET DEFAULT rental_currency();
ALTER TABLE payments ALTER COLUMN currency SET DEFAULT rental_currency();
