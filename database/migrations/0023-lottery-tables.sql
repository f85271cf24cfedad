-- The lottery: prizes, what is sold, its issues from sale to settlement, tickets.
create schema lottery;

create type lottery.prize_mode as enum ('Lott', 'ZY', 'Elott', 'SEA');

create type lottery.issue_state as enum (
  'SCHEDULED', 'ON_SALE', 'CLOSED', 'DRAWN', 'SETTLING', 'SETTLED', 'CORRECTED', 'VOID'
);

create type lottery.ticket_state as enum (
  'ACCEPTED', 'CANCELLED', 'VOID', 'LOST',
  -- Nothing of it won and a stake came back, as with a tie.
  'RETURNED', 'WON'
);

create type lottery.draw_source as enum ('own', 'external');

-- How what a ticket wins becomes whole minor units: line by line, as the first tickets were sold, or once. The rule
-- stands in a ticket's text, and a ticket keeps the one that it was sold under.
create type lottery.rounded_by as enum ('line', 'ticket');

-- A row that was written stays.
create function lottery.keep_written() returns trigger
language plpgsql as $$
begin
  raise exception '% of % is refused: what was written stays', tg_op, tg_table_name
    using errcode = '23514';
end
$$;

-- Versions of prizes; a version is for ever. Prizes are changed by two people: one proposes a table, another agrees.
create table lottery.prize_table (
  code text not null,
  version integer not null check (version > 0),
  -- The order of the ways to bet is that of the pages.
  data json not null,
  created_at timestamptz not null default now(),
  reason text,
  -- The proposer, and the one who agreed; null: first data.
  decided_by text[] check (cardinality(decided_by) = 2 and decided_by[1] <> decided_by[2]),
  -- The accounts of the machine that the two worked from, in the order of `decided_by`; null: not told. Two names
  -- are two people only as far as the machine tells.
  ran_by text[] check (cardinality(ran_by) = 2),
  primary key (code, version),
  -- The first version is first data; every other one two people have decided.
  constraint prize_table_decided check (
    version = 1 or (
      coalesce(btrim(decided_by[1]), '') <> '' and coalesce(btrim(decided_by[2]), '') <> ''
      and lower(btrim(decided_by[1])) <> lower(btrim(decided_by[2]))
    )
  )
);

create function lottery.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'a version of prizes is never changed';
end
$$;
create trigger prize_table_is_final before update or delete on lottery.prize_table
  for each row execute function lottery.refuse_change();
create trigger prize_table_is_final_whole before truncate on lottery.prize_table
  for each statement execute function lottery.refuse_change();

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
  -- The most that one number or combination may owe in one issue.
  liability_max bigint not null check (liability_max > 0),
  active boolean not null default true,
  place integer not null,
  -- A draw that is made elsewhere is external: its results are entered by people.
  draw_source lottery.draw_source not null default 'own',
  unique (code, draw_source),
  foreign key (prize_table, table_version) references lottery.prize_table
);

-- Chains of beacons that issues were promised to be drawn with.
create table lottery.chain (
  hash text primary key,
  info jsonb not null
);
create trigger chain_stays before update or delete on lottery.chain
  for each row execute function lottery.keep_written();
create trigger chain_stays_whole before truncate on lottery.chain
  for each statement execute function lottery.keep_written();

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
  seed_hash text,
  seed_sealed bytea,
  beacon_chain text references lottery.chain,
  beacon_margin_ms integer,
  beacon_round bigint,
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
  draw_source lottery.draw_source not null default 'own',
  -- How often its result was corrected; the words of the present one have this version.
  result_version smallint not null default 0 check (result_version >= 0),
  -- The count of its sale, sealed under a key that is not in the database: nobody counts an issue anew.
  count_sealed bytea,
  unique (game_code, numero),
  unique (id, draw_source),
  foreign key (game_code, draw_source) references lottery.game (code, draw_source),
  -- Our own draws are promised with a seed and a beacon; those of others have neither.
  constraint issue_promise check (case draw_source
    when 'own' then
      num_nulls(seed_hash, seed_sealed, beacon_chain, beacon_margin_ms, beacon_round) = 0
      and result_version = 0
    else num_nonnulls(seed_hash, seed_sealed, beacon_chain, beacon_margin_ms, beacon_round,
      server_seed, beacon_randomness, beacon_signature) = 0
  end),
  constraint issue_proof check (
    draw_source = 'external' or result is null
    or num_nulls(server_seed, beacon_randomness, beacon_signature) = 0
  ),
  constraint issue_drawn check (
    result is null or state in ('DRAWN', 'SETTLING', 'SETTLED', 'CORRECTED')
  )
);
create index issue_opening on lottery.issue (open_at) where state = 'SCHEDULED';
create index issue_of_game on lottery.issue (game_code, close_at);
create index issue_closing on lottery.issue (close_at) where state in ('SCHEDULED', 'ON_SALE');
create index issue_waiting on lottery.issue (draw_at)
  where state in ('CLOSED', 'DRAWN', 'SETTLING');
create index issue_latest on lottery.issue (game_code, draw_at desc) where result is not null;

-- Issues that nobody bet on are let go after a while. Those of a lottery are found from the oldest on.
create index issue_empty on lottery.issue (game_code, draw_at)
  where draw_source = 'own' and state = 'SETTLED' and tickets = 0;

-- The issues of a lottery that were let go, so that its page says so: all that is missing between these numbers.
create table lottery.pruned (
  game_code text primary key references lottery.game,
  first_numero text collate "C" not null,
  last_numero text collate "C" not null check (last_numero >= first_numero),
  issues bigint not null check (issues > 0)
);

-- Drawn issues whose result is not borne out by what was promised: nothing of them is paid. They are
-- looked at again after a while.
create table lottery.held_issue (
  issue_id bigint primary key references lottery.issue,
  reason text not null,
  since timestamptz not null,
  looked_at timestamptz not null
);

-- The part of each bound of an issue that is taken: of a number's liability, of a player's stakes, of all
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
    generated always as (state in ('CANCELLED', 'VOID') and settled_at is null) stored,
  rounded_by lottery.rounded_by not null default 'line'
) with (
  -- A draw changes all tickets of a page at once. With room for each beside it, and no index on what
  -- changes (hence `refund_due`), no index has to be touched: half the time.
  fillfactor = 50
);
create index ticket_issue on lottery.ticket (issue_id, id);
create index ticket_refund on lottery.ticket (id) where refund_due;
create index ticket_player on lottery.ticket (player_id, id desc);

-- Tickets come in the order of their time: blocks of a day are found without a line for each.
create index ticket_created on lottery.ticket using brin (created_at) with (autosummarize = on);

-- Branches of the tree over an issue's tickets, written when its sale ends: the place of one ticket
-- among a million is proven from its branch and the roots of the others.
create table lottery.branch (
  issue_id bigint not null references lottery.issue,
  place integer not null,
  first_ticket bigint not null,
  root bytea not null,
  primary key (issue_id, place)
);
create trigger branch_stays before update or delete on lottery.branch
  for each row execute function lottery.keep_written();
create trigger branch_stays_whole before truncate on lottery.branch
  for each statement execute function lottery.keep_written();
