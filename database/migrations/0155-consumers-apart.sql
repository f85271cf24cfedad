-- Events say in which version of its topic's schema their payload is (packages/facts).
alter table platform.event add column version smallint not null default 1;

-- The event that a consumer failed at last, and when it comes again; all null while it fails at none.
alter table platform.consumer
  add column failed_xid xid8,
  add column failed_seq bigint,
  add column attempts integer not null default 0 check (attempts >= 0),
  add column first_failed_at timestamptz,
  add column retry_at timestamptz,
  add check ((attempts = 0) = (failed_xid is null)
    and num_nulls(failed_xid, failed_seq, first_failed_at, retry_at) in (0, 4));

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
