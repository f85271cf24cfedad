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
  -- Why it stopped: `win`, or `member`.
  stopped_by text check (stopped_by in ('win', 'member')),
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
  unique (chase_id, issue_id)
);
create index step_waiting on lottery.chase_step (issue_id) where state = 'WAITING';
