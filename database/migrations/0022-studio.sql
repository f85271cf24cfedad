-- The studio: seeds, game sessions and rounds of our own games, in one go, in steps and at tables.
create schema studio;

-- A pair of seeds is promised before its client seed is known, and with it the maths of every title: the titles
-- that promises name, each list once.
create table studio.titles (
  hash text primary key,
  -- [{ code, version, mathsHash }], by code.
  titles jsonb not null
);

create table studio.seed (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  -- AES-256-GCM under a key of its own until it is revealed; never leaves the server before.
  server_seed_sealed bytea not null,
  server_seed_hash text not null unique,
  -- Null until the player's device has seen the promise and answered it.
  client_seed text,
  -- The server seed of the pair after this one, promised before its client seed is known.
  next_server_seed_sealed bytea not null,
  next_server_seed_hash text not null unique,
  -- How many rounds this pair has dealt: the next round's nonce.
  nonce integer not null default 0 check (nonce >= 0),
  created_at timestamptz not null default now(),
  revealed_at timestamptz,
  -- The promise that the client seed answered; null in pairs whose promise named the server seed alone.
  promise text,
  titles_hash text references studio.titles,
  constraint seed_promise check ((promise is null) = (titles_hash is null)),
  constraint seed_answered check (client_seed is not null or (promise is null and nonce = 0))
);
create unique index seed_in_force on studio.seed (player_id) where revealed_at is null;

-- A promise and its answer are written once, whoever asks.
create function studio.keep_promise() returns trigger
language plpgsql as $$
begin
  if new.server_seed_hash <> old.server_seed_hash or new.server_seed_sealed <> old.server_seed_sealed
    or new.next_server_seed_hash <> old.next_server_seed_hash
    or new.next_server_seed_sealed <> old.next_server_seed_sealed
    or (old.client_seed is not null and (new.client_seed, new.promise, new.titles_hash)
      is distinct from (old.client_seed, old.promise, old.titles_hash)) then
    raise exception 'what a seed pair was promised with stays' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger keep_promise
before update of server_seed_hash, server_seed_sealed, next_server_seed_hash, next_server_seed_sealed,
  client_seed, promise, titles_hash
on studio.seed for each row execute function studio.keep_promise();

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

-- Rounds that are over at once, and rounds in steps. Those in steps take their stake first, and have no result until
-- a move decides it:
--   DEALT    the stake is on its way
--   OPEN     the player moves
--   DECIDED  the result is there, and the prize is on its way
-- Then they are SETTLED or REFUSED, as those that are over at once are straight after DEALT.
create table studio.round (
  id bigint generated always as identity primary key,
  -- The id that people see and share; the number stays inside.
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
  payout bigint check (payout >= 0),
  seed_id bigint not null references studio.seed,
  nonce integer not null,
  book jsonb,
  state text not null default 'DEALT'
    check (state in ('DEALT', 'OPEN', 'DECIDED', 'SETTLED', 'REFUSED')),
  idempotency_key text not null,
  seen boolean not null default false,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Why it was refused: the code that its player heard, or would have.
  refusal text,
  shape text not null default 'instant' check (shape in ('instant', 'steps')),
  -- Beside the mode; null where a game has no other choice.
  choices jsonb,
  unique (player_id, idempotency_key),
  unique (seed_id, nonce),
  constraint round_refusal check ((state = 'REFUSED') = (refusal is not null)),
  constraint round_in_steps check (shape = 'steps' or state in ('DEALT', 'SETTLED', 'REFUSED')),
  constraint round_result check (
    (payout is null) = (book is null)
    and (payout is not null or (shape = 'steps' and state in ('DEALT', 'OPEN', 'REFUSED'))))
);
create index round_of_session on studio.round (session_id, id desc);
create index round_of_player_game on studio.round (player_id, game_code, id desc);
create index round_refused on studio.round (seed_id) where state = 'REFUSED';

-- A player has one round in steps of a game at a time.
create unique index round_in_steps_open on studio.round (player_id, game_code)
  where shape = 'steps' and state in ('DEALT', 'OPEN', 'DECIDED');
