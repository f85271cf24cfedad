-- The cashier desk and the dashboard: play by quarters of an hour, and the look-ups of a brand's days.

-- First: a counter of before this file is done, or waits and counts what comes after into quarters.
select from reports.build for update;

-- Play of a brand by quarters of an hour (UTC), in which a step of the projector lies whole. Hours and days of any
-- time zone begin with one, so that these rows know no zone.
create table reports.play_quarter (
  build integer not null,
  merchant_id text not null,
  quarter timestamptz not null,
  title_id integer not null,
  currency text not null,
  rounds bigint not null,       -- opened in the quarter
  stakes bigint not null,       -- minor units, as all amounts here
  prizes bigint not null,
  stakes_returned bigint not null,
  prizes_returned bigint not null,
  primary key (build, merchant_id, quarter, title_id, currency)
) with (fillfactor = 70);

create function reports.quarter_of(id bigint) returns timestamptz
language sql immutable strict parallel safe as $$
  select to_timestamp((id >> 22) / 900000 * 900 + 1704067200)
$$;

-- The quarters of what was counted before this file.
insert into reports.play_quarter
select b.id, p.merchant_id, reports.quarter_of(p.id), t.id, p.currency, sum(p.rounds), sum(p.stakes),
  sum(p.prizes), sum(p.stakes_returned), sum(p.prizes_returned)
from reports.build b
join reports.mark m on m.build = b.id
join reports.played p on ledger.strand_of(p.id) = m.strand and p.id <= (m.batch_id | 4095)
join play.vendor v on v.id = p.vendor_id
join reports.title t on t.vendor = v.code and t.game_code = p.game_code
where b.live
group by 1, 2, 3, 4, 5;

-- The first transfer of a player with a game on a day: who had played up to a moment of it. Null in rows of before
-- this file, which count from the beginning of their day.
alter table reports.play_day add column first_transfer_id bigint;

-- Forgets builds that are not live, with their months.
create or replace function reports.drop_builds() returns void
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
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
  delete from reports.play_quarter where build not in (select id from reports.build where live);
  delete from reports.build where not live;
end
$$;

-- The sums of batches by player, game and currency. Their rounds lie beside one another: in the order of
-- their ids most of them are in the processor's cache when they are looked up. A database of before the first release
-- lacks the function.
drop function if exists reports.sum_batches(bigint[]);
create function reports.sum_batches(batches bigint[])
returns table (
  player_id bigint, vendor_id smallint, game_code text, currency text, merchant_id text, rounds bigint,
  stakes numeric, prizes numeric, stakes_returned numeric, prizes_returned numeric,
  first_transfer_id bigint, last_transfer_id bigint
)
language sql stable as $$
  select r.player_id, r.vendor_id, r.game_code, r.currency,
    any_value(r.merchant_id), -- a player has one
    count(*) filter (where m.is_stake and m.id = r.opened_by),
    sum(m.stakes), sum(m.prizes), sum(m.stakes_returned), sum(m.prizes_returned), min(m.id), max(m.id)
  from (
    select m.* from unnest(batches) b (id)
    join reports.moved m on m.id >= b.id and m.id < b.id + 4096
    order by m.round
  ) m
  join play.counted_round r on r.id = m.round
  where r.currency <> 'FUN'
  group by 1, 2, 3, 4
$$;

