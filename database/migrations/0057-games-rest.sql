-- The rest of the games desk: how a brand arranges its games, maintenance with a period, how vendors answer and sign,
-- and who brought the members whose play a report adds up.

-- How a brand shows its games. A change is another version: the highest is in force, an earlier one comes back as a new one.
create table catalogue.arrangement (
  merchant_id text not null,
  -- `home`: the rails of the first page. `list:<name>`: what stands first in a list. `game:<node id>`: marks and kinds.
  part text not null,
  version integer not null check (version > 0),
  value jsonb not null,
  at timestamptz not null,
  actor text not null,
  reason text not null,
  primary key (merchant_id, part, version)
);

-- Titles that nobody can open or stake on for a while.
create table catalogue.maintenance (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  vendor_code text not null,
  -- Null: every title of the vendor.
  node_id bigint references catalogue.game,
  from_at timestamptz not null,
  -- Null: until somebody ends it.
  until_at timestamptz,
  reason text not null,
  planned_at timestamptz not null,
  planned_by text not null,
  ended_at timestamptz,
  ended_by text,
  check (until_at > from_at),
  check ((ended_at is null) = (ended_by is null)),
  foreign key (merchant_id, vendor_code) references catalogue.vendor
);
create index maintenance_open on catalogue.maintenance (merchant_id, vendor_code) where ended_at is null;

-- How vendors and the wallet answered each other, by the minute: every process adds what it counted in memory.
create table play.vendor_minute (
  vendor_id smallint not null references play.vendor,
  minute timestamptz not null,
  -- `in`: the vendor asked our wallet. `out`: we asked the vendor.
  way text not null check (way in ('in', 'out')),
  -- The code of the vendor protocol; for `out` 0 is an answer, 1 none that counts.
  code integer not null,
  -- A step of a scale of milliseconds, a quarter more each: vendor-health.policy.ts.
  bucket smallint not null check (bucket >= 0),
  calls integer not null check (calls > 0),
  primary key (vendor_id, minute, way, code, bucket)
);
create index vendor_minute_age on play.vendor_minute (minute);

-- A secret is told once. Keys of before were told when they were made.
alter table play.vendor_key add column told_at timestamptz, add column told_by text;
update play.vendor_key set told_at = created_at, told_by = issued_by;
-- An earlier program prints the secret as it makes a key, and knows nothing of this column.
alter table play.vendor_key alter column told_at set default now();

-- Runs of the conformance kit against our own wallet, as a vendor of the sandbox with play money.
create table play.conformance_run (
  id bigint generated always as identity primary key,
  vendor_id smallint not null references play.vendor,
  asked_by text not null,
  asked_at timestamptz not null,
  state text not null check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  began_at timestamptz,
  ended_at timestamptz,
  total integer not null,
  results jsonb not null default '[]'
);
create unique index conformance_run_one on play.conformance_run (vendor_id) where state in ('WAITING', 'RUNNING');
create index conformance_run_latest on play.conformance_run (vendor_id, id desc);

-- The agent who brought a member: the one whose affiliate code they came with, else the member who invited them.
create view agents.brought as
select i.merchant_id, i.player_id, i.upline_id as agent_id, i.kind, i.code, i.at
from agents.invitation i
where i.kind = 'affiliate' or not exists (
  select from agents.invitation a where a.player_id = i.player_id and a.kind = 'affiliate');

insert into staff.role_permission (role, permission)
select role, permission
from (values
  ('games:catalogue:arrange:own-brand', '{owner,games,marketing}'::text[]),
  ('games:maintenance:plan:own-brand', '{owner,games}'),
  ('games:vendor:read:own-brand', '{owner,games,finance,auditor}'),
  ('games:conformance:run:own-brand', '{owner,games}'),
  ('vendors:key:propose:all', '{owner,games}'),
  ('vendors:key:approve:all', '{owner,games}')
) as added (permission, roles), unnest(roles) as role;
