-- The lottery: what is sold, its issues from sale to settlement, tickets.

create schema lottery;

create type lottery.prize_mode as enum ('Lott', 'ZY', 'Elott', 'SEA');
create type lottery.issue_state as enum (
  'SCHEDULED', 'ON_SALE', 'CLOSED', 'DRAWN', 'SETTLING', 'SETTLED', 'CORRECTED', 'VOID'
);
create type lottery.ticket_state as enum ('ACCEPTED', 'CANCELLED', 'VOID', 'LOST', 'WON');

-- Versions of prizes; one that was sold under is never changed.
create table lottery.prize_table (
  code text not null,
  version integer not null check (version > 0),
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (code, version)
);

create table lottery.game (
  code text primary key,
  model text not null,
  prize_mode lottery.prize_mode not null,
  schedule jsonb not null,
  prize_table text not null,
  table_version integer not null,
  -- Minor units: of one ticket, of one player in one issue, of all in one issue.
  ticket_max bigint not null check (ticket_max > 0),
  player_max bigint not null check (player_max > 0),
  issue_max bigint not null check (issue_max > 0),
  -- What one number or combination may owe in one issue.
  liability_max bigint not null check (liability_max > 0),
  active boolean not null default true,
  place integer not null,
  foreign key (prize_table, table_version) references lottery.prize_table
);

-- Chains of beacons that issues were promised to be drawn with.
create table lottery.chain (
  hash text primary key,
  info jsonb not null
);

create table lottery.issue (
  id bigint generated always as identity primary key,
  game_code text not null references lottery.game,
  numero text collate "C" not null,
  state lottery.issue_state not null default 'SCHEDULED',
  open_at timestamptz not null,
  close_at timestamptz not null check (close_at > open_at),
  draw_at timestamptz not null check (draw_at >= close_at),
  -- Where no beacon has come by then, nobody wins and every stake goes back.
  void_at timestamptz not null check (void_at > draw_at),
  -- Promised before sale: the seed's hash and the round of the beacon that will be mixed in.
  seed_hash text not null,
  seed_sealed bytea not null,
  beacon_chain text not null references lottery.chain,
  beacon_margin_ms integer not null,
  beacon_round bigint not null,
  -- Fixed at close.
  tickets_root text,
  tickets integer,
  -- Published with the result.
  beacon_randomness text,
  beacon_signature text,
  server_seed text,
  result text,
  closed_at timestamptz,
  drawn_at timestamptz,
  settled_at timestamptz,
  unique (game_code, numero)
);
create index issue_opening on lottery.issue (open_at) where state = 'SCHEDULED';
create index issue_of_game on lottery.issue (game_code, close_at);
create index issue_closing on lottery.issue (close_at) where state in ('SCHEDULED', 'ON_SALE');
create index issue_waiting on lottery.issue (draw_at)
  where state in ('CLOSED', 'DRAWN', 'SETTLING');
create index issue_latest on lottery.issue (game_code, draw_at desc) where result is not null;

-- What is taken of each bound of an issue: of a number's liability, of a player's stakes, of all
-- stakes. Claimed in the statement that takes the stake, so that no race can pass a bound.
create table lottery.quota (
  issue_id bigint not null references lottery.issue,
  scope text collate "C" not null,
  used bigint not null,
  primary key (issue_id, scope)
) with (fillfactor = 70);

create table lottery.ticket (
  id bigint generated always as identity primary key,
  issue_id bigint not null references lottery.issue,
  player_id bigint not null,
  stake bigint not null check (stake > 0),
  prize bigint,
  rebate bigint,
  created_at timestamptz not null,
  settled_at timestamptz,
  table_version integer not null,
  unit_bets integer not null check (unit_bets > 0),
  mode smallint not null,
  state lottery.ticket_state not null default 'ACCEPTED',
  currency text not null,
  merchant_id text not null,
  prize_table text not null,
  unit text not null,
  -- By which its member, its round and its proof know it; made of the member and their key.
  ref text collate "C" not null unique,
  -- Random characters of its text, so that nobody finds a ticket by trying texts against leaves.
  salt text not null,
  -- The hash of its text: a leaf of the issue's tree.
  leaf bytea not null,
  -- As text: it is read whole or not at all, and takes half the room of jsonb.
  lines json not null,
  -- Its stake is still on its way back.
  refund_due boolean not null
    generated always as (state in ('CANCELLED', 'VOID') and settled_at is null) stored
) with (
  -- A draw changes all tickets of a page at once. With room for each beside it, and no index on what
  -- changes (hence `refund_due`), no index has to be touched: half the time.
  fillfactor = 50
);
create index ticket_issue on lottery.ticket (issue_id, id);
create index ticket_refund on lottery.ticket (id) where refund_due;
create index ticket_player on lottery.ticket (player_id, id desc);

-- Branches of the tree over an issue's tickets, written when its sale ends: the place of one ticket
-- among a million is proven from its branch and the roots of the others.
create table lottery.branch (
  issue_id bigint not null references lottery.issue,
  place integer not null,
  first_ticket bigint not null,
  root bytea not null,
  primary key (issue_id, place)
);

-- Tickets come in the order of their time: blocks of a day are found without a line for each.
create index ticket_created on lottery.ticket using brin (created_at) with (autosummarize = on);
