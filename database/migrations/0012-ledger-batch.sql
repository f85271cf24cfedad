-- The parts of posting that stand alone; the decisions are in the next file.

-- What a call answers, as parallel lists.
CREATE TYPE ledger.answers AS (
  refusals text[],        -- per chain: null when accepted
  refused_at integer[],   -- per chain: 0-based transfer that refused; null: the chain itself
  details text[],         -- per chain: the account's reason for debits_refused
  replayed boolean[],     -- per chain: this is the stored first answer
  rows_from integer[],    -- per chain: where its transfers start in the lists below, 1-based
  rows_count integer[],   -- per chain: more than given where an account overflowed
  -- Lists that are null themselves: no refusal, no replay, one transfer a chain.
  transfer_ids bigint[],  -- per transfer
  debit_after bigint[],   -- per transfer: spendable balance of the debit account, null when hot
  credit_after bigint[]
);

-- The accounts of one call, as parallel lists in id order. Totals of hot accounts read as zero: what
-- the call adds to them is added to their rows at the end.
CREATE TYPE ledger.account_book AS (
  ids bigint[],
  places tid[],           -- where their rows are
  currencies text[],
  flags integer[],        -- 1 debit rule, 2 credit rule, 4 hot, 8 closed, 16 refuses debits
  debited bigint[],
  credited bigint[],
  debit_held bigint[],
  credit_held bigint[],
  last_ids bigint[],
  any_flags integer,      -- flags that at least one of them has
  oldest_id bigint,       -- the oldest and the newest of the last transfers
  newest_id bigint
);

-- Flags as the lists have them: 16 from the instant on at which debits are refused.
CREATE FUNCTION ledger.flags_now(flags integer, debits_refused_from timestamptz) RETURNS integer
LANGUAGE sql AS $$
  SELECT flags + CASE WHEN debits_refused_from <= clock_timestamp() THEN 16 ELSE 0 END
$$;

CREATE FUNCTION ledger.read_accounts(wanted bigint[]) RETURNS ledger.account_book
LANGUAGE plpgsql AS $$
DECLARE
  book ledger.account_book;
BEGIN
  SELECT array_agg(a.account_id), array_agg(a.ctid), array_agg(a.currency),
    array_agg(ledger.flags_now(a.flags, a.debits_refused_from)),
    array_agg(CASE WHEN a.flags & 4 = 0 THEN a.debits_posted ELSE 0 END),
    array_agg(CASE WHEN a.flags & 4 = 0 THEN a.credits_posted ELSE 0 END),
    array_agg(CASE WHEN a.flags & 4 = 0 THEN a.debits_pending ELSE 0 END),
    array_agg(CASE WHEN a.flags & 4 = 0 THEN a.credits_pending ELSE 0 END),
    array_agg(a.last_transfer_id),
    bit_or(ledger.flags_now(a.flags, a.debits_refused_from)),
    min(a.last_transfer_id) FILTER (WHERE a.last_transfer_id > 0), max(a.last_transfer_id)
  INTO book
  FROM (
    SELECT t.*, t.ctid FROM ledger.account_totals t
    WHERE t.account_id = ANY (wanted) ORDER BY t.account_id
  ) a;
  RETURN book;
END
$$;

