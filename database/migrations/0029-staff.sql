-- The people who run the house: accounts, second step, sessions, roles, and the audit of their work.
create schema staff;

create table staff.role (
  code text primary key check (code ~ '^[a-z][a-z-]{1,29}$')
);

-- area:thing:verb:scope, as packages/contract/src/permissions.ts lists them.
create table staff.role_permission (
  role text not null references staff.role on delete cascade,
  permission text not null
    check (permission ~ '^[a-z]+:[a-z]+:[a-z]+:(own-brand|all)$'),
  primary key (role, permission)
);

create table staff.account (
  id bigint generated always as identity primary key,
  -- In lower case; the name under which a person signs in and is written down. Never changes.
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 80),
  password_hash text not null,
  -- A password that another person has seen is changed first.
  must_change_password boolean not null,
  -- The brands at which permissions of the scope own-brand count.
  brands text[] not null,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table staff.account_role (
  staff_id bigint not null references staff.account,
  role text not null references staff.role,
  primary key (staff_id, role)
);

create table staff.totp (
  staff_id bigint primary key references staff.account,
  secret_box bytea not null,
  -- Null until the first code was right.
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table staff.session (
  id uuid primary key,
  staff_id bigint not null references staff.account,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the second step was passed; no permission counts before.
  proven_at timestamptz,
  ended_at timestamptz,
  address text not null
);
create index session_live on staff.session (staff_id) where ended_at is null;
create index session_age on staff.session (expires_at);

-- Tries of passwords and codes, counted before they are judged.
create table staff.attempt (
  subject text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);
create index attempt_age on staff.attempt (window_ends_at);

create table staff.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null for the terminal of the server, which works without an account.
  staff_id bigint,
  actor text not null,
  merchant_id text,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}',
  address text
);
create index audit_merchant on staff.audit (merchant_id, id);

create function staff.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the audit of staff never changes' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger audit_stays before update or delete or truncate on staff.audit
  for each statement execute function staff.refuse_change();

-- The first roles. `own-brand` counts at the brands of an account; lotteries, vendors and events belong to
-- the whole house.
insert into staff.role (code) values
  ('owner'), ('finance'), ('games'), ('lottery'), ('support'), ('auditor');

insert into staff.role_permission (role, permission)
select role, permission || ':' || scope
from (values
  ('staff:audit:read', 'own-brand', '{owner,auditor}'::text[]),
  ('decisions:decision:read', 'own-brand', '{owner,finance,games,lottery,support,auditor}'),
  ('cashier:withdrawal:read', 'own-brand', '{owner,finance,support,auditor}'),
  ('cashier:withdrawal:propose', 'own-brand', '{owner,finance,support}'),
  ('cashier:withdrawal:approve', 'own-brand', '{owner,finance}'),
  ('cashier:payment:read', 'own-brand', '{owner,finance,support,auditor}'),
  ('cashier:payment:propose', 'own-brand', '{owner,finance,support}'),
  ('cashier:payment:approve', 'own-brand', '{owner,finance}'),
  ('play:prize:read', 'own-brand', '{owner,finance,games,support,auditor}'),
  ('play:prize:propose', 'own-brand', '{owner,finance,games}'),
  ('play:prize:approve', 'own-brand', '{owner,finance}'),
  ('play:round:read', 'own-brand', '{owner,games,support,auditor}'),
  ('play:round:propose', 'own-brand', '{owner,games}'),
  ('play:round:approve', 'own-brand', '{owner,games}'),
  ('lottery:prizes:read', 'all', '{owner,lottery,auditor}'),
  ('lottery:prizes:propose', 'all', '{owner,lottery}'),
  ('lottery:prizes:approve', 'all', '{owner,lottery}'),
  ('lottery:result:read', 'all', '{owner,lottery,auditor}'),
  ('lottery:result:enter', 'all', '{owner,lottery}'),
  ('lottery:ticket:read', 'all', '{owner,lottery,auditor}'),
  ('lottery:ticket:decide', 'all', '{owner,lottery}'),
  ('lottery:game:read', 'all', '{owner,lottery,auditor}'),
  ('lottery:game:switch', 'all', '{owner,lottery}'),
  ('members:member:read', 'own-brand', '{owner,finance,support,auditor}'),
  ('members:member:block', 'own-brand', '{owner,support}'),
  ('transfers:transfer:read', 'own-brand', '{owner,finance,auditor}'),
  ('transfers:transfer:settle', 'own-brand', '{owner,finance}'),
  ('vendors:key:read', 'all', '{owner,games,auditor}'),
  ('vendors:key:change', 'all', '{owner,games}'),
  ('events:letter:read', 'all', '{owner,auditor}'),
  ('events:letter:decide', 'all', '{owner}'),
  ('ledger:proof:read', 'all', '{owner,finance,auditor}'),
  ('ledger:proof:clear', 'all', '{owner}')
) as first (permission, scope, roles), unnest(roles) as role;
