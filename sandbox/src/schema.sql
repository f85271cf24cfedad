-- The sandbox keeps its own schema and makes it itself: production databases never have it.
create schema if not exists sandbox;

create table if not exists sandbox.setting (
  name text primary key,
  value jsonb not null
);

create table if not exists sandbox.charge (
  txid text primary key,
  location_token text not null unique,
  br_code text not null,
  key text not null,
  amount bigint not null check (amount > 0),
  debtor_id_number text,
  debtor_name text,
  message text,
  status text not null,
  revision integer not null default 0,
  expires_seconds integer not null,
  created_at timestamptz not null
);
create index if not exists charge_created on sandbox.charge (created_at desc);

create table if not exists sandbox.payment (
  end_to_end_id text primary key,
  txid text,
  key text not null,
  amount bigint not null check (amount > 0),
  payer_id_number text,
  payer_name text,
  paid_at timestamptz not null
);
create index if not exists payment_txid on sandbox.payment (txid);
create index if not exists payment_paid on sandbox.payment (paid_at);

create table if not exists sandbox.refund (
  end_to_end_id text not null references sandbox.payment,
  id text not null,
  rtr_id text not null unique,
  amount bigint not null check (amount > 0),
  nature text not null,
  status text not null,
  reason text,
  requested_at timestamptz not null,
  settle_at timestamptz,
  settled_at timestamptz,
  primary key (end_to_end_id, id)
);

create table if not exists sandbox.payout (
  id text primary key,
  end_to_end_id text not null unique,
  amount bigint not null check (amount > 0),
  key text not null,
  id_number text not null,
  status text not null,
  reason text,
  requested_at timestamptz not null,
  settle_at timestamptz,
  settled_at timestamptz,
  return_id text unique,
  return_reason text,
  returned_at timestamptz
);
create index if not exists payout_returned on sandbox.payout (returned_at) where returned_at is not null;

create index if not exists refund_due on sandbox.refund (settle_at) where settle_at is not null;
create index if not exists payout_due on sandbox.payout (settle_at) where settle_at is not null;

create table if not exists sandbox.webhook (
  key text primary key,
  url text not null,
  created_at timestamptz not null
);

create table if not exists sandbox.delivery (
  id bigint generated always as identity primary key,
  url text not null,
  body jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  done_at timestamptz
);
create index if not exists delivery_due on sandbox.delivery (next_at) where done_at is null;

create table if not exists sandbox.message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  body text not null,
  at timestamptz not null
);
create index if not exists message_recipient on sandbox.message (recipient, id desc);

-- The vendor that keeps purses: what players have there, and what operators moved.
create table if not exists sandbox.purse (
  player_id text not null,
  currency text not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (player_id, currency)
);

create table if not exists sandbox.purse_transfer (
  reference text primary key,
  player_id text not null,
  currency text not null,
  direction text not null check (direction in ('deposit', 'withdraw')),
  amount bigint not null check (amount > 0),
  -- A refusal is final for its reference, as what was carried out is.
  refused integer,
  at timestamptz not null
);
create index if not exists purse_transfer_at on sandbox.purse_transfer (at, reference);

create table if not exists sandbox.purse_round (
  id bigint generated always as identity primary key,
  player_id text not null,
  currency text not null,
  stake bigint not null,
  payout bigint not null,
  at timestamptz not null
);

create table if not exists sandbox.identity_code (
  code text primary key,
  client text not null,
  person text not null,
  redirect_uri text not null,
  challenge text,
  nonce text,
  expires_at timestamptz not null
);

create table if not exists sandbox.identity_token (
  token text primary key,
  client text not null,
  person text not null,
  expires_at timestamptz not null
);

create table if not exists sandbox.identity_phone (
  session text primary key,
  phone text not null,
  code text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
