-- The changes that a database of before the first release still lacks. It runs once, in the transaction in which such a
-- database takes over the list of today (packages/postgres/src/earlier-files.ts), and changes nothing the second time.

-- Posting for less: a batch has a price that does not depend on its size, and a busy server pays it for
-- each thirty transfers.

-- The id of the next batch of a strand. The clock of a machine may be set back; the order of an account's
-- transfers may not: the id is above `above`, which the caller takes from the last batch and the accounts.
create or replace function ledger.next_batch_id(strand smallint, above bigint) returns bigint
language sql volatile as $$
  select greatest(
    floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1704067200000, (above >> 22) + 1
  ) << 22 | (strand::bigint << 12)
$$;

-- Callers number their transfers themselves. The list of transfer ids that ledger.take_strand returned has no reader.
drop function if exists ledger.take_strand(bigint, integer, integer);
alter type ledger.taken_strand drop attribute if exists ids;

-- Locks the first strand that no open transaction has, and names its next batch, whose id is above `above`.
create or replace function ledger.take_strand(above bigint) returns ledger.taken_strand
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

-- One change in ledger.post_evaluated, which takes a strand.
do $$
declare
  source constant text := pg_get_functiondef('ledger.post_evaluated'::regproc);
  call constant text := 'ledger.take_strand(book.newest_id, 0, 1)';
  call_now constant text := 'ledger.take_strand(book.newest_id)';
begin
  if position(call_now in source) > 0 then
    return;
  end if;
  if position(call in source) = 0 then
    raise exception 'ledger.post_evaluated takes a strand otherwise';
  end if;
  execute replace(source, call, call_now);
end
$$;

-- PostgreSQL reads the rule of a table again for each statement that changes it, and the inside of a function
-- in an index likewise. The strands are 1,024 rows from the first day on, and nobody may add or rename one:
-- the daily proof says so.
alter table ledger.strands drop constraint if exists strands_strand_check;
drop index if exists ledger.batches_strand_idx;
create index batches_strand_idx on ledger.batches ((((id >> 12) & 1023)::smallint), id);

-- Strands whose head is not their last batch, as the end of their chain was cut off, and those of 0 to 1,023 that
-- are missing or any that was added: the table has no rule for that, which each batch would pay for.
create or replace function ledger.check_heads() returns setof smallint
language sql stable as $$
  select coalesce(s.strand, g.strand::smallint)
  from generate_series(0, 1023) g (strand)
  full join ledger.strands s on s.strand = g.strand
  left join ledger.batches b on b.id = s.last_batch_id
  where s.strand is null or g.strand is null or (s.last_batch_id <> 0 and s.last_hash is distinct from b.hash)
  order by 1
$$;

-- The way of nearly every call, as before with fewer statements: transfers without holds, of which none is
-- refused and no key is known. Answers without lists, and changes nothing, where that is not so.
--
-- The lists of lists; items and places count from 1, in the order of the transfers and in
-- that of account ids:
--   colds  account, debited, credited, the least it must have had available before, the same for
--          accounts whose credits must not exceed debits, its last item, which of the currencies
--   sides  per transfer: place of the debit account in colds, of the credit account (0: it is hot),
--          what becomes available on each by later items, the item before on each (0: none)
--   hots   account, debited, credited, which of the currencies
create or replace function ledger.post_plain(
  keys text[], hashes bytea[], chain_sizes smallint[],
  debits bigint[], credits bigint[], amounts bigint[],
  codes smallint[], kinds smallint[], pendings bigint[], refs text[], stride integer,
  currency_names text[], colds bigint[], sides bigint[], hots bigint[]
) returns ledger.answers
language plpgsql as $$
declare
  items constant integer := cardinality(debits);
  accounts constant integer := coalesce(array_length(colds, 1), 0);
  of_strand smallint;
  last_batch bigint;
  previous_hash bytea;
  batch_hash bytea;
  first_id bigint;
  item_ids bigint[];
  in_order boolean;
  cold_ids bigint[];
  heads bigint[];
  old_heads bigint[];
  oldest bigint;
  updated integer;
  released bigint[];
  debit_balances bigint[];
  credit_balances bigint[];
  debit_previous bigint[];
  credit_previous bigint[];
  item_keys text[] := keys;
  first_rows integer[];
  sizes integer[];
  done boolean;
