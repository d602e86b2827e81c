-- The day of the till ---------------------------------------------------------------------------------

-- Closings, newest first; and whether the security device is out of order.
CREATE UNIQUE INDEX till_entries_closings ON till_entries (business, closing) WHERE kind = 'closing';
CREATE INDEX till_entries_outages ON till_entries (business, position) WHERE kind = 'outage';

-- Takes the lock that whoever adds to the ledger holds until the end of the transaction, and says how the till stands
-- then: the number that the closing of this period will have, whether a float was counted in, what the last closing left
-- in the drawer, and the position of the outage that has not ended. Who may not change a till may still wait for it here.
CREATE FUNCTION lock_till(of_business text)
RETURNS TABLE (closing integer, is_open boolean, carried integer, outage integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last integer;
BEGIN
  SELECT last_closing INTO STRICT last FROM tills WHERE business = of_business FOR UPDATE;
  -- A statement of its own sees what was committed while this one waited.
  RETURN QUERY SELECT
    last + 1,
    EXISTS (SELECT FROM till_entries e WHERE e.business = of_business AND e.closing = last + 1 AND e.kind = 'opening'),
    coalesce((SELECT (e.content::jsonb -> 'closing' ->> 'carried')::int FROM till_entries e
              WHERE e.business = of_business AND e.closing = last AND e.kind = 'closing'), 0),
    (SELECT latest.position FROM
      (SELECT e.position, e.content::jsonb -> 'tse' ->> 'outage' AS state FROM till_entries e
       WHERE e.business = of_business AND e.kind = 'outage' ORDER BY e.position DESC LIMIT 1) latest
     WHERE latest.state = 'began');
END $$;

-- Payments -------------------------------------------------------------------------------------------

-- When money came in through the provider, and when some of it went back (negative): what each day took online.
CREATE TABLE payment_moves (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  payment_id text NOT NULL REFERENCES payments ON DELETE CASCADE,
  amount     integer NOT NULL CHECK (amount <> 0),
  at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_moves_at ON payment_moves (at) INCLUDE (amount);
CREATE INDEX payment_moves_payment ON payment_moves (payment_id);

-- Written by whatever changes a payment, so that none is forgotten.
CREATE FUNCTION note_payment_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken integer := NEW.captured - CASE WHEN TG_OP = 'UPDATE' THEN OLD.captured ELSE 0 END;
  given integer := NEW.refunded - CASE WHEN TG_OP = 'UPDATE' THEN OLD.refunded ELSE 0 END;
BEGIN
  IF taken <> 0 THEN INSERT INTO payment_moves (payment_id, amount) VALUES (NEW.id, taken); END IF;
  IF given <> 0 THEN INSERT INTO payment_moves (payment_id, amount) VALUES (NEW.id, -given); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_payment_move AFTER INSERT OR UPDATE OF captured, refunded ON payments
  FOR EACH ROW EXECUTE FUNCTION note_payment_move();

-- What was there before: nobody knows the moments any more.
INSERT INTO payment_moves (payment_id, amount, at)
SELECT id, captured, coalesce((SELECT paid_at FROM bookings b WHERE b.id = booking_id),
                              (SELECT paid_at FROM vouchers v WHERE v.id = voucher_id), changed_at)
FROM payments WHERE captured > 0;
INSERT INTO payment_moves (payment_id, amount, at) SELECT id, -refunded, changed_at FROM payments WHERE refunded > 0;

-- What a voucher paid whole when it was booked.
CREATE INDEX bookings_paid_by_voucher ON bookings (paid_at) WHERE payment_method = 'voucher' AND paid_at IS NOT NULL;
