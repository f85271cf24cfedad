-- A member on one page, the rest: adjustments of a wallet by two people.

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

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('wallet:adjustment:read', '{owner,finance,support,auditor}'::text[]),
  ('wallet:adjustment:propose', '{owner,finance,support}'),
  ('wallet:adjustment:approve', '{owner,finance}'),
  ('wallet:adjustment:large', '{owner,finance}')
) as first (permission, roles), unnest(roles) as role;
