-- expand, without transaction

-- So far a night cost what the first hour does; it was meant of houseboats only.
UPDATE vehicles
SET price_night = (SELECT p.price FROM vehicle_prices p WHERE p.vehicle_id = vehicles.id AND p.half_hours = 2)
WHERE id IN (SELECT v.id FROM vehicles v JOIN vehicle_prices p ON p.vehicle_id = v.id AND p.half_hours = 2
             WHERE v.type = 'houseboats' AND v.price_night IS NULL LIMIT 1000);
