-- Backups being made, and how the last ones ended. The files themselves lie in DATA_DIR/backups of each machine.
CREATE TABLE backups (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- automatic: downloaded by itself on the menu, download: when asked for, kept: a file when asked for, nightly: by schedule.
  kind        text NOT NULL CHECK (kind IN ('automatic', 'download', 'kept', 'nightly')),
  -- Of the business.
  day         date NOT NULL,
  -- claimed: somebody has the right to make it, and has not begun.
  state       text NOT NULL CHECK (state IN ('claimed', 'running', 'done', 'failed', 'canceled')),
  -- What a browser comes with to fetch what it claimed.
  token_hash  bytea UNIQUE,
  machine     text NOT NULL,
  started_by  text NOT NULL,
  bytes       bigint NOT NULL DEFAULT 0,
  percent     smallint NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  error       text,
  started_at  timestamptz NOT NULL DEFAULT now(),
  -- By whom it makes: one that was not seen for a minute is broken off.
  seen_at     timestamptz NOT NULL DEFAULT now(),
  ended_at    timestamptz
);
-- One that fails gives its day back.
CREATE UNIQUE INDEX backups_one_a_day ON backups (day) WHERE kind = 'automatic' AND state IN ('claimed', 'running', 'done');
CREATE UNIQUE INDEX backups_one_at_a_time ON backups (kind) WHERE state IN ('claimed', 'running');
CREATE INDEX backups_started ON backups (started_at);
