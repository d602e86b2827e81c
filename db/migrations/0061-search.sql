-- expand

-- As the search compares: without case, accents and the two ways to write an umlaut. The same as `fold` in its rules.
-- Most of what is said is plain, and quickly compared.
CREATE FUNCTION search_fold(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  replace(replace(replace(
    CASE WHEN octet_length(said) = char_length(said) THEN lower(said)
         ELSE translate(replace(normalize(lower(said), NFD), 'ß', 'ss'),
                        U&'øłđðıœæ\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0327\0328', 'olddioa')
    END, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');

-- What a booking or a voucher is found by; its phone number by its digits.
CREATE FUNCTION search_text(names text, email text, phone text, reference text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  ' ' || search_fold(names || ' ' || email || ' ' || reference) || ' ' || translate(phone, ' +-/().', '') || ' ';
