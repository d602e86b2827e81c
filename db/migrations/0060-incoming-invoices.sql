-- expand
-- Invoices that others sent, each with its file as it came. Rows are added and never changed; what is asked of them again and
-- again stands beside the file, and everything else is read out of it anew.
CREATE TABLE incoming_invoices (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- SHA-256 of the file: each is taken in once.
  sha256      bytea NOT NULL UNIQUE CHECK (length(sha256) = 32),
  file        bytea NOT NULL CHECK (length(file) BETWEEN 1 AND 10485760),
  file_name   text NOT NULL DEFAULT '',
  seller      text NOT NULL,
  -- By which the same seller is known again: its VAT id, tax number or name.
  seller_key  text NOT NULL,
  number      text NOT NULL,
  issued_on   date,
  due_on      date,
  currency    text NOT NULL,
  -- Cents of `currency`; below zero where it is given back. A supplier's may be beyond what an integer holds.
  due         bigint NOT NULL,
  -- Rules of EN 16931 that it breaks, when it came.
  findings    integer NOT NULL,
  received_by text NOT NULL,
  received_at timestamptz NOT NULL
);

-- What became of one, step by step; the last one counts.
CREATE TABLE incoming_invoice_steps (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  invoice_id  integer NOT NULL REFERENCES incoming_invoices,
  -- How many there were before, so that of two at once one comes second.
  step        smallint NOT NULL CHECK (step > 0),
  state       text NOT NULL CHECK (state IN ('new', 'checked', 'paid', 'rejected')),
  paid_on     date CHECK ((paid_on IS NOT NULL) = (state = 'paid')),
  reason      text NOT NULL DEFAULT '' CHECK ((reason <> '') = (state = 'rejected')),
  done_by     text NOT NULL,
  done_at     timestamptz NOT NULL,
  UNIQUE (invoice_id, step)
);

CREATE FUNCTION refuse_incoming_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Incoming invoices are kept as they came' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON incoming_invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_incoming_change();
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON incoming_invoice_steps
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_incoming_change();