-- Locks the accounts that are not hot in id order, so that no two transactions wait crosswise.
CREATE FUNCTION ledger.lock_accounts(wanted bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger.account_totals t
  WHERE t.account_id = ANY (wanted) AND t.flags & 4 = 0
  ORDER BY t.account_id
  FOR NO KEY UPDATE;
END
$$;

-- The text of a batch that goes into its hash: its transfers in the order of their ids, column after
-- column.
CREATE FUNCTION ledger.batch_content(
  ids bigint[], debit_ids bigint[], credit_ids bigint[], amounts bigint[], released bigint[],
  debit_after bigint[], credit_after bigint[], debit_previous bigint[], credit_previous bigint[],
  pending_ids bigint[], codes smallint[], kinds smallint[], chain_keys text[], refs text[]
) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(E'\n', ids, debit_ids, credit_ids, amounts, released, debit_after, credit_after,
    debit_previous, credit_previous, pending_ids, codes, kinds, chain_keys, refs)
$$;

-- Which hash chain a batch continues, the id of the batch and those of its transfers.
CREATE TYPE ledger.taken_strand AS (
  strand smallint, previous_hash bytea, batch_id bigint, ids bigint[]
);

-- The first strand that no open transaction has. The clock of a machine may be set back; the order
-- of an account's transfers may not: the ids are above all of theirs.
CREATE FUNCTION ledger.take_strand(above bigint, items integer, stride integer)
RETURNS ledger.taken_strand
LANGUAGE plpgsql AS $$
DECLARE
  taken ledger.taken_strand;
BEGIN
  SELECT s.strand, s.last_hash, s.batch_id,
    ARRAY(SELECT s.batch_id + g * stride FROM generate_series(0, items - 1) g)
  INTO STRICT taken
  FROM (
    SELECT t.strand, t.last_hash, greatest(
      floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint - 1704067200000,
      (greatest(t.last_batch_id, above) >> 22) + 1
    ) << 22 | (t.strand::bigint << 12) AS batch_id
    FROM ledger.strands t ORDER BY t.strand LIMIT 1
    FOR NO KEY UPDATE SKIP LOCKED
  ) s;
  RETURN taken;
END
$$;

-- Writes transfers as one batch: the rows, and their hash onto the hash before it.
CREATE FUNCTION ledger.write_batch(
  strand ledger.taken_strand,
  ids bigint[], debit_ids bigint[], credit_ids bigint[], amounts bigint[], released bigint[],
  debit_after bigint[], credit_after bigint[], debit_previous bigint[], credit_previous bigint[],
  pending_ids bigint[], codes smallint[], kinds smallint[], chain_keys text[], refs text[]
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  batch_hash CONSTANT bytea := sha256(strand.previous_hash || convert_to(ledger.batch_content(
    ids, debit_ids, credit_ids, amounts, released, debit_after, credit_after, debit_previous,
    credit_previous, pending_ids, codes, kinds, chain_keys, refs
  ), 'UTF8'));
BEGIN
  WITH written AS (
    INSERT INTO ledger.transfers (
      id, debit_account_id, credit_account_id, amount, released, debit_after, credit_after,
      debit_previous_id, credit_previous_id, pending_id, code, kind, chain_key, reference
    )
    SELECT ids[place], debit_ids[place], credit_ids[place], amounts[place], released[place],
      debit_after[place], credit_after[place], debit_previous[place], credit_previous[place],
      pending_ids[place], codes[place], kinds[place], chain_keys[place], refs[place]
    FROM generate_series(1, cardinality(ids)) place
  ), batch AS (
    INSERT INTO ledger.batches (id, size, previous, hash)
    VALUES (strand.batch_id, cardinality(ids), strand.previous_hash, batch_hash)
  )
  UPDATE ledger.strands s SET last_batch_id = strand.batch_id, last_hash = batch_hash
  WHERE s.strand = strand.strand;
  RETURN true;
END
$$;

-- Notes where an account's list stood before its first transfer of a day.
CREATE FUNCTION ledger.mark_days(ids bigint[], heads bigint[], old_heads bigint[]) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger.day_marks (account_id, day, previous_id)
  SELECT u.id, ledger.day_of(u.head), u.old_head
  FROM unnest(ids, heads, old_heads) u (id, head, old_head)
  WHERE u.old_head > 0 AND ledger.day_of(u.old_head) < ledger.day_of(u.head);
  RETURN true;
END
$$;

-- Adds to hot accounts, in id order, and last: their rows are held from here to the commit only.
CREATE FUNCTION ledger.add_hot(
  ids bigint[], account_flags integer[], debited bigint[], credited bigint[],
  debit_held bigint[], credit_held bigint[]
) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger.account_totals a SET
    debits_posted = a.debits_posted + debited[place],
    credits_posted = a.credits_posted + credited[place],
    debits_pending = a.debits_pending + debit_held[place],
    credits_pending = a.credits_pending + credit_held[place]
  FROM generate_series(1, cardinality(ids)) place
  WHERE account_flags[place] & 4 > 0 AND a.account_id = ids[place];
  RETURN true;
END
$$;
