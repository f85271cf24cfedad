-- What modules do with accounts and keys besides posting.

-- Opens accounts that do not exist; `same` tells whether an existing one has the rules asked for.
CREATE FUNCTION ledger.open_accounts(wanted jsonb)
RETURNS TABLE (place bigint, id bigint, same boolean)
LANGUAGE plpgsql AS $$
BEGIN
  -- In address order, so that two transactions that open the same accounts never wait crosswise.
  WITH named AS (
    INSERT INTO ledger.account_names (address, currency, hot)
    SELECT w.address, w.currency, w.flags & 4 > 0
    FROM jsonb_to_recordset(wanted) AS w (address text, currency text, flags integer)
    ORDER BY w.address COLLATE "C", w.currency COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING account_names.id, account_names.address, account_names.currency
  )
  INSERT INTO ledger.account_totals (account_id, flags, currency)
  SELECT n.id, w.flags, n.currency
  FROM named n
  JOIN (
    SELECT DISTINCT ON (x.address, x.currency) x.*
    FROM jsonb_to_recordset(wanted) AS x (address text, currency text, flags integer)
  ) w ON w.address = n.address AND w.currency = n.currency;

  RETURN QUERY
  SELECT w.place, t.account_id, t.flags & 7 = w.flags
  FROM ROWS FROM (
    jsonb_to_recordset(wanted) AS (address text, currency text, flags integer)
  ) WITH ORDINALITY w (address, currency, flags, place)
  JOIN ledger.account_names n ON n.address = w.address AND n.currency = w.currency
  JOIN ledger.account_totals t ON t.account_id = n.id;
END
$$;

-- Refuses guarded debits from an instant on; null takes it back.
CREATE FUNCTION ledger.refuse_debits(account_ids bigint[], since timestamptz, reason text)
RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF (since IS NULL) <> (reason IS NULL) OR reason !~ '^[a-z][a-z0-9_]{0,59}$' THEN
    RAISE EXCEPTION 'not a reason: %', reason USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM ledger.account_names n WHERE n.id = ANY (account_ids) AND n.hot) THEN
    RAISE EXCEPTION 'a hot account cannot refuse debits' USING ERRCODE = 'check_violation';
  END IF;
  PERFORM FROM ledger.account_totals t WHERE t.account_id = ANY (account_ids)
  ORDER BY t.account_id FOR NO KEY UPDATE;
  UPDATE ledger.account_totals t SET debits_refused_from = coalesce(since, 'infinity')
  WHERE t.account_id = ANY (account_ids);
  UPDATE ledger.account_names n SET debits_refusal = reason WHERE n.id = ANY (account_ids);
END
$$;

CREATE FUNCTION ledger.close_accounts(account_ids bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger.account_totals t WHERE t.account_id = ANY (account_ids)
  ORDER BY t.account_id FOR NO KEY UPDATE;
  UPDATE ledger.account_totals t SET flags = t.flags | 8 WHERE t.account_id = ANY (account_ids);
END
$$;

-- Makes keys unusable. A key that was answered before keeps its answer: tombstoned is false then.
CREATE FUNCTION ledger.tombstone_keys(keys text[])
RETURNS TABLE (key text, tombstoned boolean)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger.keys (key, recorded_at)
  SELECT u.key COLLATE "C", clock_timestamp() FROM unnest(keys) u (key) GROUP BY 1 ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT k.key, k.hash IS NULL FROM ledger.keys k WHERE k.key = ANY (keys);
END
$$;

-- What accounts can spend, what they own and what of it is held. Exact for accounts that the
-- transaction has locked, which are all that it has posted to.
CREATE FUNCTION ledger.balances(account_ids bigint[])
RETURNS TABLE (id bigint, available bigint, owned bigint, held bigint)
LANGUAGE sql STABLE AS $$
  SELECT t.account_id, t.credits_posted - t.debits_posted - t.debits_pending,
    t.credits_posted - t.debits_posted, t.debits_pending
  FROM ledger.account_totals t WHERE t.account_id = ANY (account_ids)
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
  ), nullif(own.last_transfer_id, 0));
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
