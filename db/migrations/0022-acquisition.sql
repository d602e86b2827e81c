-- Businesses that may become customers ------------------------------------------------------------------

CREATE TABLE acquisition_entries (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  business    text NOT NULL,
  website     text NOT NULL DEFAULT '',
  email       text NOT NULL DEFAULT '',
  phone       text NOT NULL DEFAULT '',
  name        text NOT NULL DEFAULT '',
  type        text NOT NULL CHECK (type IN ('RentalRevolution', 'SupremeShop')),
  country     text NOT NULL,
  state       text NOT NULL,
  -- What screening compares: made by the rules, empty where there is nothing to compare.
  website_key text NOT NULL DEFAULT '',
  phone_key   text NOT NULL DEFAULT '',
  business_key text GENERATED ALWAYS AS (lower(btrim(business))) STORED,
  email_key   text GENERATED ALWAYS AS (lower(btrim(email))) STORED,
  search_text text GENERATED ALWAYS AS (lower(business || ' ' || website || ' ' || email || ' ' || phone)) STORED,
  -- What is written to it: HTML as the form keeps it, before it becomes a mail.
  subject     text NOT NULL DEFAULT '',
  salutation  text NOT NULL DEFAULT '',
  body        text NOT NULL DEFAULT '',
  -- The preset that the body was taken from, and in which language; empty where it was written freely.
  preset      text NOT NULL DEFAULT '',
  note        text NOT NULL DEFAULT '',
  -- What a places lookup was asked when it found it.
  search_term text NOT NULL DEFAULT '',
  delay_hours numeric(6, 2) NOT NULL DEFAULT 0 CHECK (delay_hours >= 0),
  active      boolean NOT NULL DEFAULT true,
  -- How far it came. bounced: its address does not exist.
  stage       text NOT NULL DEFAULT 'new'
    CHECK (stage IN ('new', 'contacted', 'followed_up', 'answered', 'customer', 'unsubscribed', 'bounced')),
  stage_at    timestamptz NOT NULL DEFAULT now(),
  -- When mails went out, oldest first: a copy of what acquisition_messages say.
  contacted_at timestamptz[] NOT NULL DEFAULT '{}',
  -- Why it may be written to, where the law asks for more than a public address.
  legal_basis text NOT NULL DEFAULT '' CHECK (legal_basis IN ('', 'consent', 'request', 'customer', 'other')),
  legal_note  text NOT NULL DEFAULT '',
  legal_by    text NOT NULL DEFAULT '',
  legal_at    timestamptz,
  source      text NOT NULL DEFAULT 'list' CHECK (source IN ('list', 'crawl')),
  customer_id integer REFERENCES customers,
  added_or_changed_by text NOT NULL DEFAULT '',
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now(),
  deleted_at  timestamptz,
  CHECK ((legal_basis = '') = (legal_at IS NULL))
);
-- With all that a page of the list is chosen by, so that counting and searching never read the texts of the mails.
CREATE INDEX acquisition_entries_list ON acquisition_entries (id DESC)
  INCLUDE (type, country, state, stage, active, search_text) WHERE deleted_at IS NULL;
