-- expand, without transaction

-- For the hours that boats were out since their last service.
CREATE INDEX CONCURRENTLY IF NOT EXISTS handovers_back ON handovers (back_at) INCLUDE (booking_id, out_at) WHERE back_at IS NOT NULL;
