-- expand, without transaction

-- Where the bookings with extras begin, to count how many are out.
CREATE INDEX CONCURRENTLY bookings_extras_start ON bookings (starts_at) WHERE canceled_at IS NULL AND extras <> '{}';
