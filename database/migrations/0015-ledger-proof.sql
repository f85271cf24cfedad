-- The daily proof: nobody rewrote a transfer, balances equal their sum, every currency sums to zero.

-- Where the last sound proof ended; the next one continues from there.
CREATE TABLE ledger.proved_strands (
  strand smallint PRIMARY KEY,
  batch_id bigint NOT NULL,
  hash bytea NOT NULL
);

CREATE TABLE ledger.proved_accounts (
  account_id bigint PRIMARY KEY,
  debits_posted bigint NOT NULL,
  credits_posted bigint NOT NULL,
  debits_pending bigint NOT NULL,
  credits_pending bigint NOT NULL
);

-- Every batch after the last proof, with what is wrong with it: null where it is sound.
CREATE FUNCTION ledger.check_batches(whole boolean)
RETURNS TABLE (id bigint, size bigint, fault text)
LANGUAGE sql STABLE
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
  SELECT b.id, found.size, CASE
      WHEN b.size <> found.size THEN 'transfers_missing'
      WHEN b.hash <> sha256(b.previous || convert_to(found.content, 'UTF8')) THEN 'content_changed'
      WHEN b.previous <> coalesce(b.hash_before, s.hash, '\x') THEN 'chain_broken'
    END
  FROM (
    SELECT n.id, n.size, n.previous, n.hash,
      lag(n.hash) OVER (PARTITION BY ledger.strand_of(n.id) ORDER BY n.id) AS hash_before
    FROM ledger.batches n
    LEFT JOIN ledger.proved_strands p ON p.strand = ledger.strand_of(n.id) AND NOT whole
    WHERE n.id > coalesce(p.batch_id, 0)
  ) b
  LEFT JOIN ledger.proved_strands s ON s.strand = ledger.strand_of(b.id) AND NOT whole
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
$$;

-- Strands whose head is not their last batch: the end of their chain was cut off.
CREATE FUNCTION ledger.check_heads() RETURNS SETOF smallint
LANGUAGE sql STABLE AS $$
  SELECT s.strand FROM ledger.strands s
  LEFT JOIN ledger.batches b ON b.id = s.last_batch_id
  WHERE s.last_batch_id <> 0 AND s.last_hash IS DISTINCT FROM b.hash
$$;

-- The totals that the transfers of these batches add to their accounts.
CREATE FUNCTION ledger.sum_transfers(batch_ids bigint[])
RETURNS TABLE (
  account_id bigint, debits_posted bigint, credits_posted bigint, debits_pending bigint,
  credits_pending bigint
)
LANGUAGE sql STABLE
SET jit = off
AS $$
  WITH moved AS (
    SELECT t.debit_account_id, t.credit_account_id,
      CASE WHEN t.kind IN (1, 3) THEN t.amount ELSE 0 END AS posted,
      CASE t.kind
        WHEN 2 THEN t.amount
        WHEN 3 THEN -t.amount - t.released
        WHEN 4 THEN -t.released
        ELSE 0
      END AS pending
    FROM unnest(batch_ids) b (id)
    CROSS JOIN LATERAL (
      SELECT * FROM ledger.transfers r WHERE r.id BETWEEN b.id AND b.id + 4095
    ) t
  )
  SELECT side.account_id, sum(side.debit)::bigint, sum(side.credit)::bigint,
    sum(side.debit_pending)::bigint, sum(side.credit_pending)::bigint
  FROM (
    SELECT m.debit_account_id AS account_id, m.posted AS debit, 0 AS credit,
      m.pending AS debit_pending, 0 AS credit_pending FROM moved m
    UNION ALL
    SELECT m.credit_account_id, 0, m.posted, 0, m.pending FROM moved m
  ) side
  GROUP BY side.account_id
$$;

-- Proves everything since the last sound proof, or the whole history. Runs in one repeatable read
-- transaction, so that balances and transfers are of the same instant.
CREATE FUNCTION ledger.prove(whole boolean DEFAULT false) RETURNS ledger.proofs
LANGUAGE plpgsql AS $$
DECLARE
  proof ledger.proofs;
  batch_ids bigint[];
  transfer_total bigint;
  faults jsonb;
  differences jsonb;
  currencies jsonb;
  cut_strands jsonb;
  stray bigint;
