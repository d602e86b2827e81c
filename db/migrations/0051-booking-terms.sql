-- expand

-- The terms of the business for bookings made from a day on: which share of the price is paid online when booking, and
-- what canceling costs until when. Before the first row the documents' terms count, which the rules know.
CREATE TABLE booking_terms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  starts_on date NOT NULL CONSTRAINT terms_of_a_day UNIQUE,
  -- Percent.
  hours_share smallint NOT NULL CHECK (hours_share BETWEEN 0 AND 100),
  days_share smallint NOT NULL CHECK (days_share BETWEEN 0 AND 100),
  steps jsonb NOT NULL CHECK (jsonb_array_length(steps) BETWEEN 1 AND 8)
);
