-- expand, without transaction

-- What waits for the same customer's transfer is looked for before each stay.
CREATE INDEX CONCURRENTLY bookings_payer ON bookings USING gin (payer) WHERE payer IS NOT NULL;
