-- Tasks and contact requests of both businesses. What the rental's logbook tells of confirmed and canceled bookings is
-- read from the bookings themselves.
CREATE TABLE inbox_items (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  business   text NOT NULL CHECK (business IN ('agency', 'rental')),
  type       text NOT NULL CHECK (type IN ('todo', 'contact')),
  -- Who wrote it: of a task the member of staff, of a contact request whoever is to be answered.
  name       text NOT NULL,
  email      text NOT NULL DEFAULT '',
  phone      text NOT NULL DEFAULT '',
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 4000),
  created_at timestamptz NOT NULL DEFAULT now(),
  ticked_off_at timestamptz,
  ticked_off_by text,
  CONSTRAINT ticked_off_by_somebody CHECK ((ticked_off_at IS NULL) = (ticked_off_by IS NULL))
);
CREATE INDEX inbox_items_open ON inbox_items (business, type, created_at, id) WHERE ticked_off_at IS NULL;
CREATE INDEX inbox_items_log ON inbox_items (business, type, ticked_off_at, id) WHERE ticked_off_at IS NOT NULL;

-- The newest confirmations. Holds that nobody paid for were never booked.
CREATE INDEX bookings_confirmed ON bookings (created_at, id) WHERE held_until IS NULL;
