-- The role of the program has no right to change the tables of the ledger. These functions change them for
-- it, with the rights of their owner and a search path that no caller sets; database/grants.sql says who may
-- call them.

-- Locks accounts for the rest of the caller's transaction, in id order, as postings do.
CREATE FUNCTION ledger.hold_accounts(account_ids bigint[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger.account_totals t WHERE t.account_id = ANY (account_ids)
  ORDER BY t.account_id FOR NO KEY UPDATE;
END
$$;

DO $$
DECLARE
  door regprocedure;
BEGIN
  FOREACH door IN ARRAY ARRAY[
    'ledger.post_chains(text[], bytea[], smallint[], boolean[], bigint[], bigint[], bigint[], bigint[],'
      || 'text[], smallint[], smallint[], bigint[], text[], text[], bigint[], bigint[], bigint[])',
    'ledger.open_accounts(jsonb)', 'ledger.refuse_debits(bigint[], timestamptz, text)',
    'ledger.close_accounts(bigint[])', 'ledger.tombstone_keys(text[])',
    'ledger.hold_accounts(bigint[])', 'ledger.create_partitions(integer, timestamptz)',
    'ledger.prove(boolean)'
  ]::regprocedure[] LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = pg_catalog, pg_temp', door);
  END LOOP;
END
$$;
