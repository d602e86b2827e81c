-- expand

-- What customers take along besides the boat. Bookings name them by their keys, so none is ever deleted. The captain is no
-- row: a person, by the hour, at the price of each boat.
CREATE TABLE extras (
  key text PRIMARY KEY CHECK (key ~ '^[a-z][a-z0-9_]{0,39}$' AND key <> 'captain'),
  name text NOT NULL CHECK (name <> ''),
  name_de text NOT NULL DEFAULT '',
  price cents NOT NULL,
  -- What the price is for; a stay is as many days as it has nights.
  unit text NOT NULL CHECK (unit IN ('booking', 'day', 'hour', 'person')),
  -- Pieces; null is as many as anybody asks for.
  stock smallint CHECK (stock >= 0),
  -- Empty is for all.
  vehicle_types text[] NOT NULL DEFAULT '{}',
  flows text[] NOT NULL CHECK (cardinality(flows) > 0 AND flows <@ '{hours,days}'),
  position smallint NOT NULL,
  active boolean NOT NULL DEFAULT true,
  CHECK (unit <> 'hour' OR flows = '{hours}')
);

-- As the product had them so far. Which boat has one of these says the boat.
INSERT INTO extras (position, key, name, name_de, price, unit, flows) VALUES
  (1, 'bbq', 'Barbecue grill', 'Grill', 3000, 'booking', '{hours,days}'),
  (2, 'jukebox', 'Jukebox', 'Jukebox', 1000, 'booking', '{hours,days}'),
  (3, 'binoculars', 'Binoculars', 'Fernglas', 500, 'booking', '{hours,days}'),
  (4, 'stand_up_paddle', 'Stand-up paddle', 'SUP-Board', 5000, 'booking', '{days}'),
  (5, 'canoe_one_person', 'Canoe for one person', 'Kanu für eine Person', 5000, 'booking', '{days}'),
  (6, 'canoe_two_persons', 'Canoe for two persons', 'Kanu für zwei Personen', 7500, 'booking', '{days}'),
  (7, 'inflatable_boat', 'Inflatable boat', 'Schlauchboot', 5000, 'booking', '{days}'),
  (8, 'sonar', 'Sonar', 'Echolot', 3500, 'booking', '{days}'),
  (9, 'bed_linen_and_towel', 'Bed linen and towel', 'Bettwäsche und Handtuch', 2500, 'person', '{days}');

-- How many of an extra are out at the same moment between two times. It grows only where a booking begins. A booking is no
-- longer than 31 days, which bounds where to look.
CREATE FUNCTION extra_out(wanted text, since timestamp, until timestamp) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH taken AS MATERIALIZED (
    SELECT starts_at, ends_at FROM bookings
    WHERE canceled_at IS NULL AND extras <> '{}' AND wanted = ANY (extras)
      AND starts_at < until AND starts_at > since - interval '31 days' AND ends_at > since
  )
  SELECT coalesce(max(count), 0)::int FROM (
    SELECT count(*) FROM (SELECT DISTINCT greatest(starts_at, since) AS moment FROM taken) begun
    JOIN taken ON taken.starts_at <= moment AND taken.ends_at > moment
    GROUP BY moment
  ) counted
$$;

-- Whoever books, moves or takes up a booking again, this version or the one before: of an extra no more are out at once than
-- there are. What a booking has for its time it keeps, also where there are fewer now.
CREATE FUNCTION keep_extras_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  limited record;
BEGIN
  -- Who wants the same one waits here, and counts what this booking takes; in one order, so that no two wait for each other.
  FOR limited IN
    SELECT key, stock FROM extras WHERE key = ANY (NEW.extras) AND stock IS NOT NULL ORDER BY key FOR NO KEY UPDATE
  LOOP
    IF TG_OP = 'UPDATE' THEN
      CONTINUE WHEN OLD.canceled_at IS NULL AND limited.key = ANY (OLD.extras) AND NEW.during <@ OLD.during;
    END IF;
    IF extra_out(limited.key, NEW.starts_at, NEW.ends_at) > limited.stock THEN
      RAISE check_violation USING MESSAGE = 'none of an extra is left', DETAIL = limited.key, CONSTRAINT = 'extras_in_stock';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER extras_of_new AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.canceled_at IS NULL AND NEW.extras <> '{}')
  EXECUTE FUNCTION keep_extras_in_stock();

-- A boat that came back and is out again after all has its extras with it, whatever others were promised.
CREATE TRIGGER extras_of_changed AFTER UPDATE OF extras, starts_at, ends_at, canceled_at ON bookings FOR EACH ROW
  WHEN (NEW.canceled_at IS NULL AND NEW.extras <> '{}' AND (OLD.agreed_end IS NULL OR NEW.agreed_end IS NOT NULL))
  EXECUTE FUNCTION keep_extras_in_stock();
