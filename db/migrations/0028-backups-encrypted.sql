-- expand

-- Whether what was made opens only with a secret key; null of those from before this was put down.
ALTER TABLE backups ADD COLUMN encrypted boolean;
