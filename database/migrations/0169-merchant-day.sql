-- A merchant's days are cut in its time zone, and stay as they were cut: the zone never changes.
create function site.keep_time_zone() returns trigger
language plpgsql as $$
begin
  raise exception 'the time zone of merchant % never changes', old.id using errcode = '55000';
end
$$;

create trigger merchant_time_zone before update on site.merchant
for each row when (old.time_zone <> new.time_zone) execute function site.keep_time_zone();
