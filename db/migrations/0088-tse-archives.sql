-- expand

-- The log of the security device of the time up to a closing, as the device gives it (TAR). Kept as long as the ledger.
CREATE TABLE till_archives (
  business      text NOT NULL CHECK (business IN ('agency', 'rental')),
  closing       integer NOT NULL,
  -- Of the device.
  serial        text NOT NULL,
  first_counter integer NOT NULL,
  last_counter  integer NOT NULL,
  bytes         bytea NOT NULL,
  sha256        bytea NOT NULL,
  kept_at       timestamptz NOT NULL,
  PRIMARY KEY (business, closing)
);

-- A cloud TSE that admins set up: its id and that of the till at it, both ours. The last one that is ready signs.
CREATE TABLE tse_setup (
  tss       uuid PRIMARY KEY,
  client    uuid NOT NULL,
  -- Sets the PIN; only until somebody says that it is written down.
  puk       text,
  chosen_at timestamptz NOT NULL,
  ready_at  timestamptz
);
