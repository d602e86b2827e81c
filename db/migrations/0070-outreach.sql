-- expand
-- Up to three mails after the first, each after so many days without an answer; 0: none, and none after it.
ALTER TABLE acquisition_settings ADD COLUMN second_follow_up_days integer NOT NULL DEFAULT 0;
ALTER TABLE acquisition_settings ADD COLUMN third_follow_up_days integer NOT NULL DEFAULT 0;
ALTER TABLE acquisition_settings ADD CONSTRAINT days_of_follow_ups CHECK (
  second_follow_up_days BETWEEN 0 AND 90 AND third_follow_up_days BETWEEN 0 AND 90
) NOT VALID;

-- The how manieth follow-up it is; 0 where it is none. What was sent before this is the first.
ALTER TABLE acquisition_messages ADD COLUMN step smallint NOT NULL DEFAULT 0;
ALTER TABLE acquisition_messages ADD CONSTRAINT known_step CHECK (step BETWEEN 0 AND 3) NOT VALID;
-- Of what somebody wrote: their address, and the Message-ID that a reply names. Empty where it was noted by hand.
ALTER TABLE acquisition_events ADD COLUMN sender text NOT NULL DEFAULT '';
ALTER TABLE acquisition_events ADD COLUMN inbound_id text NOT NULL DEFAULT '';

-- What it answers, by hand: such a mail is a follow-up by its kind, of no limit, and followed by nothing.
ALTER TABLE acquisition_messages ADD COLUMN answers integer;
ALTER TABLE acquisition_messages ADD CONSTRAINT answers_something FOREIGN KEY (answers) REFERENCES acquisition_events
  ON DELETE SET NULL NOT VALID;

-- Letters of one's own. A change is a new version; what was sent names the version in its preset.
CREATE TABLE acquisition_letters (
  name          text NOT NULL CHECK (name <> ''),
  version       integer NOT NULL CHECK (version > 0),
  language      text NOT NULL CHECK (language IN ('en', 'de')),
  subject       text NOT NULL,
  -- HTML.
  body          text NOT NULL,
  -- Not offered any more.
  retired       boolean NOT NULL DEFAULT false,
  written_by    text NOT NULL,
  at            timestamptz NOT NULL,
  PRIMARY KEY (name, version)
);

-- What staff note of a business, and by when something is to be done where it is a task.
CREATE TABLE acquisition_notes (
  id       integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  entry_id integer NOT NULL REFERENCES acquisition_entries,
  words    text NOT NULL CHECK (words <> ''),
  due_on   date,
  done_by  text NOT NULL DEFAULT '',
  done_at  timestamptz,
  noted_by text NOT NULL,
  at       timestamptz NOT NULL
);
CREATE INDEX acquisition_notes_entry ON acquisition_notes (entry_id, id);
CREATE INDEX acquisition_notes_due ON acquisition_notes (due_on, id) WHERE due_on IS NOT NULL AND done_at IS NULL;
