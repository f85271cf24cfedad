-- What was promised of an issue never changes, what was written once stays, and no state is left out:
-- held here, whoever asks.

-- Whether an issue was counted after the beacon that it was to be drawn with came out.
create function lottery.is_late(issue lottery.issue) returns boolean
language sql stable as $$
  select issue.closed_at > to_timestamp(
    (c.info ->> 'genesis_time')::bigint + (issue.beacon_round - 1) * (c.info ->> 'period')::bigint
  )
  from lottery.chain c where c.hash = issue.beacon_chain
$$;

-- Whether two people say that somebody else does not make a draw; of our own nobody can.
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
  refusal := lottery.refusal_of_step(old, new);
  if refusal is not null then
    raise exception '%', refusal using errcode = '23514';
  end if;
  -- The time is that of the count: nobody says that it was earlier.
  if (new.tickets_root, new.tickets, new.closed_at)
    is distinct from (old.tickets_root, old.tickets, old.closed_at)
    and (new.state <> 'CLOSED' or old.state = 'CLOSED'
      or new.closed_at not between statement_timestamp() and clock_timestamp()) then
    raise exception 'the tickets of an issue are counted once, when its sale has ended'
      using errcode = '23514';
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

create function lottery.keep_written() returns trigger
language plpgsql as $$
begin
  raise exception '% of % is refused: what was written stays', tg_op, tg_table_name
    using errcode = '23514';
end
$$;
create trigger chain_stays before update or delete on lottery.chain
  for each row execute function lottery.keep_written();
create trigger branch_stays before update or delete on lottery.branch
  for each row execute function lottery.keep_written();
-- Of a ticket only what became of it changes; the trigger is not asked about that.
create trigger ticket_stays before update of id, issue_id, player_id, stake, created_at, table_version,
  unit_bets, mode, currency, merchant_id, prize_table, unit, ref, salt, leaf, lines
  on lottery.ticket for each row execute function lottery.keep_written();
create trigger ticket_stays_whole before delete on lottery.ticket
  for each row execute function lottery.keep_written();

-- Drawn issues whose result is not borne out by what was promised: nothing of them is paid. They are
-- looked at again after a while.
create table lottery.held_issue (
  issue_id bigint primary key references lottery.issue,
  reason text not null,
  since timestamptz not null,
  looked_at timestamptz not null
);