create index round_under_way on studio.round (id) where state in ('DEALT', 'OPEN', 'DECIDED');

-- The moves of a round in steps. With its seeds and choices they are the round: no state is kept.
create table studio.move (
  round_id bigint not null references studio.round,
  -- From 0, without a gap.
  number integer not null check (number >= 0),
  -- The house moves, by the published rule, in a round that was left alone.
  made_by text not null check (made_by in ('player', 'house')),
  idempotency_key text not null,
  -- { name, choices }
  move jsonb not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (round_id, number),
  unique (round_id, idempotency_key)
);

create function studio.keep_moves() returns trigger
language plpgsql as $$
begin
  raise exception 'a move stays as it was made' using errcode = '23514';
end
$$;
create trigger move_stays before update or delete on studio.move
  for each row execute function studio.keep_moves();
create trigger move_stays_whole before truncate on studio.move
  for each statement execute function studio.keep_moves();

-- Tables: rounds that many players share by one clock, the database's.
create table studio.table_round (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  game_code text not null,
  game_version text not null,
  maths_hash text not null,
  -- Counts the rounds of a game: the nonce of its chance.
  number integer not null check (number >= 0),
  -- Promised by its hash when the round opens, sealed until its outcome is there.
  server_seed_sealed bytea not null,
  server_seed_hash text not null unique,
  -- A public value that came out after the close: nobody could choose the seed to suit it.
  entropy text,
  opened_at timestamptz not null default clock_timestamp(),
  closes_at timestamptz not null,
  -- OPEN takes stakes until its close, RESOLVED pays its seats, DONE is over.
  phase text not null default 'OPEN' check (phase in ('OPEN', 'RESOLVED', 'DONE')),
  outcome jsonb,
  done_at timestamptz,
  unique (game_code, number),
  check ((phase = 'OPEN') = (outcome is null) and (outcome is null) = (entropy is null)),
  check ((phase = 'DONE') = (done_at is not null))
);

-- A game has one round that is not over.
create unique index table_round_open on studio.table_round (game_code) where phase <> 'DONE';

create table studio.seat (
  id bigint generated always as identity primary key,
  table_id bigint not null references studio.table_round,
  -- The place at the table, from 0.
  number integer not null check (number >= 0),
  -- The name of its round at the wallet.
  public_id text not null unique,
  player_id bigint not null,
  session_id bigint not null,
  vendor text not null,
  wallet_player text not null,
  bet_mode text not null,
  choices jsonb not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  cost bigint not null check (cost > 0),
  payout bigint check (payout >= 0),
  -- DEALT: its stake is on the way. STAKED sits at the table, DECIDED waits for its prize; then PAID or REFUSED.
  state text not null default 'DEALT'
    check (state in ('DEALT', 'STAKED', 'DECIDED', 'PAID', 'REFUSED')),
  refusal text,
  idempotency_key text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (table_id, number),
  unique (player_id, idempotency_key),
  check ((state = 'REFUSED') = (refusal is not null)),
  check (state not in ('DECIDED', 'PAID') or payout is not null)
);
create index seat_under_way on studio.seat (table_id, id) where state in ('DEALT', 'DECIDED');

-- The outcome of a round and the seed that it was promised with are written once.
create function studio.keep_table() returns trigger
language plpgsql as $$
begin
  if new.server_seed_hash <> old.server_seed_hash or new.server_seed_sealed <> old.server_seed_sealed
    or new.maths_hash <> old.maths_hash
    or (old.outcome is not null
      and (new.outcome, new.entropy) is distinct from (old.outcome, old.entropy)) then
    raise exception 'the outcome of a table and its promise stay' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger keep_table before update on studio.table_round
  for each row execute function studio.keep_table();

create table studio.preference (
  player_id bigint primary key,
  muted boolean not null,
  turbo boolean not null
);

-- Takings and prizes of each title, summed by a job: the live return beside the certificate.
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
