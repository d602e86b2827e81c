-- expand, without transaction

-- Who shows a file is asked for each one before it goes: of the gallery also works that were taken down.
CREATE INDEX CONCURRENTLY gallery_items_any_file ON gallery_items (file);
