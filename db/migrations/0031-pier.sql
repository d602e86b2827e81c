-- expand

-- A boat that came back early is free again: `ends_at` is then when it came back, and this is what was agreed. One that
-- came back before its time began takes none at all, so that it may end where it starts.
ALTER TABLE bookings
  ADD COLUMN agreed_end timestamp,
  DROP CONSTRAINT ends_after_start,
  ADD CONSTRAINT ends_after_start CHECK (ends_at >= starts_at) NOT VALID;

-- What a vehicle runs on; null is what is usual for its type.
ALTER TABLE vehicles
  ADD COLUMN drive text,
  ADD CONSTRAINT known_drive CHECK (drive IN ('petrol', 'diesel', 'electric', 'none')) NOT VALID;

-- Eighths of the tank, or of the battery; null where there is neither.
ALTER TABLE handovers ALTER COLUMN fuel_out DROP NOT NULL;

-- Minutes after the agreed time for which no late hours are charged.
ALTER TABLE business_settings
  ADD COLUMN late_grace smallint NOT NULL DEFAULT 15,
  ADD CONSTRAINT late_grace_in_minutes CHECK (late_grace BETWEEN 0 AND 120) NOT VALID;
