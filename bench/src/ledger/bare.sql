-- The least that a batch of double entries can be: balances that must not fall below zero, transfers
-- with a unique key, and nothing else. Measured beside the ledger as what this machine allows.
CREATE TABLE account (
  id bigint PRIMARY KEY,
  balance bigint NOT NULL CHECK (balance >= 0)
) WITH (fillfactor = 90);

CREATE TABLE transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text COLLATE "C" NOT NULL UNIQUE,
  debit bigint NOT NULL,
  credit bigint NOT NULL,
  amount bigint NOT NULL
);

CREATE TABLE entry (
  account bigint NOT NULL,
  transfer bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (account, transfer)
);

CREATE FUNCTION post(keys text[], debits bigint[], credits bigint[], amounts bigint[])
RETURNS bigint[]
LANGUAGE plpgsql AS $$
DECLARE
  ids bigint[];
BEGIN
  UPDATE account a SET balance = a.balance + d.sum
  FROM (
    SELECT u.id, sum(u.amount) AS sum FROM (
      SELECT debits[i] AS id, -amounts[i] AS amount FROM generate_subscripts(keys, 1) i
      UNION ALL
      SELECT credits[i], amounts[i] FROM generate_subscripts(keys, 1) i
    ) u
    GROUP BY u.id ORDER BY u.id
  ) d
  WHERE a.id = d.id;
  WITH written AS (
    INSERT INTO transfer (key, debit, credit, amount)
    SELECT keys[i], debits[i], credits[i], amounts[i] FROM generate_subscripts(keys, 1) i
    RETURNING id, debit, credit, amount
  ), entered AS (
    INSERT INTO entry
    SELECT e.* FROM written w
    CROSS JOIN LATERAL (VALUES (w.debit, w.id, -w.amount), (w.credit, w.id, w.amount)) e
  )
  SELECT array_agg(w.id) INTO ids FROM written w;
  RETURN ids;
END
$$;
