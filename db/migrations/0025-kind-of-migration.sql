-- expand

-- What software that does not know a migration goes by: it runs on what was only added (expand), and on nothing else.
ALTER TABLE migrations ADD COLUMN kind text NOT NULL DEFAULT 'contract';
