-- The artist of /ArtAlley is an account of its own kind: no staff of the two businesses.
ALTER TABLE users ADD COLUMN artist boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT artists_are_no_staff CHECK (NOT artist OR NOT (admin OR root OR demo));

-- A work. Its pictures are files, addressed by what is in them.
CREATE TABLE gallery_items (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  uploader_id integer REFERENCES users,
  uploader    text NOT NULL,
  title       text NOT NULL CHECK (length(title) <= 80),
  alt         text NOT NULL CHECK (length(alt) <= 300),
  -- Empty, and none, where the artist gave none.
  series      text NOT NULL DEFAULT '' CHECK (length(series) <= 80),
  year        integer CHECK (year BETWEEN 1900 AND 2200),
  -- The largest one: file name, of which `thumbnail_` in front gives the small one.
  file        text NOT NULL,
  width       integer NOT NULL CHECK (width > 0),
  height      integer NOT NULL CHECK (height > 0),
  -- Narrower ones, [{ file, width }], narrowest first.
  narrower    jsonb NOT NULL DEFAULT '[]',
  -- A few bytes to show while it loads: a data: address.
  placeholder text NOT NULL DEFAULT '',
  likecount   integer NOT NULL DEFAULT 0,
  commentcount integer NOT NULL DEFAULT 0 CHECK (commentcount >= 0),
  created_at  timestamptz NOT NULL DEFAULT now(),
  deleted_at  timestamptz
);
-- A picture hangs once.
CREATE UNIQUE INDEX gallery_items_file ON gallery_items (file) WHERE deleted_at IS NULL;
CREATE INDEX gallery_items_order ON gallery_items (created_at DESC, id DESC) WHERE deleted_at IS NULL;

CREATE TABLE gallery_comments (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  item_id    integer NOT NULL REFERENCES gallery_items ON DELETE CASCADE,
  parent_id  integer REFERENCES gallery_comments ON DELETE CASCADE,
  -- 1 for a comment, 2 for a reply to it, and so on.
  depth      smallint NOT NULL CHECK (depth BETWEEN 1 AND 10),
  author_id  integer REFERENCES users,
  author     text NOT NULL,
  body       text NOT NULL CHECK (length(body) BETWEEN 1 AND 300),
  likecount  integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Of this one alone: the replies to it cannot be seen while it is away, and are back with it.
  deleted_at timestamptz
);
CREATE INDEX gallery_comments_item ON gallery_comments (item_id) WHERE deleted_at IS NULL;
CREATE INDEX gallery_comments_parent ON gallery_comments (parent_id) WHERE parent_id IS NOT NULL;

-- One vote of each account: 1 liked, -1 disliked. The counts of the works and comments are moved on with it.
CREATE TABLE gallery_item_votes (
  item_id integer NOT NULL REFERENCES gallery_items ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  vote    smallint NOT NULL CHECK (vote IN (-1, 1)),
  PRIMARY KEY (user_id, item_id)
);
CREATE TABLE gallery_comment_votes (
  comment_id integer NOT NULL REFERENCES gallery_comments ON DELETE CASCADE,
  user_id    integer NOT NULL REFERENCES users ON DELETE CASCADE,
  vote       smallint NOT NULL CHECK (vote IN (-1, 1)),
  PRIMARY KEY (user_id, comment_id)
);
CREATE TABLE gallery_seen (
  item_id integer NOT NULL REFERENCES gallery_items ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (user_id, item_id)
);

-- What visitors would write to the artist; the public form of the demonstration sends nothing.
CREATE TABLE gallery_contact_requests (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name       text NOT NULL CHECK (length(name) <= 50),
  email      text NOT NULL CHECK (length(email) <= 50),
  body       text NOT NULL CHECK (length(body) <= 600),
  seen       boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);

-- A work hangs in several widths, and messengers get a card of it.
ALTER TABLE files DROP CONSTRAINT files_name_check,
  ADD CONSTRAINT files_name_check CHECK (name ~ '^((thumbnail_)?[0-9a-f]{32}\.(webp|avif|pdf)|[0-9a-f]{32}_[0-9]{2,4}\.avif|card_[0-9a-f]{32}\.jpg)$');
