-- expand

ALTER TABLE products
  -- Below it there is too little; null: a third of the target.
  ADD COLUMN minimum_stock integer,
  -- What one cost net when it was last bought.
  ADD COLUMN purchase_price integer,
  ADD CONSTRAINT minimum_stock_not_below_zero CHECK (minimum_stock >= 0) NOT VALID,
  ADD CONSTRAINT purchase_price_not_below_zero CHECK (purchase_price >= 0) NOT VALID;

-- One is open at a time.
CREATE TABLE stock_counts (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Grows with each line, so that what is taken over is what was seen.
  version    integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL,
  closed_at  timestamptz,
  closed_by  text,
  CONSTRAINT closed_by_somebody CHECK ((closed_at IS NULL) = (closed_by IS NULL))
);
CREATE UNIQUE INDEX one_open_count ON stock_counts ((closed_at IS NULL)) WHERE closed_at IS NULL;

CREATE TABLE stock_count_lines (
  count_id   integer NOT NULL REFERENCES stock_counts,
  product_id integer NOT NULL REFERENCES products,
  counted    integer NOT NULL CHECK (counted >= 0),
  -- What there should have been at that moment, carts included, and what one cost.
  expected   integer NOT NULL,
  cost       integer,
  counted_at timestamptz NOT NULL,
  counted_by text NOT NULL,
  why        text,
  PRIMARY KEY (count_id, product_id)
);
CREATE INDEX stock_count_lines_product ON stock_count_lines (product_id);

-- Why stock changed. Carts hold what is still there: `stock` is with what lies in them, and the sum of the changes.
CREATE TABLE stock_movements (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  product_id integer NOT NULL REFERENCES products,
  at         timestamptz NOT NULL DEFAULT now(),
  kind       text NOT NULL CHECK (kind IN ('sale', 'return', 'count', 'received', 'correction')),
  change     integer NOT NULL CHECK (change <> 0),
  stock      integer NOT NULL,
  cost       integer,
  moved_by   text NOT NULL
);
CREATE INDEX stock_movements_product ON stock_movements (product_id, id);
CREATE INDEX stock_movements_at ON stock_movements (at);

-- Once for a product and transaction, whose lock of the product orders them. What nobody says a word about is the till's.
CREATE FUNCTION note_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_of jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  said jsonb := coalesce(nullif(current_setting('stock.said', true), ''), '{}');
BEGIN
  INSERT INTO stock_movements (product_id, kind, change, stock, cost, moved_by)
  SELECT p.id, coalesce(said ->> 'kind', CASE WHEN before IS NULL THEN 'correction' WHEN there < before THEN 'sale' ELSE 'return' END),
         there - coalesce(before, 0), there, p.purchase_price, coalesce(said ->> 'by', '')
  FROM products p
  CROSS JOIN LATERAL (SELECT p.actual_stock + coalesce(sum(quantity), 0)::integer AS there
                      FROM stock_reservations WHERE product_id = p.id) held
  LEFT JOIN LATERAL (SELECT stock AS before FROM stock_movements WHERE product_id = p.id ORDER BY id DESC LIMIT 1) last ON true
  WHERE p.id = coalesce(row_of ->> 'product_id', row_of ->> 'id')::integer AND there <> coalesce(before, 0);
  RETURN NULL;
END $$;

INSERT INTO stock_movements (product_id, kind, change, stock, moved_by)
SELECT id, 'correction', there, there, '' FROM (
  SELECT id, actual_stock + coalesce((SELECT sum(quantity) FROM stock_reservations WHERE product_id = products.id), 0)::integer AS there
  FROM products) p WHERE there > 0;

CREATE CONSTRAINT TRIGGER note_stock_of_product AFTER INSERT OR UPDATE OF actual_stock ON products
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_stock_movement();
CREATE CONSTRAINT TRIGGER note_stock_of_cart AFTER INSERT OR DELETE OR UPDATE OF quantity ON stock_reservations
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_stock_movement();
