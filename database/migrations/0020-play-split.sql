-- The money of chains, divided among the sources of their players.

-- Chains as they are posted, and what is written about their parts.
create type play.split_plan as (
  divided boolean[],          -- per request: its chain is not as it was
  action_offsets smallint[], last_offsets smallint[], chain_sizes smallint[],
  transfer_items integer[], debits bigint[], credits bigint[], overflows bigint[],
  amounts bigint[], transfer_codes smallint[], transfer_kinds smallint[],
  origins smallint[],         -- per transfer: its place in its chain as that was given
  part_actions integer[], part_accounts bigint[], part_amounts bigint[]
);

-- Divides the money of chains among the sources of their players. It locks every account of the batch
-- first, in the order in which all postings do, so that what it finds there is there when it is posted.
create function play.split_chains(
  moves boolean[], vendors smallint[], players bigint[], refs text[],
  rounds bigint[], splits boolean[],   -- the round has parts already
  staked bigint[],                     -- what was staked in the round so far
  cash_accounts bigint[], source_items integer[], source_accounts bigint[],
  action_kinds play.tx_kind[], action_amounts bigint[], action_offsets smallint[],
  action_held boolean[], action_starts integer[], action_counts smallint[], last_offsets smallint[],
  chain_items integer[], chain_sizes smallint[],
  transfer_items integer[], debits bigint[], credits bigint[], overflows bigint[],
  amounts bigint[], transfer_codes smallint[], transfer_kinds smallint[]
) returns play.split_plan
language plpgsql as $$
declare
  single constant smallint := 1;
  checking constant smallint := 5;
  plan play.split_plan;
  parts play.parts;
  grants bigint[];            -- accounts that the item's parts may be in
  before bigint[];            -- what of its round's stakes each of them gave
  base bigint;                -- all of its round's stakes
  wanted bigint[] := debits || credits || overflows || source_accounts;
  ids bigint[];
  available bigint[];
  first integer := 1;         -- of the chain, among the transfers
  written integer;            -- of the chain, in the plan
  item integer;
  own bigint[];
  cash bigint;
  action integer;
  last_action integer;
  from_ids bigint[];
  to_ids bigint[];
  sums bigint[];
  shares bigint[];
  place integer;
  have bigint;
  taken bigint;
  rest bigint;
