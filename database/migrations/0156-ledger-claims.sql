-- The facts that a proof vouches for besides money: the name and the rules of each account, and who owns it.

-- Filled by the first sound proof from now on; null: no proof has vouched for it yet.
ALTER TABLE ledger.proved_accounts
  ADD COLUMN address text COLLATE "C",
  ADD COLUMN currency text COLLATE "C",
  ADD COLUMN rules integer;

COMMENT ON COLUMN ledger.proved_accounts.rules IS 'The lowest three bits of flags, which never change.';

-- A module that keeps ids of accounts beside its own rows says here which account it means. The address
-- names the owner, so that an id which somebody swapped no longer fits its address.
CREATE VIEW wallet.account_claims AS
SELECT 'wallet.player.' || kept.kind AS source, p.player_id AS owner, kept.account_id,
  'player:' || p.player_id || ':' || kept.kind AS address, p.currency
FROM wallet.player p
CROSS JOIN LATERAL (
  VALUES ('cash', p.cash), ('bonus', p.bonus), ('held', p.held), ('debt', p.debt)
) kept (kind, account_id);

CREATE VIEW compliance.account_claims AS
SELECT 'compliance.player.cash_account' AS source, p.player_id AS owner, p.cash_account AS account_id,
  'player:' || p.player_id || ':cash' AS address, p.currency
FROM compliance.player p
UNION ALL
SELECT 'compliance.budget.account_id', b.player_id, b.account_id,
  'player:' || b.player_id || ':limit:' || b.kind || ':' || b.period, p.currency
FROM compliance.budget b
JOIN compliance.player p ON p.player_id = b.player_id;

-- All of them; a module that keeps ids of accounts is added here by a migration of its own.
CREATE VIEW ledger.claims AS
SELECT source, owner, account_id, address, currency FROM wallet.account_claims
UNION ALL
SELECT source, owner, account_id, address, currency FROM compliance.account_claims;

-- Claims on accounts that have another name, or none.
CREATE FUNCTION ledger.check_claims() RETURNS SETOF ledger.claims
LANGUAGE sql STABLE AS $$
  SELECT c.* FROM ledger.claims c
  LEFT JOIN ledger.account_names n ON n.id = c.account_id
  WHERE (n.address, n.currency) IS DISTINCT FROM (c.address, c.currency)
$$;

-- How an operator answered an unsound proof: payouts go on after that. Rows are only added.
CREATE TABLE ledger.clearances (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- This proof and every unsound one before it are answered.
  proof_id bigint NOT NULL REFERENCES ledger.proofs,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  cleared_by text NOT NULL CHECK (cleared_by <> ''),
  -- The account of the machine that the command was given from; null: not told.
  ran_by text,
  cleared_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Each payout asks for unsound proofs that nobody has answered.
CREATE INDEX proofs_unsound_idx ON ledger.proofs (id) WHERE NOT sound;
