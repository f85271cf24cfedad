-- The vendor wallet protocol: who may ask, sessions, rounds, and every transaction a vendor named.
create schema play;

create type play.tx_kind as enum ('BET', 'WIN', 'ROLLBACK');

create type play.tx_state as enum ('APPLIED', 'REVERSED', 'TOMBSTONED');

create type play.round_state as enum ('OPEN', 'CLOSED', 'VOID');

create table play.vendor (
  id smallint generated always as identity primary key,
  code text not null unique,
  active boolean not null default true,
  -- A prize above this many minor units goes to the held account and is looked at by people.
  prize_max bigint not null default 10000000 check (prize_max > 0),
  -- Addresses the vendor calls from; null: any.
  networks cidr[],
  -- Anybody can verify its rounds: our own studio.
  verifiable boolean not null default false,
  -- Where we ask about rounds that stay open; null: nobody answers.
  api_url text,
  created_at timestamptz not null default now()
);

-- Secrets rotate without a pause: a vendor has at most two live keys.
create table play.vendor_key (
  key_id text primary key,
  vendor_id smallint not null references play.vendor,
  slot smallint not null check (slot in (1, 2)),
  sealed_secret bytea not null,
  created_at timestamptz not null default now(),
  -- The persons of the operator's team who made it and ended it; null where the program did.
  issued_by text,
  revoked_at timestamptz,
  revoked_by text
);
create unique index vendor_key_live on play.vendor_key (vendor_id, slot) where revoked_at is null;

-- Requests seen in the last ten minutes. Losing them in a crash is harmless: transactions are
-- idempotent by their own ids.
create unlogged table play.nonce (
  digest uuid primary key,
  -- The request that took it: the same request, sent again by our own retry, is not a replay.
  claim bigint not null,
  seen_at timestamptz not null
);
create index nonce_seen on play.nonce (seen_at);

-- A player as one vendor knows them: an opaque id that two vendors cannot compare. The row is also
-- the lock under which everything about this player at this vendor changes.
create table play.vendor_player (
  vendor_id smallint not null references play.vendor,
  player_id bigint not null,
  merchant_id text not null,
  public_id text not null,
  created_at timestamptz not null default now(),
  primary key (vendor_id, player_id),
  unique (vendor_id, public_id)
);

