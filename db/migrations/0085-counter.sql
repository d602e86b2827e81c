-- expand

-- Vouchers are made and sold at the till, too.
ALTER TABLE vouchers
  DROP CONSTRAINT vouchers_payment_method_check,
  ADD CONSTRAINT vouchers_payment_method_check CHECK (payment_method IN ('transfer', 'provider', 'till')) NOT VALID;

-- Per cent that employees may take off at the till; admins any.
ALTER TABLE business_settings
  ADD COLUMN discount_percent smallint NOT NULL DEFAULT 10,
  ADD CONSTRAINT discount_in_percent CHECK (discount_percent BETWEEN 0 AND 100) NOT VALID;
