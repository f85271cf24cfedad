-- What else is written once: what a chase was ordered with, corrections, and whole tables; and prizes that
-- are not the first of their lottery have two names.

create trigger chain_stays_whole before truncate on lottery.chain
  for each statement execute function lottery.keep_written();
create trigger branch_stays_whole before truncate on lottery.branch
  for each statement execute function lottery.keep_written();
create trigger ticket_stays_all before truncate on lottery.ticket
  for each statement execute function lottery.keep_written();

-- Of a chase and of its steps only what became of them changes.
create trigger chase_stays before update of id, player_id, created_at, total, table_version, mode,
  stop_on_win, merchant_id, game_code, prize_table, unit, address, ref, ask_hash, lines
  on lottery.chase for each row execute function lottery.keep_written();
create trigger chase_stays_there before delete on lottery.chase
  for each row execute function lottery.keep_written();
create trigger chase_stays_whole before truncate on lottery.chase
  for each statement execute function lottery.keep_written();
create trigger step_stays before update of chase_id, place, issue_id, multiple, stake, ticket_ref
  on lottery.chase_step for each row execute function lottery.keep_written();
create trigger step_stays_there before delete on lottery.chase_step
  for each row execute function lottery.keep_written();
create trigger step_stays_whole before truncate on lottery.chase_step
  for each statement execute function lottery.keep_written();

-- A chase ends once.
create trigger chase_way before update on lottery.chase
  for each row when (
    old.state <> 'ACTIVE' and (new.state, new.stopped_by, new.ended_at)
      is distinct from (old.state, old.stopped_by, old.ended_at)
  ) execute function lottery.keep_written();

-- A step is bought or given back, never both; what the wallet refused waits again.
create function lottery.keep_step() returns trigger
language plpgsql as $$
begin
  if old.state = 'BOUGHT' and new.state = 'WAITING' and not exists (
    select from lottery.ticket t where t.ref = old.ticket_ref
  ) then
    return new;
  end if;
  raise exception 'a step does not go from % to %', old.state, new.state using errcode = '23514';
end
$$;
create trigger step_way before update on lottery.chase_step
  for each row when (
    old.state <> 'WAITING' and (new.state, new.reason) is distinct from (old.state, old.reason)
  ) execute function lottery.keep_step();

-- Of a correction only that it is done is written later, once.
create trigger correction_stays before update of issue_id, version, result_before, result_after, reason,
  decided_by, decided_at
  on lottery.correction for each row execute function lottery.keep_written();
create trigger correction_done before update on lottery.correction
  for each row when (old.done_at is not null and new.done_at is distinct from old.done_at)
  execute function lottery.keep_written();
create trigger correction_stays_there before delete on lottery.correction
  for each row execute function lottery.keep_written();
create trigger correction_stays_whole before truncate on lottery.correction
  for each statement execute function lottery.keep_written();

-- The first version of prizes is first data; every other one two people have decided. Those that are there
-- stay, whatever they say: a version is for ever.
alter table lottery.prize_table add constraint prize_table_decided check (
  version = 1 or (
    coalesce(btrim(decided_by[1]), '') <> '' and coalesce(btrim(decided_by[2]), '') <> ''
    and lower(btrim(decided_by[1])) <> lower(btrim(decided_by[2]))
  )
) not valid;
