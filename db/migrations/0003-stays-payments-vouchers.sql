-- Vouchers -------------------------------------------------------------------------------------------

-- A voucher is a balance: what was redeemed can never pass what it is worth.
CREATE TABLE vouchers (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- What the buyer is told: random, and no use for redeeming.
  reference   text NOT NULL UNIQUE,
  -- 16 letters out of 32: 80 bits. Stored without dashes.
  code        text NOT NULL UNIQUE CHECK (code ~ '^[2-9A-HJ-NP-Z]{16}$'),
  amount      cents NOT NULL CHECK (amount > 0),
  redeemed    cents NOT NULL DEFAULT 0,
  currency    text NOT NULL DEFAULT 'USD',
  salutation  text NOT NULL DEFAULT '',
  name        text NOT NULL,
  email       text NOT NULL,
  street_and_number text NOT NULL DEFAULT '',
  additional  text NOT NULL DEFAULT '',
  zip_code_and_city text NOT NULL DEFAULT '',
  recipient   text NOT NULL DEFAULT '',
  background  smallint NOT NULL CHECK (background BETWEEN 1 AND 3),
  words       text NOT NULL DEFAULT '',
  payment_method text NOT NULL CHECK (payment_method IN ('transfer', 'provider')),
  paid_at     timestamptz,
  canceled_at timestamptz,
  canceled_reason text,
  -- The buyer's browser, for the built-in mailbox.
  visitor     bytea,
  due_on      date,
  reminded_at timestamptz,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT never_above_its_value CHECK (redeemed <= amount)
);
CREATE INDEX vouchers_unpaid ON vouchers (due_on) WHERE paid_at IS NULL AND canceled_at IS NULL;

-- Bookings -------------------------------------------------------------------------------------------

ALTER TABLE bookings
  -- The hold of an unpaid booking: until then it keeps the boat; afterwards it is released.
  ADD COLUMN held_until timestamptz,
  ADD COLUMN payment_method text NOT NULL DEFAULT 'on_site' CHECK (payment_method IN ('on_site', 'transfer', 'provider', 'voucher')),
  -- The part of the price that a voucher paid.
  ADD COLUMN voucher_amount cents NOT NULL DEFAULT 0,
  ADD COLUMN voucher_id integer REFERENCES vouchers,
  -- A transfer is due then, reminded of, and the booking released when nothing comes.
  ADD COLUMN due_on date,
  ADD COLUMN reminded_at timestamptz,
  -- Lines, VAT and what is paid on site, as the customer was shown them: a price list that changes later changes nothing.
  ADD COLUMN quote jsonb,
  ADD COLUMN has_license boolean,
  -- The fee of canceling it; what of that was kept and what is owed says the settlement.
  ADD COLUMN cancellation_fee cents NOT NULL DEFAULT 0,
  -- `customer`, or the member of staff; null where it was released because nobody paid.
  ADD COLUMN canceled_by text,
  -- What then became of the money, as the customer was told: kept, given back and how, still owed.
  ADD COLUMN settlement jsonb,
  -- SHA-256 of the cookie of the browser it was booked with.
  ADD COLUMN visitor bytea,
  ADD CONSTRAINT voucher_pays_at_most_the_price CHECK (voucher_amount <= price),
  ADD CONSTRAINT voucher_has_an_amount CHECK ((voucher_id IS NULL) = (voucher_amount = 0));
CREATE INDEX bookings_unpaid_transfers ON bookings (due_on)
  WHERE payment_method = 'transfer' AND paid_at IS NULL AND canceled_at IS NULL;
CREATE INDEX bookings_held ON bookings (held_until) WHERE held_until IS NOT NULL AND canceled_at IS NULL;

-- What was taken from a voucher (or put back, as a negative amount), and for which booking.
CREATE TABLE voucher_entries (
  id         bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  voucher_id integer NOT NULL REFERENCES vouchers,
  booking_id bigint REFERENCES bookings,
  amount     integer NOT NULL CHECK (amount <> 0),
  note       text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX voucher_entries_voucher ON voucher_entries (voucher_id, id);
CREATE INDEX voucher_entries_booking ON voucher_entries (booking_id) WHERE booking_id IS NOT NULL;

-- Payments -------------------------------------------------------------------------------------------

-- One attempt to pay for one booking or voucher through a provider. `created`: the payer has not paid. `capturing`: we
-- asked for the money and do not know yet. `captured`: it is here and counts. `refunding`: some or all of it has to go
-- back. `failed`: given up by the payer. `expired`: not paid in time.
CREATE TABLE payments (
  -- Random; whoever knows it may pay it and see how it stands.
  id         text PRIMARY KEY CHECK (length(id) BETWEEN 20 AND 60),
  booking_id bigint REFERENCES bookings,
  voucher_id integer REFERENCES vouchers,
  provider   text NOT NULL CHECK (provider IN ('paypal', 'test')),
  order_id   text UNIQUE,
  capture_id text UNIQUE,
  amount     cents NOT NULL CHECK (amount > 0),
  currency   text NOT NULL DEFAULT 'USD',
  description text NOT NULL,
  state      text NOT NULL DEFAULT 'created'
             CHECK (state IN ('created', 'capturing', 'captured', 'refunding', 'refunded', 'failed', 'expired')),
  -- How often the provider refused it: each try after that is a new write for the provider.
  declined   smallint NOT NULL DEFAULT 0,
  -- What the provider took. Other than the amount only when something is wrong, and then it goes back.
  captured   cents NOT NULL DEFAULT 0,
  captured_currency text NOT NULL DEFAULT '',
  -- To be given back in all; given back so far; being given back right now, put down before the provider is asked, so
  -- that a repetition after a crash asks for the same.
  refund_due cents NOT NULL DEFAULT 0,
  refunded   cents NOT NULL DEFAULT 0,
  refund_sending cents NOT NULL DEFAULT 0,
  refund_reason text NOT NULL DEFAULT '',
  -- Until then it can be paid.
  expires_at timestamptz NOT NULL,
  -- Somebody works on it, at most until then.
  busy_until timestamptz NOT NULL DEFAULT '-infinity',
  -- When to look at it again, how often that was done since the state changed, and how often that failed within ourselves.
  next_look_at timestamptz NOT NULL DEFAULT now(),
  looks      smallint NOT NULL DEFAULT 0,
  failures   smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(booking_id, voucher_id) = 1),
  CONSTRAINT gives_back_at_most_what_was_taken CHECK (refunded + refund_sending <= refund_due AND refund_due <= captured),
  CHECK (state NOT IN ('captured', 'refunding', 'refunded') OR capture_id IS NOT NULL)
);
CREATE INDEX payments_open ON payments (next_look_at) WHERE state IN ('created', 'capturing', 'refunding');
CREATE INDEX payments_ended ON payments (changed_at) WHERE state IN ('expired', 'failed') AND declined > 0;
CREATE INDEX payments_booking ON payments (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX payments_voucher ON payments (voucher_id) WHERE voucher_id IS NOT NULL;

-- The books of the built-in test provider, which stands in for PayPal while that is not set up.
CREATE TABLE test_orders (
  id         text PRIMARY KEY,
  key        text NOT NULL UNIQUE,
  amount     cents NOT NULL,
  currency   text NOT NULL,
  description text NOT NULL,
  state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'captured', 'refused')),
  capture_id text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'captured') = (capture_id IS NOT NULL))
);
CREATE TABLE test_refunds (
  key      text PRIMARY KEY,
  order_id text NOT NULL REFERENCES test_orders,
  amount   cents NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX test_refunds_order ON test_refunds (order_id);
