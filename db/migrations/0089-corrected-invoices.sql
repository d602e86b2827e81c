-- expand, without transaction
-- The credit notes of an invoice, of which there may be several from the next migration on.
CREATE INDEX CONCURRENTLY invoices_corrects ON invoices (corrects) WHERE corrects IS NOT NULL;
