-- expand

-- To which accounts the till is booked, and for whom. Each change is a row of its own, and the last one counts.
CREATE TABLE till_accounts (
  version  integer PRIMARY KEY CHECK (version > 0),
  accounts jsonb NOT NULL
);
