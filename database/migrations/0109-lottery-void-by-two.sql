-- An issue whose draw somebody else does not make (a holiday, a station that stood still) is called void by
-- two people, before its time is over. Of our own draws nobody can say so: it would be a choice of results.

create table lottery.void_entry (
  id bigint generated always as identity primary key,
  issue_id bigint not null,
  draw_source lottery.draw_source not null default 'external' check (draw_source = 'external'),
  entered_by text not null check (entered_by <> '' and entered_by = lower(btrim(entered_by))),
  ran_by text check (ran_by <> ''),
  -- Null: the person takes back what they said before.
  reason text check (btrim(reason) <> ''),
  entered_at timestamptz not null,
  foreign key (issue_id, draw_source) references lottery.issue (id, draw_source)
);
create index void_entry_issue on lottery.void_entry (issue_id, id);

create trigger void_entry_stays before update or delete on lottery.void_entry
  for each row execute function lottery.keep_entries();
create trigger void_entry_stays_whole before truncate on lottery.void_entry
  for each statement execute function lottery.keep_entries();

-- Those who say now that an issue is void, a line each.
create function lottery.standing_voids(issue bigint) returns setof lottery.void_entry
language sql stable as $$
  select * from (
    select distinct on (e.entered_by) e.* from lottery.void_entry e
    where e.issue_id = issue order by e.entered_by, e.id desc
  ) said
  where said.reason is not null
$$;
