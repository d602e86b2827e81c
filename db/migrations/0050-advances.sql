-- expand

-- Cents of the price that are paid online when booking, of what no voucher pays. While the booking is held they are still
-- to be paid; 0 where all is paid at once, or nothing.
ALTER TABLE bookings ADD COLUMN advance integer NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD CONSTRAINT advance_is_no_debt CHECK (advance >= 0) NOT VALID;
