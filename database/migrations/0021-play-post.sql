-- The vendor protocol's decisions: one call takes a list of requests, decides each one, divides and
-- posts what it accepts through the ledger and writes what follows from it. Requests of one call name
-- different players, in their order, and different transaction ids; the lane sees to that, so that
-- sets can replace loops. The lane also sets the planner's options: every statement in here is a few
-- lookups by key, and no other plan is ever right. Its arguments are listed once more, for the program,
-- in modules/play/posting/columns.ts; a test compares the two.

create function play.post_batch(
  moment timestamptz,
  -- Per request.
  claims bigint[], nonces uuid[], vendors smallint[], players bigint[],
  verbs smallint[],             -- 1 stake (bet, or play with bets), 2 prize, 3 rollback, 4 close
  gates smallint[],             -- refusal that the program already knows of; 0: none
  sessions bytea[], round_names text[], game_codes text[], merchants text[], currencies text[],
  units numeric[],              -- what a minor unit is worth: 0.01
  hashes bytea[],
  refs text[],                  -- the bet that a prize names; the original of a rollback
  prepared boolean[],           -- rollbacks: the chain undoes the original
  closes boolean[], final_bets bigint[], final_wins bigint[], outcome_refs text[],
  bet_sums bigint[], win_sums bigint[],
  paid_sums bigint[],           -- of win_sums, what reached the player's cash
  bet_counts smallint[],
  win_counts smallint[],        -- what it adds to its round; a rollback takes away
  cash_accounts bigint[], held_accounts bigint[],
  days date[],                  -- the day it counts for, of its merchant's time zone
  last_offsets smallint[],      -- place of the last transfer that touches the player's money
  action_starts integer[], action_counts smallint[],
  -- Per account that a stake is taken from, in order; a request whose only one is cash has none.
  source_items integer[], source_accounts bigint[],
  -- Per action: a request has one, a play has up to twenty, a close has none.
  action_items integer[], action_kinds play.tx_kind[], action_txs text[], action_amounts bigint[],
  action_offsets smallint[],    -- place of its transfer in the chain; null: no money moves
  action_held boolean[], action_board boolean[],
  -- Per chain, at most one a request, and per transfer.
  chain_items integer[], chain_keys text[], chain_sizes smallint[],
  transfer_items integer[], debits bigint[], credits bigint[], overflows bigint[],
  amounts bigint[], transfer_codes smallint[], transfer_kinds smallint[],
  -- The sums of the transfers, as ledger.post_plain takes them; null: they are not plain.
  currency_names text[], colds bigint[], sides bigint[], hots bigint[]
) returns setof play.answer
language plpgsql as $$
declare
  stake constant smallint := 1;
  prize constant smallint := 2;
  undo constant smallint := 3;

  items constant integer := cardinality(players);
  actions constant integer := cardinality(action_items);
  round_base constant bigint := play.round_id_at(moment);

  replayed boolean[];
  found_count integer[] := array_fill(0, array[items]);
  conflicts boolean[] := array_fill(false, array[items]);
  undone boolean[] := array_fill(false, array[items]);
  first_txs bigint[] := array_fill(null::bigint, array[actions]);
  item_held boolean[] := array_fill(false, array[items]);
  first_outcomes text[] := array_fill(null::text, array[items]);
  mismatches boolean[] := array_fill(false, array[items]);
  known record;
  item integer;

  decisions integer[];
  duplicates boolean[];
  outcomes text[];
  rounds bigint[];
  states_before play.round_state[];
  finals_before_bet bigint[];
  finals_before_win bigint[];
  splits boolean[];          -- a stake of the round came from a grant
  bets_before bigint[];
  opens boolean[];
  moves boolean[];

  plan play.split_plan;
  used bigint[] := array_fill(0::bigint, array[items]);
  gave boolean[] := array_fill(false, array[items]);   -- a grant gave of its stake

  posted integer[];
  answer ledger.answers;
  refusals text[];
  refused_places integer[];
  details text[];
  rows_from integer[];
  transfer_ids bigint[];
  debit_after bigint[];
  credit_after bigint[];
  item_refusals text[] := array_fill(null::text, array[items]);
  item_refused_at integer[] := array_fill(null::integer, array[items]);
  item_details text[] := array_fill(null::text, array[items]);
  item_rows integer[] := array_fill(null::integer, array[items]);

  round_states play.round_state[] := array_fill(null::play.round_state, array[items]);
  round_bets bigint[] := array_fill(null::bigint, array[items]);
  round_wins bigint[] := array_fill(null::bigint, array[items]);
  cash_now bigint[];
  bonus_now bigint[];
  held_now bigint[];
