-- expand

CREATE TABLE promo_codes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL CONSTRAINT promo_codes_code UNIQUE CHECK (code ~ '^[A-Z0-9-]{3,15}$'),
  -- Tenths of a percent, or cents, both below zero.
  permille smallint CHECK (permille BETWEEN -1000 AND -1),
  cents integer CHECK (cents < 0),
  starts_on date NOT NULL,
  ends_on date,
  max_uses integer CHECK (max_uses > 0),
  -- Bookings that stand. A booking counts itself as long as there is one left; money that comes late for one that was let
  -- go counts it again, even when none is.
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  CHECK (num_nonnulls(permille, cents) = 1),
  CHECK (starts_on <= ends_on)
);

-- No reference: a code that is removed leaves its bookings as they are, and no id comes twice.
ALTER TABLE bookings ADD COLUMN promo_code_id integer;

-- Whoever cancels or lets go a booking, this version or the one before, gives its use back.
CREATE FUNCTION count_promo_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE promo_codes SET uses = uses + CASE WHEN NEW.canceled_at IS NULL THEN 1 ELSE -1 END WHERE id = NEW.promo_code_id;
  RETURN NULL;
END $$;

CREATE TRIGGER count_promo_code AFTER UPDATE OF canceled_at ON bookings FOR EACH ROW
  WHEN (NEW.promo_code_id IS NOT NULL AND (OLD.canceled_at IS NULL) <> (NEW.canceled_at IS NULL))
  EXECUTE FUNCTION count_promo_code();
