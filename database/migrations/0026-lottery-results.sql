-- Lotteries whose draw is made elsewhere: their results are entered by people. Two of them, from two
-- sources, must say the same; that no result comes about otherwise is held here, whoever asks. Corrections of results
-- and what people enter about issues and tickets besides.

create function lottery.keep_entries() returns trigger
language plpgsql as $$
begin
  raise exception '% of % is refused: what was entered stays', tg_op, tg_table_name;
end
$$;

-- Results that people entered, for ever: the last line of a person about a version of a result is what they
-- say now, and one without a result takes back what they said.
create table lottery.result_entry (
  id bigint generated always as identity primary key,
  issue_id bigint not null,
  draw_source lottery.draw_source not null default 'external' check (draw_source = 'external'),
  -- 0: the first result; n: its nth correction.
  version smallint not null check (version >= 0),
  result text check (result <> ''),
  -- Where they read it, and who they are: one spelling each, so that two are told apart.
  source text not null check (source <> '' and source = lower(btrim(source))),
  entered_by text not null check (entered_by <> '' and entered_by = lower(btrim(entered_by))),
  reason text,
  entered_at timestamptz not null,
  -- The account of the machine that it was entered from; null: not told.
  ran_by text check (ran_by <> ''),
  foreign key (issue_id, draw_source) references lottery.issue (id, draw_source),
  -- A correction says why.
  check (version = 0 or result is null or btrim(coalesce(reason, '')) <> '')
);
create index result_entry_issue on lottery.result_entry (issue_id, version, id);
create trigger result_entry_stays before update or delete on lottery.result_entry
  for each row execute function lottery.keep_entries();
create trigger result_entry_stays_whole before truncate on lottery.result_entry
  for each statement execute function lottery.keep_entries();

-- The words of people about a version of an issue's result as they stand now, a line each.
create function lottery.standing_entries(issue bigint, of_version smallint)
returns setof lottery.result_entry
language sql stable as $$
  select * from (
    select distinct on (e.entered_by) e.* from lottery.result_entry e
    where e.issue_id = issue and e.version = of_version
    order by e.entered_by, e.id desc
  ) said
  where said.result is not null
$$;

-- Two people or more, as many sources, one result.
create function lottery.is_agreed(issue bigint, of_version smallint, said text) returns boolean
language sql stable as $$
  select count(*) >= 2 and count(distinct source) >= 2 and bool_and(result = said)
  from lottery.standing_entries(issue, of_version)
$$;

-- True where two people who stand by a version of an issue's result said so from one account.
create function lottery.is_one_account(issue bigint, of_version smallint) returns boolean
language sql stable as $$
  select count(ran_by) > count(distinct ran_by) from lottery.standing_entries(issue, of_version)
$$;

create function lottery.check_result() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.result is not distinct from old.result
    and new.result_version = old.result_version and new.draw_source = old.draw_source then
    return new;
  end if;
  if new.draw_source = 'own' then
    if tg_op = 'UPDATE' and old.result is not null then
      raise exception 'a result of our own draw is never changed' using errcode = '23514';
    end if;
  elsif new.result is null then
    if tg_op = 'UPDATE' and old.result is not null then
      raise exception 'a result that was entered stays' using errcode = '23514';
    end if;
  elsif tg_op = 'INSERT' or not lottery.is_agreed(new.id, new.result_version, new.result) then
    raise exception 'a result is entered by two people from two sources' using errcode = '23514';
  elsif new.result_version <> old.result_version + (old.result is not null)::integer then
    raise exception 'another result is a correction of its own' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger issue_result before insert or update of result, result_version, draw_source
  on lottery.issue for each row execute function lottery.check_result();

-- A corrected result: what it was before, and why two people changed it.
create table lottery.correction (
  issue_id bigint not null references lottery.issue,
  version smallint not null check (version > 0),
  result_before text not null,
  result_after text not null check (result_after <> result_before),
  reason text not null,
  decided_by text[] not null check (cardinality(decided_by) >= 2),
  decided_at timestamptz not null,
  -- When every ticket had what the corrected result gives it.
  done_at timestamptz,
  primary key (issue_id, version)
);
create index correction_open on lottery.correction (issue_id) where done_at is null;

-- Of a correction only that it is done is written later, once.
create trigger correction_stays before update of issue_id, version, result_before, result_after, reason,
  decided_by, decided_at
  on lottery.correction for each row execute function lottery.keep_written();
create trigger correction_done before update on lottery.correction
  for each row when (old.done_at is not null and new.done_at is distinct from old.done_at)
  execute function lottery.keep_written();
create trigger correction_stays_there before delete on lottery.correction
  for each row execute function lottery.keep_written();
create trigger correction_stays_whole before truncate on lottery.correction
  for each statement execute function lottery.keep_written();

-- The change of a ticket by a correction. Prizes are with the rebate, in minor units.
create table lottery.ticket_correction (
  ticket_id bigint not null references lottery.ticket,
  version smallint not null,
  issue_id bigint not null,
  prize_before bigint not null,
  prize_after bigint not null,
  -- Of what was paid too much, the part that was spent: the house bears it.
  lost bigint not null check (lost >= 0),
  corrected_at timestamptz not null,
  primary key (ticket_id, version),
  foreign key (issue_id, version) references lottery.correction
);
create index ticket_correction_issue on lottery.ticket_correction (issue_id, version);
create index ticket_correction_lost on lottery.ticket_correction (corrected_at) where lost > 0;
create trigger ticket_correction_stays before update or delete on lottery.ticket_correction
  for each row execute function lottery.keep_entries();
create trigger ticket_correction_stays_whole before truncate on lottery.ticket_correction
  for each statement execute function lottery.keep_entries();

-- A lottery that a person took out of sale or put back, why, and from which account of the machine; for ever.
create table lottery.game_switch (
  id bigint generated always as identity primary key,
  game_code text not null references lottery.game,
  active boolean not null,
  reason text not null check (btrim(reason) <> ''),
  decided_by text not null check (decided_by <> ''),
  ran_by text check (ran_by <> ''),
  decided_at timestamptz not null
);
create index game_switch_of_game on lottery.game_switch (game_code, id);
create trigger game_switch_stays before update or delete on lottery.game_switch
  for each row execute function lottery.keep_entries();
create trigger game_switch_stays_whole before truncate on lottery.game_switch
  for each statement execute function lottery.keep_entries();

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
