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
end $$;
create trigger keep_table before update on studio.table_round
  for each row execute function studio.keep_table();
