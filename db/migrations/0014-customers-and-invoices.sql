-- The agency's customers -------------------------------------------------------------------------------

CREATE TABLE customers (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  business   text NOT NULL CHECK (length(business) BETWEEN 1 AND 50),
  website    text NOT NULL DEFAULT '',
  email      text NOT NULL DEFAULT '',
  phone      text NOT NULL DEFAULT '',
  -- Of the person who is written to.
  name       text NOT NULL DEFAULT '',
  street_and_number text NOT NULL DEFAULT '',
  additional text NOT NULL DEFAULT '',
  zip_code_and_city text NOT NULL DEFAULT '',
  country    text NOT NULL,
  state      text NOT NULL DEFAULT '',
  type       text NOT NULL CHECK (type IN ('RentalRevolution', 'SupremeShop')),
  vat_id     text NOT NULL DEFAULT '',
  -- Hundredths of a percent: 1900 is 19 %.
  vat_rate   integer NOT NULL DEFAULT 0 CHECK (vat_rate BETWEEN 0 AND 9999),
  -- What the next invoice will be for: [{ item, price }], net cents of the customer's currency.
  invoice_items jsonb NOT NULL DEFAULT '[]',
  subject    text NOT NULL DEFAULT '',
  salutation text NOT NULL DEFAULT '',
  -- HTML, sanitised.
  body       text NOT NULL DEFAULT '',
  note       text NOT NULL DEFAULT '',
  -- How long after sending its mail goes out.
  delay_hours numeric(6, 2) NOT NULL DEFAULT 0 CHECK (delay_hours >= 0),
  active     boolean NOT NULL DEFAULT true,
  -- 'Changed by Jonas Pier (06/01/26)'
  added_or_changed_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Who was ever invoiced keeps the row.
  deleted_at timestamptz
);

-- Invoices -------------------------------------------------------------------------------------------

-- The last number given in each series and year; moved on by the trigger below and by nothing else.
CREATE TABLE invoice_numbers (
  series text NOT NULL CHECK (series IN ('invoice', 'credit_note')),
  year   smallint NOT NULL,
  last   integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (series, year)
);

-- Rows are added and never changed: everything that stands on the paper is frozen. Year, number and reference are given
-- by the trigger below. Amounts are cents of `currency`; those of a credit note are negative.
CREATE TABLE invoices (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  series     text NOT NULL CHECK (series IN ('invoice', 'credit_note')),
  year       smallint NOT NULL,
  number     integer NOT NULL,
  -- The number as printed: 2026-0001, CN-2026-0001.
  reference  text NOT NULL UNIQUE,
  customer_id integer NOT NULL REFERENCES customers,
  -- The invoice that a credit note takes back.
  corrects   integer UNIQUE REFERENCES invoices,
  issued_on  date NOT NULL,
  due_on     date NOT NULL,
  -- When what is invoiced was done.
  performed_from date NOT NULL,
  performed_until date NOT NULL,
  language   text NOT NULL CHECK (language IN ('en', 'de')),
  currency   text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- domestic, cyprus, eu_consumer, reverse_charge, third_country: what the paper says of the VAT.
  vat_case   text NOT NULL,
  seller     jsonb NOT NULL,
  buyer      jsonb NOT NULL,
  -- [{ item, quantity, unitPrice, net, vatRate }]; rates in hundredths of a percent.
  items      jsonb NOT NULL,
  -- Net, VAT and gross for each rate: [{ vatRate, net, vat, gross }]
  vat_by_rate jsonb NOT NULL,
  -- Subject, salutation, body and the wording of the VAT case.
  texts      jsonb NOT NULL DEFAULT '{}',
  net        integer NOT NULL,
  vat        integer NOT NULL,
  gross      integer NOT NULL,
  issued_by  text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT invoices_are_numbered_once UNIQUE (series, year, number),
  CONSTRAINT gross_is_net_and_vat CHECK (gross = net + vat),
  CHECK ((series = 'credit_note') = (corrects IS NOT NULL)),
  CHECK (CASE series WHEN 'invoice' THEN gross > 0 ELSE gross < 0 END),
  CHECK (performed_from <= performed_until)
);
CREATE INDEX invoices_customer ON invoices (customer_id, issued_on);
CREATE INDEX invoices_issued ON invoices (issued_on, id);
CREATE INDEX invoices_created ON invoices (created_at, id);

-- Numbers an invoice. One writer at a time for each series and year, until its transaction ends: there is no gap where it
-- is rolled back, and whatever else a transaction locks, it locks before.
CREATE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.year := extract(year FROM NEW.issued_on);
  INSERT INTO invoice_numbers AS given (series, year, last) VALUES (NEW.series, NEW.year, 1)
  ON CONFLICT (series, year) DO UPDATE SET last = given.last + 1
  RETURNING last INTO NEW.number;
  NEW.reference := CASE NEW.series WHEN 'credit_note' THEN 'CN-' ELSE '' END || NEW.year || '-'
    || lpad(NEW.number::text, greatest(4, length(NEW.number::text)), '0');
  RETURN NEW;
END $$;
CREATE TRIGGER number_invoice BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION number_invoice();

-- The papers themselves, as they were made when the number was given.
CREATE TABLE invoice_documents (
  invoice_id integer NOT NULL REFERENCES invoices,
  kind       text NOT NULL CHECK (kind IN ('pdf', 'xml')),
  bytes      bytea NOT NULL,
  PRIMARY KEY (invoice_id, kind)
);

CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoices are never changed or deleted: a credit note corrects them' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();

-- What came in for an invoice. The sum may fall short, and then the invoice stays open.
CREATE TABLE invoice_payments (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  invoice_id integer NOT NULL REFERENCES invoices,
  -- Cents of the invoice's currency.
  amount     integer NOT NULL CHECK (amount <> 0),
  method     text NOT NULL CHECK (method IN ('transfer', 'cash')),
  at         timestamptz NOT NULL,
  cashier    text NOT NULL,
  -- Of its entry in the ledger of the agency's till.
  position   integer NOT NULL
);
CREATE INDEX invoice_payments_invoice ON invoice_payments (invoice_id);
