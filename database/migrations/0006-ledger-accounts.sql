-- Services for modules besides posting: accounts, keys, balances, statements.

-- Opens accounts that do not exist; `same` tells whether an existing one has the rules asked for.
create function ledger.open_accounts(wanted jsonb)
returns table (place bigint, id bigint, same boolean)
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
begin
  -- In address order, so that two transactions that open the same accounts never wait crosswise.
  with named as (
    insert into ledger.account_names (address, currency, hot)
    select w.address, w.currency, w.flags & 4 > 0
    from jsonb_to_recordset(wanted) as w (address text, currency text, flags integer)
    order by w.address collate "C", w.currency collate "C"
    on conflict do nothing
    returning account_names.id, account_names.address, account_names.currency
  )
  insert into ledger.account_totals (account_id, flags, currency)
  select n.id, w.flags, n.currency
  from named n
  join (
    select distinct on (x.address, x.currency) x.*
    from jsonb_to_recordset(wanted) as x (address text, currency text, flags integer)
  ) w on w.address = n.address and w.currency = n.currency;

  return query
  select w.place, t.account_id, t.flags & 7 = w.flags
  from rows from (
    jsonb_to_recordset(wanted) as (address text, currency text, flags integer)
  ) with ordinality w (address, currency, flags, place)
  join ledger.account_names n on n.address = w.address and n.currency = w.currency
  join ledger.account_totals t on t.account_id = n.id;
end
$$;

-- Refuses guarded debits from an instant on; null takes it back.
create function ledger.refuse_debits(account_ids bigint[], since timestamptz, reason text)
returns void
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if (since is null) <> (reason is null) or reason !~ '^[a-z][a-z0-9_]{0,59}$' then
    raise exception 'not a reason: %', reason using errcode = 'check_violation';
  end if;
  if exists (select from ledger.account_names n where n.id = any (account_ids) and n.hot) then
    raise exception 'a hot account cannot refuse debits' using errcode = 'check_violation';
  end if;
  perform from ledger.account_totals t where t.account_id = any (account_ids)
  order by t.account_id for no key update;
  update ledger.account_totals t set debits_refused_from = coalesce(since, 'infinity')
  where t.account_id = any (account_ids);
  update ledger.account_names n set debits_refusal = reason where n.id = any (account_ids);
end
$$;

create function ledger.close_accounts(account_ids bigint[]) returns void
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform from ledger.account_totals t where t.account_id = any (account_ids)
  order by t.account_id for no key update;
  update ledger.account_totals t set flags = t.flags | 8 where t.account_id = any (account_ids);
end
$$;

-- Locks accounts for the rest of the caller's transaction, in id order, as postings do.
create function ledger.hold_accounts(account_ids bigint[]) returns void
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform from ledger.account_totals t where t.account_id = any (account_ids)
  order by t.account_id for no key update;
end
$$;

-- Makes keys unusable. A key that was answered before keeps its answer: tombstoned is false then.
create function ledger.tombstone_keys(keys text[])
returns table (key text, tombstoned boolean)
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into ledger.keys (key, recorded_at)
  select u.key collate "C", clock_timestamp() from unnest(keys) u (key) group by 1 order by 1
  on conflict do nothing;
  return query select k.key, k.hash is null from ledger.keys k where k.key = any (keys);
end
$$;

-- The money that accounts can spend, that they own and that is held of it. Exact for accounts that the
-- transaction has locked, which are all that it has posted to.
create function ledger.balances(account_ids bigint[])
returns table (id bigint, available bigint, owned bigint, held bigint)
language sql stable as $$
  select t.account_id, t.credits_posted - t.debits_posted - t.debits_pending,
    t.credits_posted - t.debits_posted, t.debits_pending
  from ledger.account_totals t where t.account_id = any (account_ids)
$$;

-- A page of an account's statement, newest first: from start_id down (null: from the end), without
-- transfers at or after before_id, and none before after_id. A hot account keeps no list: its
-- transfers are so many that reading the months backwards finds a page soon.
create function ledger.statement(
  account bigint, start_id bigint, before_id bigint, after_id bigint, page_size integer
) returns setof ledger.entries
language plpgsql stable
-- Each step is one lookup by id; joined any other way it would read whole months.
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
set jit = off
as $$
declare
  own ledger.accounts;
begin
  select a.* into own from ledger.accounts a where a.id = account;
  if own.hot then
    return query
    select e.* from (
      select t.id from ledger.transfers t
      where (t.debit_account_id = account or t.credit_account_id = account)
        and t.id < before_id and t.id >= after_id and t.id <= coalesce(start_id, before_id)
      order by t.id desc limit page_size
    ) found
    join ledger.entries e on e.transfer_id = found.id and e.account_id = account
    order by e.transfer_id desc;
    return;
  end if;

  -- Where the list stood at the end of that day, or where it stands now.
  start_id := coalesce(start_id, (
    select m.previous_id from ledger.day_marks m
    where m.account_id = account and m.day > ledger.day_of(before_id)
    order by m.day limit 1
  ), nullif(own.last_transfer_id, 0));
  return query
  with recursive line as (
    select e.* from ledger.entries e
    where e.transfer_id = start_id and e.account_id = account and e.transfer_id >= after_id
    union all
    select e.* from line l
    join ledger.entries e on e.transfer_id = l.previous_id and e.account_id = account
    where e.transfer_id >= after_id
  )
  select l.* from line l where l.transfer_id < before_id limit page_size;
end
$$;
