-- What is sold at the till besides boats. A removed product keeps its row, for its history and for carts that hold it.
CREATE TABLE products (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  type         text NOT NULL CHECK (type IN ('drinks', 'foods', 'others', 'services')),
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 20),
  -- How many there should be, and how many there are beside those in carts. Services have no stock.
  target_stock integer CHECK (target_stock >= 0),
  actual_stock integer,
  price        cents NOT NULL,
  vat_percent  smallint NOT NULL DEFAULT 19 CHECK (vat_percent IN (7, 19)),
  -- 'Changed by Jonas Pier (06/01/26)'
  added_or_changed_by text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  deleted_at   timestamptz,
  CONSTRAINT stock_never_below_zero CHECK (actual_stock >= 0),
  CONSTRAINT only_services_have_no_stock
    CHECK (num_nulls(target_stock, actual_stock) = CASE WHEN type = 'services' THEN 2 ELSE 0 END)
);
CREATE UNIQUE INDEX products_name ON products (type, lower(name)) WHERE deleted_at IS NULL;

-- What carts at the till hold. Their quantities are taken off the actual stock, and come back when a cart is given up.
CREATE TABLE stock_reservations (
  -- Random, made by the browser that fills the cart.
  cart       text NOT NULL CHECK (length(cart) BETWEEN 16 AND 60),
  product_id integer NOT NULL REFERENCES products,
  quantity   integer NOT NULL CHECK (quantity > 0),
  user_id    integer REFERENCES users,
  -- The same in all rows of a cart: when anything was done with it.
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (cart, product_id)
);
CREATE INDEX stock_reservations_age ON stock_reservations (changed_at);
CREATE INDEX stock_reservations_product ON stock_reservations (product_id);
