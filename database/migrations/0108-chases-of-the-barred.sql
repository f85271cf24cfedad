-- A chase ends, too, where its member may stake nothing any more: paused, excluded or blocked.
alter table lottery.chase
  drop constraint chase_stopped_by_check,
  add constraint chase_stopped_by_check check (stopped_by in ('win', 'member', 'account'));
