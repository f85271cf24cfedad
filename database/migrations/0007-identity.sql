-- The members, and how they prove who they are. Nothing here can be read back into a password, a
-- token or a code: they are kept as hashes; the CPF is encrypted and found by a keyed index.
create schema identity;

create table identity.player (
  id bigint generated always as identity (start with 1001) primary key,
  merchant_id text not null,
  -- A public number that does not tell how many members there are: a permutation of the id.
  account_number text not null
    generated always as ((100000000 + (id * 387420489) % 899999963)::text) stored,
  username text not null,
  -- The username as it is compared: one Unicode form, lower case.
  username_key text not null,
  -- Null for accounts that nobody signs in to with a password: trial accounts.
  password_hash text,
  password_changed_at timestamptz,
  must_change_password boolean not null default false,
  -- 0 member, 1 2 41 42 agents, 4 trial.
  is_agent smallint not null default 0 check (is_agent in (0, 1, 2, 4, 41, 42)),
  rank_level smallint not null default 0,
  payee_name text,
  -- The name that the member wants to be called by; null: the username.
  nickname text,
  email text,
  -- When a code has shown that the address is the member's.
  email_confirmed_at timestamptz,
  -- As E.164 writes it. Only a confirmed number is a way in, and only that one is nobody else's.
  mobile text check (mobile ~ '^\+[0-9]{8,15}$'),
  mobile_confirmed_at timestamptz,
  birth_date date,
  id_number_box bytea,
  id_number_index bytea,
  payment_password_hash text,
  -- Set anew by whoever had forgotten it: until then nothing is withdrawn.
  payment_held_until timestamptz,
  -- Ways to reach the member that the form asked for: line, whatsapp, zalo and the like.
  contacts jsonb not null default '{}',
  currency text not null,
  language text not null,
  avatar text not null default '',
  terms_version text,
  terms_agreed_at timestamptz,
  registered_from jsonb not null default '{}',
  limits_set boolean not null default false,
  first_login_at timestamptz,
  created_at timestamptz not null,
  constraint player_username unique (merchant_id, username_key),
  constraint player_id_number unique (merchant_id, id_number_index),
  constraint player_account_number unique (merchant_id, account_number)
);
create unique index player_mobile on identity.player (merchant_id, mobile)
  where mobile_confirmed_at is not null;

-- Permissions that a member has lost, and why; no row means allowed. Each reason stands for itself, so that
-- lifting one does not lift another.
create table identity.block (
  player_id bigint not null references identity.player (id),
  permission text not null check (permission in ('login', 'play', 'deposit', 'withdraw')),
  reason text not null,
  until timestamptz,
  since timestamptz not null,
  primary key (player_id, permission, reason)
);

-- Blocks and their ends as the operator's team decided them, and why; never changed, never deleted.
create table identity.block_decision (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity.player (id),
  action text not null check (action in ('block', 'unblock')),
  reason text not null,
  decided_by text not null,
  at timestamptz not null
);
create index block_decision_player on identity.block_decision (player_id, id desc);

create table identity.session (
  id uuid primary key,
  player_id bigint not null references identity.player (id),
  merchant_id text not null,
  token_hash bytea not null unique,
  -- The remembered sign-in that this session came from, so that both can end together.
  family_id uuid,
  device text not null,
  address text not null,
  country text,
  -- Opened with a password that must be changed: good for changing it and for nothing else.
  must_change_password boolean not null default false,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  -- The transaction that ended it: other processes ask for those since their last look.
  ended_xid xid8
);
create index session_player on identity.session (player_id) where ended_at is null;
create index session_ended on identity.session (ended_xid) where ended_xid is not null;
create index session_family on identity.session (family_id) where family_id is not null;
create index session_expires on identity.session (expires_at);

-- Every sign-in is found again by its browser, so every session comes from a family of tokens, each good
-- for one use; a used one seen again means that somebody copied it, and the family ends.
create table identity.remember_family (
  id uuid primary key,
  player_id bigint not null references identity.player (id),
  merchant_id text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- The member asked to stay signed in.
  lasting boolean not null
);
create index remember_family_player on identity.remember_family (player_id);