BEGIN
  IF current_setting('transaction_isolation') <> 'repeatable read' THEN
    RAISE EXCEPTION 'ledger.prove needs repeatable read' USING ERRCODE = '25001';
  END IF;
  -- The snapshot must be younger than the end of the proof before.
  IF NOT pg_try_advisory_xact_lock(hashtext('ledger.prove')) THEN
    RAISE EXCEPTION 'another proof is under way' USING ERRCODE = '55P03';
  END IF;

  SELECT coalesce(array_agg(c.id), '{}'), coalesce(sum(c.size), 0)::bigint,
    coalesce(jsonb_agg(jsonb_build_object('batch', c.id::text, 'fault', c.fault))
      FILTER (WHERE c.fault IS NOT NULL), '[]')
  INTO batch_ids, transfer_total, faults
  FROM ledger.check_batches(whole) c;
  SELECT coalesce(jsonb_agg(h), '[]') INTO cut_strands FROM ledger.check_heads() h;

  CREATE TEMP TABLE proving ON COMMIT DROP AS
  SELECT a.id AS account_id, a.currency, a.debits_posted, a.credits_posted, a.debits_pending,
    a.credits_pending, (
      coalesce(p.debits_posted, 0) + coalesce(d.debits_posted, 0),
      coalesce(p.credits_posted, 0) + coalesce(d.credits_posted, 0),
      coalesce(p.debits_pending, 0) + coalesce(d.debits_pending, 0),
      coalesce(p.credits_pending, 0) + coalesce(d.credits_pending, 0)
    ) = (a.debits_posted, a.credits_posted, a.debits_pending, a.credits_pending) AS same
  FROM ledger.accounts a
  LEFT JOIN ledger.proved_accounts p ON p.account_id = a.id AND NOT whole
  LEFT JOIN ledger.sum_transfers(batch_ids) d ON d.account_id = a.id;
  SELECT coalesce(jsonb_agg(x.account_id::text), '[]') INTO differences
  FROM (SELECT p.account_id FROM proving p WHERE NOT p.same ORDER BY 1 LIMIT 100) x;
  SELECT coalesce(jsonb_object_agg(x.currency, jsonb_build_object(
      'debits', x.debits::text, 'credits', x.credits::text, 'zero', x.zero
    )), '{}')
  INTO currencies
  FROM (
    SELECT p.currency, sum(p.debits_posted) AS debits, sum(p.credits_posted) AS credits,
      sum(p.debits_posted) = sum(p.credits_posted)
      AND sum(p.debits_pending) = sum(p.credits_pending) AS zero
    FROM proving p GROUP BY p.currency
  ) x;
  -- Transfers that belong to no batch can only be seen by counting all of them.
  IF whole THEN
    SELECT count(*) - transfer_total INTO stray FROM ledger.transfers t;
  END IF;

  proof.made_at := clock_timestamp();
  proof.body := jsonb_build_object(
    'whole', whole, 'batches', cardinality(batch_ids), 'transfers', transfer_total,
    'batch_faults', faults, 'cut_strands', cut_strands, 'account_differences', differences,
    'currencies', currencies, 'stray_transfers', coalesce(stray, 0),
    'made_at', proof.made_at,
    'heads', (
      SELECT coalesce(jsonb_object_agg(s.strand, jsonb_build_array(
        s.last_batch_id::text, encode(s.last_hash, 'hex'))), '{}')
      FROM ledger.strands s WHERE s.last_batch_id <> 0
    )
  );
  proof.sound := faults = '[]' AND cut_strands = '[]' AND differences = '[]'
    AND coalesce(stray, 0) = 0
    AND NOT EXISTS (SELECT FROM jsonb_each(currencies) c WHERE NOT (c.value ->> 'zero')::boolean);
  SELECT coalesce((SELECT p.hash FROM ledger.proofs p ORDER BY p.id DESC LIMIT 1), '\x')
  INTO proof.previous;
  proof.hash := sha256(proof.previous || convert_to(proof.body::text, 'UTF8'));
  INSERT INTO ledger.proofs (made_at, sound, body, previous, hash)
  VALUES (proof.made_at, proof.sound, proof.body, proof.previous, proof.hash)
  RETURNING * INTO proof;

  IF proof.sound THEN
    INSERT INTO ledger.proved_strands (strand, batch_id, hash)
    SELECT s.strand, s.last_batch_id, s.last_hash FROM ledger.strands s WHERE s.last_batch_id <> 0
    ON CONFLICT (strand) DO UPDATE SET batch_id = excluded.batch_id, hash = excluded.hash
    WHERE proved_strands.batch_id <> excluded.batch_id;
    INSERT INTO ledger.proved_accounts
    SELECT p.account_id, p.debits_posted, p.credits_posted, p.debits_pending, p.credits_pending
    FROM proving p
    ON CONFLICT (account_id) DO UPDATE SET
      debits_posted = excluded.debits_posted, credits_posted = excluded.credits_posted,
      debits_pending = excluded.debits_pending, credits_pending = excluded.credits_pending
    WHERE (proved_accounts.debits_posted, proved_accounts.credits_posted,
        proved_accounts.debits_pending, proved_accounts.credits_pending)
      <> (excluded.debits_posted, excluded.credits_posted, excluded.debits_pending,
        excluded.credits_pending);
  END IF;
  RETURN proof;
END
$$;
