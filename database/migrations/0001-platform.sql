-- The platform's own tables: the outbox of events and the watermarks of those who read it.
create schema platform;

create table platform.event (
  seq bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  -- Who may hear it live: 'player:42', 'merchant:arara', or nobody (null, internal).
  audience text,
  payload jsonb not null,
  at timestamptz not null default now(),
  -- Commit order is not sequence order: readers go by (xid, seq) below the oldest running
  -- transaction, so that a late commit is never skipped.
  primary key (xid, seq)
);

create index event_audience on platform.event (audience, xid, seq) where audience is not null;
create index event_at on platform.event using brin (at);

-- What the first process derived from its SECRET_KEY: another key cannot open what is sealed here.
create table platform.secret_check (
  only_row boolean primary key default true check (only_row),
  derived bytea not null
);

create table platform.consumer (
  name text primary key,
  xid xid8 not null,
  seq bigint not null,
  updated_at timestamptz not null default now()
);

-- Processes that run jobs, and when they were last heard of: the jobs of one that is gone are
-- given to the others.
create table platform.worker (
  id text primary key,
  seen_at timestamptz not null
);
