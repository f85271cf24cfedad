-- Tickets are sold in the statement that takes their stakes: `admit` decides before the wallet looks
-- at them, `record` writes what the wallet took. Refusals, beside those of the vendor protocol:
-- 2001 not on sale, 2002 other prizes are in force, 2003 a number is full, 2004 the player's most,
-- 2005 the issue's most, 2006 the step of the chase is bought or given back, 2007 the player's share of a number.

-- A player takes at most a share of what a number may owe: that claim is one more bound of the issue,
-- `share:<player>:<cell>`, made and given back as all others.
create function lottery.refusal_of(scope text) returns smallint
language sql immutable strict as $$
  select case
    when scope like 'player:%' then 2004
    when scope like 'share:%' then 2007
    when scope = 'issue' then 2005
    else 2003
  end
$$;

-- Gives back what an item claimed of the bounds of its issue.
create function lottery.release(
  items integer[], issue_ids bigint[],
  quota_items integer[], quota_scopes text[], quota_amounts bigint[]
) returns void
language sql as $$
  update lottery.quota q set used = q.used - back.amount
  from (
    select issue_ids[quota_items[k]] as issue_id, quota_scopes[k] as scope,
      sum(quota_amounts[k]) as amount
    from generate_subscripts(quota_items, 1) k
    where quota_items[k] = any (items)
    group by 1, 2
  ) back
  where q.issue_id = back.issue_id and q.scope = back.scope
$$;

-- Takes the steps of chases for the stakes that are tried now; refuses those that are taken.
create function lottery.take_steps(decisions smallint[], steps text[]) returns smallint[]
language plpgsql as $$
declare
  taken text[];
begin
  if cardinality(array_remove(steps, null)) = 0 then
    return decisions;
  end if;
  perform from lottery.chase_step s where s.ticket_ref = any (steps) order by s.ticket_ref for update;
  with bought as (
    update lottery.chase_step s set state = 'BOUGHT'
    where s.state = 'WAITING' and s.ticket_ref in (
      select steps[i] from generate_subscripts(steps, 1) i where decisions[i] = 0
    )
    returning s.ticket_ref
  )
  select array_agg(ticket_ref) into taken from bought;
  return (select array_agg(case
    when decisions[i] = 0 and steps[i] is not null and not steps[i] = any (coalesce(taken, '{}'))
      then 2006
    else decisions[i]
  end order by i) from generate_subscripts(decisions, 1) i);
end
$$;

create function lottery.admit(
  gates smallint[],               -- per item: refusals that are known already; 0: none
  issue_ids bigint[], tables text[], versions integer[],
  quota_items integer[], quota_scopes text[], quota_amounts bigint[],
  frozen boolean[],               -- per item: its prizes were fixed when it was ordered
  steps text[],                   -- per item: the step of a chase that it is; null: none
  quota_caps bigint[]
) returns smallint[]
language plpgsql as $$
declare
  decisions smallint[];
  full_item integer;
  full_scope text;
begin
  -- The close of an issue waits for those who sell in it; once its time has come nobody enters.
  perform from lottery.issue s
  where s.id = any (issue_ids) and s.close_at > clock_timestamp()
  order by s.id for share;
  select array_agg(case
    when gates[i] <> 0 then gates[i]
    when s.id is null or s.state not in ('SCHEDULED', 'ON_SALE') or not g.active then 2001
    when clock_timestamp() < s.open_at or clock_timestamp() >= s.close_at then 2001
    when not frozen[i] and (g.prize_table, g.table_version) <> (tables[i], versions[i]) then 2002
    else 0
  end order by i) into decisions
  from generate_subscripts(issue_ids, 1) i
  left join lottery.issue s on s.id = issue_ids[i]
  left join lottery.game g on g.code = s.game_code;

  -- A step of a chase is bought or given back, never both: whoever comes second finds it taken.
  decisions := lottery.take_steps(decisions, steps);

  -- All claims at once, in one order for everybody; then those that pass a bound go, the last first.
  insert into lottery.quota as q (issue_id, scope, used)
  select issue_ids[quota_items[k]], quota_scopes[k], sum(quota_amounts[k])
  from generate_subscripts(quota_items, 1) k
  where decisions[quota_items[k]] = 0
  group by 1, 2 order by 1, 2
  on conflict (issue_id, scope) do update set used = q.used + excluded.used;
  loop
    select quota_items[k], quota_scopes[k] into full_item, full_scope
    from generate_subscripts(quota_items, 1) k
    join lottery.quota q on q.issue_id = issue_ids[quota_items[k]] and q.scope = quota_scopes[k]
    where decisions[quota_items[k]] = 0 and q.used > quota_caps[k]
    order by quota_items[k] desc, quota_scopes[k] limit 1;
    exit when full_item is null;
    decisions[full_item] := lottery.refusal_of(full_scope);
    update lottery.chase_step s set state = 'WAITING'
    where s.ticket_ref = steps[full_item] and s.state = 'BOUGHT';
    perform lottery.release(
      array[full_item], issue_ids, quota_items, quota_scopes, quota_amounts);
  end loop;
  return decisions;
end
$$;

create function lottery.record(
  moment timestamptz,
  decisions smallint[],           -- what `admit` said
  answers play.answer[],          -- what became of the stakes, in the order of the items
  issue_ids bigint[], tables text[], versions integer[],
  quota_items integer[], quota_scopes text[], quota_amounts bigint[],
  players bigint[], merchants text[], currencies text[], stakes bigint[], unit_bets integer[],
  modes smallint[], units text[], refs text[], salts text[], leaves bytea[], lines json[],
  -- A program of before this rule says nothing of it, and its tickets' texts neither.
  roundings text[] default null
) returns setof play.answer
language plpgsql as $$
declare
  returned integer[];
begin
  select array_agg(i) into returned
  from generate_subscripts(issue_ids, 1) i
  where decisions[i] = 0 and ((answers[i]).code <> 0 or (answers[i]).duplicate);
  if returned is not null then
    perform lottery.release(returned, issue_ids, quota_items, quota_scopes, quota_amounts);
    -- A step that the wallet refused waits again; one that it had taken before stays bought.
    update lottery.chase_step s set state = 'WAITING'
    from unnest(returned) i
    where s.ticket_ref = refs[i] and s.state = 'BOUGHT' and (answers[i]).code <> 0;
  end if;
  insert into lottery.ticket (
    issue_id, player_id, stake, created_at, table_version, unit_bets, mode, currency, merchant_id,
    prize_table, unit, ref, salt, leaf, lines, rounded_by
  )
  select issue_ids[i], players[i], stakes[i], moment, versions[i], unit_bets[i], modes[i],
    currencies[i], merchants[i], tables[i], units[i], refs[i], salts[i], leaves[i], lines[i],
    coalesce(roundings[i], 'line')::lottery.rounded_by
  from generate_subscripts(issue_ids, 1) i
  where (answers[i]).code = 0 and not (answers[i]).duplicate
  order by i;
  return query select (answers[i]).* from generate_subscripts(issue_ids, 1) i order by i;
end
$$;
