-- Sending ---------------------------------------------------------------------------------------------

-- A number that German public buyers give to be reached under.
ALTER TABLE customers ADD COLUMN leitweg_id text NOT NULL DEFAULT '';
-- Moved on by every change, so that nobody overwrites what somebody else wrote meanwhile.
ALTER TABLE customers ADD COLUMN version integer NOT NULL DEFAULT 1;

-- An invoice that is to be sent: frozen as it was ordered, numbered and mailed when it is due, and cancellable until then.
CREATE TABLE invoice_orders (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL REFERENCES customers,
  -- review: prepared by a monthly run and to be approved. waiting: goes out when due.
  state       text NOT NULL CHECK (state IN ('review', 'waiting', 'sent', 'canceled', 'failed')),
  -- The first day of the month of the run that prepared it: a customer is in a month's run once.
  run         date CHECK (extract(day FROM run) = 1),
  due_at      timestamptz NOT NULL,
  -- What will be frozen: items, texts, buyer as they were when it was ordered.
  content     jsonb NOT NULL,
  -- Why it could not be sent.
  error       text,
  invoice_id  integer UNIQUE REFERENCES invoices,
  ordered_by_id integer,
  ordered_by  text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT in_a_run_once UNIQUE (customer_id, run),
  CHECK ((state = 'sent') = (invoice_id IS NOT NULL))
);
CREATE INDEX invoice_orders_due ON invoice_orders (due_at, id) WHERE state IN ('waiting', 'failed');
CREATE INDEX invoice_orders_run ON invoice_orders (run) WHERE run IS NOT NULL;
CREATE INDEX invoice_orders_customer ON invoice_orders (customer_id, id);

-- Every mail that an invoice went out with, again ones and reminders too.
CREATE TABLE invoice_mails (
  invoice_id integer NOT NULL REFERENCES invoices,
  mail_id    integer NOT NULL REFERENCES mails ON DELETE CASCADE,
  -- invoice, again, reminder
  purpose    text NOT NULL CHECK (purpose IN ('invoice', 'again', 'reminder', 'credit_note')),
  PRIMARY KEY (invoice_id, mail_id)
);
CREATE INDEX invoice_mails_mail ON invoice_mails (mail_id);

ALTER TABLE invoice_documents DROP CONSTRAINT invoice_documents_kind_check,
  ADD CONSTRAINT invoice_documents_kind_check CHECK (kind IN ('pdf', 'xml', 'xrechnung'));

-- Getting paid ----------------------------------------------------------------------------------------

-- Each step once.
CREATE TABLE invoice_reminders (
  invoice_id integer NOT NULL REFERENCES invoices,
  step       smallint NOT NULL CHECK (step BETWEEN 1 AND 3),
  open       integer NOT NULL CHECK (open > 0),
  mail_id    integer REFERENCES mails ON DELETE SET NULL,
  sent_at    timestamptz NOT NULL,
  PRIMARY KEY (invoice_id, step)
);

-- What came in by bank statements, each line once however often a statement is dropped in. Amounts are cents of `currency`.
CREATE TABLE bank_transactions (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- SHA-256 of what makes the line the one it is.
  fingerprint bytea NOT NULL UNIQUE,
  -- Of ours, as the statement calls it.
  account     text NOT NULL DEFAULT '',
  booked_on   date NOT NULL,
  amount      integer NOT NULL CHECK (amount > 0),
  currency    text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  payer       text NOT NULL DEFAULT '',
  -- The one that machines read: QRR, SCOR, end to end.
  reference   text NOT NULL DEFAULT '',
  purpose     text NOT NULL DEFAULT '',
  -- How much of it went to invoices.
  booked      integer NOT NULL DEFAULT 0,
  dismissed_by text,
  imported_by text NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT booked_at_most_what_came CHECK (booked BETWEEN 0 AND amount),
  CHECK (dismissed_by IS NULL OR booked < amount)
);
CREATE INDEX bank_transactions_days ON bank_transactions (booked_on, id);
CREATE INDEX bank_transactions_open ON bank_transactions (booked_on, id) WHERE booked < amount AND dismissed_by IS NULL;

ALTER TABLE invoice_payments
  -- The line of a bank statement that it was booked from.
  ADD COLUMN bank_transaction_id integer REFERENCES bank_transactions,
  -- The payment that this one takes back, which is done once.
  ADD COLUMN takes_back integer UNIQUE REFERENCES invoice_payments;
CREATE INDEX invoice_payments_bank ON invoice_payments (bank_transaction_id) WHERE bank_transaction_id IS NOT NULL;

-- Papers ----------------------------------------------------------------------------------------------

-- How the papers look and what they say; the defaults are in the code.
CREATE TABLE invoice_look (
  one        boolean PRIMARY KEY DEFAULT true CHECK (one),
  content    jsonb NOT NULL,
  logo       bytea,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Where money of each currency goes; without an account nothing in that currency is invoiced.
CREATE TABLE bank_accounts (
  currency   text PRIMARY KEY CHECK (currency ~ '^[A-Z]{3}$'),
  holder     text NOT NULL,
  iban       text NOT NULL DEFAULT '',
  bic        text NOT NULL DEFAULT '',
  bank       text NOT NULL DEFAULT '',
  -- Where there is no IBAN: routing, sort code, BSB, account number, as lines.
  details    text NOT NULL DEFAULT '',
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- What VIES answered.
CREATE TABLE vat_checks (
  vat_id     text PRIMARY KEY,
  valid      boolean NOT NULL,
  name       text NOT NULL DEFAULT '',
  address    text NOT NULL DEFAULT '',
  checked_at timestamptz NOT NULL
);
