-- expand

-- A time in which a boat, or the whole water, is closed. Times are the business's wall clock.
CREATE TABLE closures (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Null: nobody goes out.
  vehicle_id integer REFERENCES vehicles,
  starts_at  timestamp NOT NULL,
  ends_at    timestamp NOT NULL,
  -- As the customers who had booked are told.
  reason     text NOT NULL,
  closed_by  text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When it was opened again before its end.
  lifted_at  timestamptz,
  CONSTRAINT closed_for_a_time CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '366 days')
);
CREATE INDEX closures_end ON closures (ends_at) WHERE lifted_at IS NULL;

-- What becomes of a booking that a closure concerns; of a trip its first boat stands for all. Without a row nobody has
-- decided yet.
CREATE TABLE closure_bookings (
  closure_id  integer NOT NULL REFERENCES closures ON DELETE CASCADE,
  booking_id  bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  -- `keep`: staff talk to the customer themselves.
  decision    text NOT NULL,
  -- From then on the customer is told, and nothing is taken back.
  told_at     timestamptz NOT NULL,
  -- When a cancellation was made, or a customer who was asked has chosen.
  done_at     timestamptz,
  -- What a customer who was asked chose.
  chosen      text,
  reminded_at timestamptz,
  mail_id     integer REFERENCES mails ON DELETE SET NULL,
  PRIMARY KEY (closure_id, booking_id),
  CONSTRAINT is_decision CHECK (decision IN ('move', 'ask', 'cancel', 'keep')),
  CONSTRAINT is_choice CHECK (chosen IS NULL OR decision = 'ask' AND chosen IN ('move', 'voucher', 'money'))
);
CREATE INDEX closure_bookings_booking ON closure_bookings (booking_id);
CREATE INDEX closure_bookings_mail ON closure_bookings (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX closure_bookings_to_do ON closure_bookings (told_at) WHERE decision = 'cancel' AND done_at IS NULL;

-- The moves of a review, each of one boat.
CREATE TABLE closure_moves (
  move_id    integer PRIMARY KEY REFERENCES booking_moves ON DELETE CASCADE,
  closure_id integer NOT NULL,
  booking_id bigint NOT NULL,
  FOREIGN KEY (closure_id, booking_id) REFERENCES closure_bookings ON DELETE CASCADE
);
CREATE INDEX closure_moves_booking ON closure_moves (closure_id, booking_id);

-- What is closed, boat by boat: who asks whether a boat can be had asks this, besides its bookings.
CREATE VIEW closed_times AS
  SELECT c.id, v.id AS vehicle_id, c.starts_at, c.ends_at, c.reason
  FROM closures c JOIN vehicles v ON (v.id = c.vehicle_id OR c.vehicle_id IS NULL) AND v.deleted_at IS NULL
  WHERE c.lifted_at IS NULL;

-- Days on which nobody goes out: blocked ones, and those that are closed from midnight to midnight.
CREATE VIEW closed_days AS
  SELECT day FROM blocked_days
  UNION
  SELECT generate_series(date_trunc('day', starts_at + interval '1 day' - interval '1 microsecond'),
                         ends_at - interval '1 day', interval '1 day')::date
  FROM closures WHERE vehicle_id IS NULL AND lifted_at IS NULL;

-- Nothing is booked into a closed time, whichever path or version does so. Who closes takes the same lock alone: it waits for
-- those who are booking, and those who come later see what is closed. A new booking gets no row, as where a boat is taken; one
-- that is moved violates what two bookings of a boat violate. What is there already may become shorter.
CREATE FUNCTION keep_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('rental.may_go_back', true) = 'yes' THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('closures', 0));
  IF EXISTS (SELECT FROM closed_times c
             WHERE c.vehicle_id = NEW.vehicle_id AND c.starts_at < NEW.ends_at AND c.ends_at > NEW.starts_at) THEN
    IF TG_OP = 'INSERT' THEN
      RETURN NULL;
    END IF;
    RAISE EXCEPTION 'closed then' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'no_double_booking';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER keep_closed_for_new BEFORE INSERT ON bookings FOR EACH ROW WHEN (NEW.canceled_at IS NULL)
  EXECUTE FUNCTION keep_closed();
CREATE TRIGGER keep_closed_for_changed BEFORE UPDATE OF vehicle_id, starts_at, ends_at, canceled_at ON bookings FOR EACH ROW
  WHEN (NEW.canceled_at IS NULL
        AND (OLD.canceled_at IS NOT NULL OR NEW.vehicle_id <> OLD.vehicle_id
             OR NEW.starts_at < OLD.starts_at OR NEW.ends_at > OLD.ends_at))
  EXECUTE FUNCTION keep_closed();
