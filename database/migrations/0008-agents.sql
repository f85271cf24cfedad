-- Codes by which members bring others, and who was brought by whom.
create schema agents;

create table agents.code (
  merchant_id text not null,
  -- The code as it is compared: lower case.
  code_key text not null,
  code text not null,
  kind text not null check (kind in ('affiliate', 'referral')),
  owner_id bigint not null,
  -- An affiliate's own domain; null is good everywhere.
  domain text,
  active boolean not null default true,
  created_at timestamptz not null,
  primary key (merchant_id, code_key)
);
create index code_owner on agents.code (owner_id);
create unique index code_referral_owner on agents.code (owner_id) where kind = 'referral';

create table agents.invitation (
  player_id bigint not null,
  kind text not null check (kind in ('affiliate', 'referral')),
  merchant_id text not null,
  code text not null,
  upline_id bigint not null,
  at timestamptz not null,
  primary key (player_id, kind)
);
create index invitation_upline on agents.invitation (upline_id);

-- The worth of a bet to others follows from who brought its player: that stays as it was written.
create function agents.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'an invitation never changes' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger invitation_stays before update or delete or truncate on agents.invitation
  for each statement execute function agents.refuse_change();
