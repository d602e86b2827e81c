-- expand

-- What changes the prices of the list, by when something is booked for, when it is booked, and how long it is.
CREATE TABLE price_rules (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('weekday', 'season', 'early', 'late', 'length')),
  name text NOT NULL CHECK (name <> ''),
  name_de text NOT NULL DEFAULT '',
  -- Tenths of a percent of the list's price, or cents for the booking.
  permille smallint CHECK (permille BETWEEN -1000 AND 9999 AND permille <> 0),
  cents integer CHECK (cents <> 0),
  -- 0 is Sunday.
  weekdays smallint[] NOT NULL DEFAULT '{}' CHECK (weekdays <@ '{0,1,2,3,4,5,6}'),
  -- `MM-DD`, both counted.
  season_from text CHECK (season_from ~ '^\d\d-\d\d$'),
  season_until text CHECK (season_until ~ '^\d\d-\d\d$'),
  days smallint CHECK (days >= 0),
  least smallint CHECK (least > 0),
  -- Empty is for all.
  vehicle_types text[] NOT NULL DEFAULT '{}',
  flows text[] NOT NULL CHECK (cardinality(flows) > 0 AND flows <@ '{hours,days}'),
  -- Of the days on which somebody books.
  starts_on date NOT NULL,
  ends_on date,
  active boolean NOT NULL DEFAULT true,
  CHECK (num_nonnulls(permille, cents) = 1),
  CHECK (starts_on <= ends_on),
  CHECK (CASE kind WHEN 'weekday' THEN cardinality(weekdays) > 0 WHEN 'season' THEN num_nulls(season_from, season_until) = 0
    WHEN 'length' THEN least IS NOT NULL ELSE days IS NOT NULL END)
);
