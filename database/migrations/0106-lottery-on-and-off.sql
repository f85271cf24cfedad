-- Who took a lottery out of sale or put it back, why, and from which account of the machine; for ever.

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
