-- Issues that nobody bet on are let go after a while. Those of a lottery are found from the oldest on.
create index issue_empty on lottery.issue (game_code, draw_at)
  where draw_source = 'own' and state = 'SETTLED' and tickets = 0;

-- Whether a step points to an issue is asked before the issue goes: the same rule, the issue first.
alter table lottery.chase_step
  drop constraint chase_step_chase_id_issue_id_key,
  add unique (issue_id, chase_id);

-- What was let go of a lottery, so that its page says so: between these two numbers whatever is missing.
create table lottery.pruned (
  game_code text primary key references lottery.game,
  first_numero text collate "C" not null,
  last_numero text collate "C" not null check (last_numero >= first_numero),
  issues bigint not null check (issues > 0)
);

-- Whoever deletes: only a draw of our own goes that is settled and had no ticket. Tickets, steps of
-- chases and entries hold theirs by their foreign keys besides.
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
