-- Two names are two people only as far as the machine tells: beside who decided is kept from which of its
-- accounts that was done. Null: it was not told, as before this was kept.

alter table lottery.result_entry add column ran_by text check (ran_by <> '');
alter table lottery.prize_proposal add column ran_by text check (ran_by <> '');
-- Of the first and of the second person, in the order of `decided_by`.
alter table lottery.prize_table add column ran_by text[] check (cardinality(ran_by) = 2);
-- Two people release a prize by one command.
alter table play.held_win add column ran_by text check (ran_by <> '');

-- Whether two people who stand by a version of an issue's result said so from one account.
create function lottery.is_one_account(issue bigint, of_version smallint) returns boolean
language sql stable as $$
  select count(ran_by) > count(distinct ran_by) from lottery.standing_entries(issue, of_version)
$$;
