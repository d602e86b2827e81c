-- expand

-- The last run of each job, whichever process it was in: so none runs twice in an interval, and monitoring sees what stands still.
CREATE TABLE job_runs (
  name         text PRIMARY KEY,
  -- That were finished, the failed ones among them.
  runs         bigint NOT NULL DEFAULT 0,
  failures     bigint NOT NULL DEFAULT 0,
  started_at   timestamptz NOT NULL,
  succeeded_at timestamptz,
  failed_at    timestamptz
);