begin
  if items > cardinality(keys) then
    select array_agg(u.first), array_agg(u.size) into first_rows, sizes from (
      select t.size, 1 + sum(t.size) over (order by t.place) - t.size as first
      from unnest(chain_sizes) with ordinality t (size, place)
    ) u;
    item_keys := array(
      select keys[place] from generate_series(1, cardinality(keys)) place,
        generate_series(1, sizes[place])
      order by place
    );
  end if;

  -- The strand is taken inside, as all that follows: a row that is locked before and changed inside would
  -- have two owners, and cost a list of them (a multixact) for each batch.
  begin
    select t.strand, t.last_hash, t.last_batch_id into strict of_strand, previous_hash, last_batch
    from ledger.strands t order by t.strand limit 1
    for no key update skip locked;
    first_id := ledger.next_batch_id(of_strand, last_batch);
    with moved as (
      update ledger.account_totals a set
        debits_posted = a.debits_posted + colds[place][2],
        credits_posted = a.credits_posted + colds[place][3],
        last_transfer_id = first_id + (colds[place][6] - 1) * stride
      from generate_series(1, accounts) place
      where a.account_id = colds[place][1]
        -- In one piece with its place: a rule for the account alone would let the planner expect few
        -- that keep it, and go through all accounts for them.
        and case when place > 0 then
          -- Neither hot nor closed, and no debits are refused.
          a.flags & 12 = 0 and a.debits_refused_from > clock_timestamp()
          and a.currency = currency_names[colds[place][7]]
          -- The clock of a machine may be set back; the order of an account's transfers may not.
          and a.last_transfer_id < first_id
          and a.debits_posted <= 9000000000000000000 - colds[place][2]
          and a.credits_posted <= 9000000000000000000 - colds[place][3]
          and (a.flags & 1 = 0
            or a.credits_posted - a.debits_posted - a.debits_pending >= colds[place][4])
          and (a.flags & 2 = 0
            or a.debits_posted - a.credits_posted - a.credits_pending >= colds[place][5])
        end
      returning place, a.account_id, old.last_transfer_id as old_head, a.last_transfer_id as head,
        a.credits_posted - a.debits_posted - a.debits_pending as available
    ), account as (
      select array_agg(m.place) as places, array_agg(m.account_id) as ids,
        array_agg(m.head) as heads, array_agg(m.old_head) as old_heads,
        array_agg(m.available) as available,
        min(m.old_head) filter (where m.old_head > 0) as oldest
      from moved m
    )
    -- All of them, and in their order, as sides counts them. A sort would give the order, but costs
    -- a tenth of everything, and the lane's plans keep it.
    select coalesce(o.places, '{}') = array(select generate_series(1, accounts)),
      o.ids, o.heads, o.old_heads, o.oldest, s.*
    into in_order, cold_ids, heads, old_heads, oldest, item_ids, released,
      debit_balances, credit_balances, debit_previous, credit_previous
    from account o, lateral (
      select array_agg(first_id + (i - 1) * stride), array_agg(0::bigint),
        array_agg(o.available[sides[i][1]] - sides[i][3]),
        array_agg(o.available[sides[i][2]] - sides[i][4]),
        array_agg(case sides[i][5] when 0 then coalesce(o.old_heads[sides[i][1]], 0)
          else first_id + (sides[i][5] - 1) * stride end),
        array_agg(case sides[i][6] when 0 then coalesce(o.old_heads[sides[i][2]], 0)
          else first_id + (sides[i][6] - 1) * stride end)
      from generate_series(1, items) i
    ) s;
    if not in_order then
      raise sqlstate 'AR001';
    end if;
    batch_hash := sha256(previous_hash || convert_to(ledger.batch_content(
      item_ids, debits, credits, amounts, released, debit_balances, credit_balances, debit_previous,
      credit_previous, pendings, codes, kinds, item_keys, refs
    ), 'UTF8'));
    -- One statement writes what no rule depends on: each statement has a price of its own.
    with taken as (
      -- In their order, so that two calls never wait crosswise.
      insert into ledger.keys (key, hash, first_id, id_range)
      select keys[c], hashes[c], item_ids[coalesce(first_rows[c], c)], chain_sizes[c] * stride
      from generate_series(1, cardinality(keys)) c
      order by keys[c]
    ), written as (
      insert into ledger.transfers (
        id, debit_account_id, credit_account_id, amount, released, debit_after, credit_after,
        debit_previous_id, credit_previous_id, pending_id, code, kind, chain_key, reference
      )
      select item_ids[place], debits[place], credits[place], amounts[place], 0,
        debit_balances[place], credit_balances[place], debit_previous[place], credit_previous[place],
        pendings[place], codes[place], kinds[place], item_keys[place], refs[place]
      from generate_series(1, items) place
    ), batch as (
      insert into ledger.batches (id, size, previous, hash)
      values (first_id, items, previous_hash, batch_hash)
    )
    update ledger.strands s set last_batch_id = first_id, last_hash = batch_hash
    where s.strand = of_strand;
    if ledger.day_of(oldest) < ledger.day_of(first_id) then
      -- Assigned, not performed: an expression costs less than a statement.
      done := ledger.mark_days(cold_ids, heads, old_heads);
    end if;
    -- Hot accounts in id order, and last: their rows are held from here to the commit only.
    if hots <> '{}' then
      update ledger.account_totals a set
        debits_posted = a.debits_posted + hots[place][2],
        credits_posted = a.credits_posted + hots[place][3]
      from generate_series(1, array_length(hots, 1)) place
      where a.account_id = hots[place][1]
        and case when place > 0 then
          a.flags & 12 = 4 and a.debits_refused_from > clock_timestamp()
          and a.currency = currency_names[hots[place][4]]
        end;
      get diagnostics updated = ROW_COUNT;
      if updated < array_length(hots, 1) then
        raise sqlstate 'AR001';
      end if;
    end if;
  exception when unique_violation or sqlstate 'AR001' then
    return null;
  end;
  return row(
    null, null, null, null, first_rows, sizes, item_ids, debit_balances, credit_balances
  )::ledger.answers;
