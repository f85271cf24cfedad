-- The site: whose it is, what is switched on, who may enter, what it says.
create schema site;

create table site.merchant (
  id text primary key check (id ~ '^[a-z0-9-]{2,40}$'),
  -- Exact names, '*.example.com', or 'private' for the addresses of a home network.
  hosts text[] not null,
  -- Further names that the operator gave it, in the same forms.
  own_hosts text[] not null default '{}',
  currency text not null check (length(currency) = 3),
  jurisdiction text not null check (jurisdiction in ('demo', 'br', 'intl')),
  time_zone text not null,
  -- Read by the schema of `settings_version`; an older version is lifted when it is read.
  settings jsonb not null,
  settings_version integer not null,
  -- Moves with every change of anything below, in the same transaction: processes compare it.
  version bigint not null default 1,
  origin text not null check (origin in ('seed', 'operator')),
  created_at timestamptz not null default now()
);

-- A merchant's days are cut in its time zone, and stay as they were cut: the zone never changes.
create function site.keep_time_zone() returns trigger
language plpgsql as $$
begin
  raise exception 'the time zone of merchant % never changes', old.id using errcode = '55000';
end
$$;
create trigger merchant_time_zone before update on site.merchant
for each row when (old.time_zone <> new.time_zone) execute function site.keep_time_zone();

create table site.module (
  merchant_id text not null references site.merchant,
  mod_id text not null,
  enabled boolean not null,
  origin text not null check (origin in ('seed', 'operator')),
  primary key (merchant_id, mod_id)
);

-- The gate: maintenance, and countries.
create table site.access (
  merchant_id text primary key references site.merchant,
  maintenance boolean not null default false,
  -- The end that visitors are told; maintenance ends when the operator ends it.
  maintenance_ends_at timestamptz,
  maintenance_message jsonb not null default '{}',
  -- Empty allows every country that is not denied.
  countries_allowed text[] not null default '{}',
  countries_denied text[] not null default '{}',
  unknown_country text not null default 'allow' check (unknown_country in ('allow', 'deny'))
);

create table site.banner (
  merchant_id text not null references site.merchant,
  id text not null,
  group_name text not null,
  position integer not null,
  art text not null,
  art_wide text not null,
  linkage_type text not null check (linkage_type in ('GAME', 'PAGE', 'NONE')),
  link text not null,
  -- By language: kicker, title, text, action.
  texts jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  origin text not null check (origin in ('seed', 'operator')),
  primary key (merchant_id, id)
);

create table site.announcement (
  merchant_id text not null references site.merchant,
  id text not null,
  -- PL to players, PU as a pop-up, PR a promotion, H on the home page.
  kind text not null check (kind in ('PL', 'PU', 'PR', 'H')),
  published_at timestamptz not null,
  -- By language: title, content.
  texts jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  origin text not null check (origin in ('seed', 'operator')),
  primary key (merchant_id, id)
);

create table site.help_article (
  merchant_id text not null references site.merchant,
  id text not null,
  topic text not null,
  position integer not null,
  -- By language: title, body.
  texts jsonb not null,
  origin text not null check (origin in ('seed', 'operator')),
  primary key (merchant_id, id)
);

create table site.service_entry (
  merchant_id text not null references site.merchant,
  type text not null,
  position integer not null,
  -- In clear; the path of type 3 is sealed when it is presented.
  path text not null,
  -- An entry that the operator took away stays as a row, or the next seed would bring it back.
  enabled boolean not null default true,
  origin text not null check (origin in ('seed', 'operator')),
  primary key (merchant_id, type)
);

create table site.resource (
  merchant_id text not null references site.merchant,
  resource_type text not null,
  position integer not null,
  url text not null,
  qr_code_url text,
  label_name_en text not null,
  enabled boolean not null default true,
  origin text not null check (origin in ('seed', 'operator')),
  primary key (merchant_id, resource_type)
);

-- Sentences of the message files that this operator words differently.
create table site.text_override (
  merchant_id text not null references site.merchant,
  language text not null,
  namespace text not null,
  key text not null,
  text text not null,
  primary key (merchant_id, language, namespace, key)
);

-- Changes with their actor and both sides: never updated, never deleted.
create table site.change (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  at timestamptz not null,
  actor text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index change_of_merchant on site.change (merchant_id, id desc);

-- Opinions about the site, sent by somebody signed in, or by nobody known.
create table site.feedback (
  id uuid primary key,
  merchant_id text not null references site.merchant,
  player_id bigint,
  account text,
  body text not null,
  remark text not null,
  language text not null,
  sent_at timestamptz not null,
  -- A page that never heard the answer sends the same feedback with the same key again: a hash of the key, its
  -- sender and all that was sent; null where it came without a key.
  mark bytea unique
);
create index feedback_of_merchant on site.feedback (merchant_id, sent_at desc);
create index feedback_of_player on site.feedback (player_id, sent_at desc)
  where player_id is not null;

-- Drawn anew from what was sent: nothing else that a file may carry is kept.
create table site.feedback_image (
  feedback_id uuid not null references site.feedback,
  position smallint not null check (position between 1 and 3),
  type text not null check (type in ('png', 'jpeg')),
  bytes bytea not null,
  primary key (feedback_id, position)
);
