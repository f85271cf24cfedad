-- The desk of members: how staff find one, what they write about one, and who may do what.

-- Names as they are compared: lower case without accents. `unaccent` itself is only stable, because a dictionary
-- could be changed; nobody changes this one.
create function identity.fold_name(names text) returns text
language sql immutable strict parallel safe
as $$ select public.unaccent('public.unaccent'::regdictionary, lower(names)) $$;

-- The words of a name, each with its brand before it: a common name at another brand costs nothing. The cost is
-- what it takes: without it, the planner would rather read every name than look into the index for a rare one.
create function identity.name_words(merchant text, names text) returns tsvector
language sql immutable strict parallel safe cost 5000
as $$
  select array_to_tsvector(array(
    select distinct merchant || '/' || word
    from regexp_split_to_table(identity.fold_name(names), '[[:space:][:punct:]]+') word where word <> ''
  ))
$$;

-- Asks for every word that was typed, as the beginning of a word of a name.
create function identity.name_query(merchant text, names text) returns tsquery
language sql immutable strict parallel safe
as $$
  select string_agg(quote_literal(merchant || '/' || word) || ':*', ' & ')::tsquery
  from (
    select distinct word
    from regexp_split_to_table(identity.fold_name(names), '[[:space:][:punct:]\\]+') word where word <> ''
  ) typed
$$;

-- The notices that a member was told; their words are not kept.
create table messages.told (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  template text not null,
  by_mail boolean not null,
  by_sms boolean not null,
  at timestamptz not null
);
create index told_player on messages.told (player_id, id desc);

create schema console;

create table console.note (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  player_id bigint not null,
  words text not null check (length(words) between 1 and 2000),
  -- The e-mail address of the account of staff.
  written_by text not null,
  at timestamptz not null
);
create index note_player on console.note (player_id, id desc);

create function console.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'a note about a member never changes' using errcode = 'integrity_constraint_violation';
end
$$;
create trigger note_stays before update or delete or truncate on console.note
  for each statement execute function console.refuse_change();

-- The marks that members bear now; the audit of staff has those that were taken away.
create table console.flag (
  player_id bigint not null,
  flag text not null check (flag ~ '^[a-z][a-z-]{1,29}$'),
  merchant_id text not null,
  reason text not null,
  put_by text not null,
  at timestamptz not null,
  primary key (player_id, flag)
);

insert into staff.role_permission (role, permission)
select role, permission || ':own-brand'
from (values
  ('console:search:read', '{owner,finance,games,lottery,support,auditor}'::text[]),
  ('members:session:end', '{owner,support}'),
  ('members:factor:reset', '{owner,support}'),
  ('members:password:renew', '{owner,support}'),
  ('members:note:write', '{owner,finance,support}'),
  ('members:flag:write', '{owner,finance,support}'),
  ('members:data:reveal', '{owner,finance,support}'),
  -- At their own brand, support explains to a member what became of a ticket.
  ('lottery:ticket:read', '{support}')
) as added (permission, roles), unnest(roles) as role
on conflict do nothing;

-- Last, for an index holds writers up until the end of the migration.
create index player_name_words on identity.player
  using gin (identity.name_words(merchant_id, coalesce(payee_name, '') || ' ' || coalesce(nickname, '')));
create index player_username_begins on identity.player (merchant_id, username_key text_pattern_ops);
create index player_email on identity.player (merchant_id, lower(email) text_pattern_ops)
  where email is not null;
-- Also numbers that no code has confirmed: several accounts may have typed one.
create index player_mobile_typed on identity.player (merchant_id, mobile) where mobile is not null;
create index sign_in_address on identity.sign_in (address, player_id) where outcome = 'ok';

create index withdrawal_end_to_end on cashier.withdrawal (end_to_end_id) where end_to_end_id is not null;
