-- Posting in full: the accounts are locked, the chains evaluated one after another, each seeing what
-- those before it did, and what is accepted is written as one batch.

create function ledger.post_evaluated(
  keys text[], hashes bytea[], chain_sizes smallint[], store_refusals boolean[],
  debits bigint[], credits bigint[], overflows bigint[], amounts bigint[], currencies text[],
  codes smallint[], kinds smallint[], pendings bigint[], refs text[]
) returns ledger.answers
language plpgsql as $$
declare
  pending constant smallint := 2;
  post constant smallint := 3;
  void constant smallint := 4;
  debit_rule constant integer := 1;
  credit_rule constant integer := 2;
  hot constant integer := 4;
  closed constant integer := 8;
  refusing constant integer := 16;
  amount_max constant bigint := 9000000000000000;
  total_max constant bigint := 9000000000000000000;

  chains constant integer := cardinality(keys);
  items constant integer := cardinality(debits);
  refusals text[] := array_fill(null::text, array[chains]);
  refused_items integer[] := array_fill(null::integer, array[chains]);
  details text[] := array_fill(null::text, array[chains]);
  replayed boolean[] := array_fill(false, array[chains]);
  rows_from integer[] := array_fill(null::integer, array[chains]);
  rows_count integer[] := array_fill(0, array[chains]);
  first_ids bigint[] := array_fill(null::bigint, array[chains]);
  answered boolean[] := array_fill(false, array[chains]);
  refused boolean := false;
  known record;
  twin integer;
  twin_of integer[];

  -- Pending transfers that posts and voids of this call name, and how they ended so far.
  held_ids bigint[];
  held_debits bigint[];
  held_credits bigint[];
  held_amounts bigint[];
  held_posted boolean[];
  held_by bigint[];
  held integer;
  held_amount bigint;

  -- The accounts, with the totals as they are after what was accepted so far.
  book ledger.account_book;
  ids bigint[];
  account_currencies text[];
  flags integer[];
  debited bigint[];
  credited bigint[];
  debit_held bigint[];
  credit_held bigint[];
  heads bigint[];
  wanted bigint[];

  -- The transfers accepted so far.
  written integer := 0;
  out_ids bigint[];
  out_items integer[];
  out_debits integer[];
  out_credits integer[];
  out_amounts bigint[];
  out_released bigint[];
  debit_balances bigint[];
  credit_balances bigint[];
  debit_previous bigint[];
  credit_previous bigint[];
  row_debits bigint[];
  row_credits bigint[];
  row_pendings bigint[];
  row_codes smallint[];
  row_kinds smallint[];
  row_keys text[];
  row_refs text[];

  -- Ids per transfer given: a second one where an overflow account may have to add to it.
  stride integer := 1;
  rows_max integer[];
  strand ledger.taken_strand;
  batch_id bigint;
  chain_start integer;
  chain_end integer := 0;
  refusal text;
  ends_hold boolean;
  id bigint;
  kind smallint;
  debit_id bigint;
  credit_id bigint;
  debit integer;
  credit integer;
  amount bigint;
  rest bigint;
  new_keys integer;
  done boolean;
