-- A stake from several sources locks accounts before it divides them, and so did only the functions of the
-- ledger before. The role of the program may change no row of the ledger, and a lock takes that right: this
-- function locks for it, as ledger.hold_accounts does.
alter function ledger.lock_accounts(bigint[]) security definer set search_path = pg_catalog, pg_temp;
