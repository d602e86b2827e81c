-- expand, without transaction

CREATE INDEX CONCURRENTLY bookings_leader ON bookings (leader_id) WHERE leader_id IS NOT NULL;
ALTER TABLE bookings VALIDATE CONSTRAINT bookings_leader;
