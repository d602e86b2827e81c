-- expand

-- To which accounts the till is booked, and for whom. Each change is a row of its own: the last one counts, and what a batch
-- was made with before can be looked up.
CREATE TABLE till_accounts (
  version  integer PRIMARY KEY CHECK (version > 0),
  -- chart, consultant, client, first_month, account_length, and an account for each use.
  accounts jsonb NOT NULL
);
