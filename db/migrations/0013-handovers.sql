-- Checking a boat out and taking it back ---------------------------------------------------------------

CREATE TABLE handovers (
  booking_id      bigint PRIMARY KEY REFERENCES bookings,
  out_at          timestamptz NOT NULL,
  out_by          text NOT NULL,
  -- Null where the boat needs none of the customer.
  license_seen    boolean,
  -- Eighths of the tank.
  fuel_out        smallint NOT NULL CHECK (fuel_out BETWEEN 0 AND 8),
  note_out        text NOT NULL DEFAULT '',
  signature_out   text REFERENCES files,
  signed_by       text NOT NULL DEFAULT '',
  deposit         cents NOT NULL DEFAULT 0,
  deposit_method  text NOT NULL DEFAULT 'cash' CHECK (deposit_method IN ('cash', 'card')),
  -- Paid on site with the check-out: briefing, cleaning.
  fees            cents NOT NULL DEFAULT 0,
  back_at         timestamptz,
  back_by         text,
  fuel_back       smallint CHECK (fuel_back BETWEEN 0 AND 8),
  note_back       text NOT NULL DEFAULT '',
  damage          text NOT NULL DEFAULT '',
  late_hours      smallint NOT NULL DEFAULT 0,
  charges         cents NOT NULL DEFAULT 0,
  -- Positions in the till's ledger of the two steps, to take them back.
  out_entries     integer[] NOT NULL DEFAULT '{}',
  back_entries    integer[] NOT NULL DEFAULT '{}',
  CHECK ((back_at IS NULL) = (back_by IS NULL)),
  CHECK (back_at >= out_at)
);
CREATE INDEX handovers_out ON handovers (out_at) WHERE back_at IS NULL;

CREATE TABLE handover_pictures (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  booking_id bigint NOT NULL REFERENCES bookings,
  moment     text NOT NULL CHECK (moment IN ('out', 'back')),
  file       text NOT NULL REFERENCES files,
  taken_by   text NOT NULL,
  taken_at   timestamptz NOT NULL,
  UNIQUE (booking_id, moment, file)
);
