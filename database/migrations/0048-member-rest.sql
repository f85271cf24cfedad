-- A member on one page, the rest: adjustments of a wallet by two people, ranks that the house gives.

create table wallet.adjustment (
  -- The id of its decision.
  id uuid primary key,
  merchant_id text not null,
  player_id bigint not null references wallet.player,
  currency text not null,
  -- From the side of the member, in minor units.
  change bigint not null check (change <> 0),
  class text not null check (class ~ '^[a-z]{2,20}$'),
  reference text not null,
  reason text not null,
  -- Both people, the proposer first.
  decided_by text not null,
  at timestamptz not null
);
create index adjustment_player on wallet.adjustment (player_id, at desc, id desc);
create index adjustment_merchant on wallet.adjustment (merchant_id, at);

-- Above this amount, in minor units, an adjustment takes people with `wallet:adjustment:large`. A brand without a
-- row has the one of `default`.
create table wallet.adjustment_bound (
  merchant_id text primary key,
  amount bigint not null check (amount >= 0)
);
insert into wallet.adjustment_bound (merchant_id, amount) values ('default', 50000);

-- Ranks that the house gave. A rank that turnover has earned is identity's alone.
create schema club;
create table club.given (
  player_id bigint primary key,
  merchant_id text not null,
  rank_level smallint not null,
  -- Null: it stays.
  until timestamptz,
  given_by text not null,
  reason text not null,
  at timestamptz not null
);
create index given_until on club.given (until) where until is not null;

-- Files with everything that the house keeps about a person.
create schema privacy;
create table privacy.file (
  id uuid primary key,
  merchant_id text not null,
  player_id bigint not null,
  account text not null,
  state text not null check (state in ('MAKING', 'READY', 'TAKEN', 'EXPIRED')),
  asked_by text not null,
  reason text not null,
  -- The language of the form that a person reads.
  language text not null,
  at timestamptz not null,
  expires_at timestamptz not null,
  -- Of the content before it was packed.
  bytes integer,
  -- Packed and sealed; null before it is made, and once it was handed out or its time is over.
  content bytea check ((content is not null) = (state = 'READY'))
);
create index file_player on privacy.file (player_id, at desc);
create index file_expires on privacy.file (expires_at) where state in ('MAKING', 'READY');

-- The identity of an erased person, sealed, for as long as the law wants the house to know it.
create table identity.kept (
  player_id bigint primary key references identity.player (id),
  merchant_id text not null,
  -- Null once that time is over.
  box bytea,
  erased_at timestamptz not null,
  until timestamptz not null
);
create index kept_until on identity.kept (until) where box is not null;

-- The words of a note may be erased with the person whom they are about; they change into nothing else.
create function console.refuse_other_words() returns trigger
language plpgsql as $$
begin
  if new.words = '—' and (new.id, new.merchant_id, new.player_id, new.written_by, new.at)
    is not distinct from (old.id, old.merchant_id, old.player_id, old.written_by, old.at) then
    return new;
  end if;
  raise exception 'a note about a member never changes' using errcode = 'integrity_constraint_violation';
end
$$;
drop trigger note_stays on console.note;
create trigger note_stays before update on console.note
  for each row execute function console.refuse_other_words();
create trigger note_is_not_removed before delete or truncate on console.note
  for each statement execute function console.refuse_change();

-- The program cannot change a note; with the person it takes the words of all notes about them.
create function console.erase_notes(player bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$ update console.note set words = '—' where player_id = player $$;

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('wallet:adjustment:read', '{owner,finance,support,auditor}'::text[]),
  ('wallet:adjustment:propose', '{owner,finance,support}'),
  ('wallet:adjustment:approve', '{owner,finance}'),
  ('wallet:adjustment:large', '{owner,finance}'),
  ('members:limit:tighten', '{owner,support}'),
  ('members:limit:read', '{owner,finance,support,auditor}'),
  ('members:limit:propose', '{owner,support}'),
  ('members:limit:approve', '{owner,support}'),
  ('members:rank:set', '{owner,support}'),
  ('members:file:make', '{owner,support}'),
  ('members:file:take', '{owner}'),
  ('members:erasure:read', '{owner,support,auditor}'),
  ('members:erasure:propose', '{owner,support}'),
  ('members:erasure:approve', '{owner}')
) as first (permission, roles), unnest(roles) as role;
