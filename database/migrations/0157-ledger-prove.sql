-- A proof starts from what earlier proofs said: their chain, the heads and the balances that they
-- vouched for. It walks what is new and a seventh of what is old, or the whole history.

-- The old ledger is walked in seven slices: the days (UTC, counted from 2024) modulo seven. Due are the
-- slice that was walked the longest ago and every slice that a week would pass without; after an unsound
-- proof all of them, until one is sound again.
CREATE FUNCTION ledger.slices_due() RETURNS integer[]
LANGUAGE sql STABLE AS $$
  SELECT array_agg(s.slice ORDER BY s.slice) FROM (
    SELECT slice, walked_at, row_number() OVER (ORDER BY walked_at, slice) AS place
    FROM (
      SELECT g AS slice, coalesce(max(p.made_at), '-infinity') AS walked_at
      FROM generate_series(0, 6) g
      LEFT JOIN ledger.proofs p ON p.sound AND p.body -> 'walked' @> to_jsonb(g)
      GROUP BY g
    ) walks
  ) s
  WHERE s.place = 1 OR s.walked_at < clock_timestamp() - interval '6 days 12 hours'
    OR NOT coalesce((SELECT l.sound FROM ledger.proofs l ORDER BY l.id DESC LIMIT 1), true)
$$;

DROP FUNCTION ledger.check_batches(boolean);

-- The links of all batches, and the content of those that are new since the last sound proof, that are of
-- these slices, or of the `whole` history; with what is wrong with each: null where it is sound.
CREATE FUNCTION ledger.check_batches(whole boolean, slices integer[] DEFAULT '{}')
RETURNS TABLE (id bigint, size bigint, fault text, fresh boolean)
LANGUAGE sql STABLE
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
  SELECT b.id, found.size, CASE
      WHEN b.size <> found.size THEN 'transfers_missing'
      WHEN b.hash <> sha256(b.previous || convert_to(found.content, 'UTF8')) THEN 'content_changed'
      WHEN b.previous <> b.hash_before THEN 'chain_broken'
    END, b.fresh
  FROM (
    SELECT n.id, n.size, n.previous, n.hash, n.id > coalesce(p.batch_id, 0) AS fresh,
      coalesce(lag(n.hash) OVER (PARTITION BY ledger.strand_of(n.id) ORDER BY n.id), '\x')
        AS hash_before
    FROM ledger.batches n
    LEFT JOIN ledger.proved_strands p ON p.strand = ledger.strand_of(n.id)
  ) b
  CROSS JOIN LATERAL (
    SELECT count(*) AS size, ledger.batch_content(
      array_agg(t.id), array_agg(t.debit_account_id), array_agg(t.credit_account_id),
      array_agg(t.amount), array_agg(t.released), array_agg(t.debit_after),
      array_agg(t.credit_after), array_agg(t.debit_previous_id), array_agg(t.credit_previous_id),
      array_agg(t.pending_id), array_agg(t.code), array_agg(t.kind), array_agg(t.chain_key),
      array_agg(t.reference)
    ) AS content
    FROM (
      SELECT * FROM ledger.transfers r WHERE r.id BETWEEN b.id AND b.id + 4095 ORDER BY r.id
    ) t
  ) found
  WHERE whole OR b.fresh OR ledger.day_of(b.id) % 7 = ANY (slices) OR b.previous <> b.hash_before
$$;

-- Transfers that belong to no batch, or that a batch misses: of days from `since` on and of these slices,
-- or of the whole history.
CREATE FUNCTION ledger.stray_transfers(whole boolean, slices integer[], since timestamptz)
RETURNS bigint
LANGUAGE sql STABLE
SET jit = off
AS $$
  SELECT coalesce(sum(
      (SELECT count(*) FROM ledger.transfers t WHERE t.id >= d.first_id AND t.id < d.next_id)
      - (SELECT coalesce(sum(b.size), 0) FROM ledger.batches b
        WHERE b.id >= d.first_id AND b.id < d.next_id)
    ), 0)::bigint
  FROM (
    SELECT g.day, (g.day::bigint * 86400000) << 22 AS first_id,
      ((g.day::bigint + 1) * 86400000) << 22 AS next_id
    FROM generate_series(
      (SELECT ledger.day_of(min(t.id)) FROM ledger.transfers t),
      (SELECT ledger.day_of(max(t.id)) FROM ledger.transfers t)
    ) g (day)
  ) d
  WHERE whole OR d.day % 7 = ANY (slices) OR d.day >= ledger.day_of(ledger.id_at(since))
$$;

-- Proofs that are not as they were stored, or whose place in the chain is not theirs.
CREATE FUNCTION ledger.check_proofs() RETURNS SETOF bigint
LANGUAGE sql STABLE AS $$
  SELECT p.id FROM (
    SELECT s.*, lag(s.hash, 1, '\x') OVER (ORDER BY s.id) AS hash_before FROM ledger.proofs s
  ) p
  WHERE p.hash <> sha256(p.previous || convert_to(p.body::text, 'UTF8'))
    OR p.previous <> p.hash_before
    OR p.sound <> coalesce((p.body ->> 'sound')::boolean, p.sound)
$$;

