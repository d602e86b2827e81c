-- expand

-- What of a boat is looked after, and when. A boat without a row is used and counted, but nothing falls due.
CREATE TABLE boat_care (
  vehicle_id   integer PRIMARY KEY REFERENCES vehicles ON DELETE CASCADE,
  -- What its hours began with, as somebody read them: hours of handovers from `read_at` on come on top, without it all.
  engine_hours numeric(8, 1) NOT NULL DEFAULT 0,
  read_at      timestamptz,
  -- The next service is due after so many hours since the last one, or on a day.
  every_hours  smallint,
  every_months smallint,
  due_on       date,
  CONSTRAINT engine_hours_in_range CHECK (engine_hours BETWEEN 0 AND 999999),
  CONSTRAINT every_hours_in_range CHECK (every_hours BETWEEN 1 AND 9999),
  CONSTRAINT every_months_in_range CHECK (every_months BETWEEN 1 AND 120)
);

CREATE TABLE boat_services (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  vehicle_id   integer NOT NULL REFERENCES vehicles ON DELETE CASCADE,
  done_on      date NOT NULL,
  -- From when on hours count towards the next one.
  done_at      timestamptz NOT NULL,
  engine_hours numeric(8, 1) NOT NULL,
  note         text NOT NULL DEFAULT '',
  done_by      text NOT NULL,
  -- When it was due until then, for who takes it back.
  due_before   date
);
CREATE INDEX boat_services_last ON boat_services (vehicle_id, id);

CREATE TABLE damages (
  id            integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  vehicle_id    integer NOT NULL REFERENCES vehicles ON DELETE CASCADE,
  -- With whose return it was reported; null where staff found it.
  booking_id    bigint REFERENCES bookings ON DELETE CASCADE,
  description   text NOT NULL,
  reported_at   timestamptz NOT NULL,
  reported_by   text NOT NULL,
  state         text NOT NULL DEFAULT 'reported',
  state_at      timestamptz NOT NULL,
  state_by      text NOT NULL,
  -- What the repair cost us.
  repair_cost   cents,
  -- What of the deposit did not go back at the return.
  held          cents NOT NULL DEFAULT 0,
  -- What the customer paid for it, 0 for nothing; null until somebody decided. Decided with the return where both were at once.
  charged       cents,
  charge_reason text NOT NULL DEFAULT '',
  assessed_at   timestamptz,
  assessed_by   text,
  -- Positions in the till's ledger, to take them back.
  entries       integer[] NOT NULL DEFAULT '{}',
  mail_id       integer REFERENCES mails ON DELETE SET NULL,
  CONSTRAINT is_damage_state CHECK (state IN ('reported', 'repair', 'done')),
  CONSTRAINT assessed_whole CHECK ((charged IS NULL) = (assessed_at IS NULL) AND (charged IS NULL) = (assessed_by IS NULL)),
  CONSTRAINT held_of_a_booking CHECK (held >= 0 AND (held = 0 OR booking_id IS NOT NULL))
);
CREATE INDEX damages_open ON damages (vehicle_id) WHERE state <> 'done' OR assessed_at IS NULL;
CREATE INDEX damages_booking ON damages (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX damages_mail ON damages (mail_id) WHERE mail_id IS NOT NULL;
