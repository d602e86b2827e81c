-- expand
-- By what the same money is known in another format.
ALTER TABLE bank_transactions ADD COLUMN bank_id text NOT NULL DEFAULT '';
ALTER TABLE bank_transactions ADD COLUMN source text NOT NULL DEFAULT '';

-- Of the amount, what never came, and why the invoice counts as paid nevertheless: a fee of the bank, a discount.
ALTER TABLE invoice_payments ADD COLUMN short integer NOT NULL DEFAULT 0;
ALTER TABLE invoice_payments ADD COLUMN short_as text;
ALTER TABLE invoice_payments ADD CONSTRAINT short_of_a_part
  CHECK (abs(short) < abs(amount) AND (short = 0) = (short_as IS NULL) AND short_as IN ('fee', 'discount')) NOT VALID;
