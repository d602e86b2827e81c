-- expand

-- What each member of staff wants to be told at once, and when not; without a row everything, at any time.
CREATE TABLE push_wishes (
  user_id     integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  kinds       text[] NOT NULL,
  -- Hours on the wall clock of the business, over midnight too.
  quiet_from  real,
  quiet_until real,
  CONSTRAINT quiet_has_two_ends CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
);

-- The browsers that are told, each by the push service of its maker.
CREATE TABLE push_devices (
  id       integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id  integer NOT NULL REFERENCES users ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh   bytea NOT NULL,
  auth     bytea NOT NULL,
  label    text NOT NULL,
  made_at  timestamptz NOT NULL DEFAULT now(),
  told_at  timestamptz
);
CREATE INDEX push_devices_user ON push_devices (user_id);

-- What happened, once for each device: written with what it is about, sent by a job, and kept a while so that nothing is told
-- twice. No foreign key: a device that goes must not keep anybody from booking.
CREATE TABLE push_messages (
  device_id integer NOT NULL,
  kind      text NOT NULL,
  record_id bigint NOT NULL,
  made_at   timestamptz NOT NULL DEFAULT now(),
  due_at    timestamptz NOT NULL DEFAULT now(),
  tries     smallint NOT NULL DEFAULT 0,
  -- Since then it is being sent, or was.
  taken_at  timestamptz,
  PRIMARY KEY (device_id, kind, record_id),
  CONSTRAINT is_kind CHECK (kind IN ('booking', 'cancellation', 'message', 'late', 'test'))
);
CREATE INDEX push_messages_due ON push_messages (due_at) WHERE taken_at IS NULL;

-- By its own rights: the version before, whose booking it is, may not know the tables.
CREATE FUNCTION tell_devices() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO push_messages (device_id, kind, record_id)
  SELECT id, TG_ARGV[0], NEW.id FROM push_devices ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- What is only held is no booking; of several boats the first stands for all.
CREATE TRIGGER tell_of_new AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.held_until IS NULL AND NEW.canceled_at IS NULL AND NEW.leader_id IS NULL)
  EXECUTE FUNCTION tell_devices('booking');
CREATE TRIGGER tell_of_confirmed AFTER UPDATE OF held_until ON bookings FOR EACH ROW
  WHEN (OLD.held_until IS NOT NULL AND NEW.held_until IS NULL AND NEW.canceled_at IS NULL AND NEW.leader_id IS NULL)
  EXECUTE FUNCTION tell_devices('booking');
CREATE TRIGGER tell_of_canceled AFTER UPDATE OF canceled_at ON bookings FOR EACH ROW
  WHEN (OLD.canceled_at IS NULL AND NEW.canceled_at IS NOT NULL AND OLD.held_until IS NULL)
  EXECUTE FUNCTION tell_devices('cancellation');
CREATE TRIGGER tell_of_message AFTER INSERT ON inbox_items FOR EACH ROW
  WHEN (NEW.business = 'rental' AND NEW.type = 'contact')
  EXECUTE FUNCTION tell_devices('message');
