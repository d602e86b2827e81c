-- expand

-- What is looked at on boats of a kind when they go out and come back. Each change is a row of its own, so that whoever
-- began with the list before says what it said; the last one counts.
CREATE TABLE checklists (
  vehicle_type vehicle_type NOT NULL,
  version      integer NOT NULL,
  -- { key, text, text_de, photo, out, back }, in their order.
  items        jsonb NOT NULL,
  PRIMARY KEY (vehicle_type, version),
  CONSTRAINT counts_from_one CHECK (version > 0)
);

-- What was looked at, as the list said it then: { item, text, text_de, photo, state, note }. Null where there was no list.
ALTER TABLE handovers
  ADD COLUMN checks_out jsonb,
  ADD COLUMN checks_back jsonb;

-- The key of the item that a photo shows, if any.
ALTER TABLE handover_pictures ADD COLUMN item text;
