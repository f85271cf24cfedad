-- What members prove themselves with beside the password: authenticator apps, passkeys, and the codes
-- for the day when both are lost.
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

alter table identity.spent drop constraint spent_kind_check;
alter table identity.spent
  add constraint spent_kind_check check (kind in ('challenge', 'sealed', 'ticket'));
