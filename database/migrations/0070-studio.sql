-- The studio: seeds, game sessions and rounds of our own games.
create schema studio;

create table studio.seed (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- AES-256-GCM under a key of its own until it is revealed; never leaves the server before.
  server_seed_sealed bytea not null,
  server_seed_hash text not null unique,
  client_seed text not null,
  -- The server seed of the pair after this one, promised before its client seed is known.
  next_server_seed_sealed bytea not null,
  next_server_seed_hash text not null unique,
  -- How many rounds this pair has dealt: the next round's nonce.
  nonce integer not null default 0 check (nonce >= 0),
  created_at timestamptz not null default now(),
  revealed_at timestamptz
);
create unique index seed_in_force on studio.seed (player_id) where revealed_at is null;

create table studio.session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  wallet_token text not null,
  vendor text not null,
  wallet_player text not null,
  player_id bigint not null,
  merchant_id text not null,
  game_code text not null,
  game_version text not null,
  currency text not null,
  mode text not null check (mode in ('real', 'play')),
  language text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_expiry on studio.session (expires_at);

create table studio.round (
  id bigint generated always as identity primary key,
  -- What people see and share; the number stays inside.
  public_id text not null unique,
  player_id bigint not null,
  session_id bigint not null,
  vendor text not null,
  wallet_player text not null,
  game_code text not null,
  game_version text not null,
  maths_hash text not null,
  bet_mode text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  cost bigint not null check (cost > 0),
  payout bigint not null check (payout >= 0),
  seed_id bigint not null references studio.seed,
  nonce integer not null,
  book jsonb not null,
  -- DEALT: the result exists, the money is on its way; then exactly one of the other two.
  state text not null default 'DEALT' check (state in ('DEALT', 'SETTLED', 'REFUSED')),
  idempotency_key text not null,
  seen boolean not null default false,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (player_id, idempotency_key),
  unique (seed_id, nonce)
);
create index round_dealt on studio.round (created_at) where state = 'DEALT';
create index round_of_session on studio.round (session_id, id desc);
create index round_of_player_game on studio.round (player_id, game_code, id desc);

create table studio.preference (
  player_id bigint primary key,
  muted boolean not null,
  turbo boolean not null
);

-- What each title has taken and paid, summed by a job: the live return beside the certificate.
create table studio.game_total (
  game_code text not null,
  game_version text not null,
  bet_mode text not null,
  rounds bigint not null default 0,
  -- In hundredths of the cost, so that stakes of every size weigh the same.
  paid_hundredths numeric not null default 0,
  primary key (game_code, game_version, bet_mode)
);
create table studio.game_total_watermark (
  only_row boolean primary key default true check (only_row),
  round_id bigint not null
);
insert into studio.game_total_watermark (round_id) values (0);
