-- expand
-- When a customer pays: days until an invoice is due, and a discount, in hundredths of a percent, for paying within some days.
ALTER TABLE customers ADD COLUMN due_days smallint NOT NULL DEFAULT 14;
ALTER TABLE customers ADD COLUMN discount_days smallint NOT NULL DEFAULT 0;
ALTER TABLE customers ADD COLUMN discount_rate integer NOT NULL DEFAULT 0;
ALTER TABLE customers ADD CONSTRAINT terms_of_payment CHECK (
  due_days BETWEEN 0 AND 365 AND discount_days BETWEEN 0 AND due_days AND discount_rate BETWEEN 0 AND 5000
) NOT VALID;

-- Of a credit note that of the invoice it takes back.
ALTER TABLE invoices ADD COLUMN invoice_kind text NOT NULL DEFAULT 'monthly';
ALTER TABLE invoices ADD CONSTRAINT known_kind CHECK (invoice_kind IN ('monthly', 'single', 'down_payment', 'final')) NOT VALID;
-- Discount for paying soon, the buyer's order, the down payments set off: { skonto, orderReference, settles }
ALTER TABLE invoices ADD COLUMN agreed jsonb NOT NULL DEFAULT '{}';
