-- The reports desk: what other modules let it read, exports, saved views, and who may use them.

-- Money through the cashier that arrived where it was meant to, less what the payer's bank took back.
create view cashier.moved as
select d.merchant_id, d.player_id, d.currency, 'deposit' as kind,
  d.paid_amount - coalesce((select sum(p.recalled) from cashier.payment p where p.deposit_id = d.id), 0)::bigint as amount,
  d.paid_at as at
from cashier.deposit d where d.state = 'PAID'
union all
select merchant_id, player_id, currency, 'withdrawal', amount, finished_at
from cashier.withdrawal where state = 'PAID';

-- Every way in or out that a member asked for, and its end; Pix is the only method of the house.
create view cashier.asked as
select merchant_id, currency, 'deposit' as kind, 'pix' as method, created_at,
  coalesce(paid_amount, amount) as amount, state = 'PAID' as done,
  state in ('EXPIRED', 'CANCELLED', 'REFUNDED', 'REFUNDING') as failed, paid_at as done_at
from cashier.deposit
union all
select merchant_id, currency, 'withdrawal', 'pix', created_at, amount, state = 'PAID',
  state in ('FAILED', 'REFUSED', 'RETURNED'), finished_at
from cashier.withdrawal;
create index deposit_asked on cashier.deposit (merchant_id, created_at);

-- Limits, pauses and exclusions as members asked for them; `until` null: until another takes its place.
create view compliance.asked as
select p.merchant_id, v.player_id, 'limit.' || v.kind as what, v.requested_at as at, v.effective_at as since,
  (select min(n.effective_at) from compliance.limit_version n
    where n.player_id = v.player_id and n.kind = v.kind and n.period = v.period
      and n.version > v.version and n.cancelled_at is null) as until,
  v.value is not null as bounds
from compliance.limit_version v
join compliance.player p on p.player_id = v.player_id
where v.cancelled_at is null
union all
select p.merchant_id, r.player_id, r.kind, r.since, r.since, r.until, true
from compliance.restriction r
join compliance.player p on p.player_id = r.player_id;

-- Members as they came, without trial accounts.
create view identity.joined as
select id as player_id, merchant_id, currency, created_at from identity.player where is_agent <> 4;

-- The levels of the jackpots with their sums since ever, and each win of one that was paid.
create view studio.jackpot_sums as
select id, merchant_id, currency, jackpot, level, fed, seeded, won, returned, wins
from studio.jackpot_level;
create view studio.jackpot_paid as
select level_id, amount, ended_at as at from studio.jackpot_win where state = 'PAID';

-- The audit as a file shows it: without the networks that people came from.
create view staff.audit_line as
select a.id, a.merchant_id, a.at, a.actor, a.action, a.subject, a.detail, l.place, l.hash
from staff.audit a left join staff.audit_link l on l.line_id = a.id;

-- A table that somebody asked for as a file. A new attempt begins anew; the parts of an earlier one are never served.
create table reports.export (
  id uuid primary key,
  merchant_id text not null,
  staff_id bigint not null,
  report text not null,
  format text not null check (format in ('csv', 'xlsx')),
  -- The request, as the call took it.
  wish jsonb not null,
  first_day date not null,
  last_day date not null,
  -- With names and contacts of members in clear.
  personal boolean not null,
  language text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'RUNNING', 'READY', 'FAILED')),
  attempt integer not null default 0,
  rows bigint not null default 0,
  rows_expected bigint,
  bytes bigint not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  -- The address of one download, for a minute.
  ticket_hash bytea unique,
  ticket_until timestamptz
);
create index export_person on reports.export (staff_id, merchant_id, asked_at desc);
create index export_age on reports.export (expires_at);

create table reports.export_part (
  export_id uuid not null references reports.export on delete cascade,
  attempt integer not null,
  number integer not null,
  bytes bytea not null,
  primary key (export_id, attempt, number)
);
-- A file is packed already, or is read once.
alter table reports.export_part alter bytes set storage external;

create table reports.view (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  staff_id bigint not null,
  -- The name that colleagues see.
  kept_by text not null,
  name text not null check (length(name) between 1 and 60),
  -- The query part of the desk's address.
  search text not null check (length(search) <= 600),
  shared boolean not null,
  unique (merchant_id, staff_id, name)
);

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('reports:export:make', '{owner,finance,auditor}'::text[]),
  ('reports:view:keep', '{owner,finance}')
) as added (permission, roles), unnest(roles) as role;
