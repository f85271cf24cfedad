-- A member on one page, the rest: adjustments of a wallet by two people, ranks that the house gives.

create table wallet.adjustment (
  -- The id of its decision.
  id uuid primary key,
  merchant_id text not null,
  player_id bigint not null references wallet.player,
  currency text not null,
  -- From the side of the member, in minor units.
  change bigint not null check (change <> 0),
  class text not null check (class ~ '^[a-z]{2,20}$'),
  reference text not null,
  reason text not null,
  -- Both people, the proposer first.
  decided_by text not null,
  at timestamptz not null
);
create index adjustment_player on wallet.adjustment (player_id, at desc, id desc);
create index adjustment_merchant on wallet.adjustment (merchant_id, at);

-- Above this amount, in minor units, an adjustment takes people with `wallet:adjustment:large`. A brand without a
-- row has the one of `default`.
create table wallet.adjustment_bound (
  merchant_id text primary key,
  amount bigint not null check (amount >= 0)
);
insert into wallet.adjustment_bound (merchant_id, amount) values ('default', 50000);

-- Ranks that the house gave. A rank that turnover has earned is identity's alone.
create schema club;
create table club.given (
  player_id bigint primary key,
  merchant_id text not null,
  rank_level smallint not null,
  -- Null: it stays.
  until timestamptz,
  given_by text not null,
  reason text not null,
  at timestamptz not null
);
create index given_until on club.given (until) where until is not null;

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('wallet:adjustment:read', '{owner,finance,support,auditor}'::text[]),
  ('wallet:adjustment:propose', '{owner,finance,support}'),
  ('wallet:adjustment:approve', '{owner,finance}'),
  ('wallet:adjustment:large', '{owner,finance}'),
  ('members:limit:tighten', '{owner,support}'),
  ('members:limit:read', '{owner,finance,support,auditor}'),
  ('members:limit:propose', '{owner,support}'),
  ('members:limit:approve', '{owner,support}'),
  ('members:rank:set', '{owner,support}')
) as first (permission, roles), unnest(roles) as role;
