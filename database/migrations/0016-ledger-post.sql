-- Posting: one call evaluates a list of chains in order and writes what it accepts as one batch.
-- The signature and what it promises are described in packages/ledger/README.md.

-- The way of nearly every call: transfers without holds, of which none is refused and no key is
-- known. The accounts are read without a lock, a few steps a transfer do, and the change is good if
-- no account moved meanwhile. Answers without lists, and changes nothing, where that is not so.
-- PostgreSQL prepares each expression once per transaction, so the fewer there are, the better.
CREATE FUNCTION ledger.post_plain(
  keys text[], hashes bytea[], chain_sizes smallint[],
  debits bigint[], credits bigint[], amounts bigint[], currencies text[],
  codes smallint[], kinds smallint[], pendings bigint[], refs text[], stride integer
) RETURNS ledger.answers
LANGUAGE plpgsql AS $$
DECLARE
  items CONSTANT integer := cardinality(debits);
  book ledger.account_book;
  strand ledger.taken_strand;
  ids bigint[];
  flags integer[];
  debited bigint[];
  credited bigint[];
  heads bigint[];
  item_ids bigint[];
  none bigint[] := array_fill(0::bigint, ARRAY[items]);
  debit_balances bigint[] := array_fill(NULL::bigint, ARRAY[items]);
  credit_balances bigint[] := debit_balances;
  debit_previous bigint[] := none;
  credit_previous bigint[] := none;
  item_keys text[] := keys;
  first_rows integer[];
  sizes integer[];
  debit integer;
  credit integer;
  amount bigint;
  updated integer;
  done boolean;
BEGIN
  book := ledger.read_accounts(debits || credits);
  -- 8 closed, 16 refuses debits.
  IF (book.any_flags & 24 = 0 AND array_fill(book.currency, ARRAY[items]) = currencies) IS NOT TRUE
  THEN
    RETURN NULL;
  END IF;
  ids := book.ids;
  flags := book.flags;
  debited := book.debited;
  credited := book.credited;
  heads := book.last_ids;
  strand := ledger.take_strand(book.newest_id, items, stride);
  item_ids := strand.ids;

  FOR item IN 1..items LOOP
    debit := width_bucket(debits[item], book.ids);
    credit := width_bucket(credits[item], book.ids);
    amount := amounts[item];
    -- A transfer of kind 1 moves money, a check of kind 5 none.
    IF (
      ids[debit] = debits[item] AND ids[credit] = credits[item] AND debit <> credit
      AND CASE kinds[item] WHEN 1 THEN amount BETWEEN 1 AND 9000000000000000 ELSE amount = 0 END
      AND debited[debit] <= 9000000000000000000 - amount
      AND credited[credit] <= 9000000000000000000 - amount
    ) IS NOT TRUE THEN
      RETURN NULL;
    END IF;
    debited[debit] := debited[debit] + amount;
    credited[credit] := credited[credit] + amount;
    debit_previous[item] := heads[debit];
    credit_previous[item] := heads[credit];
    IF flags[debit] & 4 = 0 THEN
      heads[debit] := item_ids[item];
      debit_balances[item] := credited[debit] - debited[debit] - book.debit_held[debit];
      IF flags[debit] & 1 > 0 AND debit_balances[item] < 0 THEN
        RETURN NULL;
      END IF;
    END IF;
    IF flags[credit] & 4 = 0 THEN
      heads[credit] := item_ids[item];
      credit_balances[item] := credited[credit] - debited[credit] - book.debit_held[credit];
      IF flags[credit] & 2 > 0 AND credited[credit] + book.credit_held[credit] > debited[credit] THEN
        RETURN NULL;
      END IF;
    END IF;
  END LOOP;
  IF items > cardinality(keys) THEN
    SELECT array_agg(u.first), array_agg(u.size) INTO first_rows, sizes FROM (
      SELECT t.size, 1 + sum(t.size) OVER (ORDER BY t.place) - t.size AS first
      FROM unnest(chain_sizes) WITH ORDINALITY t (size, place)
    ) u;
    item_keys := ARRAY(
      SELECT keys[place] FROM generate_series(1, cardinality(keys)) place,
        generate_series(1, sizes[place])
      ORDER BY place
    );
  END IF;

  BEGIN
    UPDATE ledger.account_totals a SET
      debits_posted = debited[place], credits_posted = credited[place],
      last_transfer_id = heads[place]
    FROM generate_series(1, cardinality(ids)) place
    WHERE a.ctid = book.places[place] AND a.account_id = ids[place]
      AND a.last_transfer_id = book.last_ids[place] AND book.flags[place] & 4 = 0
      AND ledger.flags_now(a.flags, a.debits_refused_from) = book.flags[place];
    GET DIAGNOSTICS updated = ROW_COUNT;
    IF updated < book.colds THEN
      RAISE SQLSTATE 'AR001';
    END IF;
    -- In their order, so that two calls never wait crosswise.
    INSERT INTO ledger.keys (key, hash, first_id, id_range)
    SELECT keys[c], hashes[c], item_ids[coalesce(first_rows[c], c)],
      chain_sizes[c] * stride
    FROM generate_series(1, cardinality(keys)) c
    ORDER BY keys[c];
  EXCEPTION WHEN unique_violation OR SQLSTATE 'AR001' THEN
    RETURN NULL;
  END;
  -- Assigned, not performed: an expression costs less than a statement.
  done := ledger.write_batch(
    strand, item_ids, debits, credits, amounts, none, debit_balances, credit_balances,
    debit_previous, credit_previous, pendings, codes, kinds, item_keys, refs
  );
  IF ledger.day_of(book.oldest_id) < ledger.day_of(strand.batch_id) THEN
    done := ledger.mark_days(ids, heads, book.last_ids);
  END IF;
  IF book.any_flags & 4 > 0 THEN
    done := ledger.add_hot(ids, flags, debited, credited, book.debit_held, book.credit_held);
  END IF;
  RETURN ROW(
    NULL, NULL, NULL, NULL, first_rows, sizes, item_ids, debit_balances, credit_balances
  )::ledger.answers;
END
$$;

CREATE FUNCTION ledger.post_chains(
  keys text[], hashes bytea[], chain_sizes smallint[], store_refusals boolean[],
  debits bigint[], credits bigint[], overflows bigint[], amounts bigint[], currencies text[],
  codes smallint[], kinds smallint[], pendings bigint[], refs text[]
) RETURNS ledger.answers
LANGUAGE plpgsql AS $$
DECLARE
  answer ledger.answers;
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'ledger.post_chains needs read committed' USING ERRCODE = '25001';
  END IF;
  IF cardinality(debits) > 2048 THEN
    RAISE EXCEPTION 'more than 2048 transfers in one call' USING ERRCODE = '54000';
  END IF;
  IF kinds <@ '{1,5}'::smallint[] THEN
    answer := ledger.post_plain(
      keys, hashes, chain_sizes, debits, credits, amounts, currencies, codes, kinds, pendings,
      refs, CASE WHEN overflows = array_fill(0::bigint, ARRAY[cardinality(debits)]) THEN 1 ELSE 2 END
    );
    IF answer.transfer_ids IS NOT NULL THEN
      RETURN answer;
    END IF;
  END IF;
  RETURN ledger.post_evaluated(
    keys, hashes, chain_sizes, store_refusals, debits, credits, overflows, amounts, currencies,
    codes, kinds, pendings, refs
  );
END
$$;
