-- Money between the main wallet and the purses that some vendors keep themselves.
create schema transfers;

-- How a vendor's games are paid for at a merchant. Without a row: from the main wallet.
create table transfers.purse (
  merchant_id text not null,
  -- The vendor as the wallet knows it.
  vendor text not null,
  -- Its name for members.
  name text not null,
  -- One wallet for all: the purse takes nothing more, what is in it can still come home.
  single boolean not null default false,
  position integer not null default 0,
  primary key (merchant_id, vendor)
);

create table transfers.transfer (
  id uuid primary key,
  merchant_id text not null,
  player_id bigint not null,
  vendor text not null,
  -- OUT: from the main wallet to the purse; IN: home.
  direction text not null check (direction in ('OUT', 'IN')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('PENDING', 'OK', 'FAILED', 'UNKNOWN')),
  reason text,
  idempotency_key text not null,
  input_hash bytea not null,
  -- The ledger's pending transfer; null only until the transaction that opens it ends.
  pending_id bigint,
  -- Of an OUT that arrived: how much of it has come home.
  brought_home bigint not null default 0 check (brought_home between 0 and amount),
  created_at timestamptz not null,
  -- The vendor may not carry it out after this.
  valid_until timestamptz not null,
  -- Null: the vendor has not heard of it.
  sent_at timestamptz,
  asked integer not null default 0,
  -- When the vendor is asked next; the sweep finds those whose time has passed unheard.
  ask_at timestamptz not null,
  finished_at timestamptz,
  unique (player_id, idempotency_key)
);
create index transfer_player on transfers.transfer (player_id, created_at desc, id desc);
create index transfer_open on transfers.transfer (ask_at) where state in ('PENDING', 'UNKNOWN');
create index transfer_day on transfers.transfer (merchant_id, vendor, created_at);

-- Money that is out and may come home, newest first.
create index transfer_out on transfers.transfer (player_id, vendor, created_at desc)
  where direction = 'OUT' and state = 'OK' and brought_home < amount;

create table transfers.step (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references transfers.transfer,
  state text not null,
  -- A code, told in words when it is shown.
  note text,
  at timestamptz not null,
  -- The person of the operator's team who decided it, and what for; null where the vendor said it. Members see
  -- neither.
  decided_by text,
  decided_for text,
  check ((decided_by is null) = (decided_for is null))
);
create index step_transfer on transfers.step (transfer_id, id);

-- The balance that a vendor said last that it keeps for a player.
create table transfers.balance (
  player_id bigint not null,
  vendor text not null,
  balance bigint not null,
  asked_at timestamptz not null,
  primary key (player_id, vendor)
);

-- Where a vendor's list and ours differ: for people to look at.
create table transfers.difference (
  vendor text not null,
  reference text not null,
  kind text not null check (kind in ('missing', 'extra', 'changed')),
  ours jsonb,
  theirs jsonb,
  found_at timestamptz not null,
  primary key (vendor, reference)
);
