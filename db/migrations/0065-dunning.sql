-- expand
-- What holds for all invoices from now on: whether they charge VAT, when reminders go and what they ask for besides.
CREATE TABLE invoice_rules (
  one        boolean PRIMARY KEY DEFAULT true CHECK (one),
  content    jsonb NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Until when nobody is reminded of anything: `infinity` is for good. Consumers owe less interest, and no flat sum.
ALTER TABLE customers ADD COLUMN reminders_paused_until date;
ALTER TABLE customers ADD COLUMN is_consumer boolean NOT NULL DEFAULT false;

-- What a reminder asked for besides what was open, in cents of the invoice's currency; none of it is owed by the invoice.
ALTER TABLE invoice_reminders ADD COLUMN fee integer NOT NULL DEFAULT 0;
ALTER TABLE invoice_reminders ADD COLUMN interest integer NOT NULL DEFAULT 0;
ALTER TABLE invoice_reminders ADD COLUMN flat integer NOT NULL DEFAULT 0;
