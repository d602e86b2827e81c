-- expand

-- Why a booking was canceled: by whoever had booked, as nobody came, or by us and for which cause. Null where nobody said.
ALTER TABLE bookings
  ADD COLUMN canceled_why text,
  ADD CONSTRAINT is_canceled_why
    CHECK (canceled_why IN ('customer', 'no_show', 'weather', 'damage', 'other')) NOT VALID;

-- Percent of the price that terms take where nobody comes; null: as much as canceling on the day of the start.
ALTER TABLE booking_terms
  ADD COLUMN no_show smallint,
  ADD CONSTRAINT no_show_is_a_part CHECK (no_show BETWEEN 0 AND 100) NOT VALID;

-- As in 0055, and the boats of a trip know why as well.
CREATE OR REPLACE FUNCTION follow_leader() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.canceled_at IS NULL THEN
    UPDATE bookings SET canceled_at = NULL, canceled_by = NULL, canceled_reason = NULL, canceled_why = NULL
    WHERE leader_id = NEW.id AND canceled_at = OLD.canceled_at;
  ELSE
    UPDATE bookings
    SET canceled_at = NEW.canceled_at, canceled_by = NEW.canceled_by, canceled_reason = NEW.canceled_reason,
        canceled_why = NEW.canceled_why, held_until = NEW.held_until
    WHERE leader_id = NEW.id AND canceled_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
