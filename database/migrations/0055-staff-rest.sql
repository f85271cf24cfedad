-- The rest of the console: what cases keep of an erased person.

-- The program cannot change the story of a case. With a person it takes the words that staff wrote in the cases about
-- them; those of a case that went to the authority stay, for they are evidence.
create function cases.erase_words(player bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update cases.step s set words = '—' from cases.file f
  where f.id = s.file_id and f.player_id = player and f.outcome is distinct from 'reported'
    and s.words is not null
$$;

-- The costs of rewards: so far adjustments of goodwill, what members got less what was taken back.
create view wallet.bonus_cost as
select merchant_id, player_id, currency, change as amount, at
from wallet.adjustment where class = 'goodwill';

-- Passkeys of staff: they take the place of a code of the authenticator app in the console.
create table staff.passkey (
  id text primary key,
  staff_id bigint not null references staff.account,
  -- The host that it was made for: it signs nowhere else.
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_staff on staff.passkey (staff_id, created_at);

-- The question that a session has asked its person's device, once and for a short time.
alter table staff.session
  add column challenge bytea,
  add column challenge_for text check (challenge_for in ('make', 'step')),
  add column challenge_until timestamptz;

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('wallet:bound:read', '{owner,finance,auditor}'::text[]),
  ('wallet:bound:propose', '{owner}'),
  ('wallet:bound:approve', '{owner}')
) as added (permission, roles), unnest(roles) as role;
