-- Rounds of every shape. Those in steps take their stake first, and have no result until a move decides it:
--   DEALT    the stake is on its way
--   OPEN     the player moves
--   DECIDED  the result is there, and the prize is on its way
-- Then they are SETTLED or REFUSED, as those that are over at once are straight after DEALT.
alter table studio.round
  add column shape text not null default 'instant' check (shape in ('instant', 'steps')),
  -- Beside the mode; null where a game has no other choice.
  add column choices jsonb,
  alter column payout drop not null,
  alter column book drop not null,
  drop constraint round_state_check,
  add constraint round_state_check
    check (state in ('DEALT', 'OPEN', 'DECIDED', 'SETTLED', 'REFUSED')),
  add constraint round_in_steps check (shape = 'steps' or state in ('DEALT', 'SETTLED', 'REFUSED')),
  add constraint round_result check (
    (payout is null) = (book is null)
    and (payout is not null or (shape = 'steps' and state in ('DEALT', 'OPEN', 'REFUSED'))));

-- A player has one round in steps of a game at a time.
create unique index round_in_steps_open on studio.round (player_id, game_code)
  where shape = 'steps' and state in ('DEALT', 'OPEN', 'DECIDED');
create index round_under_way on studio.round (id) where state in ('DEALT', 'OPEN', 'DECIDED');
drop index studio.round_dealt;

-- The moves of a round in steps. With its seeds and choices they are the round: no state is kept.
create table studio.move (
  round_id bigint not null references studio.round,
  -- From 0, without a gap.
  number integer not null check (number >= 0),
  -- The house moves, by the published rule, in a round that was left alone.
  made_by text not null check (made_by in ('player', 'house')),
  idempotency_key text not null,
  -- { name, choices }
  move jsonb not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (round_id, number),
  unique (round_id, idempotency_key)
);

create function studio.keep_moves() returns trigger
language plpgsql as $$
begin
  raise exception 'a move stays as it was made' using errcode = '23514';
end $$;
create trigger move_stays before update or delete on studio.move
  for each row execute function studio.keep_moves();
create trigger move_stays_whole before truncate on studio.move
  for each statement execute function studio.keep_moves();
