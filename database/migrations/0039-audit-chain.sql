-- The audit of staff is chained by hash, a chain per brand and one for the whole house, and proved.
--
-- A line is written where a deed is done and gets its link when the transaction commits. So the head of a
-- chain is locked for the commit alone, however long the transaction was, and a deed that is rolled back
-- leaves no gap. A line never changes, so the link is a row beside it.

-- The session that the person acted in; null where there is none.
alter table staff.audit add column session_id uuid;
create index audit_actor on staff.audit (actor, id);
create index audit_subject on staff.audit (subject, id);
create index audit_at on staff.audit (at);

-- The links. A chain has the name of its brand; that of the whole house has none. Places have no gaps. No
-- foreign key: the proof compares lines and links both ways.
create table staff.audit_link (
  chain text collate "C" not null,
  place bigint not null check (place > 0),
  line_id bigint not null unique,
  previous bytea not null,
  hash bytea not null check (length(hash) = 32),
  primary key (chain, place)
);
comment on column staff.audit_link.previous is 'Hash of the link before; empty: the first of its chain.';

-- Where each chain ends; its row is the lock that lets one writer at a time continue the chain.
create table staff.audit_head (
  chain text collate "C" primary key,
  place bigint not null,
  hash bytea not null
);

-- Every proof, each with the hash of the one before. A fork of them is refused.
create table staff.audit_proof (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  sound boolean not null,
  body jsonb not null,
  previous bytea not null unique,
  hash bytea not null check (length(hash) = 32)
);

create trigger link_stays before update or delete or truncate on staff.audit_link
  for each statement execute function staff.refuse_change();
create trigger proof_stays before update or delete or truncate on staff.audit_proof
  for each statement execute function staff.refuse_change();

create function staff.chain_of(line staff.audit) returns text
language sql immutable as $$
  select coalesce(line.merchant_id, '') collate "C"
$$;

-- The hash of a line at its place: over the hash before and all columns as one JSON list, whose text is the
-- same for every session. The list opens with the number of this form.
create function staff.audit_hash(line staff.audit, chain text, place bigint, previous bytea)
returns bytea
language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    1, chain, place, line.id, extract(epoch from line.at)::text, line.staff_id, line.actor,
    line.merchant_id, line.action, line.subject, line.detail, line.address, line.session_id
  )::text, 'UTF8'))
$$;

-- Links the lines from this id on that have no link yet. Lines of others are committed together with their
-- links, so these are the own ones. Chains are taken in the order of their names: two writers of several
-- chains never wait crosswise.
create function staff.link_lines(first_id bigint) returns void
language plpgsql
-- Few lines of a table that only grows, whatever its statistics say of it.
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  line staff.audit;
  head staff.audit_head;
  line_hash bytea;
begin
  for line in
    select a.* from staff.audit a
    where a.id >= first_id and not exists (select from staff.audit_link l where l.line_id = a.id)
    order by staff.chain_of(a), a.id
  loop
    if staff.chain_of(line) is distinct from head.chain then
      update staff.audit_head h set place = head.place, hash = head.hash where h.chain = head.chain;
      insert into staff.audit_head as h (chain, place, hash) values (staff.chain_of(line), 0, '\x')
      on conflict (chain) do update set place = h.place
      returning h.* into head;
    end if;
    head.place := head.place + 1;
    line_hash := staff.audit_hash(line, head.chain, head.place, head.hash);
    insert into staff.audit_link (chain, place, line_id, previous, hash)
    values (head.chain, head.place, line.id, head.hash, line_hash);
    head.hash := line_hash;
  end loop;
  update staff.audit_head h set place = head.place, hash = head.hash where h.chain = head.chain;
end
$$;

-- Runs at the commit, once for each line; the first of a transaction links all of them.
create function staff.chain_line() returns trigger
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from staff.audit_link l where l.line_id = new.id) then
    perform staff.link_lines(new.id);
  end if;
  return null;
end
$$;
create constraint trigger audit_is_chained after insert on staff.audit
  deferrable initially deferred for each row execute function staff.chain_line();

-- Lines of before this version are chained in the order in which they were written.
select staff.link_lines(0);

-- Proofs that are not as they were stored, or whose place among them is not theirs.
create function staff.check_audit_proofs() returns setof bigint
language sql stable as $$
  select p.id from (
    select s.*, lag(s.hash, 1, '\x') over (order by s.id) as hash_before from staff.audit_proof s
  ) p
  where p.hash <> sha256(p.previous || convert_to(p.body::text, 'UTF8'))
    or p.previous <> p.hash_before
    or p.sound <> coalesce((p.body ->> 'sound')::boolean, not p.sound)
$$;

