-- expand

-- To which accounts the agency's invoices are booked, and for whom: as the till's, each change is a row of its own.
CREATE TABLE invoice_accounts (
  version  integer PRIMARY KEY CHECK (version > 0),
  accounts jsonb NOT NULL
);
