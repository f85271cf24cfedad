-- Posting: one call evaluates a list of chains in order and writes what it accepts as one batch.
-- The signature and what it promises are described in packages/ledger/README.md.

-- The way of nearly every call: transfers without holds, of which none is refused and no key is
-- known. The caller sums up what they do to each account (packages/ledger/src/plain.ts), so that one
-- update changes all accounts, on condition that none breaks a rule on the way, and tells what they
-- held. Answers without lists, and changes nothing, where that is not so.
--
-- What the lists of lists hold; items and places count from 1, in the order of the transfers and in
-- that of account ids:
--   colds  account, debited, credited, the least it must have had available before, the same for
--          accounts whose credits must not exceed debits, its last item, which of the currencies
--   sides  per transfer: place of the debit account in colds, of the credit account (0: it is hot),
--          what becomes available on each by later items, the item before on each (0: none)
--   hots   account, debited, credited, which of the currencies
CREATE FUNCTION ledger.post_plain(
  keys text[], hashes bytea[], chain_sizes smallint[],
  debits bigint[], credits bigint[], amounts bigint[],
  codes smallint[], kinds smallint[], pendings bigint[], refs text[], stride integer,
  currency_names text[], colds bigint[], sides bigint[], hots bigint[]
) RETURNS ledger.answers
LANGUAGE plpgsql AS $$
DECLARE
  items CONSTANT integer := cardinality(debits);
  strand ledger.taken_strand;
  item_ids bigint[];
  places integer[];
  cold_ids bigint[];
  heads bigint[];
  old_heads bigint[];
  oldest bigint;
  updated integer;
  debit_balances bigint[];
  credit_balances bigint[];
  debit_previous bigint[];
  credit_previous bigint[];
  item_keys text[] := keys;
  first_rows integer[];
  sizes integer[];
  done boolean;
BEGIN
  strand := ledger.take_strand(0, items, stride);
  item_ids := strand.ids;
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
    WITH moved AS (
      UPDATE ledger.account_totals a SET
        debits_posted = a.debits_posted + colds[place][2],
        credits_posted = a.credits_posted + colds[place][3],
        last_transfer_id = item_ids[colds[place][6]]
      FROM generate_series(1, array_length(colds, 1)) place
      WHERE a.account_id = colds[place][1]
        -- In one piece with its place: a rule for the account alone would let the planner expect few
        -- that keep it, and go through all accounts for them.
        AND CASE WHEN place > 0 THEN
          -- Neither hot nor closed, and no debits are refused.
          a.flags & 12 = 0 AND a.debits_refused_from > clock_timestamp()
          AND a.currency = currency_names[colds[place][7]]
          -- The clock of a machine may be set back; the order of an account's transfers may not.
          AND a.last_transfer_id < item_ids[1]
          AND a.debits_posted <= 9000000000000000000 - colds[place][2]
          AND a.credits_posted <= 9000000000000000000 - colds[place][3]
          AND (a.flags & 1 = 0
            OR a.credits_posted - a.debits_posted - a.debits_pending >= colds[place][4])
          AND (a.flags & 2 = 0
            OR a.debits_posted - a.credits_posted - a.credits_pending >= colds[place][5])
        END
      RETURNING place, a.account_id, old.last_transfer_id AS old_head, a.last_transfer_id AS head,
        a.credits_posted - a.debits_posted - a.debits_pending AS available
    ), account AS (
      SELECT array_agg(m.place) AS places, array_agg(m.account_id) AS ids,
        array_agg(m.head) AS heads, array_agg(m.old_head) AS old_heads,
        array_agg(m.available) AS available,
        min(m.old_head) FILTER (WHERE m.old_head > 0) AS oldest
      FROM moved m
    )
    SELECT o.places, o.ids, o.heads, o.old_heads, o.oldest,
      ARRAY(SELECT o.available[sides[i][1]] - sides[i][3] FROM generate_series(1, items) i),
      ARRAY(SELECT o.available[sides[i][2]] - sides[i][4] FROM generate_series(1, items) i),
      ARRAY(SELECT coalesce(item_ids[nullif(sides[i][5], 0)], o.old_heads[sides[i][1]], 0)
        FROM generate_series(1, items) i),
      ARRAY(SELECT coalesce(item_ids[nullif(sides[i][6], 0)], o.old_heads[sides[i][2]], 0)
        FROM generate_series(1, items) i)
    INTO places, cold_ids, heads, old_heads, oldest,
      debit_balances, credit_balances, debit_previous, credit_previous
    FROM account o;
    -- All of them, and in their order, as sides counts them. A sort would give the order, but costs
    -- a tenth of everything, and the lane's plans keep it.
    IF coalesce(places, '{}') <> ARRAY(SELECT generate_series(1, array_length(colds, 1))) THEN
      RAISE SQLSTATE 'AR001';
    END IF;
    -- In their order, so that two calls never wait crosswise.
    INSERT INTO ledger.keys (key, hash, first_id, id_range)
    SELECT keys[c], hashes[c], item_ids[coalesce(first_rows[c], c)],
      chain_sizes[c] * stride
    FROM generate_series(1, cardinality(keys)) c
    ORDER BY keys[c];
    -- Assigned, not performed: an expression costs less than a statement.
    done := ledger.write_batch(
      strand, item_ids, debits, credits, amounts, array_fill(0::bigint, ARRAY[items]),
      debit_balances, credit_balances, debit_previous, credit_previous, pendings, codes, kinds,
      item_keys, refs
    );
    IF ledger.day_of(oldest) < ledger.day_of(strand.batch_id) THEN
      done := ledger.mark_days(cold_ids, heads, old_heads);
    END IF;
    -- Hot accounts in id order, and last: their rows are held from here to the commit only.
    UPDATE ledger.account_totals a SET
      debits_posted = a.debits_posted + hots[place][2],
      credits_posted = a.credits_posted + hots[place][3]
    FROM generate_series(1, array_length(hots, 1)) place
    WHERE a.account_id = hots[place][1]
      AND CASE WHEN place > 0 THEN
        a.flags & 12 = 4 AND a.debits_refused_from > clock_timestamp()
        AND a.currency = currency_names[hots[place][4]]
      END;
    GET DIAGNOSTICS updated = ROW_COUNT;
    IF updated < coalesce(array_length(hots, 1), 0) THEN
      RAISE SQLSTATE 'AR001';
    END IF;
  EXCEPTION WHEN unique_violation OR SQLSTATE 'AR001' THEN
    RETURN NULL;
  END;
  RETURN ROW(
    NULL, NULL, NULL, NULL, first_rows, sizes, item_ids, debit_balances, credit_balances
  )::ledger.answers;
END
$$;

CREATE FUNCTION ledger.post_chains(
  keys text[], hashes bytea[], chain_sizes smallint[], store_refusals boolean[],
  debits bigint[], credits bigint[], overflows bigint[], amounts bigint[], currencies text[],
  codes smallint[], kinds smallint[], pendings bigint[], refs text[],
  -- What plain transfers come to; null: they are not plain, or nobody summed them up.
  currency_names text[] DEFAULT NULL, colds bigint[] DEFAULT NULL, sides bigint[] DEFAULT NULL,
  hots bigint[] DEFAULT NULL
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
  IF currency_names IS NOT NULL THEN
    answer := ledger.post_plain(
      keys, hashes, chain_sizes, debits, credits, amounts, codes, kinds, pendings, refs,
      CASE WHEN overflows = array_fill(0::bigint, ARRAY[cardinality(debits)]) THEN 1 ELSE 2 END,
      currency_names, colds, sides, hots
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
