-- Posting in full: the accounts are locked, the chains evaluated one after another, each seeing what
-- those before it did, and what is accepted is written as one batch.

CREATE FUNCTION ledger.post_evaluated(
  keys text[], hashes bytea[], chain_sizes smallint[], store_refusals boolean[],
  debits bigint[], credits bigint[], overflows bigint[], amounts bigint[], currencies text[],
  codes smallint[], kinds smallint[], pendings bigint[], refs text[]
) RETURNS ledger.answers
LANGUAGE plpgsql AS $$
DECLARE
  pending CONSTANT smallint := 2;
  post CONSTANT smallint := 3;
  void CONSTANT smallint := 4;
  debit_rule CONSTANT integer := 1;
  credit_rule CONSTANT integer := 2;
  hot CONSTANT integer := 4;
  closed CONSTANT integer := 8;
  refusing CONSTANT integer := 16;
  amount_max CONSTANT bigint := 9000000000000000;
  total_max CONSTANT bigint := 9000000000000000000;

  chains CONSTANT integer := cardinality(keys);
  items CONSTANT integer := cardinality(debits);
  refusals text[] := array_fill(NULL::text, ARRAY[chains]);
  refused_items integer[] := array_fill(NULL::integer, ARRAY[chains]);
  details text[] := array_fill(NULL::text, ARRAY[chains]);
  replayed boolean[] := array_fill(false, ARRAY[chains]);
  rows_from integer[] := array_fill(NULL::integer, ARRAY[chains]);
  rows_count integer[] := array_fill(0, ARRAY[chains]);
  first_ids bigint[] := array_fill(NULL::bigint, ARRAY[chains]);
  answered boolean[] := array_fill(false, ARRAY[chains]);
  refused boolean := false;
  known record;
  twin integer;
  twin_of integer[];

  -- Pending transfers that posts and voids of this call name, and how they ended so far.
  held_ids bigint[];
  held_debits bigint[];
  held_credits bigint[];
  held_amounts bigint[];
  held_posted boolean[];
  held_by bigint[];
  held integer;
  held_amount bigint;

  -- The accounts, with the totals as they are after what was accepted so far.
  book ledger.account_book;
  ids bigint[];
  account_currencies text[];
  flags integer[];
  debited bigint[];
  credited bigint[];
  debit_held bigint[];
  credit_held bigint[];
  heads bigint[];
  wanted bigint[];

  -- The transfers accepted so far.
  written integer := 0;
  out_ids bigint[];
  out_items integer[];
  out_debits integer[];
  out_credits integer[];
  out_amounts bigint[];
  out_released bigint[];
  debit_balances bigint[];
  credit_balances bigint[];
  debit_previous bigint[];
  credit_previous bigint[];
  row_debits bigint[];
  row_credits bigint[];
  row_pendings bigint[];
  row_codes smallint[];
  row_kinds smallint[];
  row_keys text[];
  row_refs text[];

  -- Ids per transfer given: a second one where an overflow account may have to add to it.
  stride integer := 1;
  rows_max integer[];
  strand ledger.taken_strand;
  batch_id bigint;
  chain_start integer;
  chain_end integer := 0;
  refusal text;
  ends_hold boolean;
  id bigint;
  kind smallint;
  debit_id bigint;
  credit_id bigint;
  debit integer;
  credit integer;
  amount bigint;
  rest bigint;
  new_keys integer;
  done boolean;
