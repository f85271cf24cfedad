-- Which database a running transaction is of is asked of the backends, and no longer of the locks that it
-- holds: `create database`, and all else that works on what the whole server shares, holds locks that
-- name no database, and counted as ours.

-- The transaction before which every one that can write events here has ended, in the snapshot of the
-- statement that asks. Stable, so that it sees that snapshot and no later one. A backend never changes its
-- database, so what is read of a transaction stays true of it. One that no backend has counts as ours: it
-- has ended since the snapshot, which the next look sees, or is prepared and may still write.
create or replace function platform.event_horizon() returns xid8
language sql stable as $$
  select case
    when exists (
      select from platform.event
      where xid >= pg_snapshot_xmin(pg_current_snapshot())
        and at < clock_timestamp() - interval '250 milliseconds')
    then coalesce(
      (select min(running) from pg_snapshot_xip(pg_current_snapshot()) running
       where not exists (
         select from pg_catalog.pg_stat_activity backend
         where backend.backend_xid = running::xid
           and backend.datid <>
             (select oid from pg_catalog.pg_database where datname = current_database()))),
      pg_snapshot_xmax(pg_current_snapshot()))
    else pg_snapshot_xmin(pg_current_snapshot())
  end
$$;
drop function platform.is_elsewhere(xid8);
