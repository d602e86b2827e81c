-- expand

-- Until how many hours before the start, or days for stays, customers change their bookings themselves; 0 is not at all.
ALTER TABLE business_settings
  ADD COLUMN change_hours smallint NOT NULL DEFAULT 24,
  ADD COLUMN change_days smallint NOT NULL DEFAULT 30,
  ADD CONSTRAINT change_limits CHECK (change_hours BETWEEN 0 AND 720 AND change_days BETWEEN 0 AND 365) NOT VALID;

ALTER TABLE bookings
  -- Cents. What canceling would have cost when its customer changed it: it never costs less since.
  ADD COLUMN least_fee integer NOT NULL DEFAULT 0,
  -- Cents. What a provider took for it and is a voucher since: it pays this booking no more.
  ADD COLUMN moved_to_voucher integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT changes_are_amounts CHECK (least_fee >= 0 AND moved_to_voucher >= 0) NOT VALID;

-- What became of the money when a customer changed a booking.
ALTER TABLE booking_moves ADD COLUMN settlement jsonb;

-- Changes that are made once their difference is paid.
CREATE TABLE booking_changes (
  payment_id text PRIMARY KEY REFERENCES payments ON DELETE CASCADE,
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- As it is to be, with its price.
  wanted     jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX booking_changes_booking ON booking_changes (booking_id);
