-- expand

-- What is said of a boat, in German; where it says nothing, the English is shown. The version before knows English alone.
ALTER TABLE vehicles ADD COLUMN description_de jsonb NOT NULL DEFAULT '{"general": "", "features": "", "technical": ""}';
ALTER TABLE vehicle_pictures ADD COLUMN alt_de text NOT NULL DEFAULT '';
