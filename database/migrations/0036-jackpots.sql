-- Progressive jackpots of the studio's titles. See docs/decisions/jackpots.md.

-- A level of a jackpot at a merchant. Its pool is the ledger account `jackpot:<merchant>:<jackpot>:<level>`, which holds
-- what was seeded and fed, less what was won. Its money moves under the lock of this row alone.
create table studio.jackpot_level (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  jackpot text not null,
  currency text not null,
  level text not null check (level in ('grand', 'major', 'mini')),
  -- All that the stakes have put in since ever, in minor units: what the level was owed when it was fed last.
  fed bigint not null default 0 check (fed >= 0),
  -- All that the house has put in since ever.
  seeded bigint not null check (seeded > 0),
  -- All that wins have taken out, and how many there were.
  won bigint not null default 0 check (won >= 0),
  wins integer not null default 0 check (wins >= 0),
  -- The part of wins that came back, because their stake had been given back.
  returned bigint not null default 0 check (returned >= 0),
  made_at timestamptz not null default clock_timestamp(),
  unique (merchant_id, jackpot, currency, level)
);

-- A level is never fed back, and nothing of it is forgotten.
create function studio.keep_jackpot_level() returns trigger
language plpgsql as $$
begin
  if new.fed < old.fed or new.seeded < old.seeded or new.won < old.won or new.wins < old.wins
    or new.returned < old.returned
    or (new.id, new.merchant_id, new.jackpot, new.currency, new.level, new.made_at)
      is distinct from (old.id, old.merchant_id, old.jackpot, old.currency, old.level, old.made_at) then
    raise exception 'the sums of a jackpot only grow' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger keep_jackpot_level before update on studio.jackpot_level
  for each row execute function studio.keep_jackpot_level();

-- The levels that rounds have won, each round one at most.
--   CLAIMED   the pool has left its account, and the prize is on its way
--   PAID      the wallet has it
--   RETURNED  people gave the stake back before; the pool has it again
create table studio.jackpot_win (
  round_id bigint primary key references studio.round,
  level_id bigint not null references studio.jackpot_level,
  -- Counts the wins of a level, from 1.
  number integer not null check (number > 0),
  -- All that stood in the pool.
  amount bigint not null check (amount > 0),
  -- The seed that took its place.
  seed bigint not null check (seed > 0 and seed <= amount),
  state text not null default 'CLAIMED' check (state in ('CLAIMED', 'PAID', 'RETURNED')),
  claimed_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  unique (level_id, number),
  check ((state = 'CLAIMED') = (ended_at is null))
);

-- A win ends once, and its amount stays.
create function studio.keep_jackpot_win() returns trigger
language plpgsql as $$
begin
  if old.state <> 'CLAIMED' or new.state = 'CLAIMED'
    or (new.round_id, new.level_id, new.number, new.amount, new.seed, new.claimed_at)
      is distinct from (old.round_id, old.level_id, old.number, old.amount, old.seed, old.claimed_at) then
    raise exception 'a jackpot is won once' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger keep_jackpot_win before update on studio.jackpot_win
  for each row execute function studio.keep_jackpot_win();

-- The turnover of a title since ever: its days are summed without those of other titles.
create index play_day_title on reports.play_day (title_id, merchant_id, day)
  include (build, currency, stakes, stakes_returned);
