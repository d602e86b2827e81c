-- expand
-- Why a customer is charged no VAT: small_business of § 19 UStG, or exempt; empty for no such reason.
ALTER TABLE customers ADD COLUMN vat_exemption text NOT NULL DEFAULT '';
ALTER TABLE customers ADD CONSTRAINT known_vat_exemption
  CHECK (vat_exemption IN ('', 'small_business', 'exempt')) NOT VALID;
