-- Tables take their seeds from a chain of hashes that is promised before its first round, and their seats may move while
-- a round runs.

create table studio.chain (
  id bigint generated always as identity primary key,
  game_code text not null,
  game_version text not null,
  maths_hash text not null,
  -- Link 0, which is published: the hash of the seed of round 1.
  root text not null unique,
  -- The number of its last round.
  length integer not null check (length > 0),
  -- The link of the last round, under the house's lock: every other one comes of it.
  last_link_sealed bytea not null,
  -- The one public value of all its rounds, which was not out when the chain was promised.
  beacon_chain text not null,
  beacon_round bigint not null,
  promise text not null,
  -- Null until the beacon round is out; no round is opened before that.
  randomness text,
  made_at timestamptz not null default clock_timestamp()
);
create index chain_of_game on studio.chain (game_code, game_version, id);

-- A chain stays as it was promised.
create function studio.keep_chain() returns trigger
language plpgsql as $$
begin
  if old.randomness is not null or new.randomness is null
    or to_jsonb(new) - 'randomness' is distinct from to_jsonb(old) - 'randomness' then
    raise exception 'a chain stays as it was promised' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger keep_chain before update on studio.chain
  for each row execute function studio.keep_chain();

-- OPEN takes stakes until its close, RUNNING lets its seats move, RESOLVED pays them, DONE is over.
alter table studio.table_round
  add column chain_id bigint references studio.chain,
  -- The number of the round in its chain, from 1: the nonce of its chance.
  add column chain_number integer check (chain_number > 0),
  add column running_at timestamptz,
  -- When a process that takes moves was last alive; a gap of more than a second breaks a round.
  add column heard_at timestamptz,
  -- The last sign of life before such a gap.
  add column broken_at timestamptz,
  add constraint table_round_link unique (chain_id, chain_number),
  drop constraint table_round_phase_check,
  drop constraint table_round_check,
  add constraint table_round_phase_check check (phase in ('OPEN', 'RUNNING', 'RESOLVED', 'DONE')),
  add constraint table_round_outcome check (
    (phase in ('OPEN', 'RUNNING')) = (outcome is null) and (outcome is null) = (entropy is null)),
  add constraint table_round_runs check (
    case phase when 'OPEN' then running_at is null when 'RUNNING' then heard_at is not null else true end);

-- LEAVING: its stake goes back, then REFUSED.
alter table studio.seat
  -- The most that the seat can be paid, which the bounds of its round are kept by.
  add column most bigint not null default 0 check (most >= 0),
  drop constraint seat_state_check,
  drop constraint seat_check,
  add constraint seat_state_check
    check (state in ('DEALT', 'STAKED', 'DECIDED', 'PAID', 'LEAVING', 'REFUSED')),
  add constraint seat_refusal check ((state in ('LEAVING', 'REFUSED')) = (refusal is not null));
drop index studio.seat_under_way;
create index seat_under_way on studio.seat (table_id, id) where state in ('DEALT', 'DECIDED', 'LEAVING');

-- The moves of seats while their round runs, each at the time at which the server received it.
create table studio.seat_move (
  seat_id bigint not null references studio.seat,
  -- From 0, without a gap.
  number integer not null check (number >= 0),
  name text not null,
  -- Whole milliseconds since the round began to run.
  elapsed_ms integer not null check (elapsed_ms >= 0),
  idempotency_key text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (seat_id, number),
  unique (seat_id, idempotency_key)
);
create trigger move_stays before update or delete on studio.seat_move
  for each row execute function studio.keep_moves();
create trigger move_stays_whole before truncate on studio.seat_move
  for each statement execute function studio.keep_moves();
