-- expand

-- Several boats in one booking: each has a row of its own. The first leads: it has the payments and the promo code, and says
-- how they were canceled; the others follow it.
ALTER TABLE bookings
  ADD COLUMN leader_id bigint,
  -- Of the first one: how many go along, so that nobody looks for them who has none.
  ADD COLUMN mates smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT bookings_leader FOREIGN KEY (leader_id) REFERENCES bookings NOT VALID;

-- Whoever cancels or lets go the first boat, or takes it again, this version or the one before, does so with all of them.
CREATE FUNCTION follow_leader() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.canceled_at IS NULL THEN
    UPDATE bookings SET canceled_at = NULL, canceled_by = NULL, canceled_reason = NULL
    WHERE leader_id = NEW.id AND canceled_at = OLD.canceled_at;
  ELSE
    UPDATE bookings
    SET canceled_at = NEW.canceled_at, canceled_by = NEW.canceled_by, canceled_reason = NEW.canceled_reason,
        held_until = NEW.held_until
    WHERE leader_id = NEW.id AND canceled_at IS NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER follow_leader AFTER UPDATE OF canceled_at ON bookings FOR EACH ROW
  WHEN (NEW.mates > 0 AND (OLD.canceled_at IS NULL) <> (NEW.canceled_at IS NULL))
  EXECUTE FUNCTION follow_leader();
