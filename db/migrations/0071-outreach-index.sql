-- expand, without transaction
-- Who is to be asked again.
CREATE INDEX CONCURRENTLY acquisition_messages_asked ON acquisition_messages (sent_at) WHERE state = 'sent' AND answers IS NULL;
