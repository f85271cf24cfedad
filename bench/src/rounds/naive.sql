-- The comparison: a round the straightforward way, one transaction of plain statements. Same facts kept as in the
-- real thing, in tables of its own; money, wallet transactions and news are in those of ../http/naive.sql.
create table naive.game_session (
  id bigint primary key, player_id bigint not null, currency text not null, expires_at timestamptz not null
);
create table naive.seed (
  player_id bigint primary key, server_seed_sealed bytea not null, client_seed text not null, nonce integer not null
);
create table naive.game_round (
  id bigint generated always as identity primary key, public_id text not null unique, player_id bigint not null,
  session_id bigint not null, game_code text not null, game_version text not null, maths_hash text not null,
  choices jsonb not null, currency text not null, stake bigint not null, payout bigint not null,
  nonce integer not null, book jsonb not null, state text not null, idempotency_key text not null,
  created_at timestamptz not null, finished_at timestamptz, unique (player_id, idempotency_key)
);
create index on naive.game_round (session_id, id desc);
create index on naive.game_round (player_id, game_code, id desc);
