-- What staff change while a booking is unpaid. `price` stays what was booked; the kept quote ends in a line with the
-- difference, so that its total is the price that counts.
ALTER TABLE bookings
  ADD COLUMN new_price cents,
  ADD COLUMN price_change_reason text,
  -- What staff note for each other; `comment` stays what was said when booking.
  ADD COLUMN staff_comment text NOT NULL DEFAULT '',
  ADD CONSTRAINT new_price_has_a_reason CHECK ((new_price IS NULL) = (price_change_reason IS NULL)),
  ADD CONSTRAINT voucher_pays_at_most_the_new_price CHECK (voucher_amount <= new_price);

-- What was not settled yet, for the warning about the last seven days.
CREATE INDEX bookings_unpaid_start ON bookings (starts_at) WHERE paid_at IS NULL AND canceled_at IS NULL;

-- The logbook of the last 14 days, with what was canceled.
CREATE INDEX bookings_start ON bookings (starts_at, id);
CREATE INDEX bookings_canceled_at ON bookings (canceled_at) WHERE canceled_at IS NOT NULL;
