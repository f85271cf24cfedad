-- What a sale came to, sealed under a key that is not in the database: nobody counts an issue anew.
alter table lottery.issue add column count_sealed bytea;
create trigger issue_count_stays before update of count_sealed on lottery.issue
  for each row when (old.count_sealed is not null and new.count_sealed is distinct from old.count_sealed)
  execute function lottery.keep_written();
