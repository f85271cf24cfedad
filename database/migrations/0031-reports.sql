-- Daily facts of play, which `modules/reports` projects from the ledger. See docs/decisions/daily-facts.md.
create schema reports;

-- A count of the whole ledger. One is live; a rebuild fills another beside it and then takes its place.
create table reports.build (
  id integer generated always as identity primary key,
  live boolean not null,
  started_at timestamptz not null default now()
);
create unique index build_live on reports.build (live) where live;

insert into reports.build (live) values (true);

-- The last batch of each strand that a build has counted.
create table reports.mark (
  build integer not null references reports.build on delete cascade,
  strand smallint not null,
  batch_id bigint not null,
  primary key (build, strand)
) with (fillfactor = 50);

-- A game as play names it. Its type is the catalogue's of when it was first counted.
create table reports.title (
  id integer generated always as identity primary key,
  vendor text not null,
  game_code text not null,
  game_type text,
  unique (vendor, game_code)
);

create table reports.play_day (
  build integer not null,
  day date not null,            -- of the merchant's time zone, when the ledger posted
  player_id bigint not null,
  title_id integer not null,
  rounds integer not null,      -- opened on the day
  stakes bigint not null,       -- minor units, as all amounts here
  prizes bigint not null,       -- won, also where people look at them first
  stakes_returned bigint not null,
  prizes_returned bigint not null,
  last_transfer_id bigint not null,
  merchant_id text not null,
  currency text not null,
  primary key (player_id, day, title_id, currency, build)
) partition by range (build, day);
create index play_day_merchant on reports.play_day (merchant_id, day);

-- Makes the months of a build from the first to the last day that are missing.
create function reports.create_months(of_build integer, first_day date, last_day date) returns void
language plpgsql as $$
declare
  month date := date_trunc('month', first_day);
  child text;
begin
  while month <= last_day loop
    child := format('play_day_%s_%s', of_build, to_char(month, 'YYYY_MM'));
    if to_regclass('reports.' || child) is null then
      execute format(
        'create table reports.%I partition of reports.play_day for values from (%s, %L) to (%s, %L)
          with (fillfactor = 70)',
        child, of_build, month, of_build, (month + interval '1 month')::date);
    end if;
    month := month + interval '1 month';
  end loop;
end
$$;

-- Forgets builds that are not live, with their months.
create function reports.drop_builds() returns void
language plpgsql as $$
declare
  child text;
begin
  for child in
    select c.relname from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'reports.play_day'::regclass
      and split_part(c.relname, '_', 3)::integer not in (select id from reports.build where live)
  loop
    execute format('drop table reports.%I', child);
  end loop;
  delete from reports.build where not live;
end
$$;

-- Transfers that may be of a round for money, as what each adds to the facts but for the round that it opens.
-- Limits and holds beside a stake are none; nor is what the house bears itself: both of its accounts are hot,
-- and no balance is noted of those.
create view reports.moved as
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

-- Transfers of rounds for money, as what each adds to the facts. Limits and holds beside a stake are none; nor
-- is what the house bears itself: both of its accounts are hot, and no balance is noted of those.
create view reports.played as
select m.id, r.merchant_id, r.player_id, r.vendor_id, r.game_code, r.currency,
  case when m.is_stake and m.id = r.opened_by then 1 else 0 end as rounds,
  m.stakes, m.prizes, m.stakes_returned, m.prizes_returned
from reports.moved m
join play.counted_round r on r.id = m.round
where r.currency <> 'FUN';

-- The batches that a build counts next, and how many transfers they have; null where nothing is new.
create function reports.next_batches(
  of_build integer, transfers_max integer, up_to_build integer, out batches bigint[], out size integer
)
language sql stable as $$
  select array_agg(p.id), sum(p.size)::integer
  from (
    select b.id, b.size, sum(b.size) over (order by b.id) - b.size as before,
      (min(b.id) over () >> 22) / 900000 as quarter
    from ledger.strands s
    left join reports.mark m on m.build = of_build and m.strand = s.strand
    left join reports.mark u on u.build = up_to_build and u.strand = s.strand
    cross join lateral (
      select case when up_to_build is null then s.last_batch_id else coalesce(u.batch_id, 0) end as id
    ) last
    cross join lateral (
      select b.id, b.size from ledger.batches b
      where ledger.strand_of(b.id) = s.strand and b.id > coalesce(m.batch_id, 0) and b.id <= last.id
      order by b.id limit 1000
    ) b
    where last.id > coalesce(m.batch_id, 0)
  ) p
  -- Of one quarter of an hour (since 2024, UTC): where a time zone may begin a day, a step ends.
  where p.before < transfers_max and (p.id >> 22) / 900000 = p.quarter
$$;

