-- expand

-- As before, but for `business`: in the log of customers it is the name of a firm, which may name a person as well as any
-- other text. Only the two businesses of the house are never anybody.
CREATE OR REPLACE FUNCTION without_person(value jsonb, key text, words text[], pseudonym text, entirely boolean) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'object' THEN
      (SELECT coalesce(jsonb_object_agg(k, without_person(v, k, words, pseudonym, entirely)), '{}') FROM jsonb_each(value) AS e (k, v))
    WHEN 'array' THEN
      (SELECT coalesce(jsonb_agg(without_person(v, key, words, pseudonym, entirely)), '[]') FROM jsonb_array_elements(value) AS e (v))
    WHEN 'string' THEN
      CASE WHEN value <> '""' AND entirely AND key <> ALL (ARRAY['vehicle', 'starts_at', 'ends_at', 'method', 'moment', 'before',
                                               'after', 'currency', 'status', 'password', 'type', 'pseudonym'])
                AND NOT (key = 'business' AND value IN ('"agency"', '"rental"'))
             OR EXISTS (SELECT FROM unnest(words) word WHERE position(lower(word) IN lower(value #>> '{}')) > 0)
           THEN to_jsonb(pseudonym) ELSE value END
    ELSE value END;
END $$;
