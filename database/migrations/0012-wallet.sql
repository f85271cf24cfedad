-- The ledger accounts of each member, and what of their record is kept ready.
create schema wallet;

create table wallet.player (
  player_id bigint primary key,
  merchant_id text not null,
  currency text not null,
  cash bigint not null,
  bonus bigint not null,
  held bigint not null,
  debt bigint not null,
  -- The newest transfer of the cash account that the totals and movements below know.
  counted_to bigint not null default 0,
  opened_at timestamptz not null
);

-- Both follow the ledger and can be made again from it: sums of days for the account record, and
-- the movements that are few among stakes and prizes, so that a filter finds them.
create table wallet.day_total (
  player_id bigint not null references wallet.player,
  day date not null,
  kind text not null,
  credited bigint not null,
  debited bigint not null,
  entries integer not null,
  primary key (player_id, day, kind)
);

create table wallet.movement (
  player_id bigint not null references wallet.player,
  transfer_id bigint not null,
  kind text not null,
  change bigint not null,
  balance bigint,
  reference text not null,
  primary key (player_id, transfer_id)
);
create index movement_kind on wallet.movement (player_id, kind, transfer_id desc);

-- The module keeps ids of accounts beside its own rows: this says which account each of them means. The
-- address names the owner, so that an id which somebody swapped no longer fits its address.
create view wallet.account_claims as
select 'wallet.player.' || kept.kind as source, p.player_id as owner, kept.account_id,
  'player:' || p.player_id || ':' || kept.kind as address, p.currency
from wallet.player p
cross join lateral (
  values ('cash', p.cash), ('bonus', p.bonus), ('held', p.held), ('debt', p.debt)
) kept (kind, account_id);
