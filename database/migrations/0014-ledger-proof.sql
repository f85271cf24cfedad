-- The daily proof, its tables and its parts: nobody rewrote a transfer, balances equal their sum, every
-- currency sums to zero, each account has the name, the rules and the owner that it had.

-- Daily evidence that balances equal the sum of transfers and that nobody rewrote them.
create table ledger.proofs (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  sound boolean not null,
  body jsonb not null,
  previous bytea not null,
  hash bytea not null
);

-- Each payout asks for unsound proofs that nobody has answered.
create index proofs_unsound_idx on ledger.proofs (id) where not sound;

-- An operator answers an unsound proof: payouts go on after that. Rows are only added.
create table ledger.clearances (
  id bigint generated always as identity primary key,
  -- This proof and every unsound one before it are answered.
  proof_id bigint not null references ledger.proofs,
  reason text not null check (length(reason) between 1 and 500),
  cleared_by text not null check (cleared_by <> ''),
  -- The account of the machine that the command was given from; null: not told.
  ran_by text,
  cleared_at timestamptz not null default clock_timestamp()
);

-- The heads of the strands as each proof saw them, signed, as they left the database. Rows are only added.
create table ledger.signed_heads (
  proof_id bigint primary key references ledger.proofs,
  made_at timestamptz not null,
  sound boolean not null,
  previous bytea not null,
  hash bytea not null,
  -- [strand, last batch, hash of it in hex], all as text, by strand.
  heads jsonb not null,
  public_key bytea not null check (length(public_key) = 32),
  signature bytea not null check (length(signature) = 64),
  published_at timestamptz not null default clock_timestamp()
);
create index signed_heads_made_idx on ledger.signed_heads (made_at);
comment on column ledger.signed_heads.previous is
  'Hash of the proof before, so that a list shows where one is missing; empty: the first.';
comment on column ledger.signed_heads.signature is
  'Ed25519 over the text that docs/decisions/ledger-proof.md describes.';

-- The place where the last sound proof ended; the next one continues from there.
create table ledger.proved_strands (
  strand smallint primary key,
  batch_id bigint not null,
  hash bytea not null
);

create table ledger.proved_accounts (
  account_id bigint primary key,
  debits_posted bigint not null,
  credits_posted bigint not null,
  debits_pending bigint not null,
  credits_pending bigint not null,
  -- Null: no proof has vouched for them yet.
  address text collate "C",
  currency text collate "C",
  rules integer
);
comment on column ledger.proved_accounts.rules is 'The lowest three bits of flags, which never change.';

-- All claims of modules on accounts; a module that keeps ids of accounts is added here.
create view ledger.claims as
select source, owner, account_id, address, currency from wallet.account_claims
union all
select source, owner, account_id, address, currency from compliance.account_claims;

-- Claims on accounts that have another name, or none.
create function ledger.check_claims() returns setof ledger.claims
language sql stable as $$
  select c.* from ledger.claims c
  left join ledger.account_names n on n.id = c.account_id
  where (n.address, n.currency) is distinct from (c.address, c.currency)
$$;

-- Strands whose head is not their last batch, as the end of their chain was cut off, and those of 0 to 1,023 that
-- are missing or any that was added: the table has no rule for that, which each batch would pay for.
create function ledger.check_heads() returns setof smallint
language sql stable as $$
  select coalesce(s.strand, g.strand::smallint)
  from generate_series(0, 1023) g (strand)
  full join ledger.strands s on s.strand = g.strand
  left join ledger.batches b on b.id = s.last_batch_id
  where s.strand is null or g.strand is null or (s.last_batch_id <> 0 and s.last_hash is distinct from b.hash)
  order by 1
$$;

-- The totals that the transfers of these batches add to their accounts.
create function ledger.sum_transfers(batch_ids bigint[])
returns table (
  account_id bigint, debits_posted bigint, credits_posted bigint, debits_pending bigint,
  credits_pending bigint
)
language sql stable
set jit = off
as $$
  with moved as (
    select t.debit_account_id, t.credit_account_id,
      case when t.kind in (1, 3) then t.amount else 0 end as posted,
      case t.kind
        when 2 then t.amount
        when 3 then -t.amount - t.released
        when 4 then -t.released
        else 0
      end as pending
    from unnest(batch_ids) b (id)
    cross join lateral (
      select * from ledger.transfers r where r.id between b.id and b.id + 4095
    ) t
  )
  select side.account_id, sum(side.debit)::bigint, sum(side.credit)::bigint,
    sum(side.debit_pending)::bigint, sum(side.credit_pending)::bigint
  from (
    select m.debit_account_id as account_id, m.posted as debit, 0 as credit,
      m.pending as debit_pending, 0 as credit_pending from moved m
    union all
    select m.credit_account_id, 0, m.posted, 0, m.pending from moved m
  ) side
  group by side.account_id
$$;

-- The old ledger is walked in seven slices: the days (UTC, counted from 2024) modulo seven. Due are the
-- slice that was walked the longest ago and every slice that a week would pass without; after an unsound
-- proof all of them, until one is sound again.
create function ledger.slices_due() returns integer[]
language sql stable as $$
  select array_agg(s.slice order by s.slice) from (
    select slice, walked_at, row_number() over (order by walked_at, slice) as place
    from (
      select g as slice, coalesce(max(p.made_at), '-infinity') as walked_at
      from generate_series(0, 6) g
      left join ledger.proofs p on p.sound and p.body -> 'walked' @> to_jsonb(g)
      group by g
    ) walks
  ) s
  where s.place = 1 or s.walked_at < clock_timestamp() - interval '6 days 12 hours'
    or not coalesce((select l.sound from ledger.proofs l order by l.id desc limit 1), true)
$$;

-- Proofs that are not as they were stored, or whose place in the chain is not theirs.
create function ledger.check_proofs() returns setof bigint
language sql stable as $$
  select p.id from (
    select s.*, lag(s.hash, 1, '\x') over (order by s.id) as hash_before from ledger.proofs s
  ) p
  where p.hash <> sha256(p.previous || convert_to(p.body::text, 'UTF8'))
    or p.previous <> p.hash_before
    or p.sound <> coalesce((p.body ->> 'sound')::boolean, p.sound)
$$;

-- Heads that sound proofs vouched for, from proof `since` on, and that no batch has any more.
create function ledger.check_vouched_heads(since bigint)
returns table (proof_id bigint, batch_id bigint)
language sql stable as $$
  select min(p.id), (h.head ->> 0)::bigint
  from ledger.proofs p
  cross join lateral jsonb_each(p.body -> 'heads') h (strand, head)
  where p.sound and p.id >= since
    and not exists (
      select from ledger.batches b
      where b.id = (h.head ->> 0)::bigint and encode(b.hash, 'hex') = h.head ->> 1
    )
  group by 2
$$;