-- Adds the sums of batches, all of one quarter of an hour, to the facts of a build.
create function reports.count_batches(of_build integer, batches bigint[], merchants text[], zones text[])
returns void
language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set jit = off
set max_parallel_workers_per_gather = 0 set enable_memoize = off set enable_sort = off
as $$
begin
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
    where not exists (select from reports.title t where t.vendor = v.code and t.game_code = s.game_code)
    order by 1, 2
    on conflict (vendor, game_code) do update set game_code = t.game_code
    returning id, vendor, game_code
  ), quarters as (
    -- A few rows for each step, however many players it has.
    insert into reports.play_quarter as q
    select of_build, s.merchant_id, reports.quarter_of(batches[1]), coalesce(t.id, n.id), s.currency,
      s.rounds, s.stakes, s.prizes, s.stakes_returned, s.prizes_returned
    from (
      select merchant_id, vendor_id, game_code, currency, sum(rounds) as rounds, sum(stakes) as stakes,
        sum(prizes) as prizes, sum(stakes_returned) as stakes_returned, sum(prizes_returned) as prizes_returned
      from sums group by 1, 2, 3, 4
    ) s
    join play.vendor v on v.id = s.vendor_id
    left join reports.title t on t.vendor = v.code and t.game_code = s.game_code
    left join named n on n.vendor = v.code and n.game_code = s.game_code
    on conflict (build, merchant_id, quarter, title_id, currency) do update set
      rounds = q.rounds + excluded.rounds,
      stakes = q.stakes + excluded.stakes, prizes = q.prizes + excluded.prizes,
      stakes_returned = q.stakes_returned + excluded.stakes_returned,
      prizes_returned = q.prizes_returned + excluded.prizes_returned
  )
  insert into reports.play_day as d (
    build, day, player_id, title_id, rounds, stakes, prizes, stakes_returned, prizes_returned,
    first_transfer_id, last_transfer_id, merchant_id, currency
  )
  select of_build,
    coalesce(d.day, (ledger.posted_at(batches[1]) at time zone 'UTC')::date), s.player_id, coalesce(t.id,
      (select n.id from named n where n.vendor = v.code and n.game_code = s.game_code)),
    s.rounds, s.stakes, s.prizes, s.stakes_returned, s.prizes_returned,
    s.first_transfer_id, s.last_transfer_id, s.merchant_id, s.currency
  from sums s
  join play.vendor v on v.id = s.vendor_id
  left join days d on d.merchant = s.merchant_id
  left join reports.title t on t.vendor = v.code and t.game_code = s.game_code
  order by s.player_id
  on conflict (player_id, day, title_id, currency, build) do update set
    rounds = d.rounds + excluded.rounds,
    stakes = d.stakes + excluded.stakes, prizes = d.prizes + excluded.prizes,
    stakes_returned = d.stakes_returned + excluded.stakes_returned,
    prizes_returned = d.prizes_returned + excluded.prizes_returned,
    first_transfer_id = least(d.first_transfer_id, excluded.first_transfer_id),
    last_transfer_id = greatest(d.last_transfer_id, excluded.last_transfer_id);
end
$$;

-- Counts what a build has not yet counted, at most so many transfers and a batch more: the batches of each
-- strand that are committed now, or that another build has counted. Answers how many transfers it went
-- through. The caller has locked the build; the facts and the place up to which they are counted change in one
-- transaction.
create or replace function reports.count_play(
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
  perform reports.count_batches(of_build, batches, merchants, zones);
  insert into reports.mark as m (build, strand, batch_id)
  select of_build, ledger.strand_of(b), max(b) from unnest(batches) b group by 2
  on conflict (build, strand) do update set batch_id = excluded.batch_id;
  return counted;
end
$$;

-- The first transfer that a chain was posted with; null where its key is unknown or was refused.
create function ledger.first_of(of_key text) returns bigint
language sql stable
security definer set search_path = pg_catalog, pg_temp
as $$
  select k.first_id from ledger.keys k where k.key = of_key
$$;

-- The money of a brand's day.
create index deposit_paid on cashier.deposit (merchant_id, paid_at) where state = 'PAID';
create index withdrawal_paid on cashier.withdrawal (merchant_id, finished_at) where state = 'PAID';
create index withdrawal_returned on cashier.withdrawal (merchant_id, finished_at)
  where state = 'RETURNED';

-- The members whom a day brought.
create index player_created on identity.player (merchant_id, created_at);

-- When an account that was opened without a CPF got it: since then its withdrawals go there. Null: with the account,
-- or before this file.
alter table identity.player add column id_number_at timestamptz;

insert into staff.role_permission (role, permission)
select role, 'reports:figures:read:own-brand' from unnest('{owner,finance,auditor}'::text[]) role;
