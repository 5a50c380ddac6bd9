/**
 * What turns a database of each version into the next one; the first makes an empty file version 1.
 * A migration that has been released is never changed: another one follows it. Moments are milliseconds since 1970.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id TEXT NOT NULL UNIQUE,
    username TEXT NOT NULL,
    username_key TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0,
    blocked INTEGER NOT NULL DEFAULT 0,
    token_generation INTEGER NOT NULL DEFAULT 1,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX unconfirmed_accounts ON accounts (created_at) WHERE confirmed = 0;

  CREATE TABLE one_time_codes (
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    code_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (account_id, purpose)
  ) STRICT;

  CREATE TABLE progress_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    document_id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    slug TEXT NOT NULL,
    state TEXT NOT NULL,
    percent INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    completed_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (account_id, kind, slug)
  ) STRICT;

  CREATE TABLE bookmarks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    document_id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    slug TEXT NOT NULL,
    note TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (account_id, kind, slug)
  ) STRICT;

  CREATE TABLE quiz_attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    document_id TEXT NOT NULL UNIQUE,
    quiz_slug TEXT NOT NULL,
    correct_count INTEGER NOT NULL,
    question_count INTEGER NOT NULL,
    percent INTEGER NOT NULL,
    passed INTEGER NOT NULL,
    answers TEXT NOT NULL,
    submitted_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX quiz_attempts_of_account ON quiz_attempts (account_id, id);

  CREATE TABLE feedback_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    document_id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    slug TEXT NOT NULL,
    helpful INTEGER,
    message TEXT,
    handled INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX feedback_entries_of_account ON feedback_entries (account_id);
  `,
  `
  CREATE TABLE nobodys_code (id INTEGER PRIMARY KEY CHECK (id = 1), code_hash TEXT NOT NULL) STRICT;
  INSERT INTO nobodys_code VALUES (1, '');
  `,
  `
  CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    token_id TEXT NOT NULL UNIQUE,
    browser TEXT,
    system TEXT,
    started_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_of_account ON sessions (account_id, id);
  CREATE INDEX sessions_by_start ON sessions (started_at);

  -- A new password, a block, signing out everywhere: whatever ends an account's tokens ends its sessions.
  CREATE TRIGGER sessions_end_with_their_tokens AFTER UPDATE OF token_generation ON accounts
  WHEN NEW.token_generation <> OLD.token_generation
  BEGIN
    DELETE FROM sessions WHERE account_id = NEW.id;
  END;
  `,
  `
  CREATE TABLE address_changes (
    account_id INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    email TEXT NOT NULL,
    code_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE former_addresses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    email TEXT NOT NULL UNIQUE,
    code_hash TEXT NOT NULL UNIQUE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX former_addresses_of_account ON former_addresses (account_id, id);
  `,
  `
  CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    credential_id TEXT NOT NULL UNIQUE,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT;
  CREATE INDEX passkeys_of_account ON passkeys (account_id, id);

  CREATE TABLE used_challenges (challenge_hash TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  `,
  `
  CREATE TABLE editors (account_id INTEGER PRIMARY KEY REFERENCES accounts ON DELETE CASCADE) STRICT;

  -- What readers tell of pages: nothing of who they are, nor where they sent it from.
  CREATE TABLE page_feedback (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    page TEXT NOT NULL,
    locale TEXT NOT NULL,
    clear INTEGER,
    reasons TEXT NOT NULL,
    about TEXT,
    message TEXT,
    state TEXT NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
    answer TEXT,
    answer_page TEXT,
    sent_at INTEGER NOT NULL,
    answered_at INTEGER
  ) STRICT;
  CREATE INDEX page_feedback_by_state ON page_feedback (state, number);
  CREATE INDEX page_feedback_by_day ON page_feedback (sent_at);
  `,
  `
  -- What teachers lay before a class. Whoever has a key of it is known to nobody; of the keys there are hashes only.
  CREATE TABLE classes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    readers_hash TEXT NOT NULL UNIQUE,
    teachers_hash TEXT NOT NULL UNIQUE,
    locale TEXT NOT NULL,
    steps TEXT NOT NULL,
    quiz TEXT,
    questions TEXT NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX classes_by_end ON classes (ends_at);

  -- How many devices did something: sums, and nothing of any one device.
  CREATE TABLE class_counts (
    class_id INTEGER NOT NULL REFERENCES classes ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('joined', 'opened', 'right', 'wrong')),
    place INTEGER NOT NULL,
    devices INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (class_id, kind, place)
  ) STRICT;
  `,
];
