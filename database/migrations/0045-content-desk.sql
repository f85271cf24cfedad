-- The content desk: drafts and versions of what a site says, its own pictures, and who may change them.
alter table site.announcement
  -- Members are those who are signed in, visitors everybody else.
  add column audience text not null default 'all' check (audience in ('all', 'members', 'visitors')),
  -- The least first, and the newest of those that have the same.
  add column position integer not null default 0,
  add column shown boolean not null default true;

alter table site.banner
  -- A banner that was taken away stays as a row, or the next seed would bring it back.
  add column shown boolean not null default true,
  drop constraint banner_linkage_type_check,
  add constraint banner_linkage_type_check check (linkage_type in ('GAME', 'PAGE', 'URL', 'NONE'));

-- Versions are the changes of one subject: a draft is written upon the last of them.
create index change_of_subject on site.change (merchant_id, subject, id desc);

-- A version that is not in force yet, and what became of it.
create table site.draft (
  id uuid primary key,
  merchant_id text not null references site.merchant,
  -- As in `site.change`: `module FREEPLAY3`, `banner <id>` …
  subject text not null,
  -- JSON null takes away what is there.
  content jsonb not null,
  -- The change that it was written upon; 0: there was none.
  base bigint not null check (base >= 0),
  -- Moves with each saving: two editors are told of each other.
  revision integer not null default 1 check (revision > 0),
  state text not null check (state in ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'DROPPED', 'FAILED')),
  publish_at timestamptz,
  reason text,
  -- The e-mail address of the person who wrote it last.
  email text not null,
  written_at timestamptz not null,
  ended_at timestamptz,
  -- The change that it became.
  change_id bigint references site.change,
  -- The code of the refusal that kept it from being published.
  failure text,
  -- How many would be stopped by it, as the first of two people was told.
  told jsonb not null default '{}',
  check (state <> 'SCHEDULED' or (publish_at is not null and reason is not null)),
  check ((state in ('DRAFT', 'SCHEDULED')) = (ended_at is null)),
  check ((state = 'PUBLISHED') = (change_id is not null)),
  check ((state = 'FAILED') = (failure is not null))
);
create unique index draft_open on site.draft (merchant_id, subject)
  where state in ('DRAFT', 'SCHEDULED');
create index draft_due on site.draft (publish_at) where state = 'SCHEDULED';
create unique index draft_change on site.draft (change_id) where change_id is not null;
create index draft_failed on site.draft (merchant_id, ended_at desc) where state = 'FAILED';

-- Pictures that the operator brought, drawn anew; the name is the hash of the bytes.
create table site.picture (
  name text primary key check (name ~ '^[0-9a-f]{64}$'),
  bytes bytea not null
);

-- A picture of a brand in its two widths, by the key that a banner names.
create table site.piece (
  merchant_id text not null references site.merchant,
  key text not null check (key ~ '^own/[0-9a-f]{32}$'),
  small text not null references site.picture,
  large text not null references site.picture,
  small_width integer not null check (small_width > 0),
  large_width integer not null check (large_width >= small_width),
  -- Its least version, as an address of data, which stands until it is here.
  placeholder text not null,
  made_by text not null,
  made_at timestamptz not null,
  primary key (merchant_id, key)
);

insert into staff.role (code) values ('content'), ('marketing') on conflict do nothing;

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('content:item:read', '{owner,content,marketing,support,auditor}'::text[]),
  ('content:item:publish', '{owner,content,marketing}'),
  ('content:site:switch', '{owner,content}'),
  ('content:close:read', '{owner,content,finance,auditor}'),
  ('content:close:propose', '{owner,content}'),
  ('content:close:approve', '{owner,finance}'),
  -- They propose a closing.
  ('decisions:decision:read', '{content}')
) as first (permission, roles), unnest(roles) as role
on conflict do nothing;
