-- The terms of a brand by versions, and who has agreed to which of them.

-- A publication is the next version, and stays for good: a member may read the one that they agreed to. Published at
-- null: the house brought it. A brand has no row while it shows the terms of the house.
create table site.terms (
  merchant_id text not null references site.merchant,
  version integer not null check (version > 0),
  -- Members stake and deposit on only once they have agreed to it, or to a later one.
  must_accept boolean not null,
  -- By language: title, summary, body.
  texts jsonb not null,
  published_at timestamptz,
  primary key (merchant_id, version)
);

create function site.refuse_terms_change() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'a version of the terms is kept as it was published' using errcode = '55000';
end
$$;
create trigger terms_are_kept before update or delete on site.terms
for each row execute function site.refuse_terms_change();

-- Members with the versions that they agreed to, when and from where.
create table identity.terms_acceptance (
  player_id bigint not null references identity.player,
  version integer not null check (version > 0),
  at timestamptz not null,
  -- Null: it was not noted.
  address text,
  primary key (player_id, version)
);

create function identity.refuse_acceptance_change() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception 'an agreement to the terms is kept as it was given' using errcode = '55000';
end
$$;
create trigger acceptances_are_kept before update or delete on identity.terms_acceptance
for each row execute function identity.refuse_acceptance_change();

-- The number of a version as accounts keep it since their registration; before, it could be any text.
create function identity.terms_number(version text) returns integer
language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case when version ~ '^[1-9][0-9]{0,5}$' then version::integer else 1 end
$$;

insert into identity.terms_acceptance (player_id, version, at, address)
select id, identity.terms_number(terms_version), coalesce(terms_agreed_at, created_at),
  registered_from ->> 'address'
from identity.player where terms_version is not null;

-- A member who registers has agreed, whichever program opens the account.
create function identity.agree_at_registration() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into identity.terms_acceptance (player_id, version, at, address)
  values (new.id, identity.terms_number(new.terms_version),
    coalesce(new.terms_agreed_at, new.created_at), new.registered_from ->> 'address');
  return null;
end
$$;
create trigger agreed_at_registration after insert on identity.player
for each row when (new.terms_version is not null)
execute function identity.agree_at_registration();
