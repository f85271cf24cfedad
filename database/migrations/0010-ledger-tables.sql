-- Double entry: accounts with rules, transfers between them, batches that chain their hashes.

CREATE SCHEMA ledger;

CREATE TABLE ledger.accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  debits_posted bigint NOT NULL DEFAULT 0,
  credits_posted bigint NOT NULL DEFAULT 0,
  debits_pending bigint NOT NULL DEFAULT 0,
  credits_pending bigint NOT NULL DEFAULT 0,
  last_transfer_id bigint,
  debits_refused_from timestamptz,
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  debits_must_not_exceed_credits boolean NOT NULL DEFAULT false,
  credits_must_not_exceed_debits boolean NOT NULL DEFAULT false,
  hot boolean NOT NULL DEFAULT false,
  closed boolean NOT NULL DEFAULT false,
  currency text COLLATE "C" NOT NULL,
  address text COLLATE "C" NOT NULL,
  debits_refusal text,
  CONSTRAINT accounts_address_key UNIQUE (address, currency),
  -- post_chains refuses before this; it is here so that no other statement can break a rule. It is
  -- parsed again for every statement that changes an account, so it holds nothing else.
  CONSTRAINT accounts_rules_check CHECK (
    (NOT debits_must_not_exceed_credits OR debits_posted + debits_pending <= credits_posted)
    AND (NOT credits_must_not_exceed_debits OR credits_posted + credits_pending <= debits_posted)
  )
) WITH (
  -- Room for a few new versions, so that a change stays on its page and touches no index. More room
  -- costs time: PostgreSQL tidies a page at each visit while less of it than this is free.
  fillfactor = 90,
  autovacuum_vacuum_scale_factor = 0.1
);

-- Posting asks which of its accounts are hot; there are few.
CREATE INDEX accounts_hot_idx ON ledger.accounts (id) WHERE hot;

COMMENT ON COLUMN ledger.accounts.hot IS
  'A house account without rules: its row is updated once per batch, after everything else.';
COMMENT ON COLUMN ledger.accounts.last_transfer_id IS
  'Head of the list of the account''s transfers; null on hot accounts, which keep no list.';
COMMENT ON COLUMN ledger.accounts.debits_refused_from IS
  'From this instant on debits with a guarded code are refused for the reason in debits_refusal.';

CREATE TABLE ledger.transfers (
  id bigint NOT NULL,
  debit_account_id bigint NOT NULL,
  credit_account_id bigint NOT NULL,
  amount bigint NOT NULL,
  released bigint NOT NULL,
  debit_after bigint,
  credit_after bigint,
  debit_previous_id bigint,
  credit_previous_id bigint,
  pending_id bigint,
  code smallint NOT NULL,
  kind smallint NOT NULL,
  chain_key text COLLATE "C" NOT NULL,
  reference text COLLATE "C" NOT NULL,
  PRIMARY KEY (id)
) PARTITION BY RANGE (id);

COMMENT ON COLUMN ledger.transfers.id IS
  'Milliseconds since 2024 (41 bits), strand (10 bits), place in the batch (12 bits).';
COMMENT ON COLUMN ledger.transfers.kind IS '1 single, 2 pending, 3 post, 4 void, 5 check.';
COMMENT ON COLUMN ledger.transfers.released IS
  'What a post or void gives back of its pending transfer.';
COMMENT ON COLUMN ledger.transfers.debit_after IS
  'Spendable balance of the debit account after this transfer; null where the account is hot.';

COMMENT ON COLUMN ledger.transfers.debit_previous_id IS
  'The debit account''s transfer before this one: statements walk this list instead of an index.';

-- Where an account's list stood when its first transfer of a day (UTC, days since 2024) arrived, so
-- that a statement of the past starts there and not at the head.
CREATE TABLE ledger.day_marks (
  account_id bigint NOT NULL,
  day integer NOT NULL,
  previous_id bigint NOT NULL,
  PRIMARY KEY (account_id, day)
);

-- First answers, by idempotency key: the range of ids given to the chain, or its refusal. Without a
-- hash it is a tombstone.
CREATE TABLE ledger.keys (
  key text COLLATE "C" PRIMARY KEY,
  hash bytea,
  first_id bigint,
  id_range smallint NOT NULL DEFAULT 0,
  refused_at smallint,
  refusal text,
  detail text,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- How pending transfers ended; a pending transfer without a row here still holds its amount.
CREATE TABLE ledger.resolutions (
  pending_id bigint PRIMARY KEY,
  transfer_id bigint NOT NULL,
  posted boolean NOT NULL
);

CREATE TABLE ledger.batches (
  id bigint NOT NULL,
  size smallint NOT NULL,
  previous bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (id)
) PARTITION BY RANGE (id);

-- Each batch continues the hash chain of one strand: the first that no open transaction has locked,
-- so that batches of several processes never wait for one another here.
CREATE TABLE ledger.strands (
  strand smallint PRIMARY KEY CHECK (strand BETWEEN 0 AND 1023),
  last_batch_id bigint NOT NULL DEFAULT 0,
  last_hash bytea NOT NULL DEFAULT '\x'
) WITH (fillfactor = 90);

INSERT INTO ledger.strands (strand) SELECT generate_series(0, 1023);

-- Daily evidence that balances equal the sum of transfers and that nobody rewrote them.
CREATE TABLE ledger.proofs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL,
  sound boolean NOT NULL,
  body jsonb NOT NULL,
  previous bytea NOT NULL,
  hash bytea NOT NULL
);
