-- The parts of posting that lock accounts and write totals; decisions are in the next file.

-- What a call answers, as parallel lists.
CREATE TYPE ledger.answers AS (
  refusals text[],        -- per chain: null when accepted
  refused_at integer[],   -- per chain: 0-based transfer that refused; null: the chain itself
  details text[],         -- per chain: the account's reason for debits_refused
  replayed boolean[],     -- per chain: this is the stored first answer
  rows_from integer[],    -- per chain: where its transfers start in the lists below, 1-based
  rows_count integer[],   -- per chain: more than given where an account overflowed
  transfer_ids bigint[],  -- per transfer
  debit_after bigint[],   -- per transfer: spendable balance of the debit account, null when hot
  credit_after bigint[]
);

-- The accounts of one call, as parallel lists: those that are not hot in id order, then hot ones.
-- Totals of hot accounts read as zero: what the call adds to them is added to their rows at the end.
CREATE TYPE ledger.account_book AS (
  ids bigint[],
  currencies text[],
  flags integer[],        -- 1 debit rule, 2 credit rule, 4 hot, 8 closed, 16 refuses debits
  debited bigint[],
  credited bigint[],
  debit_held bigint[],
  credit_held bigint[],
  last_ids bigint[],
  cold_ids bigint[],
  hot_ids bigint[],
  oldest_id bigint,
  newest_id bigint
);

-- Locks the accounts that are not hot in id order, so that no two transactions wait crosswise.
CREATE FUNCTION ledger.lock_accounts(wanted bigint[]) RETURNS ledger.account_book
LANGUAGE plpgsql AS $$
DECLARE
  book ledger.account_book;
  hot_ids bigint[];
  hot_currencies text[];
  hot_flags integer[];
  zeros bigint[];
BEGIN
  SELECT array_agg(a.account_id), array_agg(a.currency), array_agg(
      a.flags + CASE WHEN a.debits_refused_from <= clock_timestamp() THEN 16 ELSE 0 END
    ),
    array_agg(a.debits_posted), array_agg(a.credits_posted),
    array_agg(a.debits_pending), array_agg(a.credits_pending), array_agg(a.last_transfer_id),
    NULL, NULL, min(a.last_transfer_id), max(a.last_transfer_id)
  INTO book
  FROM (
    SELECT * FROM ledger.account_totals t
    WHERE t.account_id = ANY (wanted) AND t.flags & 4 = 0
    ORDER BY t.account_id
    FOR NO KEY UPDATE
  ) a;
  book.cold_ids := book.ids;

  SELECT array_agg(n.id), array_agg(n.currency), array_agg(t.flags), array_agg(0::bigint)
  INTO hot_ids, hot_currencies, hot_flags, zeros
  FROM ledger.account_names n
  JOIN ledger.account_totals t ON t.account_id = n.id
  WHERE n.id = ANY (wanted) AND n.hot;
  IF hot_ids IS NOT NULL THEN
    book.hot_ids := hot_ids;
    book.ids := book.ids || hot_ids;
    book.currencies := book.currencies || hot_currencies;
    book.flags := book.flags || hot_flags;
    book.debited := book.debited || zeros;
    book.credited := book.credited || zeros;
    book.debit_held := book.debit_held || zeros;
    book.credit_held := book.credit_held || zeros;
    book.last_ids := book.last_ids || zeros;
  END IF;
  RETURN book;
END
$$;

-- The text of a transfer that goes into the hash of its batch.
CREATE FUNCTION ledger.transfer_content(
  id bigint, debit_account_id bigint, credit_account_id bigint, amount bigint, released bigint,
  debit_after bigint, credit_after bigint, debit_previous_id bigint, credit_previous_id bigint,
  pending_id bigint, code smallint, kind smallint, chain_key text, reference text
) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws('|', id, debit_account_id, credit_account_id, amount, released,
    coalesce(debit_after::text, ''), coalesce(credit_after::text, ''),
    debit_previous_id, credit_previous_id, coalesce(pending_id::text, ''), code, kind, chain_key, reference)
$$;

-- Writes new totals of accounts that are locked already, and where their day begins.
CREATE FUNCTION ledger.write_accounts(
  batch_id bigint, book ledger.account_book, last_ids bigint[]
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  ids CONSTANT bigint[] := book.cold_ids;
  old_ids CONSTANT bigint[] := book.last_ids;
  debited CONSTANT bigint[] := book.debited;
  credited CONSTANT bigint[] := book.credited;
  debit_held CONSTANT bigint[] := book.debit_held;
  credit_held CONSTANT bigint[] := book.credit_held;
BEGIN
  UPDATE ledger.account_totals a SET
    debits_posted = debited[place],
    credits_posted = credited[place],
    debits_pending = debit_held[place],
    credits_pending = credit_held[place],
    last_transfer_id = last_ids[place]
  FROM generate_series(1, cardinality(ids)) place
  WHERE a.account_id = ids[place] AND last_ids[place] <> old_ids[place];
  IF ledger.day_of(book.oldest_id) >= ledger.day_of(batch_id) THEN
    RETURN true;
  END IF;
  INSERT INTO ledger.day_marks (account_id, day, previous_id)
  SELECT ids[place], ledger.day_of(last_ids[place]), old_ids[place]
  FROM generate_series(1, cardinality(ids)) place
  WHERE old_ids[place] > 0 AND ledger.day_of(old_ids[place]) < ledger.day_of(last_ids[place]);
  RETURN true;
END
$$;

-- Adds to hot accounts, in id order. Their rows are held from here to the commit only.
CREATE FUNCTION ledger.write_hot_accounts(book ledger.account_book) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  FOR place IN coalesce(cardinality(book.cold_ids), 0) + 1..cardinality(book.ids) LOOP
    UPDATE ledger.account_totals a SET
      debits_posted = a.debits_posted + book.debited[place],
      credits_posted = a.credits_posted + book.credited[place],
      debits_pending = a.debits_pending + book.debit_held[place],
      credits_pending = a.credits_pending + book.credit_held[place]
    WHERE a.account_id = book.ids[place];
  END LOOP;
  RETURN true;
END
$$;
