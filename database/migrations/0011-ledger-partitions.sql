-- Ids carry their time, so that months are ranges of ids.

-- The lowest id that a transfer of this instant can have.
CREATE FUNCTION ledger.id_at(instant timestamptz) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT floor(extract(epoch FROM instant) * 1000 - 1704067200000)::bigint << 22
$$;

-- The instant at which a transfer or a batch was posted, to the millisecond.
CREATE FUNCTION ledger.posted_at(id bigint) RETURNS timestamptz
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_timestamp(((id >> 22) + 1704067200000) / 1000.0)
$$;

CREATE FUNCTION ledger.batch_of(id bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (id >> 12) << 12
$$;

CREATE FUNCTION ledger.strand_of(id bigint) RETURNS smallint
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ((id >> 12) & 1023)::smallint
$$;

-- The day (UTC) of a transfer, counted from 2024.
CREATE FUNCTION ledger.day_of(id bigint) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ((id >> 22) / 86400000)::integer
$$;

-- Makes the monthly partitions (UTC) from the month of `since` to `months_ahead` months after now.
-- There is no default partition: a month that nobody prepared is an error, not a quiet pile.
CREATE FUNCTION ledger.create_partitions(
  months_ahead integer DEFAULT 3,
  since timestamptz DEFAULT now()
) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  month timestamp := date_trunc('month', since AT TIME ZONE 'UTC');
  last_month timestamp :=
    date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => months_ahead);
  parent text;
  child text;
  made integer := 0;
BEGIN
  -- One at a time: two programs that start together must not make the same month.
  PERFORM pg_advisory_xact_lock(hashtext('ledger.create_partitions'));
  WHILE month <= last_month LOOP
    FOREACH parent IN ARRAY ARRAY['transfers', 'batches'] LOOP
      child := parent || to_char(month, '_YYYY_MM');
      CONTINUE WHEN to_regclass('ledger.' || child) IS NOT NULL;
      EXECUTE format(
        'CREATE TABLE ledger.%I PARTITION OF ledger.%I FOR VALUES FROM (%s) TO (%s)',
        child, parent,
        ledger.id_at(month AT TIME ZONE 'UTC'),
        ledger.id_at((month + interval '1 month') AT TIME ZONE 'UTC')
      );
      made := made + 1;
    END LOOP;
    month := month + interval '1 month';
  END LOOP;
  RETURN made;
END
$$;

SELECT ledger.create_partitions(12);
