-- Cases that people work on, and the rules of risk that open them.
create schema cases;

create table cases.file (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  kind text not null check (kind in ('alert', 'difference', 'report')),
  -- member:<account number>, bank:<id of the bank> …
  subject text not null check (length(subject) between 3 and 200),
  -- Null where it is about nobody.
  player_id bigint,
  -- 1 low, 2 medium, 3 high.
  severity smallint not null check (severity between 1 and 3),
  state text not null check (state in ('OPEN', 'TAKEN', 'CLOSED')),
  -- The e-mail address of the account of staff that works on it.
  owner text,
  outcome text check (outcome in ('confirmed', 'unfounded', 'resolved', 'reported')),
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'TAKEN') <= (owner is not null)),
  check ((state = 'CLOSED') = (closed_at is not null and outcome is not null))
);
-- One open case of a kind about one subject: what comes later joins it.
create unique index file_open on cases.file (merchant_id, kind, subject) where state <> 'CLOSED';
create index file_order on cases.file (merchant_id, severity desc, opened_at, id);
create index file_player on cases.file (player_id, id desc) where player_id is not null;

-- The story of a case and the comments of people; never changed.
create table cases.step (
  id bigint generated always as identity primary key,
  file_id bigint not null references cases.file,
  act text not null check (act in
    ('opened', 'joined', 'taken', 'handed', 'said', 'resolved', 'closed', 'reopened')),
  -- The e-mail address of the account of staff; null: the program itself.
  by text,
  words text check (length(words) between 1 and 2000),
  facts jsonb not null default '{}',
  at timestamptz not null
);
create index step_file on cases.step (file_id, id);

-- Things that speak in a case: alerts, differences. Each once; never changed.
create table cases.evidence (
  id bigint generated always as identity primary key,
  file_id bigint not null references cases.file,
  kind text not null,
  ref text not null,
  facts jsonb not null,
  at timestamptz not null,
  unique (file_id, kind, ref)
);

create schema risk;

create table risk.rule (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  kind text not null,
  name text not null check (length(name) between 1 and 80),
  params jsonb not null,
  severity smallint not null check (severity between 1 and 3),
  is_on boolean not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null
);
create index rule_merchant on risk.rule (merchant_id, id);

-- Every version of every rule; never changed.
create table risk.rule_version (
  rule_id bigint not null references risk.rule,
  version integer not null,
  name text not null,
  params jsonb not null,
  severity smallint not null,
  is_on boolean not null,
  reason text not null,
  by text not null,
  at timestamptz not null,
  primary key (rule_id, version)
);

-- A rule that fired: once for a member and a window of time; never changed.
create table risk.alert (
  id bigint generated always as identity primary key,
  rule_id bigint not null references risk.rule,
  version integer not null,
  player_id bigint not null,
  -- The number of the window, counted from 1970 by the length that the rule has.
  window_no bigint not null,
  file_id bigint not null,
  facts jsonb not null,
  at timestamptz not null,
  unique (rule_id, player_id, window_no)
);
create index alert_rule on risk.alert (rule_id, id desc);

create table risk.trial (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  kind text not null,
  params jsonb not null,
  days smallint not null check (days between 1 and 90),
  state text not null check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  done integer not null default 0,
  members_all integer not null default 0,
  alerts integer not null default 0,
  members integer not null default 0,
  sample jsonb not null default '[]',
  by text not null,
  at timestamptz not null
);
create index trial_merchant on risk.trial (merchant_id, id desc);

-- The people of the risk desk; another update may have brought the role.
insert into staff.role (code) values ('risk') on conflict do nothing;

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('cases:case:read', '{owner,risk,finance,support,auditor}'::text[]),
  ('cases:case:work', '{owner,risk,finance,support}'),
  ('risk:rule:read', '{owner,risk,finance,auditor}'),
  ('risk:rule:change', '{owner,risk}'),
  ('members:member:read', '{risk}'),
  ('members:note:write', '{risk}'),
  ('members:flag:write', '{risk}'),
  ('console:search:read', '{risk}'),
  ('cashier:withdrawal:read', '{risk}'),
  ('cashier:payment:read', '{risk}'),
  ('decisions:decision:read', '{risk}')
) as added (permission, roles), unnest(roles) as role
on conflict do nothing;

-- Last, for an index holds writers up until the end of the migration: a trial walks the withdrawals of its days.
create index withdrawal_merchant_created on cashier.withdrawal (merchant_id, created_at);
