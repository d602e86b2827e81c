-- expand

-- Holidays and events: days in a row with other hours than their season has. Without hours they are closed.
CREATE TABLE special_days (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  first_day    date NOT NULL,
  last_day     date NOT NULL,
  -- They come back every year.
  yearly       boolean NOT NULL,
  opening_hour half_hour_steps,
  closing_hour half_hour_steps,
  -- What visitors read, in English and in German.
  sentence     text NOT NULL,
  sentence_de  text NOT NULL,
  CONSTRAINT days_in_a_row CHECK (last_day >= first_day AND last_day < first_day + 92),
  CONSTRAINT hours_or_closed CHECK (num_nulls(opening_hour, closing_hour) IN (0, 2)),
  CONSTRAINT opens_before_it_closes CHECK (opening_hour < closing_hour),
  CONSTRAINT is_said CHECK (sentence <> '' OR sentence_de <> ''),
  CONSTRAINT one_for_a_day EXCLUDE USING gist (daterange(first_day, last_day, '[]') WITH &&) WHERE (NOT yearly)
);
