-- expand

-- The day before a booking its customer is reminded: of which first day they were, so that one that was moved is
-- reminded of again, and none twice. The business may switch it off.
ALTER TABLE bookings ADD COLUMN announced_for date;
ALTER TABLE business_settings ADD COLUMN reminder_mails boolean NOT NULL DEFAULT true;
