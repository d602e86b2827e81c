-- More that can be taken along when booking over days.
ALTER TABLE vehicles
  ADD COLUMN extra_canoe_one_person     boolean NOT NULL DEFAULT false,
  ADD COLUMN extra_canoe_two_persons    boolean NOT NULL DEFAULT false,
  ADD COLUMN extra_inflatable_boat      boolean NOT NULL DEFAULT false,
  ADD COLUMN extra_sonar                boolean NOT NULL DEFAULT false,
  ADD COLUMN extra_bed_linen_and_towel  boolean NOT NULL DEFAULT false;

-- The logbook of the fleet: who did what to a vehicle, under the name and type it had then.
CREATE TABLE vehicle_log (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  vehicle_id integer NOT NULL REFERENCES vehicles,
  name       text NOT NULL,
  type       vehicle_type NOT NULL,
  -- 'Changed by Jonas Pier (06/01/26)'
  changed    text NOT NULL,
  at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX vehicle_log_vehicle ON vehicle_log (vehicle_id, id);

-- For the warning before a vehicle is blocked or removed.
CREATE INDEX bookings_vehicle_start ON bookings (vehicle_id, starts_at) WHERE canceled_at IS NULL;
