-- The platform's own tables: the outbox of events, those who read it, and the processes that work.
create schema platform;

create table platform.event (
  seq bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  -- Those who may hear it live: 'player:42', 'merchant:arara', or nobody (null, internal).
  audience text,
  payload jsonb not null,
  at timestamptz not null default now(),
  -- The version of its topic's schema that the payload has (packages/facts).
  version smallint not null default 1,
  -- Commit order is not sequence order: readers go by (xid, seq) below the oldest running
  -- transaction, so that a late commit is never skipped.
  primary key (xid, seq)
);
create index event_audience on platform.event (audience, xid, seq) where audience is not null;
create index event_at on platform.event using brin (at);

-- Readers of the outbox stop below the oldest transaction that may still write an event. The snapshot
-- of PostgreSQL names those of every database of the server; a transaction of another database can
-- write none here. The database of one is asked only when an event has waited for it, and then
-- of the backends and not of the locks that it holds: `create database`, and all else that works on what
-- the whole server shares, holds locks that name no database.
--
-- The function answers the transaction before which every one that can write events here has ended, in the
-- snapshot of the statement that asks. Stable, so that it sees that snapshot and no later one. A backend
-- never changes its database, so what is read of a transaction stays true of it. One that no backend has
-- counts as ours: it has ended since the snapshot, which the next look sees, or is prepared and may still
-- write.
create function platform.event_horizon() returns xid8
language sql stable as $$
  select case
    when exists (
      select from platform.event
      where xid >= pg_snapshot_xmin(pg_current_snapshot())
        and at < clock_timestamp() - interval '250 milliseconds')
    then coalesce(
      (select min(running) from pg_snapshot_xip(pg_current_snapshot()) running
       where not exists (
         select from pg_catalog.pg_stat_activity backend
         where backend.backend_xid = running::xid
           and backend.datid <>
             (select oid from pg_catalog.pg_database where datname = current_database()))),
      pg_snapshot_xmax(pg_current_snapshot()))
    else pg_snapshot_xmin(pg_current_snapshot())
  end
$$;

create table platform.consumer (
  name text primary key,
  xid xid8 not null,
  seq bigint not null,
  updated_at timestamptz not null default now(),
  -- The event that it failed at last, and when it comes again; all null while it fails at none.
  failed_xid xid8,
  failed_seq bigint,
  attempts integer not null default 0 check (attempts >= 0),
  first_failed_at timestamptz,
  retry_at timestamptz,
  check ((attempts = 0) = (failed_xid is null)
    and num_nulls(failed_xid, failed_seq, first_failed_at, retry_at) in (0, 4))
);

-- Events that a consumer gave up after its attempts, until the operator has them handled again or drops
-- them. A copy: the outbox forgets its events after a week.
create table platform.dead_letter (
  consumer text not null,
  xid xid8 not null,
  seq bigint not null,
  topic text not null,
  version smallint not null,
  audience text,
  payload jsonb not null,
  at timestamptz not null,
  -- The failure in words, without the values that belong to people.
  error text not null check (length(error) <= 500),
  attempts integer not null check (attempts > 0),
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  primary key (consumer, xid, seq)
);
create index dead_letter_age on platform.dead_letter (first_failed_at);

-- How each letter left the table above, and whose hand it was.
create table platform.dead_letter_decision (
  id bigint generated always as identity primary key,
  consumer text not null,
  xid xid8 not null,
  seq bigint not null,
  topic text not null,
  action text not null check (action in ('retried', 'dropped')),
  decided_by text not null,
  ran_by text,
  reason text,
  at timestamptz not null,
  check (action <> 'dropped' or reason is not null)
);

-- Processes that run jobs, and when they were last heard of: the jobs of one that is gone are
-- given to the others.
create table platform.worker (
  id text primary key,
  seen_at timestamptz not null
);

-- A value that the first process derived from its SECRET_KEY: another key cannot open what is sealed here.
create table platform.secret_check (
  only_row boolean primary key default true check (only_row),
  derived bytea not null
);