create table identity.remember_token (
  token_hash bytea primary key,
  family_id uuid not null references identity.remember_family (id) on delete cascade,
  seq bigint generated always as identity,
  used_at timestamptz,
  -- Its predecessor came again before it was used: the answer that carried it was lost.
  lost boolean not null default false,
  -- The session's token, sealed under the token of the cookie: a browser that brings the cookie is given the
  -- session that lives, and the database alone opens none.
  session_box bytea
);
create index remember_token_family on identity.remember_token (family_id);

-- Codes that are used once: to sign in from another page, to set a new password.
create table identity.one_time_code (
  code_hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'recovery')),
  player_id bigint not null references identity.player (id),
  merchant_id text not null,
  expires_at timestamptz not null
);
create index one_time_code_player on identity.one_time_code (player_id, purpose);

-- Codes sent by short message, one per number and purpose. A keyed index tells their owner:
-- numbers that were typed here and belong to no member are not kept. A number without an account has
-- its row like any other, so that no answer tells whether there is one.
create table identity.sms_code (
  subject bytea primary key,
  code_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index sms_code_expires on identity.sms_code (expires_at);

create table identity.captcha (
  id text primary key,
  merchant_id text not null,
  answer_hash bytea not null,
  expires_at timestamptz not null
);

-- Things that may be used once and were used: solved challenges, sealed messages and tickets.
create table identity.spent (
  kind text not null check (kind in ('challenge', 'sealed', 'ticket')),
  hash bytea not null,
  expires_at timestamptz not null,
  primary key (kind, hash)
);
create index spent_expires on identity.spent (expires_at);

create table identity.sealing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_box bytea not null,
  created_at timestamptz not null,
  -- Opens messages until then; a newer key is published long before.
  expires_at timestamptz not null
);

-- Failed tries per account and per address, shared by all processes.
create table identity.attempt (
  subject text primary key,
  failures integer not null,
  window_ends_at timestamptz not null,
  locked_until timestamptz
);

create table identity.sign_in (
  id bigint generated always as identity primary key,
  player_id bigint not null references identity.player (id),
  at timestamptz not null,
  outcome text not null check (outcome in ('ok', 'failed', 'locked')),
  device text not null,
  address text not null,
  country text
);
create index sign_in_player on identity.sign_in (player_id, id desc);

-- Browsers that a member came in by, so that another one is news. A browser bears a random mark; what is
-- kept of it is a hash with the member in it.
create table identity.device (
  player_id bigint not null references identity.player (id),
  mark_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (player_id, mark_hash)
);
create index device_last_seen on identity.device (last_seen_at);

-- Authenticator apps. The codes for the day when app and passkey are lost are in recovery_code.
create table identity.totp (
  player_id bigint primary key references identity.player (id),
  -- Encrypted: unlike a password it must be read again to be compared with.
  secret_box bytea not null,
  created_at timestamptz not null,
  -- Null until a first code proved that the app has the secret; until then it asks for nothing.
  confirmed_at timestamptz,
  -- The last half minute whose code was taken: the same code does not open twice.
  last_step bigint not null default 0
);

create table identity.recovery_code (
  player_id bigint not null references identity.player (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);

create table identity.passkey (
  merchant_id text not null,
  -- The credential's own id, as the browser writes it.
  id text not null,
  player_id bigint not null references identity.player (id),
  -- The domain that it was made for; it signs for no other.
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (merchant_id, id)
);
create index passkey_player on identity.passkey (player_id);

-- Members who want their passkey asked for after the password too.
create table identity.passkey_step (
  player_id bigint primary key references identity.player (id)
);

-- Accounts at sign-in providers by which members come in: one of each kind per member, and one member
-- per account. A phone is none of them: it opens the account whose confirmed number it is.
create table identity.linked_identity (
  merchant_id text not null,
  provider text not null check (provider in ('google', 'facebook')),
  -- The provider's own name for the account; it never changes.
  subject text not null,
  player_id bigint not null references identity.player (id),
  -- The label that its owner recognises it by: an e-mail, a name or a number.
  label text not null,
  linked_at timestamptz not null,
  primary key (merchant_id, provider, subject),
  constraint linked_identity_player unique (player_id, provider)
);

-- Registrations that were done a short while ago: a page that never heard the answer sends the same form
-- with the same key again.
create table identity.registration (
  -- Keyed hash of the key and the form: what was typed cannot be tried against it.
  mark bytea primary key,
  player_id bigint not null references identity.player (id),
  expires_at timestamptz not null
);
create index registration_expires on identity.registration (expires_at);
