-- The proof itself. It starts from what earlier proofs said: their chain, the heads and the balances that
-- they vouched for. It walks what is new and a seventh of what is old, or the whole history.

-- The links of all batches, and the content of those that are new since the last sound proof, that are of
-- these slices, or of the `whole` history; with what is wrong with each: null where it is sound.
create function ledger.check_batches(whole boolean, slices integer[] default '{}')
returns table (id bigint, size bigint, fault text, fresh boolean)
language sql stable
set enable_hashjoin = off
set enable_mergejoin = off
set jit = off
as $$
  select b.id, found.size, case
      when b.size <> found.size then 'transfers_missing'
      when b.hash <> sha256(b.previous || convert_to(found.content, 'UTF8')) then 'content_changed'
      when b.previous <> b.hash_before then 'chain_broken'
    end, b.fresh
  from (
    select n.id, n.size, n.previous, n.hash, n.id > coalesce(p.batch_id, 0) as fresh,
      coalesce(lag(n.hash) over (partition by ledger.strand_of(n.id) order by n.id), '\x')
        as hash_before
    from ledger.batches n
    left join ledger.proved_strands p on p.strand = ledger.strand_of(n.id)
  ) b
  cross join lateral (
    select count(*) as size, ledger.batch_content(
      array_agg(t.id), array_agg(t.debit_account_id), array_agg(t.credit_account_id),
      array_agg(t.amount), array_agg(t.released), array_agg(t.debit_after),
      array_agg(t.credit_after), array_agg(t.debit_previous_id), array_agg(t.credit_previous_id),
      array_agg(t.pending_id), array_agg(t.code), array_agg(t.kind), array_agg(t.chain_key),
      array_agg(t.reference)
    ) as content
    from (
      select * from ledger.transfers r where r.id between b.id and b.id + 4095 order by r.id
    ) t
  ) found
  where whole or b.fresh or ledger.day_of(b.id) % 7 = any (slices) or b.previous <> b.hash_before
$$;

-- Transfers that belong to no batch, or that a batch misses: of days from `since` on and of these slices,
-- or of the whole history.
create function ledger.stray_transfers(whole boolean, slices integer[], since timestamptz)
returns bigint
language sql stable
set jit = off
as $$
  select coalesce(sum(
      (select count(*) from ledger.transfers t where t.id >= d.first_id and t.id < d.next_id)
      - (select coalesce(sum(b.size), 0) from ledger.batches b
        where b.id >= d.first_id and b.id < d.next_id)
    ), 0)::bigint
  from (
    select g.day, (g.day::bigint * 86400000) << 22 as first_id,
      ((g.day::bigint + 1) * 86400000) << 22 as next_id
    from generate_series(
      (select ledger.day_of(min(t.id)) from ledger.transfers t),
      (select ledger.day_of(max(t.id)) from ledger.transfers t)
    ) g (day)
  ) d
  where whole or d.day % 7 = any (slices) or d.day >= ledger.day_of(ledger.id_at(since))
$$;

-- One hash over all that the last sound proof vouched for: heads of strands, and of each account its name,
-- its rules and its totals. The body of that proof has it.
create function ledger.vouched() returns text
language sql stable
set jit = off
as $$
  select encode(sha256(
    (select coalesce(string_agg(sha256(convert_to(
        concat_ws(' ', s.strand, s.batch_id, encode(s.hash, 'hex')), 'UTF8'
      )), '' order by s.strand), '') from ledger.proved_strands s)
    -- In groups, because one text has an end.
    || (select coalesce(string_agg(g.hash, '' order by g.place), '') from (
        select a.account_id / 1000 as place, sha256(convert_to(string_agg(concat_ws(
            ' ', a.account_id, a.address, a.currency, a.rules, a.debits_posted, a.credits_posted,
            a.debits_pending, a.credits_pending
          ), E'\n' order by a.account_id), 'UTF8')) as hash
        from ledger.proved_accounts a group by 1
      ) g)
  ), 'hex')
$$;

