-- The proof itself, from the parts before.

-- The sums of the accounts that are compared, by currency.
CREATE FUNCTION ledger.currency_sums() RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_object_agg(x.currency, jsonb_build_object(
      'debits', x.debits::text, 'credits', x.credits::text, 'zero', x.zero)), '{}')
    FROM (
      SELECT p.currency, sum(p.debits_posted) AS debits, sum(p.credits_posted) AS credits,
        sum(p.debits_posted) = sum(p.credits_posted)
        AND sum(p.debits_pending) = sum(p.credits_pending) AS zero
      FROM proving p WHERE p.currency IS NOT NULL GROUP BY p.currency
    ) x
  );
END
$$;

-- Proves everything since the last sound proof and what is due of the ledger before, or the whole history.
-- Runs in one repeatable read transaction, so that balances and transfers are of the same instant.
CREATE OR REPLACE FUNCTION ledger.prove(whole boolean DEFAULT false) RETURNS ledger.proofs
LANGUAGE plpgsql AS $$
DECLARE
  proof ledger.proofs;
  kept ledger.proofs;
  slices integer[];
  old_batches bigint[];
  new_batches bigint[];
  transfer_total bigint;
  found jsonb;
BEGIN
  IF current_setting('transaction_isolation') <> 'repeatable read' THEN
    RAISE EXCEPTION 'ledger.prove needs repeatable read' USING ERRCODE = '25001';
  END IF;
  -- The snapshot must be younger than the end of the proof before.
  IF NOT pg_try_advisory_xact_lock(hashtext('ledger.prove')) THEN
    RAISE EXCEPTION 'another proof is under way' USING ERRCODE = '55P03';
  END IF;

  SELECT p.* INTO kept FROM ledger.proofs p WHERE p.sound ORDER BY p.id DESC LIMIT 1;
  slices := CASE WHEN whole THEN ARRAY[0, 1, 2, 3, 4, 5, 6] ELSE ledger.slices_due() END;
  SELECT coalesce(array_agg(c.id) FILTER (WHERE NOT c.fresh), '{}'),
    coalesce(array_agg(c.id) FILTER (WHERE c.fresh), '{}'),
    coalesce(sum(c.size) FILTER (WHERE whole OR c.fresh), 0)::bigint,
    jsonb_build_object('batch_faults', coalesce(
      jsonb_agg(jsonb_build_object('batch', c.id::text, 'fault', c.fault))
        FILTER (WHERE c.fault IS NOT NULL), '[]'))
  INTO old_batches, new_batches, transfer_total, found
  FROM ledger.check_batches(whole, slices) c;
  PERFORM ledger.compare_accounts(whole, CASE WHEN whole THEN old_batches END, new_batches);

  -- Each of these lists is empty in a sound proof.
  found := found || jsonb_build_object(
    'cut_strands', (SELECT coalesce(jsonb_agg(h), '[]') FROM ledger.check_heads() h),
    'proof_faults', (SELECT coalesce(jsonb_agg(c::text), '[]') FROM ledger.check_proofs() c),
    'head_faults', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'proof', h.proof_id::text, 'batch', h.batch_id::text)), '[]')
      FROM ledger.check_vouched_heads(CASE WHEN whole THEN 0 ELSE kept.id END) h
    ),
    'account_differences', (
      SELECT coalesce(jsonb_agg(x.account_id::text), '[]') FROM (
        SELECT p.account_id FROM proving p WHERE NOT p.same ORDER BY 1 LIMIT 100
      ) x
    ),
    'name_differences', (
      SELECT coalesce(jsonb_agg(x.account_id::text), '[]') FROM (
        SELECT p.account_id FROM proving p WHERE NOT p.named ORDER BY 1 LIMIT 100
      ) x
    ),
    'claim_faults', (
      SELECT coalesce(jsonb_agg(jsonb_build_object(
        'source', x.source, 'owner', x.owner::text, 'account', x.account_id::text)), '[]')
      FROM (SELECT c.* FROM ledger.check_claims() c ORDER BY 1, 2 LIMIT 100) x
    )
  );
  proof.sound := NOT EXISTS (SELECT FROM jsonb_each(found) f WHERE f.value <> '[]');
  found := found || jsonb_build_object(
    'stray_transfers',
    ledger.stray_transfers(whole, slices, coalesce(kept.made_at, '2024-01-01Z')),
    -- A proof before this version has no such hash; one that is gone took its promise along.
    'vouched_changed', CASE
      WHEN kept.id IS NULL THEN EXISTS (SELECT FROM ledger.proved_accounts)
      ELSE coalesce(kept.body ->> 'vouched' <> ledger.vouched(), false)
    END,
    'currencies', ledger.currency_sums()
  );
  proof.sound := proof.sound AND found ->> 'stray_transfers' = '0'
    AND NOT (found ->> 'vouched_changed')::boolean
    AND NOT EXISTS (
      SELECT FROM jsonb_each(found -> 'currencies') c WHERE NOT (c.value ->> 'zero')::boolean);

  IF proof.sound THEN
    PERFORM ledger.vouch();
  END IF;
  proof.made_at := clock_timestamp();
  proof.body := found || jsonb_build_object(
    'whole', whole, 'kept', kept.id::text, 'walked', to_jsonb(slices),
    'walked_batches', cardinality(old_batches),
    'batches', cardinality(new_batches) + CASE WHEN whole THEN cardinality(old_batches) ELSE 0 END,
    'transfers', transfer_total, 'made_at', proof.made_at, 'sound', proof.sound,
    'vouched', CASE WHEN proof.sound THEN ledger.vouched() END,
    'heads', (
      SELECT coalesce(jsonb_object_agg(s.strand, jsonb_build_array(
        s.last_batch_id::text, encode(s.last_hash, 'hex'))), '{}')
      FROM ledger.strands s WHERE s.last_batch_id <> 0
    )
  );
  proof.previous := coalesce((SELECT p.hash FROM ledger.proofs p ORDER BY p.id DESC LIMIT 1), '\x');
  proof.hash := sha256(proof.previous || convert_to(proof.body::text, 'UTF8'));
  INSERT INTO ledger.proofs (made_at, sound, body, previous, hash)
  VALUES (proof.made_at, proof.sound, proof.body, proof.previous, proof.hash)
  RETURNING * INTO proof;
  RETURN proof;
END
$$;
