-- The audit log -----------------------------------------------------------------------------------------

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What kind of record it is about: `booking` of `booking:17`.
ALTER TABLE audit_log ADD COLUMN kind text NOT NULL GENERATED ALWAYS AS (split_part(record, ':', 1)) STORED;

-- Newest first, by whatever is asked for.
CREATE INDEX audit_log_at ON audit_log (at, id);
CREATE INDEX audit_log_actor ON audit_log (actor_id, at, id);
CREATE INDEX audit_log_kind ON audit_log (kind, at, id);
CREATE INDEX audit_log_action ON audit_log (action, at, id);

CREATE FUNCTION audit_text(actor text, action text, record text, details jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN actor || ' ' || action || ' ' || record || ' ' || details::text;
CREATE INDEX audit_log_text ON audit_log USING gin (audit_text(actor, action, record, details) gin_trgm_ops);

-- Open screens hear of every row, whoever writes it.
CREATE FUNCTION tell_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', '{"kind":"told","topics":["audit-log"]}');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_of_audit AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION tell_of_audit();

-- The application's role adds rows and changes none. These two are all that it can do besides, with the owner's rights:
-- take a person out, and drop what no law asks for any more.

-- A value without what it says of a person: every text that has one of the words in it, or (`entirely`) every text but
-- those under keys that never name anybody.
CREATE FUNCTION without_person(value jsonb, key text, words text[], pseudonym text, entirely boolean) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'object' THEN
      (SELECT coalesce(jsonb_object_agg(k, without_person(v, k, words, pseudonym, entirely)), '{}') FROM jsonb_each(value) AS e (k, v))
    WHEN 'array' THEN
      (SELECT coalesce(jsonb_agg(without_person(v, key, words, pseudonym, entirely)), '[]') FROM jsonb_array_elements(value) AS e (v))
    WHEN 'string' THEN
      CASE WHEN value <> '""' AND entirely AND key <> ALL (ARRAY['vehicle', 'starts_at', 'ends_at', 'method', 'moment', 'business', 'before',
                                               'after', 'currency', 'status', 'password', 'type', 'pseudonym'])
             OR EXISTS (SELECT FROM unnest(words) word WHERE position(lower(word) IN lower(value #>> '{}')) > 0)
           THEN to_jsonb(pseudonym) ELSE value END
    ELSE value END;
END $$;

-- `records` are about the person, `account` is theirs, `words` name them wherever they stand. Gives how many rows changed.
CREATE FUNCTION pseudonymise_audit_log(records text[], account integer, words text[], pseudonym text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  word text;
  changed integer := 0;
  more integer;
BEGIN
  IF pseudonym !~ '^Erased [0-9A-F]{8}$' THEN
    RAISE EXCEPTION 'The audit log takes a pseudonym in the place of a person, and nothing else';
  END IF;
  UPDATE audit_log SET actor = pseudonym WHERE actor_id = account AND actor <> pseudonym;
  GET DIAGNOSTICS changed = ROW_COUNT;
  UPDATE audit_log SET details = without_person(details, '', words, pseudonym, true)
  WHERE record = ANY (records) AND details <> without_person(details, '', words, pseudonym, true);
  GET DIAGNOSTICS more = ROW_COUNT;
  changed := changed + more;
  FOREACH word IN ARRAY words LOOP
    CONTINUE WHEN length(word) < 5;
    -- Whoever is on that list no more has no row that would lead here.
    UPDATE audit_log SET details = without_person(details, '', ARRAY[word], pseudonym, kind = 'blocked-customer')
    WHERE audit_text(actor, action, record, details) ILIKE '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
      AND details <> without_person(details, '', ARRAY[word], pseudonym, kind = 'blocked-customer');
    GET DIAGNOSTICS more = ROW_COUNT;
    changed := changed + more;
  END LOOP;
  RETURN changed;
END $$;

-- Gives how many rows went: at most so many, and none that is younger than eight years.
CREATE FUNCTION forget_audit_log(before timestamptz, most integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
BEGIN
  DELETE FROM audit_log WHERE id IN (
    SELECT id FROM audit_log WHERE at < least(before, now() - interval '8 years') ORDER BY at LIMIT most);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END $$;

-- Retention ---------------------------------------------------------------------------------------------

-- When each rule ran last, and what it did then and in all.
CREATE TABLE retention_runs (
  rule      text PRIMARY KEY,
  ran_at    timestamptz NOT NULL,
  last_rows integer NOT NULL,
  all_rows  bigint NOT NULL
);

-- A file goes once nothing refers to it.
CREATE INDEX handovers_signature ON handovers (signature_out) WHERE signature_out IS NOT NULL;
CREATE INDEX handover_pictures_file ON handover_pictures (file);
CREATE INDEX vehicle_pictures_file ON vehicle_pictures (file);
