-- The page that a person reads lies beside the data of their file. A file of before that nobody fetched has none: it is over,
-- and is asked for anew.
alter table privacy.file add column page bytea;
update privacy.file set state = 'EXPIRED', content = null where state = 'READY';
alter table privacy.file add check ((page is not null) = (state = 'READY'));

-- A case that ever went to the authority keeps its words, also where it was opened again and ended otherwise.
create or replace function cases.erase_words(player bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update cases.step s set words = '—' from cases.file f
  where f.id = s.file_id and f.player_id = player and s.words is not null
    and f.outcome is distinct from 'reported'
    and not exists (
      select from cases.step r
      where r.file_id = f.id and r.act = 'closed' and r.facts ->> 'outcome' = 'reported')
$$;

-- The end of a limit is where the next one begins: one walk over them in order, and no look-up for each.
create or replace view compliance.asked as
select p.merchant_id, v.player_id, 'limit.' || v.kind as what, v.requested_at as at, v.effective_at as since,
  min(v.effective_at) over (
    partition by p.merchant_id, v.player_id, v.kind, v.period order by v.version desc
    rows between unbounded preceding and 1 preceding) as until,
  v.value is not null as bounds
from compliance.limit_version v
join compliance.player p on p.player_id = v.player_id
where v.cancelled_at is null
union all
select p.merchant_id, r.player_id, r.kind, r.since, r.since, r.until, true
from compliance.restriction r
join compliance.player p on p.player_id = r.player_id;
