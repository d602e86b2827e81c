-- expand, without transaction

ALTER TABLE bookings VALIDATE CONSTRAINT known_license;
ALTER TABLE bookings VALIDATE CONSTRAINT party_is_whole;
ALTER TABLE booking_moves VALIDATE CONSTRAINT known_license;

UPDATE bookings
SET (adults, children, age_from, age_to, license, own_words) = (SELECT p.* FROM party_of(bookings.comment) p)
WHERE id IN (SELECT id FROM bookings WHERE adults IS NULL AND own_words = '' AND comment <> '' LIMIT 1000);

UPDATE booking_moves SET license = (party_of(comment)).license
WHERE id IN (SELECT id FROM booking_moves
             WHERE license IS NULL AND comment LIKE 'Boating licence: %' AND (party_of(comment)).license IS NOT NULL LIMIT 1000);
