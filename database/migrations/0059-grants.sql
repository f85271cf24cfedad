-- Grants: bonus money of members, each on an account of its own, with what has to be wagered before it is theirs.

create schema rewards;

create type rewards.grant_state as enum (
  'ISSUED', 'ACTIVE', 'COMPLETED', 'EXPIRED', 'FORFEITED', 'CANCELLED'
);

-- The row under which everything about a member's grants changes, one at a time.
create table rewards.player (
  player_id bigint primary key,
  -- Up to which transfer the member's cash has been counted; null: no grant is active.
  cash_mark bigint,
  -- Tells the other processes that what they keep in memory is old.
  changed_xid xid8 not null default pg_current_xact_id()
);
create index player_changed on rewards.player (changed_xid);

create table rewards.grants (
  id bigint generated always as identity primary key,
  -- The name of the deed that gave it, such as a decision: one deed gives one grant.
  key text not null unique,
  kind text not null check (kind ~ '^[a-z]{2,20}$'),
  merchant_id text not null,
  player_id bigint not null references rewards.player,
  currency text not null,
  -- The ledger's account; null before the member has activated the grant.
  account bigint unique,
  state rewards.grant_state not null default 'ISSUED',
  amount bigint not null check (amount > 0),
  -- To be wagered, and what of it is done; more than all of it counts for nothing.
  wagering bigint not null check (wagering >= 0),
  wagered bigint not null default 0 check (wagered >= 0),
  -- The highest stake while it is wagered, and the most that becomes cash; null: no bound.
  stake_max bigint check (stake_max > 0),
  convert_max bigint check (convert_max > 0),
  -- Basis points of a stake that count, by type of game; a type that is missing counts nothing.
  weights jsonb not null,
  bonus_first boolean not null,
  -- Prizes of rounds that were open when the grant ended go to the house, and not to the member.
  late_forfeits boolean not null,
  days integer not null check (days between 1 and 365),
  issued_at timestamptz not null,
  -- Until then it can be activated, and once it is active, wagered.
  expires_at timestamptz not null,
  activated_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('wagered', 'spent', 'expired', 'withdrawal', 'member', 'operator')),
  -- The part that became the member's, and the part that went back to the house.
  converted bigint not null default 0 check (converted >= 0),
  taken bigint not null default 0 check (taken >= 0),
  -- Up to which transfer its account has been counted.
  mark bigint,
  -- It has ended, and a round with a part of its money may still bring it something.
  awaits boolean not null default false,
  check ((account is null) = (activated_at is null)),
  check (state not in ('ISSUED', 'ACTIVE') or ended_at is null),
  check (state in ('ISSUED', 'ACTIVE') or (ended_at is not null and end_reason is not null))
);
create index grants_player on rewards.grants (player_id, id desc);
create index grants_active on rewards.grants (player_id) where state = 'ACTIVE';
create index grants_expires on rewards.grants (expires_at) where state in ('ISSUED', 'ACTIVE');
create index grants_awaits on rewards.grants (id) where awaits;
create index grants_given on rewards.grants (player_id, issued_at) where kind = 'manual';

-- The states that a grant has had.
create table rewards.grant_step (
  id bigint generated always as identity primary key,
  grant_id bigint not null references rewards.grants,
  state rewards.grant_state not null,
  end_reason text,
  by text not null,
  at timestamptz not null
);
create index grant_step_grant on rewards.grant_step (grant_id, id);

-- The stakes of a round that stand for a grant, and what of them counts.
create table rewards.wagered (
  grant_id bigint not null references rewards.grants,
  round bigint not null,
  game_code text not null,
  vendor text not null,
  staked bigint not null check (staked >= 0),
  weight integer not null check (weight between 0 and 10000),
  counted bigint not null check (counted >= 0),
  -- The round has ended: only then its stakes count.
  ended boolean not null default false,
  at timestamptz not null,
  primary key (grant_id, round)
);
create index wagered_open on rewards.wagered (grant_id) where not ended;
create index wagered_grant on rewards.wagered (grant_id, at desc, round desc);

-- Money that left the house's account for rewards (above zero) or came back to it.
create table rewards.cost (
  id bigint generated always as identity primary key,
  grant_id bigint not null references rewards.grants,
  merchant_id text not null,
  player_id bigint not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  at timestamptz not null
);
create index cost_merchant on rewards.cost (merchant_id, at);
create index cost_player on rewards.cost (player_id, at);

-- Money that the house gave its members out of its own pocket: goodwill by two people, and grants.
create or replace view wallet.bonus_cost as
select merchant_id, player_id, currency, change as amount, at
from wallet.adjustment where class = 'goodwill'
union all
select merchant_id, player_id, currency, amount, at from rewards.cost;

-- Before a grant that is used up ends, its open rounds are asked for.
create index split_part_account on play.split_part (account);

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('rewards:grant:read', '{owner,finance,support,marketing,risk,auditor}'::text[]),
  ('rewards:grant:propose', '{owner,support,marketing}'),
  ('rewards:grant:approve', '{owner,finance}')
) as first (permission, roles), unnest(roles) as role;