begin
  -- 1. Pending transfers. They never change, so they may be read before the locks.
  if pendings <> array_fill(0::bigint, array[cardinality(pendings)]) then
    select array_agg(t.id), array_agg(t.debit_account_id), array_agg(t.credit_account_id),
      array_agg(t.amount), array_agg(null::boolean), array_agg(null::bigint)
    into held_ids, held_debits, held_credits, held_amounts, held_posted, held_by
    from ledger.transfers t where t.id = any (pendings) and t.kind = pending;
  end if;

  -- 2. The accounts.
  wanted := debits || credits || overflows || held_debits || held_credits;
  perform ledger.lock_accounts(wanted);
  book := ledger.read_accounts(wanted);
  ids := book.ids;
  account_currencies := book.currencies;
  flags := book.flags;
  debited := book.debited;
  credited := book.credited;
  debit_held := book.debit_held;
  credit_held := book.credit_held;
  heads := book.last_ids;
  if held_ids is not null then
    select array_agg(r.posted order by u.place) into held_posted
    from unnest(held_ids) with ordinality u (held_id, place)
    left join ledger.resolutions r on r.pending_id = u.held_id;
  end if;

  -- 3. The batch, and an id for each transfer that may be accepted.
  strand := ledger.take_strand(book.newest_id);
  batch_id := strand.batch_id;
  if overflows <> array_fill(0::bigint, array[items]) then
    stride := 2;
  end if;
  rows_max := array[items * stride];
  out_items := array_fill(0, rows_max);
  out_debits := out_items;
  out_credits := out_items;
  out_ids := array_fill(0::bigint, rows_max);
  out_amounts := out_ids;
  out_released := out_ids;
  debit_balances := array_fill(null::bigint, rows_max);
  credit_balances := debit_balances;
  debit_previous := out_ids;
  credit_previous := out_ids;
  for chain_no in 1..chains loop
    first_ids[chain_no] := batch_id + chain_end * stride;
    chain_end := chain_end + chain_sizes[chain_no];
  end loop;

  -- 4. Take the keys, in their order, so that two calls never wait crosswise. Since the accounts
  -- are locked, a repeat that was in flight has ended.
  insert into ledger.keys (key, hash, first_id, id_range)
  select keys[c], hashes[c], first_ids[c], chain_sizes[c] * stride
  from generate_series(1, chains) c
  order by keys[c], c
  on conflict do nothing;
  get diagnostics new_keys = row_count;
  if new_keys < chains then
    for known in
      select k.* from ledger.keys k
      where k.key = any (keys) and (k.first_id is null or ledger.batch_of(k.first_id) <> batch_id)
    loop
      twin := array_position(keys, known.key);
      while twin is not null loop
        new_keys := new_keys + 1;
        answered[twin] := true;
        if known.hash is null then
          refusals[twin] := 'tombstoned';
        elsif known.hash <> hashes[twin] then
          refusals[twin] := 'idempotency_conflict';
        else
          replayed[twin] := true;
          refusals[twin] := known.refusal;
          refused_items[twin] := known.refused_at;
          details[twin] := known.detail;
          first_ids[twin] := known.first_id;
        end if;
        twin := array_position(keys, known.key, twin + 1);
      end loop;
    end loop;
  end if;
  if new_keys < chains then
    -- The same key more than once in this call: the first of them answers for the others.
    select array_agg(same.first order by same.place) into twin_of from (
      select u.place, min(u.place) over (partition by u.key) as first
      from unnest(keys) with ordinality u (key, place)
    ) same;
    for chain_no in 1..chains loop
      twin := twin_of[chain_no];
      continue when answered[chain_no] or twin = chain_no;
      answered[chain_no] := true;
      replayed[chain_no] := hashes[twin] = hashes[chain_no];
      if not replayed[chain_no] then
        refusals[chain_no] := 'idempotency_conflict';
      end if;
    end loop;
  end if;

  -- 5. Evaluate the chains.
  chain_end := 0;
  for chain_no in 1..chains loop
    chain_start := chain_end + 1;
    chain_end := chain_end + chain_sizes[chain_no];
    continue when answered[chain_no];

    rows_from[chain_no] := written + 1;
    for item in chain_start..chain_end loop
      id := batch_id + (item - 1) * stride;
      kind := kinds[item];
      amount := amounts[item];
      debit_id := debits[item];
      credit_id := credits[item];
      rest := 0;
      ends_hold := kind = post or kind = void;
      if ends_hold then
        held := array_position(held_ids, pendings[item]);
        held_amount := held_amounts[held];
        debit_id := coalesce(nullif(debit_id, 0), held_debits[held]);
        credit_id := coalesce(nullif(credit_id, 0), held_credits[held]);
      end if;
      debit := width_bucket(debit_id, book.ids);
      credit := width_bucket(credit_id, book.ids);
      if overflows[item] <> 0 and ids[debit] = debit_id and flags[debit] & debit_rule > 0 then
        rest := greatest(amount - (credited[debit] - debited[debit] - debit_held[debit]), 0);
        amount := amount - rest;
      end if;

      loop
        refusal := case
          when amounts[item] < 0 then 'amount_out_of_range'
          when amounts[item] > amount_max then 'amount_out_of_range'
          when kind <= post and amounts[item] = 0 then 'amount_must_be_positive'
          when kind > post and amounts[item] > 0 then 'amount_must_be_zero'
          when ids[debit] is distinct from debit_id then 'debit_account_unknown'
          when ids[credit] is distinct from credit_id then 'credit_account_unknown'
          when debit = credit then 'accounts_must_differ'
          when account_currencies[debit] <> currencies[item] then 'currency_mismatch'
          when account_currencies[credit] <> currencies[item] then 'currency_mismatch'
          when kind = void then null
          when flags[debit] & closed > 0 then 'debit_account_closed'
          when flags[credit] & closed > 0 then 'credit_account_closed'
          when flags[debit] & refusing > 0 and codes[item] between 100 and 199
            then 'debits_refused'
          when kind > pending then null
          when debited[debit] > total_max - amount then 'total_out_of_range'
          when credited[credit] > total_max - amount then 'total_out_of_range'
          when flags[debit] & debit_rule > 0
            and debited[debit] + debit_held[debit] + amount > credited[debit] then 'exceeds_credits'
          when flags[credit] & credit_rule > 0
            and credited[credit] + credit_held[credit] + amount > debited[credit]
            then 'exceeds_debits'
        end;
        if ends_hold then
          refusal := case
            when held is null then 'pending_unknown'
            when refusal is not null then refusal
            when held_debits[held] <> debit_id then 'pending_has_other_accounts'
            when held_credits[held] <> credit_id then 'pending_has_other_accounts'
            when held_posted[held] then 'pending_already_posted'
            when not held_posted[held] then 'pending_already_voided'
            when amount > held_amount then 'exceeds_pending_amount'
          end;
        end if;
        exit when refusal is not null;

        if amount > 0 or rest = 0 then
          if kind = pending then
            debit_held[debit] := debit_held[debit] + amount;
            credit_held[credit] := credit_held[credit] + amount;
          else
            debited[debit] := debited[debit] + amount;
            credited[credit] := credited[credit] + amount;
          end if;
          written := written + 1;
          if ends_hold then
            debit_held[debit] := debit_held[debit] - held_amount;
            credit_held[credit] := credit_held[credit] - held_amount;
            held_posted[held] := kind = post;
            held_by[held] := id;
            out_released[written] := held_amount - amount;
          end if;
          out_ids[written] := id;
          out_items[written] := item;
          out_debits[written] := debit;
          out_credits[written] := credit;
          out_amounts[written] := amount;
          debit_previous[written] := heads[debit];
          credit_previous[written] := heads[credit];
          if flags[debit] & hot = 0 then
            heads[debit] := id;
            debit_balances[written] := credited[debit] - debited[debit] - debit_held[debit];
          end if;
          if flags[credit] & hot = 0 then
            heads[credit] := id;
            credit_balances[written] := credited[credit] - debited[credit] - debit_held[credit];
          end if;
        end if;
        exit when rest = 0;
        amount := rest;
        rest := 0;
        id := id + 1;
        debit_id := overflows[item];
        debit := width_bucket(debit_id, book.ids);
      end loop;

      if refusal is not null then
        refused := true;
        refusals[chain_no] := refusal;
        refused_items[chain_no] := item - chain_start;
        if refusal = 'debits_refused' then
          details[chain_no] := (
            select n.debits_refusal from ledger.account_names n where n.id = debit_id
          );
        end if;
        exit;
      end if;
    end loop;

    if refusals[chain_no] is null then
      rows_count[chain_no] := written - rows_from[chain_no] + 1;
      continue;
    end if;
    -- All or nothing: take back what the chain did before it was refused.
    for place in reverse written..rows_from[chain_no] loop
      kind := kinds[out_items[place]];
      debit := out_debits[place];
      credit := out_credits[place];
      amount := out_amounts[place];
      heads[debit] := debit_previous[place];
      heads[credit] := credit_previous[place];
      debit_balances[place] := null;
      credit_balances[place] := null;
      out_released[place] := 0;
      if kind = pending then
        debit_held[debit] := debit_held[debit] - amount;
        credit_held[credit] := credit_held[credit] - amount;
        continue;
      end if;
      debited[debit] := debited[debit] - amount;
      credited[credit] := credited[credit] - amount;
      if kind = post or kind = void then
        held := array_position(held_by, out_ids[place]);
        debit_held[debit] := debit_held[debit] + held_amounts[held];
        credit_held[credit] := credit_held[credit] + held_amounts[held];
        held_posted[held] := null;
        held_by[held] := null;
      end if;
    end loop;
    written := rows_from[chain_no] - 1;
    rows_from[chain_no] := null;
  end loop;

  -- 6. Write what was accepted, and those refusals that are final.
  if refused then
    delete from ledger.keys k
    using unnest(keys, refused_items, answered, store_refusals) u (key, item, answered, stored)
    where k.key = u.key and u.item is not null and not u.answered and not u.stored;
    update ledger.keys k set
      first_id = null, id_range = 0, refusal = u.refusal, refused_at = u.item, detail = u.detail,
      recorded_at = clock_timestamp()
    from unnest(keys, refused_items, answered, store_refusals, refusals, details)
      u (key, item, answered, stored, refusal, detail)
    where k.key = u.key and u.item is not null and not u.answered and u.stored;
  end if;
  if held_ids is not null then
    insert into ledger.resolutions (pending_id, transfer_id, posted)
    select u.held_id, u.held_by, u.posted
    from unnest(held_ids, held_by, held_posted) u (held_id, held_by, posted)
    where u.held_by is not null;
  end if;
  -- Assigned, not performed: an expression costs less than a statement.
  if written > 0 then
    row_keys := keys;
    if items > chains then
      select array_agg(keys[u.chain_no] order by u.chain_no) into row_keys
      from unnest(chain_sizes) with ordinality u (size, chain_no)
      cross join generate_series(1, u.size);
    end if;
    select array_agg(ids[out_debits[place]]), array_agg(ids[out_credits[place]]),
      array_agg(pendings[out_items[place]]), array_agg(codes[out_items[place]]),
      array_agg(kinds[out_items[place]]), array_agg(row_keys[out_items[place]]),
      array_agg(refs[out_items[place]])
    into row_debits, row_credits, row_pendings, row_codes, row_kinds, row_keys, row_refs
    from generate_series(1, written) place;
    out_ids := out_ids[1:written];
    debit_balances := debit_balances[1:written];
    credit_balances := credit_balances[1:written];
    update ledger.account_totals a set
      debits_posted = debited[place], credits_posted = credited[place],
      debits_pending = debit_held[place], credits_pending = credit_held[place],
      last_transfer_id = heads[place]
    from generate_series(1, cardinality(ids)) place
    where a.ctid = book.places[place] and heads[place] <> book.last_ids[place];
    done := ledger.write_batch(
      strand, out_ids, row_debits, row_credits, out_amounts[1:written], out_released[1:written],
      debit_balances, credit_balances, debit_previous[1:written], credit_previous[1:written],
      row_pendings, row_codes, row_kinds, row_keys, row_refs
    );
    if ledger.day_of(book.oldest_id) < ledger.day_of(batch_id) then
      done := ledger.mark_days(ids, heads, book.last_ids);
    end if;
    if book.any_flags & hot > 0 then
      done := ledger.add_hot(ids, flags, debited, credited, debit_held, credit_held);
    end if;
  end if;

  -- 7. First answers that were given before.
  if written = 0 then
    out_ids := '{}';
    debit_balances := '{}';
    credit_balances := '{}';
  end if;
  if true = any (replayed) then
    for chain_no in 1..chains loop
      continue when not replayed[chain_no];
      twin := coalesce(twin_of[chain_no], chain_no);
      if twin < chain_no then
        refusals[chain_no] := refusals[twin];
        refused_items[chain_no] := refused_items[twin];
        details[chain_no] := details[twin];
        rows_from[chain_no] := rows_from[twin];
        rows_count[chain_no] := rows_count[twin];
      elsif refusals[chain_no] is null then
        rows_from[chain_no] := cardinality(out_ids) + 1;
        select out_ids || array_agg(t.id order by t.id),
          debit_balances || array_agg(t.debit_after order by t.id),
          credit_balances || array_agg(t.credit_after order by t.id)
        into out_ids, debit_balances, credit_balances
        from ledger.transfers t
        join ledger.keys k on t.id between k.first_id and k.first_id + k.id_range - 1
        where k.key = keys[chain_no];
        rows_count[chain_no] := cardinality(out_ids) - rows_from[chain_no] + 1;
      end if;
    end loop;
  end if;
  return row(
    refusals, refused_items, details, replayed, rows_from, rows_count, out_ids, debit_balances,
    credit_balances
  )::ledger.answers;
end
$$;
