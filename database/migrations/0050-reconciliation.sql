-- The house compared with the books of others, day by day.
create schema reconcile;

create table reconcile.day (
  merchant_id text not null,
  day date not null,
  state text not null check (state in ('RUNNING', 'DONE', 'FAILED')),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Each part with its state and counts, and the custody; null before the first comparison that ended.
  outcome jsonb,
  primary key (merchant_id, day)
);

create table reconcile.difference (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  part text not null check (part in ('bank', 'custody', 'purses', 'vendors')),
  class text not null check (class in ('theirs', 'ours', 'changed')),
  ref text not null,
  -- When it happened, by the side that has it; null for a sum.
  at timestamptz,
  ours jsonb,
  theirs jsonb,
  file_id bigint not null,
  first_day date not null,
  last_day date not null,
  found_at timestamptz not null,
  resolved_at timestamptz
);
create unique index difference_open on reconcile.difference (merchant_id, part, ref)
  where resolved_at is null;

-- The days whose comparison found a difference.
create table reconcile.sighting (
  difference_id bigint not null references reconcile.difference,
  day date not null,
  primary key (difference_id, day)
);
create index sighting_day on reconcile.sighting (day, difference_id);

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('cashier:statement:read', '{owner,finance,risk,auditor}'::text[]),
  ('cashier:statement:compare', '{owner,finance}')
) as added (permission, roles), unnest(roles) as role
on conflict do nothing;
