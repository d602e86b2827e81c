-- expand

ALTER TABLE acquisition_settings
  -- What was found last of the domain that mails to businesses come from; null: it was never looked up.
  ADD COLUMN sender jsonb,
  -- Whoever wrote to businesses before this moment is not asked for their word.
  ADD COLUMN sender_asked_since timestamptz NOT NULL DEFAULT now(),
  -- The domain that somebody gave their word for.
  ADD COLUMN sender_word_for text,
  ADD COLUMN sender_word_by text NOT NULL DEFAULT '',
  ADD COLUMN sender_word_at timestamptz;
