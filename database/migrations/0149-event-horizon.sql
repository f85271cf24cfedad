-- Readers of the outbox stop below the oldest transaction that may still write an event. The snapshot
-- of PostgreSQL names those of every database of the server; a transaction of another database can
-- write none here. Which database one belongs to is asked only when an event has waited for it: the
-- table of locks is dear, and an ordinary transaction is over by then.

-- Of running transactions, those that are known to work in another database. A transaction that holds
-- no lock on anything yet counts as one of ours. Its own lock and those on tables share a virtual
-- transaction, a name that is never given twice while the server runs.
create function platform.is_elsewhere(running xid8) returns boolean
language sql stable as $$
  with held as materialized (
    select locktype, mode, database, virtualtransaction, transactionid
    from pg_catalog.pg_locks where granted)
  select exists (
    select from held own
    join held other using (virtualtransaction)
    where own.locktype = 'transactionid' and own.mode = 'ExclusiveLock'
      and own.transactionid = running::xid
      and other.database <> 0
      and other.database <> (select oid from pg_catalog.pg_database where datname = current_database()))
$$;

-- The transaction before which every one that can write events here has ended, in the snapshot of the
-- statement that asks. Stable, so that it sees that snapshot and no later one.
create function platform.event_horizon() returns xid8
language sql stable as $$
  select case
    when exists (
      select from platform.event
      where xid >= pg_snapshot_xmin(pg_current_snapshot())
        and at < clock_timestamp() - interval '250 milliseconds')
    then coalesce(
      (select min(running) from pg_snapshot_xip(pg_current_snapshot()) running
       where not platform.is_elsewhere(running)),
      pg_snapshot_xmax(pg_current_snapshot()))
    else pg_snapshot_xmin(pg_current_snapshot())
  end
$$;