-- The links behind the heads of proof `since` (null: all links), which are walked with the content of their
-- lines, and every other link with a fault. Told is what is wrong: null where it is sound. A place that is
-- missing is told by its number.
create function staff.check_audit_links(since bigint)
returns table (chain text, place bigint, line_id bigint, fault text, walked boolean)
language sql stable
set jit = off
as $$
  select f.* from (
    select l.chain, case when l.place <> l.place_before + 1 then l.place_before + 1 else l.place end,
      case when l.place = l.place_before + 1 then l.line_id end,
      case
        when l.place <> l.place_before + 1 then 'link_missing'
        when not exists (select from staff.audit a where a.id = l.line_id) then 'line_missing'
        when l.walked and l.hash is distinct from (
          select staff.audit_hash(a, l.chain, l.place, l.previous) from staff.audit a
          where a.id = l.line_id
        ) then 'content_changed'
        when l.previous <> l.hash_before then 'chain_broken'
      end as fault, l.walked
    from (
      select n.*, n.place > coalesce(proved.place, 0) as walked,
        lag(n.place, 1, 0::bigint) over w as place_before, lag(n.hash, 1, '\x') over w as hash_before
      from staff.audit_link n
      left join (
        select h.chain collate "C" as chain, (h.head ->> 0)::bigint as place
        from staff.audit_proof p
        cross join lateral jsonb_each(p.body -> 'heads') h (chain, head)
        where p.id = since
      ) proved on proved.chain = n.chain
      window w as (partition by n.chain order by n.place)
    ) l
  ) f
  where f.walked or f.fault is not null
$$;

-- Lines that no link has, ends that are not the heads of their chains, and heads that a sound proof from
-- `since` on (null: any) vouched for and that no link has any more.
create function staff.check_audit_ends(since bigint)
returns table (chain text, place bigint, line_id bigint, fault text)
language sql stable
set jit = off
as $$
  select staff.chain_of(a), null::bigint, a.id, 'line_added' from staff.audit a
  where not exists (select from staff.audit_link l where l.line_id = a.id)
  union all
  select coalesce(h.chain, l.chain), coalesce(h.place, l.place), l.line_id, 'end_changed'
  from staff.audit_head h
  full join (
    select distinct on (n.chain) n.* from staff.audit_link n order by n.chain, n.place desc
  ) l on l.chain = h.chain
  where (h.place, h.hash) is distinct from (l.place, l.hash)
  union all
  select distinct h.chain collate "C", (h.head ->> 0)::bigint, (h.head ->> 1)::bigint, 'proved_changed'
  from staff.audit_proof p
  cross join lateral jsonb_each(p.body -> 'heads') h (chain, head)
  where p.sound and p.id >= coalesce(since, 0) and not exists (
    select from staff.audit_link l
    where l.chain = h.chain collate "C" and l.place = (h.head ->> 0)::bigint
      and encode(l.hash, 'hex') = h.head ->> 2
  )
$$;

-- Proves the audit: all links, and the content of what is new since the last sound proof; or, `whole`, of
-- everything. After an unsound proof it is the whole audit until one is sound. The database keeps the
-- first hundred faults of a proof by name, and the number of all. Runs in one repeatable read
-- transaction, so that lines, links and heads are of the same instant.
create function staff.prove_audit(whole boolean default false) returns staff.audit_proof
language plpgsql
security definer set search_path = pg_catalog, pg_temp
as $$
declare
  proof staff.audit_proof;
  newest staff.audit_proof;
  since bigint;
  found jsonb;
begin
  if current_setting('transaction_isolation') <> 'repeatable read' then
    raise exception 'staff.prove_audit needs repeatable read' using errcode = '25001';
  end if;
  if not pg_try_advisory_xact_lock(hashtext('staff.prove_audit')) then
    raise exception 'another proof is under way' using errcode = '55P03';
  end if;
  select p.* into newest from staff.audit_proof p order by p.id desc limit 1;
  if newest.sound and not whole then
    since := newest.id;
  end if;

  with checked as materialized (
    select * from staff.check_audit_links(since)
  ), fault as (
    select c.chain, c.place, c.line_id, c.fault from checked c where c.fault is not null
    union all
    select e.chain, e.place, e.line_id, e.fault from staff.check_audit_ends(since) e
  )
  select jsonb_build_object(
    'lines', (select count(*) filter (where c.walked) from checked c),
    'fault_count', (select count(*) from fault),
    'faults', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'chain', f.chain, 'place', f.place, 'line', f.line_id::text, 'fault', f.fault)), '[]')
      from (select * from fault order by chain, place, line_id, fault limit 100) f
    )
  ) into found;
  found := found || jsonb_build_object('proof_faults', (
    select coalesce(jsonb_agg(c::text), '[]') from staff.check_audit_proofs() c
  ));

  proof.sound := found ->> 'fault_count' = '0' and found -> 'proof_faults' = '[]';
  proof.made_at := clock_timestamp();
  proof.body := found || jsonb_build_object(
    'whole', since is null, 'kept', since::text, 'made_at', proof.made_at, 'sound', proof.sound,
    'heads', (
      select coalesce(jsonb_object_agg(h.chain, jsonb_build_array(
        h.place, l.line_id::text, encode(h.hash, 'hex'))), '{}')
      from staff.audit_head h
      left join staff.audit_link l on l.chain = h.chain and l.place = h.place
    )
  );
  proof.previous := coalesce(newest.hash, '\x');
  proof.hash := sha256(proof.previous || convert_to(proof.body::text, 'UTF8'));
  insert into staff.audit_proof (made_at, sound, body, previous, hash)
  values (proof.made_at, proof.sound, proof.body, proof.previous, proof.hash)
  returning * into proof;
  return proof;
end
$$;
