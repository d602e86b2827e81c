-- expand

-- Who comes aboard, how the licence is there that the boat asks for, and what the customer wrote. So far these were lines
-- of `comment`. All null, and no words, where the person was erased.
ALTER TABLE bookings
  ADD COLUMN adults smallint,
  ADD COLUMN children smallint,
  -- Of the youngest and the oldest child; a single one has the first only.
  ADD COLUMN age_from smallint,
  ADD COLUMN age_to smallint,
  ADD COLUMN license text,
  ADD COLUMN own_words text NOT NULL DEFAULT '',
  ADD CONSTRAINT known_license
    CHECK (license IN ('not_needed', 'captain_only', 'not_answered', 'yes', 'briefing', 'captain')) NOT VALID,
  ADD CONSTRAINT party_is_whole CHECK (CASE WHEN adults IS NULL THEN num_nonnulls(children, age_from, age_to, license) = 0
    ELSE num_nulls(children, license) = 0 AND (age_from IS NOT NULL) = (children > 0) AND (age_to IS NOT NULL) = (children > 1)
    END) NOT VALID;

-- Of the party a move changes nothing else.
ALTER TABLE booking_moves
  ADD COLUMN license text,
  ADD CONSTRAINT known_license
    CHECK (license IN ('not_needed', 'captain_only', 'not_answered', 'yes', 'briefing', 'captain')) NOT VALID;

-- The version before reads and writes `comment` alone. So the new one goes on writing it, from the columns, and what the
-- one before writes meanwhile is parsed here. Both end with the contract that drops `comment`.

-- What a comment says; of what no version wrote all is the customer's words.
CREATE FUNCTION party_of(comment text, OUT adults smallint, OUT children smallint, OUT age_from smallint, OUT age_to smallint,
                         OUT license text, OUT own_words text)
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  said text[] := regexp_match(comment,
    '^Boating licence: ([a-z, ]+)\nPersons: (\d{1,2}) adults?'
    '(?:, (1) child \(age (\d{1,2})\)|, ([2-9]|[1-9]\d) children \(ages (\d{1,2}) to (\d{1,2})\))?\n'
    'Extras: [^\n]*(?:\nComment: (.*))?$');
BEGIN
  license := CASE said[1]
    WHEN 'not needed' THEN 'not_needed'
    WHEN 'not needed, with captain' THEN 'captain_only'
    WHEN 'not answered' THEN 'not_answered'
    WHEN 'yes' THEN 'yes'
    WHEN 'no, briefing with charter licence' THEN 'briefing'
    WHEN 'no, with captain' THEN 'captain' END;
  IF license IS NULL THEN
    own_words := comment;
    RETURN;
  END IF;
  adults := said[2];
  children := coalesce(said[3], said[5], '0');
  age_from := coalesce(said[4], said[6]);
  age_to := said[7];
  own_words := coalesce(said[8], '');
END $$;

CREATE FUNCTION parse_party() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO NEW.adults, NEW.children, NEW.age_from, NEW.age_to, NEW.license, NEW.own_words FROM party_of(NEW.comment);
  RETURN NEW;
END $$;
CREATE TRIGGER party_of_new BEFORE INSERT ON bookings FOR EACH ROW
  WHEN (NEW.adults IS NULL AND NEW.own_words = '' AND NEW.comment <> '') EXECUTE FUNCTION parse_party();
-- Moved, or erased. What the new version writes is parsed to the same.
CREATE TRIGGER party_of_changed BEFORE UPDATE OF comment ON bookings FOR EACH ROW
  WHEN (NEW.comment <> OLD.comment) EXECUTE FUNCTION parse_party();

CREATE FUNCTION parse_license() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.license := (party_of(NEW.comment)).license;
  RETURN NEW;
END $$;
CREATE TRIGGER license_of_move BEFORE INSERT OR UPDATE OF comment ON booking_moves FOR EACH ROW
  EXECUTE FUNCTION parse_license();
