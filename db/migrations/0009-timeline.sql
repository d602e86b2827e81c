-- How often a booking was moved: the number of its calendar entry, which replaces the ones before.
ALTER TABLE bookings ADD COLUMN moves smallint NOT NULL DEFAULT 0;

-- Each move to another time or boat, with everything it changed as it was before, so that it can be undone.
CREATE TABLE booking_moves (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  booking_id bigint NOT NULL REFERENCES bookings,
  vehicle_id integer NOT NULL REFERENCES vehicles,
  starts_at  timestamp NOT NULL,
  ends_at    timestamp NOT NULL,
  price      cents NOT NULL,
  new_price  cents,
  price_change_reason text,
  quote      jsonb,
  extras     text[] NOT NULL,
  comment    text NOT NULL,
  due_on     date,
  -- What it costs since then: when that has changed again, the move is not undone.
  moved_price cents NOT NULL,
  -- What the customer was told of it; while it waits, the next move takes its place.
  mail_id    integer REFERENCES mails ON DELETE SET NULL,
  moved_by   text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX booking_moves_booking ON booking_moves (booking_id, id);
CREATE INDEX booking_moves_mail ON booking_moves (mail_id) WHERE mail_id IS NOT NULL;
