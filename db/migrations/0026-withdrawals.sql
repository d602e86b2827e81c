-- expand

ALTER TABLE vouchers
  -- When the buyer was told by mail of the right of withdrawal: only from then on its days count.
  ADD COLUMN instructed_at timestamptz,
  -- The contract was withdrawn from: nothing brings the voucher back.
  ADD COLUMN withdrawn_at timestamptz,
  -- The versions of the texts that were agreed to with the order, at the moment it was made.
  ADD COLUMN agreed_to text NOT NULL DEFAULT '';
ALTER TABLE vouchers
  ADD CONSTRAINT withdrawn_stays_canceled CHECK (withdrawn_at IS NULL OR canceled_at IS NOT NULL) NOT VALID;

ALTER TABLE bookings ADD COLUMN agreed_to text NOT NULL DEFAULT '';

-- Every declaration of withdrawal as it was made, also those that come too late or fit nothing.
CREATE TABLE withdrawals (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- What its receipt is called.
  reference   text NOT NULL UNIQUE,
  declared_at timestamptz NOT NULL,
  name        text NOT NULL,
  email       text NOT NULL,
  -- What identifies the contract, as it was typed.
  contract    text NOT NULL,
  comment     text NOT NULL DEFAULT '',
  voucher_id  integer REFERENCES vouchers,
  outcome     text NOT NULL CHECK (outcome IN ('accepted', 'late', 'unmatched', 'spent', 'over')),
  -- Of the days in which it can be declared.
  last_day    date,
  -- What goes back in all, and the part of it that staff transfer.
  amount      cents NOT NULL DEFAULT 0,
  by_hand     cents NOT NULL DEFAULT 0,
  -- Nothing is left for staff to do.
  closed_at   timestamptz,
  closed_by   text,
  closed_note text NOT NULL DEFAULT '',
  visitor     bytea,
  CONSTRAINT by_hand_is_a_part CHECK (by_hand <= amount),
  CONSTRAINT accepted_is_of_a_voucher CHECK (outcome <> 'accepted' OR voucher_id IS NOT NULL)
);
-- A contract is withdrawn from once, and its money goes back once.
CREATE UNIQUE INDEX withdrawn_once ON withdrawals (voucher_id) WHERE outcome = 'accepted';
CREATE INDEX withdrawals_declared ON withdrawals (declared_at DESC, id DESC);
CREATE INDEX withdrawals_voucher ON withdrawals (voucher_id) WHERE voucher_id IS NOT NULL;
