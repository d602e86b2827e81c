-- expand

ALTER TABLE acquisition_settings
  -- What was found last of the domain that mails to businesses come from; null: it was never looked up.
  ADD COLUMN sender jsonb,
  -- The domain that somebody gave their word for; empty: whichever it is, where businesses were written to before.
  ADD COLUMN sender_word_for text,
  ADD COLUMN sender_word_by text NOT NULL DEFAULT '',
  ADD COLUMN sender_word_at timestamptz,
  ADD CONSTRAINT sender_word_at_a_time CHECK ((sender_word_for IS NULL) = (sender_word_at IS NULL)) NOT VALID;
ALTER TABLE acquisition_settings VALIDATE CONSTRAINT sender_word_at_a_time;

UPDATE acquisition_settings SET sender_word_for = '', sender_word_at = now()
WHERE EXISTS (SELECT FROM acquisition_messages WHERE state = 'sent');
