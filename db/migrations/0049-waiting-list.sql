-- expand

-- Who waits for a boat on a day on which none is free. In line are those whose mail address is proved; who asked first
-- comes first. Whether somebody still waits, has an offer, took it or let it pass follows from the booking of the offer.
CREATE TABLE waiting_entries (
  id           bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- What the link of its mails is signed for.
  reference    text NOT NULL UNIQUE,
  kind         text NOT NULL CHECK (kind IN ('hours', 'days')),
  -- One boat, or those of a type, or any.
  vehicle_id   integer REFERENCES vehicles,
  vehicle_type vehicle_type,
  -- The first of a stay.
  day          date NOT NULL,
  -- Within these hours of the day, for so many of them; of a stay nothing.
  from_hour    half_hour_steps,
  until_hour   half_hour_steps,
  hours        half_hour_steps,
  nights       smallint NOT NULL DEFAULT 0,
  people       smallint NOT NULL,
  name         text NOT NULL,
  email        text NOT NULL,
  phone        text NOT NULL DEFAULT '',
  language     text NOT NULL DEFAULT 'en',
  asked_at     timestamptz NOT NULL DEFAULT now(),
  -- When the link of the mail was followed.
  confirmed_at timestamptz,
  -- What is held or was taken for them. Nobody is offered anything twice, and nothing is offered to two.
  booking_id   bigint REFERENCES bookings,
  left_at      timestamptz,
  -- The customer's browser, for the built-in mailbox.
  visitor      bytea,
  CONSTRAINT offered_to_one UNIQUE (booking_id),
  CONSTRAINT is_language CHECK (language ~ '^[a-z]{2}$'),
  CONSTRAINT hours_or_nights CHECK (CASE kind
    WHEN 'hours' THEN num_nulls(from_hour, until_hour, hours) = 0 AND hours > 0 AND from_hour + hours <= until_hour AND nights = 0
    ELSE num_nonnulls(from_hour, until_hour, hours) = 0 AND nights > 0 END)
);
-- An address stands in a line once.
CREATE UNIQUE INDEX waiting_once ON waiting_entries (lower(email), kind, day) WHERE booking_id IS NULL AND left_at IS NULL;
CREATE INDEX waiting_day ON waiting_entries (day);
