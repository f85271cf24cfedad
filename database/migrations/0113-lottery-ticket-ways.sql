-- The way of a ticket: taken back before the sale ends, void with its issue, paid while its issue is, and
-- changed by a correction alone. What it came to is written once: held here, whoever asks.

-- A draw changes all tickets of an issue. What those steps ask of the issue is looked at once for a
-- statement; whatever else happens to a ticket is rare and looked at by itself. After the change, and not
-- before it: before, each row would be locked once more.
create function lottery.keep_ticket() returns trigger
language plpgsql as $$
begin
  if old.state = 'ACCEPTED' and new.state = 'CANCELLED' then
    -- Who closes the sale waits for this. Whoever was let in just before its end may be a moment late.
    perform from lottery.issue i
    where i.id = new.issue_id and i.state in ('SCHEDULED', 'ON_SALE')
      and i.close_at > clock_timestamp() - interval '1 second'
    for share;
    if found and num_nonnulls(new.prize, new.rebate, new.settled_at) = 0 then
      return null;
    end if;
    raise exception 'a ticket is taken back before its sale ends' using errcode = '23514';
  end if;
  if old.state in ('LOST', 'RETURNED', 'WON') and new.state in ('LOST', 'RETURNED', 'WON') then
    if (new.rebate, new.settled_at) is not distinct from (old.rebate, old.settled_at) and exists (
      select from lottery.issue i
      join lottery.correction c on c.issue_id = i.id and c.version = i.result_version
      where i.id = new.issue_id and i.state = 'CORRECTED' and c.done_at is null
        and (new.prize = old.prize or exists (
          select from lottery.ticket_correction t
          where t.ticket_id = new.id and t.version = c.version
            and t.prize_before = old.prize + old.rebate and t.prize_after = new.prize + new.rebate
        ))
    ) then
      return null;
    end if;
    raise exception 'what a ticket came to changes by a correction alone' using errcode = '23514';
  end if;
  if old.state <> new.state then
    raise exception 'a ticket does not go from % to % like that', old.state, new.state
      using errcode = '23514';
  end if;
  raise exception 'what a ticket came to stays' using errcode = '23514';
end
$$;
create trigger ticket_way after update on lottery.ticket
  for each row when (
    (new.state, new.prize, new.rebate, new.settled_at)
      is distinct from (old.state, old.prize, old.rebate, old.settled_at)
    and case old.state
      when 'ACCEPTED' then not case new.state
        when 'LOST' then num_nulls(new.prize, new.rebate, new.settled_at) = 0
        when 'RETURNED' then num_nulls(new.prize, new.rebate, new.settled_at) = 0
        when 'WON' then num_nulls(new.prize, new.rebate, new.settled_at) = 0
        when 'VOID' then num_nonnulls(new.prize, new.rebate, new.settled_at) = 0
        else false
      end
      -- Its stake is back.
      else new.state <> old.state or old.state not in ('CANCELLED', 'VOID')
        or old.settled_at is not null or num_nonnulls(new.prize, new.rebate) > 0
    end
  ) execute function lottery.keep_ticket();

create function lottery.keep_tickets() returns trigger
language plpgsql as $$
begin
  if exists (
    select from (select distinct issue_id, state from changed) c
    join lottery.issue i on i.id = c.issue_id
    where case
      when c.state in ('ACCEPTED', 'CANCELLED') then false
      when c.state = 'VOID' then i.state <> 'VOID'
      else i.state not in ('SETTLING', 'CORRECTED')
    end
  ) then
    raise exception 'a ticket is paid while its issue is, and void with it' using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger ticket_ways after update on lottery.ticket
  referencing new table as changed
  for each statement execute function lottery.keep_tickets();

create function lottery.refuse_ticket() returns trigger
language plpgsql as $$
begin
  raise exception 'a ticket begins as it was sold' using errcode = '23514';
end
$$;
create trigger ticket_begins before insert on lottery.ticket
  for each row when (
    new.state <> 'ACCEPTED' or num_nonnulls(new.prize, new.rebate, new.settled_at) > 0
  ) execute function lottery.refuse_ticket();
