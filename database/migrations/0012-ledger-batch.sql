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

-- The accounts of one call in id order, as parallel lists. Totals of hot accounts read as zero: what
-- the call adds to them is added to their rows at the very end.
CREATE TYPE ledger.account_book AS (
  ids bigint[],
  currencies text[],
  flags integer[],        -- 1 debit rule, 2 credit rule, 4 hot, 8 closed, 16 refuses debits
  debited bigint[],
  credited bigint[],
  debit_held bigint[],
  credit_held bigint[],
  last_ids bigint[]
);

-- Locks the accounts that are not hot in id order, so that no two transactions wait crosswise.
CREATE FUNCTION ledger.lock_accounts(wanted bigint[]) RETURNS ledger.account_book
LANGUAGE plpgsql AS $$
DECLARE
  cold ledger.account_book;
  both ledger.account_book;
  hot_ids bigint[];
BEGIN
  SELECT array_agg(a.id), array_agg(a.currency), array_agg(
      a.debits_must_not_exceed_credits::integer + a.credits_must_not_exceed_debits::integer * 2
      + a.closed::integer * 8
      + CASE WHEN a.debits_refused_from <= clock_timestamp() THEN 16 ELSE 0 END
    ),
    array_agg(a.debits_posted), array_agg(a.credits_posted),
    array_agg(a.debits_pending), array_agg(a.credits_pending), array_agg(a.last_transfer_id)
  INTO cold
  FROM (
    SELECT c.id, c.currency, c.debits_must_not_exceed_credits, c.credits_must_not_exceed_debits,
      c.closed, c.debits_refused_from, c.debits_posted, c.credits_posted, c.debits_pending,
      c.credits_pending, c.last_transfer_id
    FROM ledger.accounts c
    WHERE c.id = ANY (wanted) AND NOT c.hot
    ORDER BY c.id
    FOR NO KEY UPDATE
  ) a;
  SELECT array_agg(w.id) INTO hot_ids FROM unnest(wanted) w (id)
  WHERE w.id <> 0 AND cold.ids[width_bucket(w.id, cold.ids)] IS DISTINCT FROM w.id;
  IF hot_ids IS NULL THEN
    RETURN cold;
  END IF;

  SELECT array_agg(a.id), array_agg(a.currency), array_agg(a.flags), array_agg(a.debited),
    array_agg(a.credited), array_agg(a.debit_held), array_agg(a.credit_held), array_agg(a.last_id)
  INTO both
  FROM (
    SELECT * FROM unnest(
      cold.ids, cold.currencies, cold.flags, cold.debited, cold.credited, cold.debit_held,
      cold.credit_held, cold.last_ids
    ) c (id, currency, flags, debited, credited, debit_held, credit_held, last_id)
    UNION ALL
    SELECT h.id, h.currency, 4 + h.closed::integer * 8, 0, 0, 0, 0, NULL
    FROM ledger.accounts h
    WHERE h.id = ANY (hot_ids) AND h.hot
    ORDER BY id
  ) a;
  RETURN both;
END
$$;

-- Takes a strand that no open transaction holds; never waits.
CREATE FUNCTION ledger.claim_strand() RETURNS smallint
LANGUAGE plpgsql AS $$
DECLARE
  lock_class CONSTANT integer := 7261180;
BEGIN
  FOR strand IN 0..1023 LOOP
    IF pg_try_advisory_xact_lock(lock_class, strand) THEN
      RETURN strand;
    END IF;
  END LOOP;
  RAISE EXCEPTION 'every strand is taken' USING ERRCODE = 'insufficient_resources';
END
$$;

-- An id for a new batch of this strand, later than every transfer before it.
CREATE FUNCTION ledger.next_batch_id(strand smallint, newest_id bigint) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  place CONSTANT bigint := strand::bigint << 12;
  now_id CONSTANT bigint := ledger.id_at(clock_timestamp()) | place;
BEGIN
  IF now_id > newest_id THEN
    RETURN now_id;
  END IF;
  -- The clock of a machine may be set back; the order of an account's transfers may not.
  RETURN (((newest_id >> 22) + 1) << 22) | place;
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
    coalesce(debit_previous_id::text, ''), coalesce(credit_previous_id::text, ''),
    coalesce(pending_id::text, ''), code, kind, chain_key, reference)
$$;

-- Continues the hash chain of a strand.
CREATE FUNCTION ledger.write_batch(batch_id bigint, size integer, previous bytea, hash bytea)
RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger.batches (id, size, previous, hash) VALUES (batch_id, size, previous, hash);
  UPDATE ledger.strands s SET last_batch_id = batch_id, last_hash = hash
  WHERE s.strand = ledger.strand_of(batch_id);
END
$$;

-- Writes new totals of accounts that are locked already, and where their day begins.
CREATE FUNCTION ledger.write_accounts(book ledger.account_book, last_ids bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  ids CONSTANT bigint[] := book.ids;
  old_ids CONSTANT bigint[] := book.last_ids;
  debited CONSTANT bigint[] := book.debited;
  credited CONSTANT bigint[] := book.credited;
  debit_held CONSTANT bigint[] := book.debit_held;
  credit_held CONSTANT bigint[] := book.credit_held;
BEGIN
  UPDATE ledger.accounts a SET
    debits_posted = debited[place],
    credits_posted = credited[place],
    debits_pending = debit_held[place],
    credits_pending = credit_held[place],
    last_transfer_id = last_ids[place]
  FROM generate_series(1, cardinality(ids)) place
  WHERE a.id = ids[place] AND last_ids[place] IS DISTINCT FROM old_ids[place];
  INSERT INTO ledger.day_marks (account_id, day, previous_id)
  SELECT ids[place], ledger.day_of(last_ids[place]), old_ids[place]
  FROM generate_series(1, cardinality(ids)) place
  WHERE ledger.day_of(old_ids[place]) < ledger.day_of(last_ids[place]);
END
$$;

-- Adds to hot accounts, in id order. Their rows are held from here to the commit only.
CREATE FUNCTION ledger.write_hot_accounts(book ledger.account_book) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  flags CONSTANT integer[] := book.flags;
BEGIN
  FOR place IN 1..cardinality(flags) LOOP
    CONTINUE WHEN flags[place] & 4 = 0;
    UPDATE ledger.accounts a SET
      debits_posted = a.debits_posted + book.debited[place],
      credits_posted = a.credits_posted + book.credited[place],
      debits_pending = a.debits_pending + book.debit_held[place],
      credits_pending = a.credits_pending + book.credit_held[place]
    WHERE a.id = book.ids[place];
  END LOOP;
END
$$;