begin
  -- 1. A nonce is good for one request.
  replayed := play.take_nonces(nonces, claims, moment);

  -- 2. The round of each request, locked: whatever else concerns it waits. Requests come in the
  -- order of their players, so that no two processes wait crosswise.
  select array_agg(r.id), array_agg(r.state), array_agg(r.final_bet), array_agg(r.final_win),
    array_agg(r.split), array_agg(r.bet)
  into rounds, states_before, finals_before_bet, finals_before_win, splits, bets_before
  from generate_series(1, items) i
  left join lateral (
    select * from play.round r
    where r.vendor_id = vendors[i] and r.player_id = players[i] and r.round_id = round_names[i]
    for no key update
  ) r on true;

  -- A held prize is released by people or taken back by its vendor, never both: whoever comes second
  -- waits here, and then sees what the first one did.
  if undo = any (verbs) then
    perform from (
      select from generate_series(1, items) i
      join play.held_win h on h.vendor_id = vendors[i] and h.tx_id = refs[i]
      where verbs[i] = undo
      order by h.vendor_id, h.tx_id
      for update of h
    ) locked;
  end if;

  -- 3. Transactions that are known already.
  for known in
    select action_items[a] as of_item, a as of_action, t.wallet_tx_id, t.held, t.outcome, t.mismatch,
      t.state <> 'APPLIED' as is_undone,
      coalesce(t.body_hash <> hashes[action_items[a]], false) as is_other
    from generate_series(1, actions) a
    cross join lateral (
      select * from play.vendor_tx t
      where t.vendor_id = vendors[action_items[a]] and t.tx_id = action_txs[a]
      offset 0
    ) t
  loop
    item := known.of_item;
    found_count[item] := found_count[item] + 1;
    conflicts[item] := conflicts[item] or known.is_other;
    undone[item] := undone[item] or known.is_undone;
    item_held[item] := item_held[item] or known.held;
    mismatches[item] := mismatches[item] or known.mismatch;
    first_outcomes[item] := known.outcome;
    first_txs[known.of_action] := known.wallet_tx_id;
  end loop;

  -- 4. Decide: one rule a line, in order of precedence.
  select array_agg(d.decision), array_agg(d.duplicate), array_agg(d.outcome),
    array_agg(d.decision = 0 and not d.duplicate and coalesce(d.outcome, 'REVERSED') = 'REVERSED')
  into decisions, duplicates, outcomes, moves
  from (
    select
      case
        when replayed[i] then 1203
        when conflicts[i] then 1104
        when undone[i] then 1105
        when found_count[i] > 0 and found_count[i] < action_counts[i] then 1104
        when found_count[i] > 0 then 0
        when verbs[i] = stake then case
          -- A stake without a game session is sold by this program itself, which knows its member.
          when sessions[i] is not null and s.id is null then 1007
          when s.vendor_id <> vendors[i] or s.player_id <> players[i] then 1007
          when s.ended_at is not null or s.expires_at <= moment then 1007
          when gates[i] <> 0 then gates[i]
          when states_before[i] <> 'OPEN' then 1103
          else 0
        end
        when verbs[i] = prize then case
          when gates[i] <> 0 then gates[i]
          when refs[i] is null and rounds[i] is null then 1106
          when refs[i] is null and states_before[i] = 'VOID' then 1105
          when refs[i] is null then 0
          when o.tx_id is null or o.player_id <> players[i] then 1106
          when o.state <> 'APPLIED' then 1105
          when o.kind <> 'BET' or o.round is distinct from rounds[i] then 1106
          else 0
        end
        when verbs[i] = undo then case
          when o.tx_id is null then 0
          when o.player_id <> players[i] or o.kind = 'ROLLBACK' then 1104
          when o.state <> 'APPLIED' then 0
          -- The bet came between the look at its round and this one: look again.
          when rounds[i] is null and exists (
            select from play.round r
            where r.vendor_id = vendors[i] and r.player_id = players[i]
              and r.round_id = round_names[i]
          ) then -1
          when o.round is distinct from rounds[i] then 1104
          when o.kind = 'BET' and exists (
            select from play.vendor_tx w
            where w.round = o.round and w.kind = 'WIN' and w.state = 'APPLIED'
              and (w.ref_tx_id is null or w.ref_tx_id = o.tx_id)
          ) then 1107
          when not prepared[i] then -1
          -- Released since the look at it: it is taken from somewhere else now.
          when o.kind = 'WIN' and action_held[action_starts[i]] <> exists (
            select from play.held_win h
            where h.vendor_id = vendors[i] and h.tx_id = refs[i] and h.state = 'HELD'
          ) then -1
          else 0
        end
        when rounds[i] is null then 1106
        when finals_before_bet[i] is null then 0
        when (finals_before_bet[i], finals_before_win[i]) = (final_bets[i], final_wins[i]) then 0
        else 1104
      end as decision,
      found_count[i] > 0 or (verbs[i] > undo and finals_before_bet[i] is not null) as duplicate,
      case
        when verbs[i] <> undo then null
        when o.tx_id is null then 'TOMBSTONED'
        when o.state <> 'APPLIED' then 'ALREADY'
        else 'REVERSED'
      end as outcome
    from generate_series(1, items) i
    left join lateral (
      select * from play.session s where s.token_hash = sessions[i] offset 0
    ) s on true
    left join lateral (
      select * from play.vendor_tx o where o.vendor_id = vendors[i] and o.tx_id = refs[i] offset 0
    ) o on true
    order by i
  ) d;
  select array_agg(moves[i] and rounds[i] is null),
    array_agg(case
      when moves[i] and rounds[i] is null then round_base | (nextval('play.round_seq') & 1048575)
      else rounds[i]
    end)
  into opens, rounds
  from generate_series(1, items) i;

  -- 5. Divide what players with grants stake and win.
  if cardinality(source_items) > 0 or true = any (splits) then
    plan := play.split_chains(
      moves, vendors, players, refs, rounds, splits, bets_before, cash_accounts,
      source_items, source_accounts, action_kinds, action_amounts, action_offsets, action_held,
      action_starts, action_counts, last_offsets, chain_items, chain_sizes,
      transfer_items, debits, credits, overflows, amounts, transfer_codes, transfer_kinds
    );
    if true = any (plan.divided) then
      action_offsets := plan.action_offsets;
      last_offsets := plan.last_offsets;
      chain_sizes := plan.chain_sizes;
      transfer_items := plan.transfer_items;
      debits := plan.debits;
      credits := plan.credits;
      overflows := plan.overflows;
      amounts := plan.amounts;
      transfer_codes := plan.transfer_codes;
      transfer_kinds := plan.transfer_kinds;
      -- They are not what the program summed up.
      currency_names := null;
    end if;
  end if;

  -- 6. Post the chains of what was accepted.
  select array_agg(chain_items[c]) into posted
  from generate_series(1, cardinality(chain_items)) c where moves[chain_items[c]];
  if posted is not null then
    answer := (select ledger.post_chains(
      (select array_agg(chain_keys[c]) from generate_series(1, cardinality(chain_items)) c
        where moves[chain_items[c]]),
      (select array_agg(hashes[p.i]) from unnest(posted) p (i)),
      (select array_agg(chain_sizes[c]) from generate_series(1, cardinality(chain_items)) c
        where moves[chain_items[c]]),
      array_fill(false, array[cardinality(posted)]),
      array_agg(debits[t]), array_agg(credits[t]), array_agg(overflows[t]), array_agg(amounts[t]),
      array_agg(currencies[transfer_items[t]]), array_agg(transfer_codes[t]),
      array_agg(transfer_kinds[t]), array_agg(0::bigint),
      array_agg('round:' || rounds[transfer_items[t]]),
      case when cardinality(posted) = cardinality(chain_items) then currency_names end,
      colds, sides, hots
    ) from generate_series(1, cardinality(transfer_items)) t where moves[transfer_items[t]]);
    refusals := answer.refusals;
    refused_places := answer.refused_at;
    details := answer.details;
    rows_from := answer.rows_from;
    transfer_ids := answer.transfer_ids;
    debit_after := answer.debit_after;
    credit_after := answer.credit_after;
    -- Another process gave the same transaction id to another player since step 3.
    if true = any (answer.replayed) or 'idempotency_conflict' = any (refusals) then
      raise exception 'a transaction id was taken meanwhile' using errcode = '40001';
    end if;
    for c in 1..cardinality(posted) loop
      item := posted[c];
      if refusals[c] is null then
        item_rows[item] := coalesce(rows_from[c], c);
      else
        decisions[item] := -2;
        moves[item] := false;
        item_refusals[item] := refusals[c];
        item_refused_at[item] := case when plan.divided[item]
          then plan.origins[array_position(transfer_items, item) + refused_places[c]]
          else refused_places[c] end;
        item_details[item] := details[c];
      end if;
    end loop;
  end if;
  select array_agg(b.cash), array_agg(b.held) into cash_now, held_now
  from generate_series(1, items) i
  cross join lateral (
    select max(a.available) filter (where a.id = cash_accounts[i]) as cash,
      max(a.available) filter (where a.id = held_accounts[i]) as held
    from ledger.balances(array[cash_accounts[i], held_accounts[i]]) a
  ) b;
  bonus_now := play.grants_now(items, cash_accounts, source_items, source_accounts);

  -- 7. Rounds.
  if plan.part_actions is not null then
    select array_agg(moves[i] and exists (
      select from unnest(plan.part_actions) a where action_items[a] = i and action_kinds[a] = 'BET'
    ) order by i) into gave from generate_series(1, items) i;
  end if;
  insert into play.round (
    id, player_id, bet, win, opened_at, ended_at, vendor_id, bets, wins, state, currency,
    merchant_id, game_code, round_id, split, first_stake
  )
  select rounds[i], players[i], bet_sums[i], win_sums[i], moment,
    case when closes[i] then moment end, vendors[i], bet_counts[i], win_counts[i],
    case when closes[i] then play.round_state 'CLOSED' else 'OPEN' end, currencies[i],
    merchants[i], game_codes[i], round_names[i], gave[i],
    case when action_counts[i] = 1
      then transfer_ids[item_rows[i] + action_offsets[action_starts[i]]]
      else (
        select min(transfer_ids[item_rows[i] + action_offsets[a]])
        from generate_series(action_starts[i], action_starts[i] + action_counts[i] - 1) a
        where action_kinds[a] = 'BET'
      ) end
  from generate_series(1, items) i
  where moves[i] and opens[i];
  for known in
    update play.round r set
      bet = r.bet + bet_sums[n.i],
      win = r.win + win_sums[n.i],
      bets = r.bets + bet_counts[n.i],
      wins = r.wins + win_counts[n.i],
      final_bet = coalesce(final_bets[n.i], r.final_bet),
      final_win = coalesce(final_wins[n.i], r.final_win),
      outcome_ref = coalesce(outcome_refs[n.i], r.outcome_ref),
      split = r.split or gave[n.i],
      -- OPEN ends once: CLOSED by the vendor, VOID when a rollback leaves nothing in it.
      state = case
        when r.state <> 'OPEN' then r.state
        when closes[n.i] then 'CLOSED'
        when n.empties and r.bets + r.wins + n.added = 0 then 'VOID'
        else 'OPEN'
      end,
      ended_at = coalesce(r.ended_at, case
        when closes[n.i] or (n.empties and r.bets + r.wins + n.added = 0) then moment end),
      -- A request that comes after the end, or ends otherwise than we counted, is for people to look at.
      mismatch = r.mismatch or (r.state <> 'OPEN' and verbs[n.i] in (prize, undo))
        or (verbs[n.i] > undo and (final_bets[n.i], final_wins[n.i]) <> (r.bet, r.win))
    from (
      select i, verbs[i] = undo as empties, bet_counts[i] + win_counts[i] as added
      from unnest(array_positions(opens, false)) i where moves[i]
    ) n
    where r.player_id = players[n.i] and r.id = rounds[n.i]
    returning n.i as of_item, r.state, r.bet, r.win, r.mismatch
  loop
    item := known.of_item;
    round_states[item] := known.state;
    round_bets[item] := known.bet;
    round_wins[item] := known.win;
    mismatches[item] := known.mismatch;
  end loop;

  -- 8. Transactions, their parts, tombstones, what a rollback undoes.
  insert into play.vendor_tx (
    vendor_id, state, kind, held, player_id, round, amount, wallet_tx_id, cash_after, bonus_after,
    created_at, outcome, mismatch, body_hash, tx_id, ref_tx_id
  )
  select vendors[i], 'APPLIED', action_kinds[a], action_held[a], players[i],
    rounds[i], action_amounts[a],
    transfer_ids[item_rows[i] + action_offsets[a]],
    coalesce(
      -- Where it was divided, a transfer does not say what of the cash is left.
      case when plan.divided[i] then null
        when action_kinds[a] = 'BET' then debit_after[item_rows[i] + action_offsets[a]]
        when action_kinds[a] = 'WIN' and not action_held[a]
        then credit_after[item_rows[i] + action_offsets[a]] end,
      cash_now[i]
    ), bonus_now[i], moment,
    outcomes[i], mismatches[i], hashes[i], action_txs[a], refs[i]
  from generate_series(1, actions) a
  cross join lateral (values (action_items[a])) of_action (i)
  where decisions[i] = 0 and not duplicates[i]
  order by vendors[i], action_txs[a];
  if plan.part_actions is not null then
    insert into play.split_part (vendor_id, tx_id, round, account, amount, held)
    select vendors[i], action_txs[p.a], rounds[i], p.account, p.amount,
      case when action_held[p.a] then p.amount else 0 end
    from unnest(plan.part_actions, plan.part_accounts, plan.part_amounts) p (a, account, amount)
    cross join lateral (values (action_items[p.a])) of_action (i)
    where moves[i];
  end if;
  if undo = any (verbs) then
    perform play.undo_originals(array_agg(vendors[i]), array_agg(refs[i]), moment)
    from unnest(array_positions(verbs, undo)) i where moves[i];
    insert into play.vendor_tx (vendor_id, state, player_id, amount, created_at, tx_id)
    select vendors[i], 'TOMBSTONED', players[i], 0, moment, refs[i]
    from generate_series(1, items) i
    where decisions[i] = 0 and not duplicates[i] and outcomes[i] = 'TOMBSTONED';
  end if;

  -- 9. The player's day, the boards, the news. A prize counts for its day once it is paid: one that
  -- is held adds nothing until it is released, and takes nothing away when it is taken back.
  insert into play.day_total as d (player_id, day, stake, payout, rounds)
  select players[i], days[i], bet_sums[i], paid_sums[i], opens[i]::integer
  from generate_series(1, items) i
  where moves[i] and (opens[i] or bet_sums[i] <> 0 or paid_sums[i] <> 0)
  on conflict (player_id, day) do update set
    stake = d.stake + excluded.stake,
    payout = d.payout + excluded.payout,
    rounds = d.rounds + excluded.rounds;
  if true = any (action_board) or true = any (action_held) then
    perform play.note_prizes(
      moment,
      array(select row(vendors[i], action_txs[a], merchants[i], players[i], game_codes[i],
          action_amounts[a], currencies[i], action_board[a], action_held[a])::play.prize_note
        from generate_series(1, actions) a
        cross join lateral (values (action_items[a])) of_action (i)
        where moves[i] and verbs[i] <> undo and (action_board[a] or action_held[a]))
    );
  end if;
  perform play.tell_balances(players, currencies, units, cash_now, bonus_now, held_now, array(
    select transfer_ids[item_rows[i] + last_offsets[i]] from generate_series(1, items) i order by i
  ));
  if true = any (closes) or prize = any (verbs) or undo = any (verbs) then
    insert into platform.event (topic, audience, payload)
    select 'round', 'player:' || players[i], jsonb_build_object(
      'id', rounds[i]::text,
      'state', coalesce(round_states[i]::text, case when closes[i] then 'CLOSED' else 'OPEN' end),
      'stake', (coalesce(round_bets[i], bet_sums[i]) * units[i])::text,
      'payout', (coalesce(round_wins[i], win_sums[i]) * units[i])::text)
    from generate_series(1, items) i
    where moves[i] and (verbs[i] <> stake or closes[i]);
  end if;

  -- 10. Answers in the order asked.
  if plan.part_actions is not null or true = any (splits) then
    used := play.used_of(
      items, vendors, action_items, action_kinds, action_txs
    );
  end if;
  return query
  select decisions[i], item_refusals[i], item_refused_at[i], item_details[i], duplicates[i],
    case when duplicates[i] then first_outcomes[i] else outcomes[i] end, mismatches[i],
    item_held[i], cash_now[i], bonus_now[i],
    coalesce(first_txs[action_starts[i]],
      transfer_ids[item_rows[i] + action_offsets[action_starts[i]]]),
    case when action_counts[i] > 1 then array(
      select coalesce(first_txs[a], transfer_ids[item_rows[i] + action_offsets[a]])
      from generate_series(action_starts[i], action_starts[i] + action_counts[i] - 1) a
      order by a) end,
    used[i]
  from generate_series(1, items) i;
end
$$;