-- Keeps what a sound proof has compared: the next one starts from it.
create function ledger.vouch() returns void
language plpgsql as $$
begin
  insert into ledger.proved_strands (strand, batch_id, hash)
  select s.strand, s.last_batch_id, s.last_hash from ledger.strands s where s.last_batch_id <> 0
  on conflict (strand) do update set batch_id = excluded.batch_id, hash = excluded.hash
  where proved_strands.batch_id <> excluded.batch_id;
  insert into ledger.proved_accounts as k (
    account_id, debits_posted, credits_posted, debits_pending, credits_pending, address, currency,
    rules
  )
  select p.account_id, p.debits_posted, p.credits_posted, p.debits_pending, p.credits_pending,
    p.address, p.currency, p.rules
  from proving p
  on conflict (account_id) do update set
    debits_posted = excluded.debits_posted, credits_posted = excluded.credits_posted,
    debits_pending = excluded.debits_pending, credits_pending = excluded.credits_pending,
    address = excluded.address, currency = excluded.currency, rules = excluded.rules
  where (k.debits_posted, k.credits_posted, k.debits_pending, k.credits_pending, k.address)
    is distinct from (excluded.debits_posted, excluded.credits_posted, excluded.debits_pending,
      excluded.credits_pending, excluded.address);
end
$$;

-- Compares accounts with what was vouched for and with their transfers since: money, names and rules. With
-- the transfers before, too, where those are given.
create function ledger.compare_accounts(whole boolean, old_batches bigint[], new_batches bigint[])
returns void
language plpgsql as $$
begin
  create temp table proving on commit drop as
  select coalesce(a.id, p.account_id) as account_id, a.address, a.currency, a.rules, a.debits_posted,
    a.credits_posted, a.debits_pending, a.credits_pending,
    a.id is not null and (p.address is null
      or (a.address, a.currency, a.rules) = (p.address, p.currency, p.rules)) as named,
    a.id is not null and (
      coalesce(p.debits_posted, 0) + coalesce(d.debits_posted, 0),
      coalesce(p.credits_posted, 0) + coalesce(d.credits_posted, 0),
      coalesce(p.debits_pending, 0) + coalesce(d.debits_pending, 0),
      coalesce(p.credits_pending, 0) + coalesce(d.credits_pending, 0)
    ) = (a.debits_posted, a.credits_posted, a.debits_pending, a.credits_pending)
    and (not whole or (
      coalesce(p.debits_posted, 0), coalesce(p.credits_posted, 0),
      coalesce(p.debits_pending, 0), coalesce(p.credits_pending, 0)
    ) = (
      coalesce(o.debits_posted, 0), coalesce(o.credits_posted, 0),
      coalesce(o.debits_pending, 0), coalesce(o.credits_pending, 0)
    )) as same
  from (
    select n.id, n.address, n.currency, t.flags & 7 as rules, t.debits_posted, t.credits_posted,
      t.debits_pending, t.credits_pending
    from ledger.account_names n
    join ledger.account_totals t on t.account_id = n.id and t.currency = n.currency
  ) a
  full join ledger.proved_accounts p on p.account_id = a.id
  left join ledger.sum_transfers(new_batches) d on d.account_id = coalesce(a.id, p.account_id)
  left join ledger.sum_transfers(old_batches) o on o.account_id = coalesce(a.id, p.account_id);
end
$$;

-- The sums of the accounts that are compared, by currency.
create function ledger.currency_sums() returns jsonb
language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_object_agg(x.currency, jsonb_build_object(
      'debits', x.debits::text, 'credits', x.credits::text, 'zero', x.zero)), '{}')
    from (
      select p.currency, sum(p.debits_posted) as debits, sum(p.credits_posted) as credits,
        sum(p.debits_posted) = sum(p.credits_posted)
        and sum(p.debits_pending) = sum(p.credits_pending) as zero
      from proving p where p.currency is not null group by p.currency
    ) x
  );
end
$$;

-- Proves everything since the last sound proof and what is due of the ledger before, or the whole history.
-- Runs in one repeatable read transaction, so that balances and transfers are of the same instant.
create function ledger.prove(whole boolean default false) returns ledger.proofs
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
declare
  proof ledger.proofs;
  kept ledger.proofs;
  slices integer[];
  old_batches bigint[];
  new_batches bigint[];
  transfer_total bigint;
  found jsonb;
