-- How what a ticket wins becomes whole minor units: line by line, as the first tickets were sold, or once. The
-- rule stands in a ticket's text, and a ticket keeps the one that it was sold under.

create type lottery.rounded_by as enum ('line', 'ticket');
alter table lottery.ticket add column rounded_by lottery.rounded_by not null default 'line';
drop trigger ticket_stays on lottery.ticket;
create trigger ticket_stays before update of id, issue_id, player_id, stake, created_at, table_version,
  unit_bets, mode, currency, merchant_id, prize_table, unit, ref, salt, leaf, lines, rounded_by
  on lottery.ticket for each row execute function lottery.keep_written();

drop function lottery.record(
  timestamptz, smallint[], play.answer[], bigint[], text[], integer[], integer[], text[], bigint[],
  bigint[], text[], text[], bigint[], integer[], smallint[], text[], text[], text[], bytea[], json[]);
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
language plpgsql
as $$
declare
  returned integer[];
begin
  select array_agg(i) into returned
  from generate_subscripts(issue_ids, 1) i
  where decisions[i] = 0 and ((answers[i]).code <> 0 or (answers[i]).duplicate);
  if returned is not null then
    perform lottery.release(returned, issue_ids, quota_items, quota_scopes, quota_amounts);
    -- What the wallet refused waits again; what it had taken before stays bought.
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