-- The sums of batches by player, game and currency. Their rounds lie beside one another: in the order of
-- their ids most of them are in the processor's cache when they are looked up.
create function reports.sum_batches(batches bigint[])
returns table (
  player_id bigint, vendor_id smallint, game_code text, currency text, merchant_id text, rounds bigint,
  stakes numeric, prizes numeric, stakes_returned numeric, prizes_returned numeric,
  last_transfer_id bigint
)
language sql stable as $$
  select r.player_id, r.vendor_id, r.game_code, r.currency,
    any_value(r.merchant_id), -- a player has one
    count(*) filter (where m.is_stake and m.id = r.opened_by),
    sum(m.stakes), sum(m.prizes), sum(m.stakes_returned), sum(m.prizes_returned), max(m.id)
  from (
    select m.* from unnest(batches) b (id)
    join reports.moved m on m.id >= b.id and m.id < b.id + 4096
    order by m.round
  ) m
  join play.counted_round r on r.id = m.round
  where r.currency <> 'FUN'
  group by 1, 2, 3, 4
$$;

-- Counts what a build has not yet counted, at most so many transfers and a batch more: the batches of each
-- strand that are committed now, or that another build has counted. Answers how many transfers it went
-- through. The caller has locked the build; the facts and the place up to which they are counted change in one
-- transaction.
create function reports.count_play(
  of_build integer, transfers_max integer, merchants text[], zones text[], up_to_build integer
) returns integer
language plpgsql
-- Every look-up is by a key, and no other plan is ever right.
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set jit = off
set max_parallel_workers_per_gather = 0 set enable_memoize = off set enable_sort = off
as $$
declare
  batches bigint[];
  counted integer;
begin
  select n.batches, n.size into batches, counted
  from reports.next_batches(of_build, transfers_max, up_to_build) n;
  if batches is null then
    return 0;
  end if;
  -- The content of these batches never changes: the statements below need no snapshot of one moment.
  -- A day more on either side, for the time zones.
  perform reports.create_months(
    of_build,
    (ledger.posted_at((select min(b) from unnest(batches) b)) - interval '1 day')::date,
    (ledger.posted_at((select max(b) from unnest(batches) b)) + interval '1 day')::date);
  with days as materialized (
    select z.merchant, (ledger.posted_at(batches[1]) at time zone z.zone)::date as day
    from unnest(merchants, zones) z (merchant, zone)
  ), sums as materialized (
    select s.* from reports.sum_batches(batches) s
  ), named as materialized (
    -- Another build may name it at the same moment: the row is asked for either way.
    insert into reports.title as t (vendor, game_code)
    select v.code, s.game_code
    from (select distinct vendor_id, game_code from sums) s join play.vendor v on v.id = s.vendor_id
    where not exists (
      select from reports.title t where t.vendor = v.code and t.game_code = s.game_code)
    order by 1, 2
    on conflict (vendor, game_code) do update set game_code = t.game_code
    returning id, vendor, game_code
  )
  insert into reports.play_day as d (
    build, day, player_id, title_id, rounds, stakes, prizes, stakes_returned, prizes_returned,
    last_transfer_id, merchant_id, currency
  )
  select of_build,
    coalesce(d.day, (ledger.posted_at(batches[1]) at time zone 'UTC')::date), s.player_id, coalesce(t.id,
      (select n.id from named n where n.vendor = v.code and n.game_code = s.game_code)),
    s.rounds, s.stakes, s.prizes, s.stakes_returned, s.prizes_returned, s.last_transfer_id,
    s.merchant_id, s.currency
  from sums s
  join play.vendor v on v.id = s.vendor_id
  left join days d on d.merchant = s.merchant_id
  left join reports.title t on t.vendor = v.code and t.game_code = s.game_code
  order by s.player_id
  on conflict (player_id, day, title_id, currency, build) do update set
    rounds = d.rounds + excluded.rounds,
    stakes = d.stakes + excluded.stakes,
    prizes = d.prizes + excluded.prizes,
    stakes_returned = d.stakes_returned + excluded.stakes_returned,
    prizes_returned = d.prizes_returned + excluded.prizes_returned,
    last_transfer_id = greatest(d.last_transfer_id, excluded.last_transfer_id);
  insert into reports.mark as m (build, strand, batch_id)
  select of_build, ledger.strand_of(b), max(b) from unnest(batches) b group by 2
  on conflict (build, strand) do update set batch_id = excluded.batch_id;
  return counted;
end
$$;

-- The transfers of an account that a build has not yet counted: the newest of its list, down to the first that
-- is counted.
create function reports.uncounted(of_build integer, addresses text[]) returns setof bigint
language sql stable rows 20 as $$
  with recursive walk as (
    select a.id as account, a.last_transfer_id as transfer
    from ledger.accounts a where a.address = any (addresses)
    union all
    select w.account, case when t.debit_account_id = w.account then t.debit_previous_id
      else t.credit_previous_id end
    from walk w
    join ledger.transfers t on t.id = w.transfer
    where w.transfer > coalesce((select m.batch_id | 4095 from reports.mark m
      where m.build = of_build and m.strand = ledger.strand_of(w.transfer)), 0)
  )
  select distinct w.transfer from walk w
  where w.transfer > coalesce((select m.batch_id | 4095 from reports.mark m
    where m.build = of_build and m.strand = ledger.strand_of(w.transfer)), 0)
$$;