begin
  if current_setting('transaction_isolation') <> 'repeatable read' then
    raise exception 'ledger.prove needs repeatable read' using errcode = '25001';
  end if;
  -- The snapshot must be younger than the end of the proof before.
  if not pg_try_advisory_xact_lock(hashtext('ledger.prove')) then
    raise exception 'another proof is under way' using errcode = '55P03';
  end if;

  select p.* into kept from ledger.proofs p where p.sound order by p.id desc limit 1;
  slices := case when whole then array[0, 1, 2, 3, 4, 5, 6] else ledger.slices_due() end;
  select coalesce(array_agg(c.id) filter (where not c.fresh), '{}'),
    coalesce(array_agg(c.id) filter (where c.fresh), '{}'),
    coalesce(sum(c.size) filter (where whole or c.fresh), 0)::bigint,
    jsonb_build_object('batch_faults', coalesce(
      jsonb_agg(jsonb_build_object('batch', c.id::text, 'fault', c.fault))
        filter (where c.fault is not null), '[]'))
  into old_batches, new_batches, transfer_total, found
  from ledger.check_batches(whole, slices) c;
  perform ledger.compare_accounts(whole, case when whole then old_batches end, new_batches);

  -- Each of these lists is empty in a sound proof.
  found := found || jsonb_build_object(
    'cut_strands', (select coalesce(jsonb_agg(h), '[]') from ledger.check_heads() h),
    'proof_faults', (select coalesce(jsonb_agg(c::text), '[]') from ledger.check_proofs() c),
    'head_faults', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'proof', h.proof_id::text, 'batch', h.batch_id::text)), '[]')
      from ledger.check_vouched_heads(case when whole then 0 else kept.id end) h
    ),
    'account_differences', (
      select coalesce(jsonb_agg(x.account_id::text), '[]') from (
        select p.account_id from proving p where not p.same order by 1 limit 100
      ) x
    ),
    'name_differences', (
      select coalesce(jsonb_agg(x.account_id::text), '[]') from (
        select p.account_id from proving p where not p.named order by 1 limit 100
      ) x
    ),
    'claim_faults', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'source', x.source, 'owner', x.owner::text, 'account', x.account_id::text)), '[]')
      from (select c.* from ledger.check_claims() c order by 1, 2 limit 100) x
    )
  );
  proof.sound := not exists (select from jsonb_each(found) f where f.value <> '[]');
  found := found || jsonb_build_object(
    'stray_transfers',
    ledger.stray_transfers(whole, slices, coalesce(kept.made_at, '2024-01-01Z')),
    -- A proof before this version has no such hash; one that is gone took its promise along.
    'vouched_changed', case
      when kept.id is null then exists (select from ledger.proved_accounts)
      else coalesce(kept.body ->> 'vouched' <> ledger.vouched(), false)
    end,
    'currencies', ledger.currency_sums()
  );
  proof.sound := proof.sound and found ->> 'stray_transfers' = '0'
    and not (found ->> 'vouched_changed')::boolean
    and not exists (
      select from jsonb_each(found -> 'currencies') c where not (c.value ->> 'zero')::boolean);

  if proof.sound then
    perform ledger.vouch();
  end if;
  proof.made_at := clock_timestamp();
  proof.body := found || jsonb_build_object(
    'whole', whole, 'kept', kept.id::text, 'walked', to_jsonb(slices),
    'walked_batches', cardinality(old_batches),
    'batches', cardinality(new_batches) + case when whole then cardinality(old_batches) else 0 end,
    'transfers', transfer_total, 'made_at', proof.made_at, 'sound', proof.sound,
    'vouched', case when proof.sound then ledger.vouched() end,
    'heads', (
      select coalesce(jsonb_object_agg(s.strand, jsonb_build_array(
        s.last_batch_id::text, encode(s.last_hash, 'hex'))), '{}')
      from ledger.strands s where s.last_batch_id <> 0
    )
  );
  proof.previous := coalesce((select p.hash from ledger.proofs p order by p.id desc limit 1), '\x');
  proof.hash := sha256(proof.previous || convert_to(proof.body::text, 'UTF8'));
  insert into ledger.proofs (made_at, sound, body, previous, hash)
  values (proof.made_at, proof.sound, proof.body, proof.previous, proof.hash)
  returning * into proof;
  return proof;
end
$$;
