-- expand
-- What holds for all invoices from now on. Without a row nothing is different from what it was before there was one.
CREATE TABLE invoice_settings (
  one            boolean PRIMARY KEY DEFAULT true CHECK (one),
  -- § 19 UStG and its like: no invoice charges VAT.
  small_business boolean NOT NULL DEFAULT false,
  -- When reminders go and what they ask for besides; empty for the usual.
  reminders      jsonb NOT NULL DEFAULT '{}',
  changed_by     text NOT NULL,
  changed_at     timestamptz NOT NULL DEFAULT now()
);

-- Until when nobody is reminded of anything: `infinity` is for good. Consumers owe less interest, and no flat sum.
ALTER TABLE customers ADD COLUMN reminders_paused_until date;
ALTER TABLE customers ADD COLUMN is_consumer boolean NOT NULL DEFAULT false;

-- What a reminder asked for besides what was open, in cents of the invoice's currency; none of it is owed by the invoice.
ALTER TABLE invoice_reminders ADD COLUMN fee integer NOT NULL DEFAULT 0;
ALTER TABLE invoice_reminders ADD COLUMN interest integer NOT NULL DEFAULT 0;
ALTER TABLE invoice_reminders ADD COLUMN flat integer NOT NULL DEFAULT 0;