CREATE INDEX acquisition_entries_stage ON acquisition_entries (stage, stage_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX acquisition_entries_website ON acquisition_entries (website_key, id) WHERE deleted_at IS NULL AND website_key <> '';
CREATE INDEX acquisition_entries_email ON acquisition_entries (email_key, id) WHERE deleted_at IS NULL AND email_key <> '';
CREATE INDEX acquisition_entries_phone ON acquisition_entries (phone_key, id) WHERE deleted_at IS NULL AND phone_key <> '';
CREATE INDEX acquisition_entries_business ON acquisition_entries (business_key, id) WHERE deleted_at IS NULL;

-- Mails to them. waiting: until its time and the limits of sending allow it. queued: in the outbox, the rest its mail says.
CREATE TABLE acquisition_messages (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  entry_id   integer NOT NULL REFERENCES acquisition_entries,
  kind       text NOT NULL CHECK (kind IN ('first', 'follow_up')),
  -- The mail that this one asks about again: once.
  follows    integer UNIQUE REFERENCES acquisition_messages,
  state      text NOT NULL CHECK (state IN ('waiting', 'queued', 'sent', 'failed', 'unclear', 'canceled')),
  due_at     timestamptz NOT NULL,
  -- Frozen when it was ordered; what was sent to the letter, once it is queued.
  recipient  text NOT NULL,
  preset     text NOT NULL DEFAULT '',
  type       text NOT NULL,
  country    text NOT NULL,
  language   text NOT NULL CHECK (language IN ('en', 'de')),
  subject    text NOT NULL,
  salutation text NOT NULL,
  name       text NOT NULL DEFAULT '',
  body       text NOT NULL,
  mail_text  text NOT NULL DEFAULT '',
  mail_html  text NOT NULL DEFAULT '',
  mail_id    integer UNIQUE REFERENCES mails ON DELETE SET NULL,
  -- What its Message-ID has before the @: answers and bounces name it.
  mail_key   text NOT NULL DEFAULT '',
  -- Why it was not sent.
  error      text,
  -- When it went into the outbox, and when it left it.
  queued_at  timestamptz,
  sent_at    timestamptz,
  ordered_by_id integer,
  ordered_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX acquisition_messages_one_under_way ON acquisition_messages (entry_id) WHERE state IN ('waiting', 'queued');
CREATE INDEX acquisition_messages_due ON acquisition_messages (due_at, id) WHERE state = 'waiting';
-- What the outbox may still say something new about.
CREATE INDEX acquisition_messages_open ON acquisition_messages (mail_id) WHERE state IN ('queued', 'unclear');
CREATE INDEX acquisition_messages_entry ON acquisition_messages (entry_id, id);
-- What counts against the limits of sending.
CREATE INDEX acquisition_messages_sent ON acquisition_messages ((coalesce(sent_at, queued_at)))
  WHERE state IN ('queued', 'sent', 'unclear');
CREATE INDEX acquisition_messages_first ON acquisition_messages (sent_at) WHERE kind = 'first' AND state = 'sent';
CREATE INDEX acquisition_messages_key ON acquisition_messages (mail_key) WHERE mail_key <> '';
CREATE INDEX acquisition_messages_recipient ON acquisition_messages (recipient);

-- What happened beside mails of ours: answers, bounces, leaving, becoming a customer.
CREATE TABLE acquisition_events (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  entry_id   integer NOT NULL REFERENCES acquisition_entries,
  message_id integer REFERENCES acquisition_messages,
  kind       text NOT NULL CHECK (kind IN ('answered', 'bounced', 'soft_bounced', 'complained', 'unsubscribed', 'converted', 'reopened')),
  -- What they wrote, or what their server said.
  words      text NOT NULL DEFAULT '',
  at         timestamptz NOT NULL,
  -- Empty where it came by itself.
  noted_by   text NOT NULL DEFAULT ''
);
CREATE INDEX acquisition_events_entry ON acquisition_events (entry_id, at, id);

-- Who is never written to again, whatever becomes of the entries: an address, or every address of a domain.
CREATE TABLE acquisition_suppressions (
  id       integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind     text NOT NULL CHECK (kind IN ('address', 'domain')),
  value    text NOT NULL CHECK (value = lower(value) AND value <> ''),
  reason   text NOT NULL CHECK (reason IN ('unsubscribed', 'bounced', 'complained', 'by_hand')),
  note     text NOT NULL DEFAULT '',
  added_by text NOT NULL DEFAULT '',
  at       timestamptz NOT NULL,
  CONSTRAINT suppressed_once UNIQUE (kind, value)
);

-- How much is sent, and when is asked again.
CREATE TABLE acquisition_settings (
  one          boolean PRIMARY KEY DEFAULT true CHECK (one),
  hourly_limit integer NOT NULL DEFAULT 20 CHECK (hourly_limit BETWEEN 1 AND 1000),
  daily_limit  integer NOT NULL DEFAULT 100 CHECK (daily_limit BETWEEN 1 AND 10000),
  -- 0: never.
  follow_up_days integer NOT NULL DEFAULT 7 CHECK (follow_up_days BETWEEN 0 AND 90),
  paused       boolean NOT NULL DEFAULT false,
  changed_by   text NOT NULL DEFAULT '',
  changed_at   timestamptz NOT NULL DEFAULT now()
);
INSERT INTO acquisition_settings DEFAULT VALUES;

-- Mails that came in and were looked through, so that each is once.
CREATE TABLE acquisition_inbound (
  message_id text PRIMARY KEY,
  outcome    text NOT NULL,
  at         timestamptz NOT NULL DEFAULT now()
);

-- Looking for businesses --------------------------------------------------------------------------------

CREATE TABLE acquisition_crawls (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  country     text NOT NULL,
  state       text NOT NULL,
  type        text NOT NULL,
  -- places: asking the lookup; sites: reading the websites found.
  status      text NOT NULL CHECK (status IN ('places', 'sites', 'paused', 'done', 'canceled', 'failed')),
  provider    text NOT NULL CHECK (provider IN ('google', 'overpass')),
  -- Where a paused or broken off run goes on.
  progress    jsonb NOT NULL DEFAULT '{}',
  -- Until then the lookup wants to be left alone.
  wait_until  timestamptz,
  error       text,
  started_by_id integer,
  started_by  text NOT NULL,
  started_at  timestamptz NOT NULL,
  finished_at timestamptz
);
-- One at a time for each place.
CREATE UNIQUE INDEX acquisition_crawls_under_way ON acquisition_crawls (country, state, type)
  WHERE status IN ('places', 'sites', 'paused');
CREATE INDEX acquisition_crawls_latest ON acquisition_crawls (country, state, type, id DESC);

CREATE TABLE acquisition_crawl_targets (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  crawl_id    integer NOT NULL REFERENCES acquisition_crawls ON DELETE CASCADE,
  -- How the lookup calls it.
  place       text NOT NULL,
  search_term text NOT NULL DEFAULT '',
  business    text NOT NULL,
  website     text NOT NULL DEFAULT '',
  email       text NOT NULL DEFAULT '',
  phone       text NOT NULL DEFAULT '',
  name        text NOT NULL DEFAULT '',
  -- known: in the list already, or never to be written to.
  state       text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed', 'known')),
  -- Why it failed, or what it is the same as.
  reason      text NOT NULL DEFAULT '',
  -- How often its website was begun: one that brings a process down is not read for ever.
  tries       integer NOT NULL DEFAULT 0,
  CONSTRAINT found_once UNIQUE (crawl_id, place)
);
CREATE INDEX acquisition_crawl_targets_waiting ON acquisition_crawl_targets (crawl_id, id) WHERE state = 'waiting';

-- What a website gave, so that it is not asked again soon.
CREATE TABLE acquisition_crawled_sites (
  host       text PRIMARY KEY,
  found      jsonb NOT NULL DEFAULT '{}',
  error      text,
  fetched_at timestamptz NOT NULL
);

-- The address that takes somebody off with one POST (RFC 8058), where the mail is one that may be declined.
ALTER TABLE mails ADD COLUMN unsubscribe text NOT NULL DEFAULT '';
-- The Message-ID of the mail that it follows, so that mailboxes show both as one conversation.
ALTER TABLE mails ADD COLUMN in_reply_to text NOT NULL DEFAULT '';
-- The mail server said for good that it does not take mails to this address.
ALTER TABLE mails ADD COLUMN refused boolean NOT NULL DEFAULT false;