BEGIN
  -- 1. What is pending. It never changes, so it may be read before the locks.
  IF pendings <> array_fill(0::bigint, ARRAY[cardinality(pendings)]) THEN
    SELECT array_agg(t.id), array_agg(t.debit_account_id), array_agg(t.credit_account_id),
      array_agg(t.amount), array_agg(NULL::boolean), array_agg(NULL::bigint)
    INTO held_ids, held_debits, held_credits, held_amounts, held_posted, held_by
    FROM ledger.transfers t WHERE t.id = ANY (pendings) AND t.kind = pending;
  END IF;

  -- 2. The accounts.
  wanted := debits || credits || overflows || held_debits || held_credits;
  PERFORM ledger.lock_accounts(wanted);
  book := ledger.read_accounts(wanted);
  ids := book.ids;
  account_currencies := book.currencies;
  flags := book.flags;
  debited := book.debited;
  credited := book.credited;
  debit_held := book.debit_held;
  credit_held := book.credit_held;
  heads := book.last_ids;
  IF held_ids IS NOT NULL THEN
    SELECT array_agg(r.posted ORDER BY u.place) INTO held_posted
    FROM unnest(held_ids) WITH ORDINALITY u (held_id, place)
    LEFT JOIN ledger.resolutions r ON r.pending_id = u.held_id;
  END IF;

  -- 3. The batch, and an id for each transfer that may be accepted.
  strand := ledger.take_strand(book.newest_id, 0, 1);
  batch_id := strand.batch_id;
  IF overflows <> array_fill(0::bigint, ARRAY[items]) THEN
    stride := 2;
  END IF;
  rows_max := ARRAY[items * stride];
  out_items := array_fill(0, rows_max);
  out_debits := out_items;
  out_credits := out_items;
  out_ids := array_fill(0::bigint, rows_max);
  out_amounts := out_ids;
  out_released := out_ids;
  debit_balances := array_fill(NULL::bigint, rows_max);
  credit_balances := debit_balances;
  debit_previous := out_ids;
  credit_previous := out_ids;
  FOR chain_no IN 1..chains LOOP
    first_ids[chain_no] := batch_id + chain_end * stride;
    chain_end := chain_end + chain_sizes[chain_no];
  END LOOP;

  -- 4. Take the keys, in their order, so that two calls never wait crosswise. Since the accounts
  -- are locked, a repeat that was in flight has ended.
  INSERT INTO ledger.keys (key, hash, first_id, id_range)
  SELECT keys[c], hashes[c], first_ids[c], chain_sizes[c] * stride
  FROM generate_series(1, chains) c
  ORDER BY keys[c], c
  ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS new_keys = ROW_COUNT;
  IF new_keys < chains THEN
    FOR known IN
      SELECT k.* FROM ledger.keys k
      WHERE k.key = ANY (keys) AND (k.first_id IS NULL OR ledger.batch_of(k.first_id) <> batch_id)
    LOOP
      twin := array_position(keys, known.key);
      WHILE twin IS NOT NULL LOOP
        new_keys := new_keys + 1;
        answered[twin] := true;
        IF known.hash IS NULL THEN
          refusals[twin] := 'tombstoned';
        ELSIF known.hash <> hashes[twin] THEN
          refusals[twin] := 'idempotency_conflict';
        ELSE
          replayed[twin] := true;
          refusals[twin] := known.refusal;
          refused_items[twin] := known.refused_at;
          details[twin] := known.detail;
          first_ids[twin] := known.first_id;
        END IF;
        twin := array_position(keys, known.key, twin + 1);
      END LOOP;
    END LOOP;
  END IF;
  IF new_keys < chains THEN
    -- The same key more than once in this call: the first of them answers for the others.
    SELECT array_agg(same.first ORDER BY same.place) INTO twin_of FROM (
      SELECT u.place, min(u.place) OVER (PARTITION BY u.key) AS first
      FROM unnest(keys) WITH ORDINALITY u (key, place)
    ) same;
    FOR chain_no IN 1..chains LOOP
      twin := twin_of[chain_no];
      CONTINUE WHEN answered[chain_no] OR twin = chain_no;
      answered[chain_no] := true;
      replayed[chain_no] := hashes[twin] = hashes[chain_no];
      IF NOT replayed[chain_no] THEN
        refusals[chain_no] := 'idempotency_conflict';
      END IF;
    END LOOP;
  END IF;

  -- 5. Evaluate the chains.
  chain_end := 0;
  FOR chain_no IN 1..chains LOOP
    chain_start := chain_end + 1;
    chain_end := chain_end + chain_sizes[chain_no];
    CONTINUE WHEN answered[chain_no];

    rows_from[chain_no] := written + 1;
    FOR item IN chain_start..chain_end LOOP
      id := batch_id + (item - 1) * stride;
      kind := kinds[item];
      amount := amounts[item];
      debit_id := debits[item];
      credit_id := credits[item];
      rest := 0;
      ends_hold := kind = post OR kind = void;
      IF ends_hold THEN
        held := array_position(held_ids, pendings[item]);
        held_amount := held_amounts[held];
        debit_id := coalesce(nullif(debit_id, 0), held_debits[held]);
        credit_id := coalesce(nullif(credit_id, 0), held_credits[held]);
      END IF;
      debit := width_bucket(debit_id, book.ids);
      credit := width_bucket(credit_id, book.ids);
      IF overflows[item] <> 0 AND ids[debit] = debit_id AND flags[debit] & debit_rule > 0 THEN
        rest := greatest(amount - (credited[debit] - debited[debit] - debit_held[debit]), 0);
        amount := amount - rest;
      END IF;

      LOOP
        refusal := CASE
          WHEN amounts[item] < 0 THEN 'amount_out_of_range'
          WHEN amounts[item] > amount_max THEN 'amount_out_of_range'
          WHEN kind <= post AND amounts[item] = 0 THEN 'amount_must_be_positive'
          WHEN kind > post AND amounts[item] > 0 THEN 'amount_must_be_zero'
          WHEN ids[debit] IS DISTINCT FROM debit_id THEN 'debit_account_unknown'
          WHEN ids[credit] IS DISTINCT FROM credit_id THEN 'credit_account_unknown'
          WHEN debit = credit THEN 'accounts_must_differ'
          WHEN account_currencies[debit] <> currencies[item] THEN 'currency_mismatch'
          WHEN account_currencies[credit] <> currencies[item] THEN 'currency_mismatch'
          WHEN kind = void THEN NULL
          WHEN flags[debit] & closed > 0 THEN 'debit_account_closed'
          WHEN flags[credit] & closed > 0 THEN 'credit_account_closed'
          WHEN flags[debit] & refusing > 0 AND codes[item] BETWEEN 100 AND 199
            THEN 'debits_refused'
          WHEN kind > pending THEN NULL
          WHEN debited[debit] > total_max - amount THEN 'total_out_of_range'
          WHEN credited[credit] > total_max - amount THEN 'total_out_of_range'
          WHEN flags[debit] & debit_rule > 0
            AND debited[debit] + debit_held[debit] + amount > credited[debit] THEN 'exceeds_credits'
          WHEN flags[credit] & credit_rule > 0
            AND credited[credit] + credit_held[credit] + amount > debited[credit]
            THEN 'exceeds_debits'
        END;
        IF ends_hold THEN
          refusal := CASE
            WHEN held IS NULL THEN 'pending_unknown'
            WHEN refusal IS NOT NULL THEN refusal
            WHEN held_debits[held] <> debit_id THEN 'pending_has_other_accounts'
            WHEN held_credits[held] <> credit_id THEN 'pending_has_other_accounts'
            WHEN held_posted[held] THEN 'pending_already_posted'
            WHEN NOT held_posted[held] THEN 'pending_already_voided'
            WHEN amount > held_amount THEN 'exceeds_pending_amount'
          END;
        END IF;
        EXIT WHEN refusal IS NOT NULL;

        IF amount > 0 OR rest = 0 THEN
          IF kind = pending THEN
            debit_held[debit] := debit_held[debit] + amount;
            credit_held[credit] := credit_held[credit] + amount;
          ELSE
            debited[debit] := debited[debit] + amount;
            credited[credit] := credited[credit] + amount;
          END IF;
          written := written + 1;
          IF ends_hold THEN
            debit_held[debit] := debit_held[debit] - held_amount;
            credit_held[credit] := credit_held[credit] - held_amount;
            held_posted[held] := kind = post;
            held_by[held] := id;
            out_released[written] := held_amount - amount;
          END IF;
          out_ids[written] := id;
          out_items[written] := item;
          out_debits[written] := debit;
          out_credits[written] := credit;
          out_amounts[written] := amount;
          debit_previous[written] := heads[debit];
          credit_previous[written] := heads[credit];
          IF flags[debit] & hot = 0 THEN
            heads[debit] := id;
            debit_balances[written] := credited[debit] - debited[debit] - debit_held[debit];
          END IF;
          IF flags[credit] & hot = 0 THEN
            heads[credit] := id;
            credit_balances[written] := credited[credit] - debited[credit] - debit_held[credit];
          END IF;
        END IF;
        EXIT WHEN rest = 0;
        amount := rest;
        rest := 0;
        id := id + 1;
        debit_id := overflows[item];
        debit := width_bucket(debit_id, book.ids);
      END LOOP;

      IF refusal IS NOT NULL THEN
        refused := true;
        refusals[chain_no] := refusal;
        refused_items[chain_no] := item - chain_start;
        IF refusal = 'debits_refused' THEN
          details[chain_no] := (
            SELECT n.debits_refusal FROM ledger.account_names n WHERE n.id = debit_id
          );
        END IF;
        EXIT;
      END IF;
    END LOOP;

    IF refusals[chain_no] IS NULL THEN
      rows_count[chain_no] := written - rows_from[chain_no] + 1;
      CONTINUE;
    END IF;
    -- All or nothing: take back what the chain did before it was refused.
    FOR place IN REVERSE written..rows_from[chain_no] LOOP
      kind := kinds[out_items[place]];
      debit := out_debits[place];
      credit := out_credits[place];
      amount := out_amounts[place];
      heads[debit] := debit_previous[place];
      heads[credit] := credit_previous[place];
      debit_balances[place] := NULL;
      credit_balances[place] := NULL;
      out_released[place] := 0;
      IF kind = pending THEN
        debit_held[debit] := debit_held[debit] - amount;
        credit_held[credit] := credit_held[credit] - amount;
        CONTINUE;
      END IF;
      debited[debit] := debited[debit] - amount;
      credited[credit] := credited[credit] - amount;
      IF kind = post OR kind = void THEN
        held := array_position(held_by, out_ids[place]);
        debit_held[debit] := debit_held[debit] + held_amounts[held];
        credit_held[credit] := credit_held[credit] + held_amounts[held];
        held_posted[held] := NULL;
        held_by[held] := NULL;
      END IF;
    END LOOP;
    written := rows_from[chain_no] - 1;
    rows_from[chain_no] := NULL;
  END LOOP;

  -- 6. Write what was accepted, and those refusals that are final.
  IF refused THEN
    DELETE FROM ledger.keys k
    USING unnest(keys, refused_items, answered, store_refusals) u (key, item, answered, stored)
    WHERE k.key = u.key AND u.item IS NOT NULL AND NOT u.answered AND NOT u.stored;
    UPDATE ledger.keys k SET
      first_id = NULL, id_range = 0, refusal = u.refusal, refused_at = u.item, detail = u.detail,
      recorded_at = clock_timestamp()
    FROM unnest(keys, refused_items, answered, store_refusals, refusals, details)
      u (key, item, answered, stored, refusal, detail)
    WHERE k.key = u.key AND u.item IS NOT NULL AND NOT u.answered AND u.stored;
  END IF;
  IF held_ids IS NOT NULL THEN
    INSERT INTO ledger.resolutions (pending_id, transfer_id, posted)
    SELECT u.held_id, u.held_by, u.posted
    FROM unnest(held_ids, held_by, held_posted) u (held_id, held_by, posted)
    WHERE u.held_by IS NOT NULL;
  END IF;
  -- Assigned, not performed: an expression costs less than a statement.
  IF written > 0 THEN
    row_keys := keys;
    IF items > chains THEN
      SELECT array_agg(keys[u.chain_no] ORDER BY u.chain_no) INTO row_keys
      FROM unnest(chain_sizes) WITH ORDINALITY u (size, chain_no)
      CROSS JOIN generate_series(1, u.size);
    END IF;
    SELECT array_agg(ids[out_debits[place]]), array_agg(ids[out_credits[place]]),
      array_agg(pendings[out_items[place]]), array_agg(codes[out_items[place]]),
      array_agg(kinds[out_items[place]]), array_agg(row_keys[out_items[place]]),
      array_agg(refs[out_items[place]])
    INTO row_debits, row_credits, row_pendings, row_codes, row_kinds, row_keys, row_refs
    FROM generate_series(1, written) place;
    out_ids := out_ids[1:written];
    debit_balances := debit_balances[1:written];
    credit_balances := credit_balances[1:written];
    UPDATE ledger.account_totals a SET
      debits_posted = debited[place], credits_posted = credited[place],
      debits_pending = debit_held[place], credits_pending = credit_held[place],
      last_transfer_id = heads[place]
    FROM generate_series(1, cardinality(ids)) place
    WHERE a.ctid = book.places[place] AND heads[place] <> book.last_ids[place];
    done := ledger.write_batch(
      strand, out_ids, row_debits, row_credits, out_amounts[1:written], out_released[1:written],
      debit_balances, credit_balances, debit_previous[1:written], credit_previous[1:written],
      row_pendings, row_codes, row_kinds, row_keys, row_refs
    );
    IF ledger.day_of(book.oldest_id) < ledger.day_of(batch_id) THEN
      done := ledger.mark_days(ids, heads, book.last_ids);
    END IF;
    IF book.any_flags & hot > 0 THEN
      done := ledger.add_hot(ids, flags, debited, credited, debit_held, credit_held);
    END IF;
  END IF;

  -- 7. First answers that were given before.
  IF written = 0 THEN
    out_ids := '{}';
    debit_balances := '{}';
    credit_balances := '{}';
  END IF;
  IF true = ANY (replayed) THEN
    FOR chain_no IN 1..chains LOOP
      CONTINUE WHEN NOT replayed[chain_no];
      twin := coalesce(twin_of[chain_no], chain_no);
      IF twin < chain_no THEN
        refusals[chain_no] := refusals[twin];
        refused_items[chain_no] := refused_items[twin];
        details[chain_no] := details[twin];
        rows_from[chain_no] := rows_from[twin];
        rows_count[chain_no] := rows_count[twin];
      ELSIF refusals[chain_no] IS NULL THEN
        rows_from[chain_no] := cardinality(out_ids) + 1;
        SELECT out_ids || array_agg(t.id ORDER BY t.id),
          debit_balances || array_agg(t.debit_after ORDER BY t.id),
          credit_balances || array_agg(t.credit_after ORDER BY t.id)
        INTO out_ids, debit_balances, credit_balances
        FROM ledger.transfers t
        JOIN ledger.keys k ON t.id BETWEEN k.first_id AND k.first_id + k.id_range - 1
        WHERE k.key = keys[chain_no];
        rows_count[chain_no] := cardinality(out_ids) - rows_from[chain_no] + 1;
      END IF;
    END LOOP;
  END IF;
  RETURN ROW(
    refusals, refused_items, details, replayed, rows_from, rows_count, out_ids, debit_balances,
    credit_balances
  )::ledger.answers;
END
$$;
