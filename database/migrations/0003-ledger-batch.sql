-- The parts of posting that stand alone; the decisions are in the next files.

-- The answers of a call, as parallel lists.
create type ledger.answers as (
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
create type ledger.account_book as (
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
create function ledger.flags_now(flags integer, debits_refused_from timestamptz) returns integer
language sql as $$
  select flags + case when debits_refused_from <= clock_timestamp() then 16 else 0 end
$$;

create function ledger.read_accounts(wanted bigint[]) returns ledger.account_book
language plpgsql as $$
declare
  book ledger.account_book;
begin
  select array_agg(a.account_id), array_agg(a.ctid), array_agg(a.currency),
    array_agg(ledger.flags_now(a.flags, a.debits_refused_from)),
    array_agg(case when a.flags & 4 = 0 then a.debits_posted else 0 end),
    array_agg(case when a.flags & 4 = 0 then a.credits_posted else 0 end),
    array_agg(case when a.flags & 4 = 0 then a.debits_pending else 0 end),
    array_agg(case when a.flags & 4 = 0 then a.credits_pending else 0 end),
    array_agg(a.last_transfer_id),
    bit_or(ledger.flags_now(a.flags, a.debits_refused_from)),
    min(a.last_transfer_id) filter (where a.last_transfer_id > 0), max(a.last_transfer_id)
  into book
  from (
    select t.*, t.ctid from ledger.account_totals t
    where t.account_id = any (wanted) order by t.account_id
  ) a;
  return book;
end
$$;

-- Locks the accounts that are not hot in id order, so that no two transactions wait crosswise. A stake from
-- several sources locks them before it divides them; a lock takes the right to change a row, which this
-- function has.
create function ledger.lock_accounts(wanted bigint[]) returns void
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform from ledger.account_totals t
  where t.account_id = any (wanted) and t.flags & 4 = 0
  order by t.account_id
  for no key update;
end
$$;

-- The text of a batch that goes into its hash: its transfers in the order of their ids, column after
-- column.
create function ledger.batch_content(
  ids bigint[], debit_ids bigint[], credit_ids bigint[], amounts bigint[], released bigint[],
  debit_after bigint[], credit_after bigint[], debit_previous bigint[], credit_previous bigint[],
  pending_ids bigint[], codes smallint[], kinds smallint[], chain_keys text[], refs text[]
) returns text
language sql stable parallel safe as $$
  select concat_ws(E'\n', ids, debit_ids, credit_ids, amounts, released, debit_after, credit_after,
    debit_previous, credit_previous, pending_ids, codes, kinds, chain_keys, refs)
$$;

-- The hash chain that a batch continues, and the id of the batch.
create type ledger.taken_strand as (
  strand smallint, previous_hash bytea, batch_id bigint
);

-- The id of the next batch of a strand. The clock of a machine may be set back; the order of an account's
-- transfers may not: the id is above `above`, which the caller takes from the last batch and the accounts.
create function ledger.next_batch_id(strand smallint, above bigint) returns bigint
language sql volatile as $$
  select greatest(
    floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1704067200000, (above >> 22) + 1
  ) << 22 | (strand::bigint << 12)
$$;

-- Locks the first strand that no open transaction has, and names its next batch, whose id is above `above`.
create function ledger.take_strand(above bigint) returns ledger.taken_strand
language plpgsql as $$
declare
  taken ledger.taken_strand;
begin
  select s.strand, s.last_hash, ledger.next_batch_id(s.strand, greatest(s.last_batch_id, above))
  into strict taken
  from (
    select t.* from ledger.strands t order by t.strand limit 1 for no key update skip locked
  ) s;
  return taken;
end
$$;

-- Writes transfers as one batch: the rows, and their hash onto the hash before it.
create function ledger.write_batch(
  strand ledger.taken_strand,
  ids bigint[], debit_ids bigint[], credit_ids bigint[], amounts bigint[], released bigint[],
  debit_after bigint[], credit_after bigint[], debit_previous bigint[], credit_previous bigint[],
  pending_ids bigint[], codes smallint[], kinds smallint[], chain_keys text[], refs text[]
) returns boolean
language plpgsql as $$
declare
  batch_hash constant bytea := sha256(strand.previous_hash || convert_to(ledger.batch_content(
    ids, debit_ids, credit_ids, amounts, released, debit_after, credit_after, debit_previous,
    credit_previous, pending_ids, codes, kinds, chain_keys, refs
  ), 'UTF8'));
begin
  with written as (
    insert into ledger.transfers (
      id, debit_account_id, credit_account_id, amount, released, debit_after, credit_after,
      debit_previous_id, credit_previous_id, pending_id, code, kind, chain_key, reference
    )
    select ids[place], debit_ids[place], credit_ids[place], amounts[place], released[place],
      debit_after[place], credit_after[place], debit_previous[place], credit_previous[place],
      pending_ids[place], codes[place], kinds[place], chain_keys[place], refs[place]
    from generate_series(1, cardinality(ids)) place
  ), batch as (
    insert into ledger.batches (id, size, previous, hash)
    values (strand.batch_id, cardinality(ids), strand.previous_hash, batch_hash)
  )
  update ledger.strands s set last_batch_id = strand.batch_id, last_hash = batch_hash
  where s.strand = strand.strand;
  return true;
end
$$;

-- Notes where an account's list stood before its first transfer of a day.
create function ledger.mark_days(ids bigint[], heads bigint[], old_heads bigint[]) returns boolean
language plpgsql as $$
begin
  insert into ledger.day_marks (account_id, day, previous_id)
  select u.id, ledger.day_of(u.head), u.old_head
  from unnest(ids, heads, old_heads) u (id, head, old_head)
  where u.old_head > 0 and ledger.day_of(u.old_head) < ledger.day_of(u.head);
  return true;
end
$$;

-- Adds to hot accounts, in id order, and last: their rows are held from here to the commit only.
create function ledger.add_hot(
  ids bigint[], account_flags integer[], debited bigint[], credited bigint[],
  debit_held bigint[], credit_held bigint[]
) returns boolean
language plpgsql as $$
begin
  update ledger.account_totals a set
    debits_posted = a.debits_posted + debited[place],
    credits_posted = a.credits_posted + credited[place],
    debits_pending = a.debits_pending + debit_held[place],
    credits_pending = a.credits_pending + credit_held[place]
  from generate_series(1, cardinality(ids)) place
  where account_flags[place] & 4 > 0 and a.account_id = ids[place];
  return true;
end
$$;
