-- expand, without transaction

CREATE UNIQUE INDEX CONCURRENTLY products_barcode ON products (barcode) WHERE deleted_at IS NULL AND barcode <> '';
