-- Prizes are changed by two people: one proposes a table, another agrees. A version is for ever.

-- The order of the ways to bet is that of the pages.
alter table lottery.prize_table alter column data type json using data::json;
alter table lottery.prize_table
  add column reason text,
  -- Who proposed it, and who agreed; null: first data.
  add column decided_by text[] check (cardinality(decided_by) = 2 and decided_by[1] <> decided_by[2]);

create table lottery.prize_proposal (
  game_code text primary key references lottery.game,
  -- What it was made from: prizes that were changed since are not replaced unseen.
  table_version integer not null,
  data json not null,
  reason text not null,
  proposed_by text not null,
  proposed_at timestamptz not null
);

create function lottery.refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'a version of prizes is never changed';
end
$$;
create trigger prize_table_is_final before update or delete on lottery.prize_table
  for each row execute function lottery.refuse_change();
create trigger prize_table_is_final_whole before truncate on lottery.prize_table
  for each statement execute function lottery.refuse_change();