begin
  -- Grants are named by modules of this program; one of somebody else's must never pay.
  if exists (
    select from unnest(source_items, source_accounts) s (of_item, account)
    left join ledger.account_names n on n.id = s.account
    where moves[s.of_item] and s.account <> cash_accounts[s.of_item]
      and coalesce(n.address, '') not like 'player:' || players[s.of_item] || ':bonus:%'
  ) then
    raise exception 'a source of a stake is not its player''s' using errcode = '42501';
  end if;

  wanted := wanted || array(
    select p.account from play.split_part p
    where p.round = any (rounds) and true = any (splits)
  );
  perform ledger.lock_accounts(wanted);
  select array_agg(b.id order by b.id), array_agg(b.available order by b.id)
  into ids, available from ledger.balances(wanted) b;

  plan.divided := array_fill(false, array[cardinality(moves)]);
  plan.action_offsets := action_offsets;
  plan.last_offsets := last_offsets;
  plan.chain_sizes := chain_sizes;
  for c in 1..cardinality(chain_items) loop
    item := chain_items[c];
    cash := cash_accounts[item];
    own := array(
      select source_accounts[s] from generate_series(1, cardinality(source_items)) s
      where source_items[s] = item order by s
    );
    if not moves[item] or (own = '{}' and not coalesce(splits[item], false)) then
      for t in first..first + chain_sizes[c] - 1 loop
        plan.transfer_items := plan.transfer_items || item;
        plan.debits := plan.debits || debits[t];
        plan.credits := plan.credits || credits[t];
        plan.overflows := plan.overflows || overflows[t];
        plan.amounts := plan.amounts || amounts[t];
        plan.transfer_codes := plan.transfer_codes || transfer_codes[t];
        plan.transfer_kinds := plan.transfer_kinds || transfer_kinds[t];
        plan.origins := plan.origins || (t - first)::smallint;
      end loop;
      first := first + chain_sizes[c];
      continue;
    end if;
    if own = '{}' then
      own := array[cash];
    end if;

    -- The sources of the stakes that a prize or a way back goes by: those of the transaction that it
    -- names, or all that stand in its round.
    if refs[item] is not null then
      parts := play.parts_of_tx(vendors[item], refs[item]);
      base := (
        select t.amount from play.vendor_tx t
        where t.vendor_id = vendors[item] and t.tx_id = refs[item]
      );
    elsif splits[item] then
      parts := play.parts_of_round(rounds[item], 'BET');
      base := staked[item];
    else
      parts := row('{}'::bigint[], '{}'::bigint[])::play.parts;
      base := coalesce(staked[item], 0);
    end if;
    grants := parts.accounts;
    before := parts.amounts;

    written := 0;
    action := action_starts[item];
    last_action := action + action_counts[item] - 1;
    for t in first..first + chain_sizes[c] - 1 loop
      while action <= last_action and action_offsets[action] is null loop
        action := action + 1;
      end loop;
      from_ids := array[debits[t]];
      to_ids := array[credits[t]];
      sums := array[amounts[t]];
      if action > last_action or action_offsets[action] <> t - first or amounts[t] = 0 then
        null;                                   -- A leg, or the check of a stake of nothing.
      elsif action_kinds[action] = 'BET' then
        from_ids := '{}';
        sums := '{}';
        rest := amounts[t];
        foreach have in array own loop
          place := width_bucket(have, ids);
          taken := least(rest, greatest(available[place], 0));
          continue when ids[place] is distinct from have or taken = 0;
          from_ids := from_ids || have;
          sums := sums || taken;
          rest := rest - taken;
        end loop;
        if rest > 0 then                        -- All of it of the first, which refuses.
          from_ids := array[own[1]];
          sums := array[amounts[t]];
        end if;
        to_ids := array_fill(credits[t], array[cardinality(from_ids)]);
        base := base + amounts[t];
        for p in 1..cardinality(from_ids) loop
          continue when from_ids[p] = cash or rest > 0;
          plan.part_actions := plan.part_actions || action;
          plan.part_accounts := plan.part_accounts || from_ids[p];
          plan.part_amounts := plan.part_amounts || sums[p];
          place := array_position(grants, from_ids[p]);
          if place is null then
            grants := grants || from_ids[p];
            before := before || 0::bigint;
            place := cardinality(grants);
          end if;
          before[place] := before[place] + sums[p];
        end loop;
        -- A pause or an exclusion marks the cash: it is asked also where grants pay all.
        if not cash = any (from_ids) then
          from_ids := from_ids || cash;
          to_ids := to_ids || credits[t];
          sums := sums || 0::bigint;
        end if;
      elsif action_kinds[action] = 'WIN' then
        -- The oldest grant first, whatever the order in which stakes named them.
        select array_agg(g order by g), array_agg(b order by g) into grants, before
        from unnest(grants, before) u (g, b);
        grants := coalesce(grants, '{}');
        before := coalesce(before, '{}');
        if base > 0 and grants <> '{}' then
          shares := play.shares(
            amounts[t], (base - (select sum(b) from unnest(before) b))::bigint || before
          );
          for p in 1..cardinality(grants) loop
            continue when shares[p + 1] = 0;
            plan.part_actions := plan.part_actions || action;
            plan.part_accounts := plan.part_accounts || grants[p];
            plan.part_amounts := plan.part_amounts || shares[p + 1];
          end loop;
          if not action_held[action] then
            to_ids := array(select u.account from unnest(cash || grants, shares)
              with ordinality u (account, share, n) where u.share > 0 order by u.n);
            sums := array(select share from unnest(shares) with ordinality u (share, n)
              where share > 0 order by n);
            from_ids := array_fill(debits[t], array[cardinality(to_ids)]);
          end if;
        end if;
      elsif not action_held[action] and grants <> '{}' then
        -- A rollback: exactly the parts of what it undoes.
        shares := (base - (select sum(b) from unnest(before) b))::bigint || before;
        own := cash || grants;
        from_ids := '{}';
        to_ids := '{}';
        sums := '{}';
        rest := 0;
        for p in 1..cardinality(own) loop
          continue when shares[p] = 0;
          if credits[t] = cash then
            from_ids := from_ids || debits[t];
            to_ids := to_ids || own[p];
            sums := sums || shares[p];
          else
            place := width_bucket(own[p], ids);
            taken := least(shares[p], greatest(available[place], 0));
            rest := rest + shares[p] - taken;
            continue when taken = 0;
            from_ids := from_ids || own[p];
            to_ids := to_ids || credits[t];
            sums := sums || taken;
          end if;
        end loop;
        if rest > 0 then                        -- An amount spent already is a debt.
          from_ids := from_ids || overflows[t];
          to_ids := to_ids || credits[t];
          sums := sums || rest;
        end if;
      end if;

      if action <= last_action and action_offsets[action] = t - first then
        plan.action_offsets[action] := written;
        if t - first = last_offsets[item] then
          plan.last_offsets[item] := written + cardinality(sums) - 1;
        end if;
        action := action + 1;
      end if;
      plan.divided[item] := plan.divided[item] or cardinality(sums) > 1
        or from_ids[1] <> debits[t] or to_ids[1] <> credits[t];
      for p in 1..cardinality(sums) loop
        plan.transfer_items := plan.transfer_items || item;
        plan.debits := plan.debits || from_ids[p];
        plan.credits := plan.credits || to_ids[p];
        -- Of an undivided movement; where it was divided, what is missing is known.
        plan.overflows := plan.overflows || case
          when cardinality(sums) = 1 and from_ids[1] = debits[t] then overflows[t] else 0 end;
        plan.amounts := plan.amounts || sums[p];
        plan.transfer_codes := plan.transfer_codes || transfer_codes[t];
        plan.transfer_kinds := plan.transfer_kinds
          || case when sums[p] = 0 then checking else single end;
        plan.origins := plan.origins || (t - first)::smallint;
        place := width_bucket(from_ids[p], ids);
        if ids[place] = from_ids[p] then
          available[place] := available[place] - sums[p];
        end if;
        place := width_bucket(to_ids[p], ids);
        if ids[place] = to_ids[p] then
          available[place] := available[place] + sums[p];
        end if;
      end loop;
      written := written + cardinality(sums);
    end loop;
    plan.chain_sizes[c] := written;
    first := first + chain_sizes[c];
  end loop;
  return plan;
end
$$;
