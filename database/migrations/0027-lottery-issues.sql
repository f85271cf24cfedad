-- The way of an issue. A promise never changes, what was written once stays, and no state is left out:
-- held here, whoever asks.

-- True where an issue was counted after the beacon that it was to be drawn with came out.
create function lottery.is_late(issue lottery.issue) returns boolean
language sql stable as $$
  select issue.closed_at > to_timestamp(
    (c.info ->> 'genesis_time')::bigint + (issue.beacon_round - 1) * (c.info ->> 'period')::bigint
  )
  from lottery.chain c where c.hash = issue.beacon_chain
$$;

-- True where two people say that somebody else does not make a draw; of our own nobody can.
create function lottery.is_called_void(issue lottery.issue) returns boolean
language sql stable as $$
  select issue.draw_source = 'external'
    and (select count(*) >= 2 from lottery.standing_voids(issue.id))
$$;

-- Why an issue may not go from one state to another now; null where it may.
create function lottery.refusal_of_step(old lottery.issue, new lottery.issue) returns text
language sql stable as $$
  select case
    when new.state = old.state then null
    when (old.state, new.state) not in (
      ('SCHEDULED', 'ON_SALE'), ('SCHEDULED', 'CLOSED'), ('ON_SALE', 'CLOSED'), ('CLOSED', 'DRAWN'),
      ('CLOSED', 'VOID'), ('DRAWN', 'SETTLING'), ('SETTLING', 'SETTLED'), ('SETTLED', 'CORRECTED')
    ) then format('an issue does not go from %s to %s', old.state, new.state)
    when new.state = 'CLOSED' and new.close_at > clock_timestamp()
      and not lottery.is_called_void(new)
      then 'no sale ends before its time'
    when new.state = 'CLOSED' and num_nulls(new.tickets_root, new.tickets, new.closed_at) > 0
      then 'a sale ends with the count of its tickets'
    when new.state = 'DRAWN' and new.result is null then 'an issue is drawn by a result'
    when new.state = 'DRAWN' and new.draw_at > clock_timestamp() then 'no draw is before its time'
    when new.state = 'VOID' and new.void_at > clock_timestamp()
      and lottery.is_late(new) is not true and not lottery.is_called_void(new)
      then 'no issue is void before the instant that was promised'
    when new.state = 'CORRECTED' and new.draw_source = 'own'
      then 'a result of our own draw is never changed'
  end
$$;

-- The time of a count is written by the database alone.
create function lottery.keep_promise() returns trigger
language plpgsql as $$
declare
  refusal text;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'SCHEDULED' or num_nonnulls(
      new.tickets_root, new.tickets, new.closed_at, new.server_seed, new.beacon_randomness,
      new.beacon_signature, new.result, new.drawn_at, new.settled_at
    ) > 0 then
      raise exception 'an issue begins with its promise alone' using errcode = '23514';
    end if;
    return new;
  end if;
  if (new.id, new.game_code, new.numero, new.draw_source, new.open_at, new.close_at, new.draw_at,
      new.void_at, new.seed_hash, new.seed_sealed, new.beacon_chain, new.beacon_margin_ms,
      new.beacon_round)
    is distinct from
     (old.id, old.game_code, old.numero, old.draw_source, old.open_at, old.close_at, old.draw_at,
      old.void_at, old.seed_hash, old.seed_sealed, old.beacon_chain, old.beacon_margin_ms,
      old.beacon_round) then
    raise exception 'what was promised of an issue never changes' using errcode = '23514';
  end if;
  if new.state = 'CLOSED' and old.state <> 'CLOSED' then
    -- Here, and not in the statement: all that it computed, however long, is over by now.
    new.closed_at := clock_timestamp();
  elsif (new.tickets_root, new.tickets, new.closed_at)
    is distinct from (old.tickets_root, old.tickets, old.closed_at) then
    raise exception 'the tickets of an issue are counted once, when its sale has ended'
      using errcode = '23514';
  end if;
  refusal := lottery.refusal_of_step(old, new);
  if refusal is not null then
    raise exception '%', refusal using errcode = '23514';
  end if;
  if (new.server_seed, new.beacon_randomness, new.beacon_signature, new.drawn_at)
    is distinct from
     (old.server_seed, old.beacon_randomness, old.beacon_signature, old.drawn_at)
    and (old.state, new.state) not in (('CLOSED', 'DRAWN'), ('CLOSED', 'VOID')) then
    raise exception 'what an issue was drawn with stays' using errcode = '23514';
  end if;
  if new.settled_at is distinct from old.settled_at
    and (old.settled_at is not null or new.state not in ('SETTLED', 'VOID')) then
    raise exception 'when an issue was settled stays' using errcode = '23514';
  end if;
  return new;
end
$$;

-- After `issue_result`, by its name: what that one refuses it says better.
create trigger issue_way before insert or update on lottery.issue
  for each row execute function lottery.keep_promise();

-- A count that came after the beacon is void in the transaction that made it.
create function lottery.refuse_late() returns trigger
language plpgsql as $$
begin
  -- As it is at the commit: `new` is the row as it was when it was closed.
  if exists (
    select from lottery.issue i
    where i.id = new.id and i.draw_source = 'own' and i.state <> 'VOID' and lottery.is_late(i)
  ) then
    raise exception 'an issue that was counted after its beacon is void' using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger issue_late after update on lottery.issue
  deferrable initially deferred for each row
  when (new.state = 'CLOSED' and old.state <> 'CLOSED')
  execute function lottery.refuse_late();

-- A count is sealed once.
create trigger issue_count_stays before update of count_sealed on lottery.issue
  for each row when (old.count_sealed is not null and new.count_sealed is distinct from old.count_sealed)
  execute function lottery.keep_written();

-- Issues that nobody bet on are let go after a while: only a draw of our own that is settled and had no ticket.
-- Tickets, steps of chases and entries hold theirs by their foreign keys besides.
create function lottery.keep_issues() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.draw_source = 'own' and old.state = 'SETTLED' and old.tickets = 0 then
    return old;
  end if;
  raise exception '% of % is refused: only settled issues without a ticket go', tg_op, tg_table_name;
end
$$;
create trigger issue_stays before delete on lottery.issue
  for each row execute function lottery.keep_issues();
create trigger issue_stays_whole before truncate on lottery.issue
  for each statement execute function lottery.keep_issues();
