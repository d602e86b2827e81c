-- expand, without transaction

ALTER TABLE bookings VALIDATE CONSTRAINT ends_after_start;
ALTER TABLE vehicles VALIDATE CONSTRAINT known_drive;
ALTER TABLE business_settings VALIDATE CONSTRAINT late_grace_in_minutes;

-- What the texts of the fleet say of it, else what is usual.
UPDATE vehicles SET drive = CASE
    WHEN type = 'canoes' THEN 'none'
    WHEN concat(description ->> 'technical', description ->> 'features') ~* 'electric (motor|engine|drive|outboard)' THEN 'electric'
    WHEN description ->> 'technical' ~* 'diesel' THEN 'diesel'
    WHEN type = 'sailboats' THEN 'none'
    WHEN type = 'houseboats' AND description ->> 'technical' !~* 'petrol|outboard' THEN 'diesel'
    ELSE 'petrol' END
  WHERE id IN (SELECT id FROM vehicles WHERE drive IS NULL LIMIT 100);
