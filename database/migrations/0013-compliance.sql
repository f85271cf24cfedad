-- Responsible play: limits with their history, the ledger budgets that enforce them, pauses,
-- exclusions, and the time played.
create schema compliance;

create table compliance.player (
  player_id bigint primary key,
  merchant_id text not null,
  currency text not null,
  cash_account bigint not null,
  reality_check_minutes smallint not null default 30,
  paused_until timestamptz,
  excluded_until timestamptz,
  -- The refusal mark on the cash account as it is now; null: no mark.
  mark text check (mark in ('paused', 'excluded', 'time')),
  -- The last transaction that changed what guards in memory know.
  changed_xid xid8 not null default pg_current_xact_id(),
  opened_at timestamptz not null
);
create index player_changed on compliance.player (changed_xid);

-- Every limit that was ever asked for. In force is the highest version that is effective and was
-- not cancelled; a looser one waits in the future until then.
create table compliance.limit_version (
  player_id bigint not null references compliance.player,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  version integer not null,
  -- Minor units, or minutes for time; null: no limit.
  value bigint check (value >= 0),
  requested_at timestamptz not null,
  effective_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (player_id, kind, period, version)
);

-- Ledger accounts that hold what may still be lost or staked in a period.
create table compliance.budget (
  player_id bigint not null references compliance.player,
  kind text not null check (kind in ('loss', 'stake')),
  period text not null check (period in ('day', 'week', 'month')),
  account_id bigint not null,
  -- The limit that the account was filled for, and the first day of its period; null: not in force.
  filled_for bigint,
  first_day date,
  -- False after a limit was lowered below what was already used: prizes give nothing back then.
  gives_back boolean not null default true,
  fillings integer not null default 0,
  -- Until then stakes and prizes may come that do not know of the budget as it is: what was played
  -- is looked at again and again. Null: nobody is left who does not know.
  watched_until timestamptz,
  primary key (player_id, kind, period)
);

-- Charges that count against deposit limits: reserved while they can be paid, used once they were.
create table compliance.deposit_use (
  deposit_id uuid primary key,
  player_id bigint not null references compliance.player,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('reserved', 'used', 'released')),
  counted_at timestamptz not null
);
create index deposit_use_player on compliance.deposit_use (player_id, counted_at)
  where state <> 'released';

create table compliance.play_time (
  player_id bigint not null,
  day date not null,
  seconds integer not null,
  last_at timestamptz not null,
  primary key (player_id, day)
);

-- Pauses and exclusions as they were asked for; none can be taken back.
create table compliance.restriction (
  id bigint generated always as identity primary key,
  player_id bigint not null references compliance.player,
  kind text not null check (kind in ('pause', 'exclusion')),
  since timestamptz not null,
  until timestamptz not null
);
create index restriction_player on compliance.restriction (player_id, id);

-- The accounts that the module means, as those of wallet.account_claims.
create view compliance.account_claims as
select 'compliance.player.cash_account' as source, p.player_id as owner, p.cash_account as account_id,
  'player:' || p.player_id || ':cash' as address, p.currency
from compliance.player p
union all
select 'compliance.budget.account_id', b.player_id, b.account_id,
  'player:' || b.player_id || ':limit:' || b.kind || ':' || b.period, p.currency
from compliance.budget b
join compliance.player p on p.player_id = b.player_id;