-- Heads that sound proofs vouched for, from proof `since` on, and that no batch has any more.
CREATE FUNCTION ledger.check_vouched_heads(since bigint)
RETURNS TABLE (proof_id bigint, batch_id bigint)
LANGUAGE sql STABLE AS $$
  SELECT min(p.id), (h.head ->> 0)::bigint
  FROM ledger.proofs p
  CROSS JOIN LATERAL jsonb_each(p.body -> 'heads') h (strand, head)
  WHERE p.sound AND p.id >= since
    AND NOT EXISTS (
      SELECT FROM ledger.batches b
      WHERE b.id = (h.head ->> 0)::bigint AND encode(b.hash, 'hex') = h.head ->> 1
    )
  GROUP BY 2
$$;

-- One hash over all that the last sound proof vouched for: heads of strands, and of each account its name,
-- its rules and its totals. The body of that proof has it.
CREATE FUNCTION ledger.vouched() RETURNS text
LANGUAGE sql STABLE
SET jit = off
AS $$
  SELECT encode(sha256(
    (SELECT coalesce(string_agg(sha256(convert_to(
        concat_ws(' ', s.strand, s.batch_id, encode(s.hash, 'hex')), 'UTF8'
      )), '' ORDER BY s.strand), '') FROM ledger.proved_strands s)
    -- In groups, because one text has an end.
    || (SELECT coalesce(string_agg(g.hash, '' ORDER BY g.place), '') FROM (
        SELECT a.account_id / 1000 AS place, sha256(convert_to(string_agg(concat_ws(
            ' ', a.account_id, a.address, a.currency, a.rules, a.debits_posted, a.credits_posted,
            a.debits_pending, a.credits_pending
          ), E'\n' ORDER BY a.account_id), 'UTF8')) AS hash
        FROM ledger.proved_accounts a GROUP BY 1
      ) g)
  ), 'hex')
$$;

-- Keeps what a sound proof has compared: the next one starts from it.
CREATE FUNCTION ledger.vouch() RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger.proved_strands (strand, batch_id, hash)
  SELECT s.strand, s.last_batch_id, s.last_hash FROM ledger.strands s WHERE s.last_batch_id <> 0
  ON CONFLICT (strand) DO UPDATE SET batch_id = excluded.batch_id, hash = excluded.hash
  WHERE proved_strands.batch_id <> excluded.batch_id;
  INSERT INTO ledger.proved_accounts AS k (
    account_id, debits_posted, credits_posted, debits_pending, credits_pending, address, currency,
    rules
  )
  SELECT p.account_id, p.debits_posted, p.credits_posted, p.debits_pending, p.credits_pending,
    p.address, p.currency, p.rules
  FROM proving p
  ON CONFLICT (account_id) DO UPDATE SET
    debits_posted = excluded.debits_posted, credits_posted = excluded.credits_posted,
    debits_pending = excluded.debits_pending, credits_pending = excluded.credits_pending,
    address = excluded.address, currency = excluded.currency, rules = excluded.rules
  WHERE (k.debits_posted, k.credits_posted, k.debits_pending, k.credits_pending, k.address)
    IS DISTINCT FROM (excluded.debits_posted, excluded.credits_posted, excluded.debits_pending,
      excluded.credits_pending, excluded.address);
END
$$;

-- Compares accounts with what was vouched for and with their transfers since: money, names and rules. With
-- the transfers before, too, where those are given.
CREATE FUNCTION ledger.compare_accounts(whole boolean, old_batches bigint[], new_batches bigint[])
RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMP TABLE proving ON COMMIT DROP AS
  SELECT coalesce(a.id, p.account_id) AS account_id, a.address, a.currency, a.rules, a.debits_posted,
    a.credits_posted, a.debits_pending, a.credits_pending,
    a.id IS NOT NULL AND (p.address IS NULL
      OR (a.address, a.currency, a.rules) = (p.address, p.currency, p.rules)) AS named,
    a.id IS NOT NULL AND (
      coalesce(p.debits_posted, 0) + coalesce(d.debits_posted, 0),
      coalesce(p.credits_posted, 0) + coalesce(d.credits_posted, 0),
      coalesce(p.debits_pending, 0) + coalesce(d.debits_pending, 0),
      coalesce(p.credits_pending, 0) + coalesce(d.credits_pending, 0)
    ) = (a.debits_posted, a.credits_posted, a.debits_pending, a.credits_pending)
    AND (NOT whole OR (
      coalesce(p.debits_posted, 0), coalesce(p.credits_posted, 0),
      coalesce(p.debits_pending, 0), coalesce(p.credits_pending, 0)
    ) = (
      coalesce(o.debits_posted, 0), coalesce(o.credits_posted, 0),
      coalesce(o.debits_pending, 0), coalesce(o.credits_pending, 0)
    )) AS same
  FROM (
    SELECT n.id, n.address, n.currency, t.flags & 7 AS rules, t.debits_posted, t.credits_posted,
      t.debits_pending, t.credits_pending
    FROM ledger.account_names n
    JOIN ledger.account_totals t ON t.account_id = n.id AND t.currency = n.currency
  ) a
  FULL JOIN ledger.proved_accounts p ON p.account_id = a.id
  LEFT JOIN ledger.sum_transfers(new_batches) d ON d.account_id = coalesce(a.id, p.account_id)
  LEFT JOIN ledger.sum_transfers(old_batches) o ON o.account_id = coalesce(a.id, p.account_id);
END
$$;
