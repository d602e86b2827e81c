-- Tenths of an hour: sums are exact. A day that nobody entered has no row; a row of 0 says "none".
CREATE TABLE working_hours (
  business    text NOT NULL CHECK (business IN ('agency', 'rental')),
  day         date NOT NULL,
  employee_id integer NOT NULL REFERENCES users,
  tenths      smallint NOT NULL CHECK (tenths BETWEEN 0 AND 240),
  PRIMARY KEY (business, day, employee_id)
);

-- A month that hours were saved in, or that was signed off. Whoever saves holds the row, so that signing off waits for
-- them and they for it; the history is in audit_log.
CREATE TABLE working_months (
  business        text NOT NULL CHECK (business IN ('agency', 'rental')),
  month           date NOT NULL CHECK (extract(day FROM month) = 1),
  signed_off_at   timestamptz,
  signed_off_by   text,
  reopened_at     timestamptz,
  reopened_by     text,
  reopened_reason text,
  PRIMARY KEY (business, month),
  CHECK ((signed_off_at IS NULL) = (signed_off_by IS NULL)),
  CHECK (num_nulls(reopened_at, reopened_by, reopened_reason) IN (0, 3))
);
