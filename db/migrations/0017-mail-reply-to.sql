-- Whom an answer to the mail goes to, where that is not the business; else empty.
ALTER TABLE mails ADD COLUMN reply_to text NOT NULL DEFAULT '';
