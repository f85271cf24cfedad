-- The way of a ticket: taken back before the sale ends, void with its issue, paid while its issue is, and
-- changed by a correction or a decision of two people alone. Its result is written once: held here, whoever asks.

create type lottery.ticket_decision as enum ('restore', 'return', 'keep');

-- A ticket whose row does not say what was counted before the draw is paid nothing, and its issue waits for it. Two
-- people end that: they restore its text, where somebody has it and it is the one that was counted; or they give its
-- stake back; or, where a result is corrected, they leave it what it has.
create table lottery.ticket_entry (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references lottery.ticket,
  -- Of which result of its issue: the first one, or a correction.
  version smallint not null,
  decision lottery.ticket_decision not null,
  -- The text of the ticket to restore, which was hashed into the tree.
  counted text,
  entered_by text not null check (entered_by <> '' and entered_by = lower(btrim(entered_by))),
  ran_by text check (ran_by <> ''),
  -- Null: the person takes back what they said before.
  reason text check (btrim(reason) <> ''),
  entered_at timestamptz not null,
  -- The same words under the program's key, which is not in the database: nobody writes them by SQL.
  sealed bytea not null,
  check ((decision = 'restore') = (counted is not null))
);
create index ticket_entry_ticket on lottery.ticket_entry (ticket_id, id);
create trigger ticket_entry_stays before update or delete on lottery.ticket_entry
  for each row execute function lottery.keep_entries();
create trigger ticket_entry_stays_whole before truncate on lottery.ticket_entry
  for each statement execute function lottery.keep_entries();

-- The words of people about a ticket as they stand now, a line each.
create function lottery.standing_ticket_entries(ticket bigint, at smallint)
returns setof lottery.ticket_entry
language sql stable as $$
  select * from (
    select distinct on (e.entered_by) e.* from lottery.ticket_entry e
    where e.ticket_id = ticket and e.version = at order by e.entered_by, e.id desc
  ) said
  where said.reason is not null
$$;

-- True where two people say the same of a ticket and nobody anything else.
create function lottery.is_decided(ticket bigint, wanted lottery.ticket_decision) returns boolean
language sql stable as $$
  select count(*) >= 2 and bool_and(e.decision = wanted) and count(distinct coalesce(e.counted, '')) = 1
  from lottery.ticket t join lottery.issue i on i.id = t.issue_id,
    lateral lottery.standing_ticket_entries(t.id, i.result_version) e
  where t.id = ticket
$$;

-- True where two people gave back the stake of a ticket, at its first result.
create function lottery.is_returned(ticket bigint) returns boolean
language sql stable as $$
  select count(*) >= 2 and bool_and(e.decision = 'return')
  from lottery.standing_ticket_entries(ticket, 0::smallint) e
$$;

-- A ticket stays as it was sold; one that was rewritten becomes again what its leaf says, and nothing else.
create function lottery.keep_sold() returns trigger
language plpgsql as $$
declare
  said jsonb;
begin
  if not lottery.is_decided(old.id, 'restore') then
    raise exception '% of % is refused: what was written stays', tg_op, tg_table_name
      using errcode = '23514';
  end if;
  select e.counted::jsonb into said
  from lottery.issue i, lateral lottery.standing_ticket_entries(old.id, i.result_version) e
  where i.id = old.issue_id
    and sha256('\x00'::bytea || convert_to(e.counted, 'UTF8')) = old.leaf
  limit 1;
  if said is null
    or (new.id, new.issue_id, new.player_id, new.created_at, new.unit_bets, new.currency,
        new.merchant_id, new.leaf)
      is distinct from
       (old.id, old.issue_id, old.player_id, old.created_at, old.unit_bets, old.currency,
        old.merchant_id, old.leaf)
    or (new.ref, new.mode, new.unit, new.stake, new.salt, new.rounded_by::text,
        new.prize_table || '@' || new.table_version)
      is distinct from
       (said ->> 'ticket', (said ->> 'mode')::smallint, said ->> 'unit', (said ->> 'stake')::bigint,
        said ->> 'salt', coalesce(said ->> 'roundedBy', 'line'), split_part(said ->> 'prizes', ':', 1))
    or jsonb_strip_nulls(new.lines::jsonb) is distinct from jsonb_strip_nulls(said -> 'lines')
  then
    raise exception 'a ticket is restored to the text that was counted' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger ticket_stays before update of id, issue_id, player_id, stake, created_at, table_version,
  unit_bets, mode, currency, merchant_id, prize_table, unit, ref, salt, leaf, lines, rounded_by
  on lottery.ticket for each row execute function lottery.keep_sold();
create trigger ticket_stays_whole before delete on lottery.ticket
  for each row execute function lottery.keep_written();
create trigger ticket_stays_all before truncate on lottery.ticket
  for each statement execute function lottery.keep_written();

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

-- A draw changes all tickets of an issue. The issue is looked at once for a
-- statement; whatever else happens to a ticket is rare and looked at by itself. After the change, and not
-- before it: before, each row would be locked once more.
create function lottery.keep_ticket() returns trigger
language plpgsql as $$
begin
  if old.state = 'ACCEPTED' and new.state = 'CANCELLED' then
    -- The close of the sale waits for this. One that was let in just before its end may be a moment late.
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

-- A ticket whose stake two people give back is void while its issue is paid.
create function lottery.keep_tickets() returns trigger
language plpgsql as $$
begin
  if exists (
    select from (select distinct issue_id, state from changed) c
    join lottery.issue i on i.id = c.issue_id
    where case
      when c.state in ('ACCEPTED', 'CANCELLED') then false
      when c.state = 'VOID' then i.state <> 'VOID' and (
        i.state not in ('SETTLING', 'SETTLED', 'CORRECTED') or exists (
          select from changed t
          where t.issue_id = c.issue_id and t.state = 'VOID' and not lottery.is_returned(t.id)
        ))
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
