-- The comparison: the same protocol the straightforward way, one transaction of plain statements
-- per bet. Same facts kept as in the real thing, in tables of its own.
create schema naive;
create table naive.account (id bigint primary key, balance bigint not null check (balance >= 0));
create table naive.transfer (
  id bigint generated always as identity primary key,
  debit bigint not null, credit bigint not null, amount bigint not null, at timestamptz not null
);
create table naive.entry (
  account bigint not null, transfer bigint not null, amount bigint not null,
  balance_after bigint not null, primary key (account, transfer)
);
create table naive.nonce (digest uuid primary key, at timestamptz not null);
create table naive.session (
  token_hash bytea primary key, vendor_id integer not null, player_id bigint not null,
  expires_at timestamptz not null
);
create table naive.round (
  id bigint generated always as identity primary key,
  vendor_id integer not null, player_id bigint not null, round_id text not null,
  state text not null, bet bigint not null, win bigint not null, opened_at timestamptz not null,
  unique (vendor_id, player_id, round_id)
);
create index on naive.round (player_id, opened_at, id);
create table naive.vendor_tx (
  vendor_id integer not null, tx_id text not null, kind text not null, player_id bigint not null,
  round bigint, amount bigint not null, body_hash bytea not null, state text not null,
  response jsonb, at timestamptz not null, primary key (vendor_id, tx_id)
);
create table naive.day_total (
  player_id bigint not null, day date not null, stake bigint not null, payout bigint not null,
  primary key (player_id, day)
);
create table naive.event (
  id bigint generated always as identity primary key, topic text not null, audience text not null,
  payload jsonb not null, at timestamptz not null
);
create index on naive.event (audience, id);
