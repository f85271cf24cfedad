-- The time of a count is written by the database alone, and a count that came after the beacon is void
-- in the transaction that made it: nobody tells either otherwise.

create or replace function lottery.keep_promise() returns trigger
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
    -- Here, and not in the statement: whatever that computed, however long, is over by now.
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
