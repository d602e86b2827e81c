-- expand

-- What a night costs, in cents; null of a boat that is not let over nights.
ALTER TABLE vehicles ADD COLUMN price_night integer;

-- Who is to pay a stay by transfer, until it is paid or canceled: hashes of mail address, phone and network, null where
-- one of them tells nothing. By them the nights are counted that wait for the same customer.
ALTER TABLE bookings ADD COLUMN payer bigint[];
