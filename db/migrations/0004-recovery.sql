-- A mailed password beside the one that works until then. Signing in with it makes it the password.
CREATE TABLE recovered_passwords (
  user_id       integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  password_hash text NOT NULL,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX recovered_passwords_expiry ON recovered_passwords (expires_at);

-- A mail that only its recipient may read: the mailbox shows that it exists, and its text goes once it was sent.
ALTER TABLE mails ADD COLUMN confidential boolean NOT NULL DEFAULT false;
CREATE INDEX mails_confidential ON mails (recipient) WHERE confidential AND body_text <> '';
