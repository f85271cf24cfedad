-- A chase: the same lines in several issues to come, paid for beforehand and bought one by one.

create type lottery.chase_state as enum ('ACTIVE', 'DONE', 'STOPPED');

create type lottery.step_state as enum ('WAITING', 'BOUGHT', 'RELEASED');

create table lottery.chase (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- All that was held for it at first.
  total bigint not null check (total > 0),
  table_version integer not null,
  mode smallint not null,
  stop_on_win boolean not null,
  state lottery.chase_state not null default 'ACTIVE',
  -- Why it stopped: `win`, `member`, or `account`, where its member may stake nothing any more: paused,
  -- excluded or blocked.
  stopped_by text check (stopped_by in ('win', 'member', 'account')),
  merchant_id text not null,
  game_code text not null references lottery.game,
  prize_table text not null,
  unit text not null,
  -- Where the member was: each stake is looked at by region.
  address text not null,
  ref text collate "C" not null unique,
  ask_hash bytea not null,
  -- As they are in an issue whose multiple is one.
  lines jsonb not null
);
create index chase_player on lottery.chase (player_id, id desc);
create index chase_active on lottery.chase (id) where state = 'ACTIVE';

create table lottery.chase_step (
  chase_id bigint not null references lottery.chase,
  place smallint not null,
  issue_id bigint not null references lottery.issue,
  multiple integer not null check (multiple > 0),
  stake bigint not null check (stake > 0),
  state lottery.step_state not null default 'WAITING',
  -- Why its money went back: `win`, `member`, `late`, or the refusal of its stake.
  reason text,
  ticket_ref text collate "C" not null unique,
  primary key (chase_id, place),
  -- The issue first: before an issue goes it is asked for its steps.
  unique (issue_id, chase_id)
);
create index step_waiting on lottery.chase_step (issue_id) where state = 'WAITING';

-- Of a chase and of its steps only what became of them changes.
create trigger chase_stays before update of id, player_id, created_at, total, table_version, mode,
  stop_on_win, merchant_id, game_code, prize_table, unit, address, ref, ask_hash, lines
  on lottery.chase for each row execute function lottery.keep_written();
create trigger chase_stays_there before delete on lottery.chase
  for each row execute function lottery.keep_written();
create trigger chase_stays_whole before truncate on lottery.chase
  for each statement execute function lottery.keep_written();
create trigger step_stays before update of chase_id, place, issue_id, multiple, stake, ticket_ref
  on lottery.chase_step for each row execute function lottery.keep_written();
create trigger step_stays_there before delete on lottery.chase_step
  for each row execute function lottery.keep_written();
create trigger step_stays_whole before truncate on lottery.chase_step
  for each statement execute function lottery.keep_written();

-- A chase ends once.
create trigger chase_way before update on lottery.chase
  for each row when (
    old.state <> 'ACTIVE' and (new.state, new.stopped_by, new.ended_at)
      is distinct from (old.state, old.stopped_by, old.ended_at)
  ) execute function lottery.keep_written();

-- A step is bought or given back, never both; what the wallet refused waits again.
create function lottery.keep_step() returns trigger
language plpgsql as $$
begin
  if old.state = 'BOUGHT' and new.state = 'WAITING' and not exists (
    select from lottery.ticket t where t.ref = old.ticket_ref
  ) then
    return new;
  end if;
  raise exception 'a step does not go from % to %', old.state, new.state using errcode = '23514';
end
$$;
create trigger step_way before update on lottery.chase_step
  for each row when (
    old.state <> 'WAITING' and (new.state, new.reason) is distinct from (old.state, old.reason)
  ) execute function lottery.keep_step();
