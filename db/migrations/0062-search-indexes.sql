-- expand, without transaction

-- Bookings and vouchers by any part of name, address, phone number or reference.
CREATE INDEX CONCURRENTLY bookings_search ON bookings USING gin (search_text(name, email, phone, reference) gin_trgm_ops);
CREATE INDEX CONCURRENTLY vouchers_search ON vouchers
  USING gin (search_text(name || ' ' || recipient, email, '', reference) gin_trgm_ops);