-- One-time launch tokens, by their hash.
create table play.launch (
  token_hash bytea primary key,
  vendor_id smallint not null references play.vendor,
  game_code text not null,
  player_id bigint not null,
  merchant_id text not null,
  currency text not null,
  language text not null,
  country text,
  address inet,
  -- The member's own session that asked for the game; null for a guest, who has none.
  member_session uuid,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index launch_expires on play.launch (expires_at);
create index launch_member_session on play.launch (member_session)
  where used_at is null and member_session is not null;

create table play.session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  vendor_id smallint not null references play.vendor,
  game_code text not null,
  player_id bigint not null,
  merchant_id text not null,
  currency text not null,
  language text not null,
  country text,
  address inet,
  -- A game session lives no longer than the member's own session that it was opened from.
  member_session uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_member_session on play.session (member_session)
  where ended_at is null and member_session is not null;
create index session_player on play.session (player_id, created_at desc);
create index session_expires on play.session (expires_at);

-- Ids of rounds carry their time: milliseconds since 2024, then twenty bits of a sequence.
create sequence play.round_seq cache 64;

create function play.round_id_at(instant timestamptz) returns bigint
language sql immutable strict parallel safe as $$
  select floor(extract(epoch from instant) * 1000 - 1704067200000)::bigint << 20
$$;

create table play.round (
  id bigint not null,
  player_id bigint not null,
  bet bigint not null,
  win bigint not null,
  opened_at timestamptz not null,
  ended_at timestamptz,
  -- The sums of the round as the vendor says, from its round/close.
  final_bet bigint,
  final_win bigint,
  vendor_id smallint not null,
  bets integer not null,
  wins integer not null,
  state play.round_state not null,
  -- Our totals and the vendor's story differ: for people to look at.
  mismatch boolean not null default false,
  currency text not null,
  merchant_id text not null,
  game_code text not null,
  -- The vendor's name for it; live tables share one among many players.
  round_id text collate "C" not null,
  outcome_ref text,
  -- A stake of it came from a grant: what follows in it asks for its parts.
  split boolean not null default false,
  -- The transfer of the first stake; null: a round of before the first release, which its transactions tell.
  first_stake bigint,
  primary key (player_id, id),
  unique (vendor_id, player_id, round_id)
) with (fillfactor = 85);
create index round_open on play.round (id) where state = 'OPEN';
create index round_mismatch on play.round (id) where mismatch;
create index round_id on play.round (id);

-- Every transaction id a vendor ever named, with its first answer; kept five years, tombstones too.
create table play.vendor_tx (
  vendor_id smallint not null,
  state play.tx_state not null,
  kind play.tx_kind,
  held boolean not null default false,
  player_id bigint not null,
  -- play.round.id; null where no such round came.
  round bigint,
  amount bigint not null,
  wallet_tx_id bigint,
  cash_after bigint,
  bonus_after bigint,
  created_at timestamptz not null,
  -- Parts of the first answer that a repeat gets again.
  outcome text check (outcome in ('REVERSED', 'TOMBSTONED', 'ALREADY')),
  mismatch boolean not null default false,
  -- Null on a tombstone: nobody knows what it would have been.
  body_hash bytea,
  tx_id text collate "C" not null,
  -- The bet a win names; the original of a rollback.
  ref_tx_id text collate "C",
  primary key (vendor_id, tx_id)
) with (fillfactor = 95);
create index vendor_tx_round on play.vendor_tx (round) where round is not null;

-- A stake may be taken from several accounts of its player: cash and grants. The part of it that came from grants
-- is kept, so that a prize goes back in the same proportion and a rollback to the same accounts. A round that was
-- staked from cash alone has no row here and no work to do.
create table play.split_part (
  vendor_id smallint not null,
  tx_id text collate "C" not null,
  -- play.round.id
  round bigint not null,
  -- The ledger's account of the grant; what of the transaction has no row is the cash's.
  account bigint not null,
  amount bigint not null check (amount > 0),
  -- Of a prize above the vendor's cap, what of the amount waits on the held account.
  held bigint not null default 0 check (held between 0 and amount),
  primary key (vendor_id, tx_id, account)
);
create index split_part_round on play.split_part (round);

-- The facts of a round that play tells the projector of reports; only those that never change, so that the past
-- counts to the same again. A round is opened by its first stake.
create view play.counted_round as
select r.id, r.player_id, r.merchant_id, r.vendor_id, r.game_code, r.currency,
  coalesce(r.first_stake, (
    select min(t.wallet_tx_id) from play.vendor_tx t where t.round = r.id and t.kind = 'BET'
  )) as opened_by
from play.round r;

-- Stake and paid prizes of a player's day (of the merchant's time zone), for `today` and the limits' page.
create table play.day_total (
  player_id bigint not null,
  day date not null,
  stake bigint not null,
  payout bigint not null,
  rounds integer not null,
  primary key (player_id, day)
) with (fillfactor = 70);

-- Prizes worth a line on the winner board.
create table play.big_win (
  vendor_id smallint not null,
  tx_id text collate "C" not null,
  merchant_id text not null,
  player_id bigint not null,
  game_code text not null,
  amount bigint not null,
  currency text not null,
  at timestamptz not null,
  primary key (vendor_id, tx_id)
);
create index big_win_board on play.big_win (merchant_id, at desc);

-- Prizes above the vendor's cap, waiting on the player's held account.
create table play.held_win (
  vendor_id smallint not null,
  tx_id text collate "C" not null,
  player_id bigint not null,
  amount bigint not null,
  currency text not null,
  state text not null default 'HELD' check (state in ('HELD', 'RELEASED', 'REVERSED')),
  at timestamptz not null,
  decided_at timestamptz,
  decided_by text[],
  -- The account of the machine that the command was given from; null: not told.
  ran_by text check (ran_by <> ''),
  primary key (vendor_id, tx_id)
);
create index held_win_waiting on play.held_win (at) where state = 'HELD';

-- The answer of a vendor about a round that stayed open, kept 90 days after it was last asked; who
-- asked for it to be voided and who agreed, kept five years.
create table play.round_inquiry (
  player_id bigint not null,
  id bigint not null,
  asked_at timestamptz not null,
  attempts integer not null default 1,
  answer jsonb,
  void_proposed_by text,
  void_reason text,
  void_approved_by text,
  primary key (player_id, id)
);
