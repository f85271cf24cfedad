-- Double entry: accounts with rules, transfers between them, batches that chain their hashes.

CREATE SCHEMA ledger;

-- Who an account is. Hardly ever changes.
CREATE TABLE ledger.account_names (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  hot boolean NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  debits_refusal text,
  CONSTRAINT account_names_key UNIQUE (address, currency)
);

-- Posting asks which of its accounts are hot; there are few.
CREATE INDEX account_names_hot_idx ON ledger.account_names (id) WHERE hot;

-- What an account holds. Changes with every transfer, so its rows are narrow, of fixed width and
-- without nulls, and have one index that no change touches.
CREATE TABLE ledger.account_totals (
  account_id bigint PRIMARY KEY,
  debits_posted bigint NOT NULL DEFAULT 0,
  credits_posted bigint NOT NULL DEFAULT 0,
  debits_pending bigint NOT NULL DEFAULT 0,
  credits_pending bigint NOT NULL DEFAULT 0,
  last_transfer_id bigint NOT NULL DEFAULT 0,
  debits_refused_from timestamptz NOT NULL DEFAULT 'infinity',
  flags integer NOT NULL,
  currency text COLLATE "C" NOT NULL,
  -- post_chains refuses before this; it is here so that no other statement can break a rule.
  CONSTRAINT account_totals_rules_check CHECK (
    (flags & 1 = 0 OR debits_posted + debits_pending <= credits_posted)
    AND (flags & 2 = 0 OR credits_posted + credits_pending <= debits_posted)
  )
) WITH (
  -- Room for a few new versions, so that a change stays on its page and touches no index. More room
  -- costs time: PostgreSQL tidies a page at each visit while less of it than this is free.
  fillfactor = 90,
  autovacuum_vacuum_scale_factor = 0.1
);

COMMENT ON COLUMN ledger.account_totals.flags IS
  '1: debits must not exceed credits, 2: credits must not exceed debits, 4: hot, 8: closed.';
COMMENT ON COLUMN ledger.account_totals.last_transfer_id IS
  'Head of the list of the account''s transfers; 0 on hot accounts, which keep no list.';
COMMENT ON COLUMN ledger.account_totals.debits_refused_from IS
  'From this instant on debits with a guarded code are refused, for the reason in debits_refusal.';
COMMENT ON COLUMN ledger.account_names.hot IS
  'A house account without rules: its row is updated once per batch, after everything else.';

CREATE VIEW ledger.accounts AS
SELECT n.id, n.address, n.currency, t.debits_posted, t.credits_posted, t.debits_pending,
  t.credits_pending, t.last_transfer_id,
  t.flags & 1 > 0 AS debits_must_not_exceed_credits,
  t.flags & 2 > 0 AS credits_must_not_exceed_debits,
  n.hot, t.flags & 8 > 0 AS closed,
  nullif(t.debits_refused_from, 'infinity') AS debits_refused_from, n.debits_refusal, n.opened_at
FROM ledger.account_names n
JOIN ledger.account_totals t ON t.account_id = n.id;

CREATE TABLE ledger.transfers (
  id bigint NOT NULL,
  debit_account_id bigint NOT NULL,
  credit_account_id bigint NOT NULL,
  amount bigint NOT NULL,
  released bigint NOT NULL,
  debit_after bigint,
  credit_after bigint,
  debit_previous_id bigint NOT NULL,
  credit_previous_id bigint NOT NULL,
  pending_id bigint NOT NULL,
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
COMMENT ON COLUMN ledger.transfers.pending_id IS
  'The pending transfer that a post or void ends; 0: none.';
COMMENT ON COLUMN ledger.transfers.debit_after IS
  'Spendable balance of the debit account after this transfer; null where the account is hot.';

COMMENT ON COLUMN ledger.transfers.debit_previous_id IS
  'The debit account''s transfer before this one, 0: none. Statements walk this list.';

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
  -- Of refusals and tombstones; an id says when its chain was posted.
  recorded_at timestamptz
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
