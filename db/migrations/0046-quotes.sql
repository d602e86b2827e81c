-- expand
-- A final invoice whose down payments cover everything has a rest of zero, and so has what takes it back.
ALTER TABLE invoices DROP CONSTRAINT invoices_check1, ADD CONSTRAINT invoices_check1 CHECK (CASE series WHEN 'invoice' THEN gross >= 0 ELSE gross <= 0 END) NOT VALID;

-- The last number given in each year; moved on by the trigger below and by nothing else.
CREATE TABLE quote_numbers (
  year smallint PRIMARY KEY,
  last integer NOT NULL CHECK (last > 0)
);

-- What customers were offered, as it was sent. Expired is an open one whose day has passed.
CREATE TABLE quotes (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  year       smallint NOT NULL,
  number     integer NOT NULL,
  -- The number as printed: Q-2026-0001.
  reference  text NOT NULL UNIQUE,
  customer_id integer NOT NULL REFERENCES customers,
  issued_on  date NOT NULL,
  valid_until date NOT NULL,
  state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'invoiced')),
  -- As the form sent it, of which its invoices are prefilled.
  content    jsonb NOT NULL,
  currency   text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Cents of the currency.
  net        integer NOT NULL,
  gross      integer NOT NULL CHECK (gross > 0),
  pdf        bytea,
  added_by   text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT quotes_are_numbered_once UNIQUE (year, number),
  CHECK (valid_until >= issued_on)
);
CREATE INDEX quotes_customer ON quotes (customer_id);

-- As invoices are numbered: one writer at a time, and no gap where a transaction is rolled back.
CREATE FUNCTION number_quote() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.year := extract(year FROM NEW.issued_on);
  INSERT INTO quote_numbers AS given (year, last) VALUES (NEW.year, 1)
  ON CONFLICT (year) DO UPDATE SET last = given.last + 1
  RETURNING last INTO NEW.number;
  NEW.reference := 'Q-' || NEW.year || '-' || lpad(NEW.number::text, greatest(4, length(NEW.number::text)), '0');
  RETURN NEW;
END $$;
CREATE TRIGGER number_quote BEFORE INSERT ON quotes FOR EACH ROW EXECUTE FUNCTION number_quote();
