-- expand

-- Receipts of the rental's till that were put aside. One that was taken up again stays for a while, and says who has it.
CREATE TABLE parked_receipts (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name        text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  -- What the screen of the till goes on with, as JSON text.
  sale        text NOT NULL,
  cart        text NOT NULL,
  -- At the security device, where it goes on.
  transaction uuid,
  total       cents NOT NULL,
  parked_at   timestamptz NOT NULL,
  parked_by   integer,
  taken_at    timestamptz,
  taken_by    integer
);
-- What a cart holds is sold once.
CREATE UNIQUE INDEX parked_receipts_cart ON parked_receipts (cart) WHERE taken_at IS NULL AND cart <> '';

-- As it is scanned at the till; empty without one.
ALTER TABLE products
  ADD COLUMN barcode text NOT NULL DEFAULT '',
  ADD CONSTRAINT products_barcode_length CHECK (length(barcode) <= 32) NOT VALID;
