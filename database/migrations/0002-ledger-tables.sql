-- Double entry: accounts with rules, transfers between them, batches that chain their hashes.
--
-- The role of the program has no right to change these tables. Functions that are `security definer` change
-- them for it, with the rights of their owner and a search path that no caller sets; database/grants.sql
-- says who may call them.
create schema ledger;

-- Ids carry their time, so that months are ranges of ids.

-- The lowest id that a transfer of this instant can have.
create function ledger.id_at(instant timestamptz) returns bigint
language sql immutable strict parallel safe as $$
  select floor(extract(epoch from instant) * 1000 - 1704067200000)::bigint << 22
$$;

-- The instant at which a transfer or a batch was posted, to the millisecond.
create function ledger.posted_at(id bigint) returns timestamptz
language sql immutable strict parallel safe as $$
  select to_timestamp(((id >> 22) + 1704067200000) / 1000.0)
$$;

create function ledger.batch_of(id bigint) returns bigint
language sql immutable strict parallel safe as $$
  select (id >> 12) << 12
$$;

create function ledger.strand_of(id bigint) returns smallint
language sql immutable strict parallel safe as $$
  select ((id >> 12) & 1023)::smallint
$$;

-- The day (UTC) of a transfer, counted from 2024.
create function ledger.day_of(id bigint) returns integer
language sql immutable strict parallel safe as $$
  select ((id >> 22) / 86400000)::integer
$$;

-- The name of an account. Hardly ever changes.
create table ledger.account_names (
  id bigint generated always as identity primary key,
  address text collate "C" not null,
  currency text collate "C" not null,
  hot boolean not null,
  opened_at timestamptz not null default clock_timestamp(),
  debits_refusal text,
  constraint account_names_key unique (address, currency)
);

-- Posting asks which of its accounts are hot; there are few.
create index account_names_hot_idx on ledger.account_names (id) where hot;

-- The money of an account. Changes with every transfer, so its rows are narrow, of fixed width and
-- without nulls, and have one index that no change touches.
create table ledger.account_totals (
  account_id bigint primary key,
  debits_posted bigint not null default 0,
  credits_posted bigint not null default 0,
  debits_pending bigint not null default 0,
  credits_pending bigint not null default 0,
  last_transfer_id bigint not null default 0,
  debits_refused_from timestamptz not null default 'infinity',
  flags integer not null,
  currency text collate "C" not null,
  -- post_chains refuses before this; it is here so that no other statement can break a rule.
  constraint account_totals_rules_check check (
    (flags & 1 = 0 or debits_posted + debits_pending <= credits_posted)
    and (flags & 2 = 0 or credits_posted + credits_pending <= debits_posted)
  )
) with (
  -- Room for a few new versions, so that a change stays on its page and touches no index. More room
  -- costs time: PostgreSQL tidies a page at each visit while less of it than this is free.
  fillfactor = 90,
  autovacuum_vacuum_scale_factor = 0.1
);
comment on column ledger.account_totals.flags is
  '1: debits must not exceed credits, 2: credits must not exceed debits, 4: hot, 8: closed.';
comment on column ledger.account_totals.last_transfer_id is
  'Head of the list of the account''s transfers; 0 on hot accounts, which keep no list.';
comment on column ledger.account_totals.debits_refused_from is
  'From this instant on debits with a guarded code are refused, for the reason in debits_refusal.';
comment on column ledger.account_names.hot is
  'A house account without rules: its row is updated once per batch, after everything else.';

create view ledger.accounts as
select n.id, n.address, n.currency, t.debits_posted, t.credits_posted, t.debits_pending,
  t.credits_pending, t.last_transfer_id,
  t.flags & 1 > 0 as debits_must_not_exceed_credits,
  t.flags & 2 > 0 as credits_must_not_exceed_debits,
  n.hot, t.flags & 8 > 0 as closed,
  nullif(t.debits_refused_from, 'infinity') as debits_refused_from, n.debits_refusal, n.opened_at
from ledger.account_names n
join ledger.account_totals t on t.account_id = n.id;

create table ledger.transfers (
  id bigint not null,
  debit_account_id bigint not null,
  credit_account_id bigint not null,
  amount bigint not null,
  released bigint not null,
  debit_after bigint,
  credit_after bigint,
  debit_previous_id bigint not null,
  credit_previous_id bigint not null,
  pending_id bigint not null,
  code smallint not null,
  kind smallint not null,
  chain_key text collate "C" not null,
  reference text collate "C" not null,
  primary key (id)
) partition by range (id);
comment on column ledger.transfers.id is
  'Milliseconds since 2024 (41 bits), strand (10 bits), place in the batch (12 bits).';
