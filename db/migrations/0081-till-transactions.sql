-- expand

-- Transactions that the security device of a till was asked for, each under an id of ours. Written outside of the sale's
-- own transaction when one begins, and in it when it ends: what stays open is found and ended. One that is finished
-- without a position was signed, and nothing was recorded. It refers to no till: whoever adds one would wait for the till that
-- the sale itself has locked.
CREATE TABLE till_transactions (
  id       uuid PRIMARY KEY,
  business text NOT NULL CHECK (business IN ('agency', 'rental')),
  begun_at timestamptz NOT NULL,
  begun_by integer,
  state    text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'finished', 'canceled', 'outage')),
  -- At the device, and of the entry in the ledger.
  number   integer,
  position integer,
  -- Since when it is known to be over at the device, too.
  ended_at timestamptz
);
CREATE INDEX till_transactions_left ON till_transactions (begun_at) WHERE ended_at IS NULL;

CREATE INDEX till_transactions_unrecorded ON till_transactions (begun_at) WHERE state = 'finished' AND position IS NULL;

-- What stands in for a device: one key and its counters, and all that it signed.
CREATE TABLE tse_simulator (
  only_one     boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  secret       text NOT NULL,
  transactions integer NOT NULL DEFAULT 0,
  signatures   integer NOT NULL DEFAULT 0
);
CREATE TABLE tse_simulator_log (
  counter      integer PRIMARY KEY,
  transaction  uuid NOT NULL,
  operation    text NOT NULL CHECK (operation IN ('StartTransaction', 'FinishTransaction')),
  number       integer NOT NULL,
  -- Unix time in seconds, as it was signed.
  at           bigint NOT NULL,
  process_type text NOT NULL,
  process_data text NOT NULL,
  signature    text NOT NULL,
  UNIQUE (transaction, operation)
);