end
$$;

-- Counting for less: a round names the stake that opened it, and the rounds of a step are looked up in their
-- order. See docs/decisions/daily-facts.md.

-- The transfer of the first stake, written with the round; null: a round of before, which its transactions tell.
alter table play.round add column if not exists first_stake bigint;

create or replace view play.counted_round as
select r.id, r.player_id, r.merchant_id, r.vendor_id, r.game_code, r.currency,
  coalesce(r.first_stake, (
    select min(t.wallet_tx_id) from play.vendor_tx t where t.round = r.id and t.kind = 'BET'
  )) as opened_by
from play.round r;

-- One change in play.post_batch, which opens rounds.
do $$
declare
  source constant text := pg_get_functiondef('play.post_batch'::regproc);
  columns constant text := 'merchant_id, game_code, round_id, split
  )
  select rounds[i],';
  columns_now constant text := 'merchant_id, game_code, round_id, split, first_stake
  )
  select rounds[i],';
  vals constant text := 'merchants[i], game_codes[i], round_names[i], gave[i]
  from generate_series(1, items) i
  where moves[i] and opens[i];';
  vals_now constant text := 'merchants[i], game_codes[i], round_names[i], gave[i],
    case when action_counts[i] = 1
      then transfer_ids[item_rows[i] + action_offsets[action_starts[i]]]
      else (
        select min(transfer_ids[item_rows[i] + action_offsets[a]])
        from generate_series(action_starts[i], action_starts[i] + action_counts[i] - 1) a
        where action_kinds[a] = ''BET''
      ) end
  from generate_series(1, items) i
  where moves[i] and opens[i];';
begin
  if position('first_stake' in source) > 0 then
    return;
  end if;
  if position(columns in source) = 0 or position(vals in source) = 0 then
    raise exception 'play.post_batch opens rounds otherwise';
  end if;
  execute replace(replace(source, columns, columns_now), vals, vals_now);
end
$$;

-- Transfers that may be of a round for money, as what each adds to the facts but for the round that it opens.
-- Limits and holds beside a stake are none; nor is what the house bears itself: both of its accounts are hot,
-- and no balance is noted of those.
create or replace view reports.moved as
select t.id,
  case when starts_with(t.reference, 'round:')
    and pg_input_is_valid(substr(t.reference, 7), 'bigint')
  then substr(t.reference, 7)::bigint end as round,
  t.code = 100 as is_stake,
  case when t.code = 100 then t.amount else 0 end as stakes,
  case when t.code in (30, 31) then t.amount else 0 end as prizes,
  case when t.code = 40 then t.amount else 0 end as stakes_returned,
  case when t.code = 41 then t.amount else 0 end as prizes_returned
from ledger.transfers t
where t.code in (30, 31, 40, 41, 100)
  -- Stakes and prizes that are taken back are a player's debit, the others a player's credit.
  and case when t.code in (41, 100) then t.debit_after else t.credit_after end is not null;

create or replace view reports.played as
select m.id, r.merchant_id, r.player_id, r.vendor_id, r.game_code, r.currency,
  case when m.is_stake and m.id = r.opened_by then 1 else 0 end as rounds,
  m.stakes, m.prizes, m.stakes_returned, m.prizes_returned
from reports.moved m
join play.counted_round r on r.id = m.round
where r.currency <> 'FUN';