comment on column ledger.transfers.kind is '1 single, 2 pending, 3 post, 4 void, 5 check.';
comment on column ledger.transfers.released is
  'What a post or void gives back of its pending transfer.';
comment on column ledger.transfers.pending_id is
  'The pending transfer that a post or void ends; 0: none.';
comment on column ledger.transfers.debit_after is
  'Spendable balance of the debit account after this transfer; null where the account is hot.';
comment on column ledger.transfers.debit_previous_id is
  'The debit account''s transfer before this one, 0: none. Statements walk this list.';

-- Where an account's list stood when its first transfer of a day (UTC, days since 2024) arrived, so
-- that a statement of the past starts there and not at the head.
create table ledger.day_marks (
  account_id bigint not null,
  day integer not null,
  previous_id bigint not null,
  primary key (account_id, day)
);

-- First answers, by idempotency key: the range of ids given to the chain, or its refusal. Without a
-- hash it is a tombstone.
create table ledger.keys (
  key text collate "C" primary key,
  hash bytea,
  first_id bigint,
  id_range smallint not null default 0,
  refused_at smallint,
  refusal text,
  detail text,
  -- Of refusals and tombstones; an id says when its chain was posted.
  recorded_at timestamptz
);

-- How pending transfers ended; a pending transfer without a row here still holds its amount.
create table ledger.resolutions (
  pending_id bigint primary key,
  transfer_id bigint not null,
  posted boolean not null
);

create table ledger.batches (
  id bigint not null,
  size smallint not null,
  previous bytea not null,
  hash bytea not null,
  primary key (id)
) partition by range (id);

-- Each strand commits its batches in the order of their ids: what is new on a strand is what stands after the
-- batch that was counted last.
-- The expression of ledger.strand_of: PostgreSQL would read the inside of a function again for each statement.
create index batches_strand_idx on ledger.batches ((((id >> 12) & 1023)::smallint), id);

-- Each batch continues the hash chain of one strand: the first that no open transaction has locked,
-- so that batches of several processes never wait for one another here.
-- The strands are 1,024 rows from the first day on, and nobody may add or rename one: a check would cost each batch
-- some time. The daily proof says which are there (ledger.check_heads).
create table ledger.strands (
  strand smallint primary key,
  last_batch_id bigint not null default 0,
  last_hash bytea not null default '\x'
) with (fillfactor = 90);

insert into ledger.strands (strand) select generate_series(0, 1023);

-- The two sides of every transfer: how each changed what its account can spend.
create view ledger.entries as
select t.id as transfer_id, t.debit_account_id as account_id,
  t.credit_account_id as counter_account_id,
  case when t.kind in (1, 2) then -t.amount else t.released end as change,
  t.debit_after as balance, t.debit_previous_id as previous_id, t.amount, t.code, t.kind,
  t.pending_id, t.chain_key, t.reference
from ledger.transfers t
union all
select t.id, t.credit_account_id, t.debit_account_id,
  case when t.kind in (1, 3) then t.amount else 0 end,
  t.credit_after, t.credit_previous_id, t.amount, t.code, t.kind, t.pending_id, t.chain_key,
  t.reference
from ledger.transfers t;

-- Makes the monthly partitions (UTC) from the month of `since` to `months_ahead` months after now.
-- There is no default partition: a month that nobody prepared is an error, not a quiet pile.
create function ledger.create_partitions(
  months_ahead integer default 3,
  since timestamptz default now()
) returns integer
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
declare
  month timestamp := date_trunc('month', since at time zone 'UTC');
  last_month timestamp :=
    date_trunc('month', now() at time zone 'UTC') + make_interval(months => months_ahead);
  parent text;
  child text;
  made integer := 0;
begin
  -- One at a time: two programs that start together must not make the same month.
  perform pg_advisory_xact_lock(hashtext('ledger.create_partitions'));
  while month <= last_month loop
    foreach parent in array array['transfers', 'batches'] loop
      child := parent || to_char(month, '_YYYY_MM');
      continue when to_regclass('ledger.' || child) is not null;
      execute format(
        'create table ledger.%I partition of ledger.%I for values from (%s) to (%s)',
        child, parent,
        ledger.id_at(month at time zone 'UTC'),
        ledger.id_at((month + interval '1 month') at time zone 'UTC')
      );
      made := made + 1;
    end loop;
    month := month + interval '1 month';
  end loop;
  return made;
end
$$;

select ledger.create_partitions(12);
