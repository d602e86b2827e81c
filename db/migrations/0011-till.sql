-- The till -------------------------------------------------------------------------------------------

-- What has been numbered so far, for each business; moved on by the trigger below and by nothing else.
CREATE TABLE tills (
  business      text PRIMARY KEY CHECK (business IN ('agency', 'rental')),
  last_position integer NOT NULL DEFAULT 0,
  last_receipt  integer NOT NULL DEFAULT 0,
  last_closing  integer NOT NULL DEFAULT 0,
  last_hash     bytea NOT NULL DEFAULT sha256('')
);
INSERT INTO tills (business) VALUES ('agency'), ('rental');

-- The ledger: rows are added and never changed. Every entry continues the chain of hashes of its business; positions have
-- no gaps, and neither have receipts, the numbers that customers are given. It names records of other tables without
-- depending on them: what happened at the till stays, whatever becomes of those.
CREATE TABLE till_entries (
  business    text NOT NULL REFERENCES tills,
  position    integer NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('opening', 'sale', 'reversal', 'refund', 'deposit', 'cash_in', 'cash_out', 'closing', 'outage')),
  receipt     integer,
  -- The number of the closing that it belongs to.
  closing     integer NOT NULL,
  at          timestamptz NOT NULL,
  -- On the business's calendar.
  day         date NOT NULL,
  cashier_id  integer,
  cashier     text NOT NULL,
  currency    text NOT NULL DEFAULT 'USD',
  -- What it adds to or takes from the drawer, in cents.
  cash        integer NOT NULL DEFAULT 0,
  -- What the business took with it, whatever the means, vouchers and deposits aside.
  income      integer NOT NULL DEFAULT 0,
  booking_id  bigint,
  voucher_id  integer,
  -- The position of the entry that this one takes back.
  reverses    integer,
  -- JSON: lines, payments, reason and whatever else belongs to this kind, exactly as it was hashed.
  content     text NOT NULL,
  previous_hash bytea NOT NULL,
  hash        bytea NOT NULL,
  PRIMARY KEY (business, position),
  FOREIGN KEY (business, reverses) REFERENCES till_entries,
  CONSTRAINT receipts_are_numbered_once UNIQUE (business, receipt),
  CONSTRAINT reversed_once UNIQUE (business, reverses),
  CHECK ((kind = 'reversal') = (reverses IS NOT NULL))
);
CREATE INDEX till_entries_closing ON till_entries (business, closing, position);
CREATE INDEX till_entries_day ON till_entries (business, day, position);
CREATE INDEX till_entries_booking ON till_entries (booking_id) WHERE booking_id IS NOT NULL;

-- What is hashed of an entry: its columns in this order, a line each, times in UTC with microseconds.
CREATE FUNCTION till_entry_text(e till_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT array_to_string(ARRAY[
    e.business, e.position::text, e.kind, e.receipt::text, e.closing::text,
    to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), to_char(e.day, 'YYYY-MM-DD'),
    e.cashier_id::text, e.cashier, e.currency, e.cash::text, e.income::text,
    e.booking_id::text, e.voucher_id::text, e.reverses::text, e.content], E'\n', '')
$$;
CREATE FUNCTION till_entry_hash(previous bytea, e till_entries) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(till_entry_text(e), 'UTF8'))
$$;

-- Numbers and chains an entry. One writer at a time for each business, until its transaction ends: whatever else a
-- transaction locks, it locks before.
CREATE FUNCTION chain_till_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  till tills;
BEGIN
  SELECT * INTO STRICT till FROM tills WHERE business = NEW.business FOR UPDATE;
  NEW.position := till.last_position + 1;
  NEW.receipt := CASE WHEN NEW.kind IN ('sale', 'reversal', 'refund', 'deposit') THEN till.last_receipt + 1 END;
  NEW.closing := till.last_closing + 1;
  NEW.previous_hash := till.last_hash;
  NEW.hash := till_entry_hash(till.last_hash, NEW);
  UPDATE tills
  SET last_position = NEW.position, last_receipt = coalesce(NEW.receipt, last_receipt), last_hash = NEW.hash,
      last_closing = CASE WHEN NEW.kind = 'closing' THEN NEW.closing ELSE last_closing END
  WHERE business = NEW.business;
  RETURN NEW;
END $$;
CREATE TRIGGER chain_till_entry BEFORE INSERT ON till_entries FOR EACH ROW EXECUTE FUNCTION chain_till_entry();

-- Even for who owns the table.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of the till is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON till_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- Entries whose hash does not follow from the one before, or before which one is missing, and the last number where that
-- entry is gone: none, unless somebody meddled.
CREATE FUNCTION till_breaks(of_business text) RETURNS TABLE (broken integer) LANGUAGE sql STABLE AS $$
  SELECT position FROM (
    SELECT e.position, e.hash, till_entry_hash(e.previous_hash, e) AS expected, e.previous_hash,
           lag(e.hash, 1, sha256('')) OVER w AS before, lag(e.position, 1, 0) OVER w + 1 AS number
    FROM till_entries e WHERE e.business = of_business
    WINDOW w AS (ORDER BY e.position)
  ) chain
  WHERE hash <> expected OR previous_hash <> before OR position <> number
  UNION
  SELECT t.last_position FROM tills t
  WHERE t.business = of_business AND t.last_position > 0
    AND NOT EXISTS (SELECT FROM till_entries e
                    WHERE e.business = of_business AND e.position = t.last_position AND e.hash = t.last_hash)
  ORDER BY 1
$$;

-- Bookings -------------------------------------------------------------------------------------------

-- When money that was to be given back by hand, or a fee that was owed, went through the till.
ALTER TABLE bookings ADD COLUMN settled_at timestamptz;
CREATE INDEX bookings_to_settle ON bookings (canceled_at)
  WHERE canceled_at IS NOT NULL AND settled_at IS NULL
    AND ((settlement ->> 'handBack')::int > 0 OR (settlement ->> 'owed')::int > 0);

-- A voucher that pays at the till may pay a price that was raised after booking.
ALTER TABLE bookings
  DROP CONSTRAINT voucher_pays_at_most_the_price,
  ADD CONSTRAINT voucher_pays_at_most_the_price CHECK (voucher_amount <= coalesce(new_price, price));
