-- expand

-- What a change by staff replaces besides place and price (who comes, how to reach them, what was paid), to take it back
-- as a whole; and how the booking stood right after it.
ALTER TABLE booking_moves ADD COLUMN former jsonb;
