-- Posting: one call evaluates a list of chains in order and writes what it accepts as one batch.
-- The signature and what it promises are described in packages/ledger/README.md.

-- The way of nearly every call: transfers without holds, of which none is refused and no key is
-- known. The caller sums up what they do to each account (packages/ledger/src/plain.ts), so that one
-- update changes all accounts, on condition that none breaks a rule on the way, and tells what they
-- held. Answers without lists, and changes nothing, where that is not so.
--
-- The lists of lists; items and places count from 1, in the order of the transfers and in
-- that of account ids:
--   colds  account, debited, credited, the least it must have had available before, the same for
--          accounts whose credits must not exceed debits, its last item, which of the currencies
--   sides  per transfer: place of the debit account in colds, of the credit account (0: it is hot),
--          what becomes available on each by later items, the item before on each (0: none)
--   hots   account, debited, credited, which of the currencies
create function ledger.post_plain(
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

create function ledger.post_chains(
  keys text[], hashes bytea[], chain_sizes smallint[], store_refusals boolean[],
  debits bigint[], credits bigint[], overflows bigint[], amounts bigint[], currencies text[],
  codes smallint[], kinds smallint[], pendings bigint[], refs text[],
  -- The sums of plain transfers; null: they are not plain, or nobody summed them up.
  currency_names text[] default null, colds bigint[] default null, sides bigint[] default null,
  hots bigint[] default null
) returns ledger.answers
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
declare
  answer ledger.answers;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'ledger.post_chains needs read committed' using errcode = '25001';
  end if;
  if cardinality(debits) > 2048 then
    raise exception 'more than 2048 transfers in one call' using errcode = '54000';
  end if;
  if currency_names is not null then
    answer := ledger.post_plain(
      keys, hashes, chain_sizes, debits, credits, amounts, codes, kinds, pendings, refs,
      case when overflows = array_fill(0::bigint, array[cardinality(debits)]) then 1 else 2 end,
      currency_names, colds, sides, hots
    );
    if answer.transfer_ids is not null then
      return answer;
    end if;
  end if;
  return ledger.post_evaluated(
    keys, hashes, chain_sizes, store_refusals, debits, credits, overflows, amounts, currencies,
    codes, kinds, pendings, refs
  );
end
$$;
