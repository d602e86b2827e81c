-- expand, without transaction

-- Who shows a file: asked for each one that is looked at, and before one goes.
CREATE INDEX CONCURRENTLY handovers_signature ON handovers (signature_out) WHERE signature_out IS NOT NULL;
CREATE INDEX CONCURRENTLY handover_pictures_file ON handover_pictures (file);
CREATE INDEX CONCURRENTLY vehicle_pictures_file ON vehicle_pictures (file);
CREATE INDEX CONCURRENTLY gallery_items_any_file ON gallery_items (file);
