-- expand, without transaction

ALTER TABLE users VALIDATE CONSTRAINT is_language;
ALTER TABLE business_settings VALIDATE CONSTRAINT is_language;
ALTER TABLE business_settings VALIDATE CONSTRAINT is_currency;
