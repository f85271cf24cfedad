-- What modules do with accounts and keys besides posting.

-- Opens accounts that do not exist; `same` tells whether an existing one has the rules asked for.
CREATE FUNCTION ledger.open_accounts(wanted jsonb)
RETURNS TABLE (place bigint, id bigint, same boolean)
LANGUAGE plpgsql AS $$
BEGIN
  -- In address order, so that two transactions that open the same accounts never wait crosswise.
  INSERT INTO ledger.accounts (
    address, currency, debits_must_not_exceed_credits, credits_must_not_exceed_debits, hot
  )
  SELECT w.address, w.currency, w.debit_rule, w.credit_rule, w.hot
  FROM jsonb_to_recordset(wanted)
    AS w (address text, currency text, debit_rule boolean, credit_rule boolean, hot boolean)
  ORDER BY w.address COLLATE "C", w.currency COLLATE "C"
  ON CONFLICT DO NOTHING;

  RETURN QUERY
  SELECT w.place, a.id, (a.debits_must_not_exceed_credits, a.credits_must_not_exceed_debits, a.hot)
    = (w.debit_rule, w.credit_rule, w.hot)
  FROM ROWS FROM (jsonb_to_recordset(wanted)
    AS (address text, currency text, debit_rule boolean, credit_rule boolean, hot boolean)
  ) WITH ORDINALITY w (address, currency, debit_rule, credit_rule, hot, place)
  JOIN ledger.accounts a ON a.address = w.address AND a.currency = w.currency;
END
$$;

-- Refuses guarded debits from an instant on; null takes it back.
CREATE FUNCTION ledger.refuse_debits(account_ids bigint[], since timestamptz, reason text)
RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF reason !~ '^[a-z][a-z0-9_]{0,59}$' THEN
    RAISE EXCEPTION 'not a reason: %', reason USING ERRCODE = 'check_violation';
  END IF;
  PERFORM FROM ledger.accounts a WHERE a.id = ANY (account_ids) ORDER BY a.id FOR NO KEY UPDATE;
  UPDATE ledger.accounts a SET debits_refused_from = since, debits_refusal = reason
  WHERE a.id = ANY (account_ids);
END
$$;

CREATE FUNCTION ledger.close_accounts(account_ids bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger.accounts a WHERE a.id = ANY (account_ids) ORDER BY a.id FOR NO KEY UPDATE;
  UPDATE ledger.accounts a SET closed = true WHERE a.id = ANY (account_ids);
END
$$;

-- Makes keys unusable. A key that was answered before keeps its answer: tombstoned is false then.
CREATE FUNCTION ledger.tombstone_keys(keys text[])
RETURNS TABLE (key text, tombstoned boolean)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger.keys (key)
  SELECT DISTINCT u.key COLLATE "C" FROM unnest(keys) u (key) ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT k.key, k.hash IS NULL FROM ledger.keys k WHERE k.key = ANY (keys);
END
$$;

-- What accounts can spend, what they own and what of it is held. Exact for accounts that the
-- transaction has locked, which are all that it has posted to.
CREATE FUNCTION ledger.balances(account_ids bigint[])
RETURNS TABLE (id bigint, available bigint, owned bigint, held bigint)
LANGUAGE sql STABLE AS $$
  SELECT a.id, a.credits_posted - a.debits_posted - a.debits_pending,
    a.credits_posted - a.debits_posted, a.debits_pending
  FROM ledger.accounts a WHERE a.id = ANY (account_ids)
$$;

-- The two sides of every transfer: how each changed what its account can spend.
CREATE VIEW ledger.entries AS
SELECT t.id AS transfer_id, t.debit_account_id AS account_id,
  t.credit_account_id AS counter_account_id,
  CASE WHEN t.kind IN (1, 2) THEN -t.amount ELSE t.released END AS change,
  t.debit_after AS balance, t.debit_previous_id AS previous_id, t.amount, t.code, t.kind,
  t.pending_id, t.chain_key, t.reference
FROM ledger.transfers t
UNION ALL
SELECT t.id, t.credit_account_id, t.debit_account_id,
  CASE WHEN t.kind IN (1, 3) THEN t.amount ELSE 0 END,
  t.credit_after, t.credit_previous_id, t.amount, t.code, t.kind, t.pending_id, t.chain_key,
  t.reference
FROM ledger.transfers t;

-- A page of an account's statement, newest first: from start_id down (null: from the end), without
-- transfers at or after before_id, and none before after_id. A hot account keeps no list: its
-- transfers are so many that reading the months backwards finds a page soon.
CREATE FUNCTION ledger.statement(
  account bigint, start_id bigint, before_id bigint, after_id bigint, page_size integer
) RETURNS SETOF ledger.entries
LANGUAGE plpgsql STABLE
-- Each step is one lookup by id; joined any other way it would read whole months.
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_seqscan = off
SET jit = off
AS $$
DECLARE
  own ledger.accounts;
BEGIN
  SELECT a.* INTO own FROM ledger.accounts a WHERE a.id = account;
  IF own.hot THEN
    RETURN QUERY
    SELECT e.* FROM (
      SELECT t.id FROM ledger.transfers t
      WHERE (t.debit_account_id = account OR t.credit_account_id = account)
        AND t.id < before_id AND t.id >= after_id AND t.id <= coalesce(start_id, before_id)
      ORDER BY t.id DESC LIMIT page_size
    ) found
    JOIN ledger.entries e ON e.transfer_id = found.id AND e.account_id = account
    ORDER BY e.transfer_id DESC;
    RETURN;
  END IF;

  -- Where the list stood at the end of that day, or where it stands now.
  start_id := coalesce(start_id, (
    SELECT m.previous_id FROM ledger.day_marks m
    WHERE m.account_id = account AND m.day > ledger.day_of(before_id)
    ORDER BY m.day LIMIT 1
  ), own.last_transfer_id);
  RETURN QUERY
  WITH RECURSIVE line AS (
    SELECT e.* FROM ledger.entries e
    WHERE e.transfer_id = start_id AND e.account_id = account AND e.transfer_id >= after_id
    UNION ALL
    SELECT e.* FROM line l
    JOIN ledger.entries e ON e.transfer_id = l.previous_id AND e.account_id = account
    WHERE e.transfer_id >= after_id
  )
  SELECT l.* FROM line l WHERE l.transfer_id < before_id LIMIT page_size;
END
$$;
