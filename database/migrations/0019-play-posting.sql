-- The parts of posting that stand alone: what a batch answers, its nonces, its news, and how amounts are divided.

-- The answer to one request.
create type play.answer as (
  -- A protocol code; -1: the original is known now and must be prepared; -2: the ledger refused.
  code integer,
  refusal text,
  refused_at integer,   -- 0-based transfer of the chain that refused
  detail text,
  duplicate boolean,
  outcome text,         -- of a rollback
  mismatch boolean,
  held boolean,
  cash bigint,
  bonus bigint,
  wallet_tx bigint,     -- the ledger's transfer of the first action; null: no money moved
  wallet_txs bigint[],  -- of a play with several actions, in order
  used_bonus bigint     -- the part of its stake that came from grants
);

-- Takes one nonce outside a batch; false when another request has it already.
create function play.take_nonce(digest uuid, claim bigint, moment timestamptz) returns boolean
language sql as $$
  insert into play.nonce values (digest, claim, moment) on conflict do nothing returning true
$$;

-- Takes nonces; per request, true where another request has its nonce already.
create function play.take_nonces(nonces uuid[], claims bigint[], moment timestamptz)
returns boolean[]
language plpgsql as $$
declare
  items constant integer := cardinality(nonces);
  fresh integer;
begin
  insert into play.nonce (digest, claim, seen_at)
  select nonces[i], claims[i], moment from generate_series(1, items) i
  where nonces[i] is not null
  order by nonces[i]
  on conflict do nothing;
  get diagnostics fresh = row_count;
  if fresh = items - cardinality(array_positions(nonces, null)) then
    return array_fill(false, array[items]);
  end if;
  return array(
    select nonces[i] is not null and claims[i] is distinct from (
      select n.claim from play.nonce n where n.digest = nonces[i]
    )
    from generate_series(1, items) i order by i
  );
end
$$;

-- A prize that is news: for the winner board, or above the vendor's cap.
create type play.prize_note as (
  vendor smallint, tx text, merchant text, player bigint, game text, amount bigint, currency text,
  board boolean, held boolean
);

create function play.note_prizes(moment timestamptz, notes play.prize_note[]) returns void
language sql as $$
  insert into play.big_win (
    vendor_id, tx_id, merchant_id, player_id, game_code, amount, currency, at
  )
  select n.vendor, n.tx, n.merchant, n.player, n.game, n.amount, n.currency, moment
  from unnest(notes) n where n.board;
  insert into play.held_win (vendor_id, tx_id, player_id, amount, currency, at)
  select n.vendor, n.tx, n.player, n.amount, n.currency, moment from unnest(notes) n where n.held;
$$;

-- A prize that waits for people is told, whether a batch of the vendors put it there or the correction of a result.
create function play.tell_held() returns trigger
language plpgsql as $$
begin
  insert into platform.event (topic, payload)
  select 'play.prize.held', jsonb_build_object(
    'vendor', v.code, 'txId', h.tx_id, 'playerId', h.player_id::text, 'amount', h.amount::text,
    'currency', h.currency)
  from held h join play.vendor v on v.id = h.vendor_id;
  return null;
end
$$;
create trigger held_win_told after insert on play.held_win
  referencing new table as held
  for each statement execute function play.tell_held();

-- Undoes what rollbacks name: their transactions, and what was noted about them.
create function play.undo_originals(
  originals_of smallint[], originals text[], moment timestamptz
) returns void
language sql as $$
  update play.vendor_tx t set state = 'REVERSED'
  from unnest(originals_of, originals) o (vendor, tx)
  where t.vendor_id = o.vendor and t.tx_id = o.tx;
  delete from play.big_win b using unnest(originals_of, originals) o (vendor, tx)
  where b.vendor_id = o.vendor and b.tx_id = o.tx;
  update play.held_win h set state = 'REVERSED', decided_at = moment
  from unnest(originals_of, originals) o (vendor, tx)
  where h.vendor_id = o.vendor and h.tx_id = o.tx and h.state = 'HELD';
$$;

-- The amount that each request's player has in grants that can be staked.
create function play.grants_now(
  items integer, cash_accounts bigint[], source_items integer[], source_accounts bigint[]
) returns bigint[]
language plpgsql as $$
begin
  if source_items = '{}' then
    return array_fill(0::bigint, array[items]);
  end if;
  return array(
    select coalesce(sum(b.available), 0)::bigint
    from generate_series(1, items) i
    left join unnest(source_items, source_accounts) s (item, account)
      on s.item = i and s.account <> cash_accounts[i]
    left join ledger.balances(source_accounts) b on b.id = s.account
    group by i order by i
  );
end
$$;

-- The part of each request's stakes that came from grants, now or when it came first.
create function play.used_of(
  items integer, vendors smallint[],
  action_items integer[], action_kinds play.tx_kind[], action_txs text[]
) returns bigint[]
language plpgsql as $$
begin
  return array(
    select coalesce(sum(p.amount), 0)::bigint
    from generate_series(1, items) i
    left join unnest(action_items, action_kinds, action_txs) a (item, kind, tx)
      on a.item = i and a.kind = 'BET'
    left join play.split_part p on p.vendor_id = vendors[i] and p.tx_id = a.tx
    group by i order by i
  );
end
$$;

-- Tells the pages of players what they can stake; a version is null where nothing moved.
create function play.tell_balances(
  players bigint[], currencies text[], units numeric[],
  cash bigint[], grants bigint[], held bigint[], versions bigint[]
) returns void
language plpgsql as $$
begin
  insert into platform.event (topic, audience, payload)
  select 'balance', 'player:' || players[i], jsonb_build_object(
    'sumBalance', ((cash[i] + grants[i]) * units[i])::text,
    'held', (held[i] * units[i])::text,
    'currency', currencies[i],
    'version', versions[i]::text)
  from generate_series(1, cardinality(players)) i
  where versions[i] is not null;
end
$$;

-- An amount in the proportion of parts, of which the first is the cash's. The running sums are rounded
-- down: the shares always add up, the cash's is never rounded up, and the last gets the rest. No share
-- of a part of the whole is above its part. The same rule as `sharesOf` of modules/play/split.policy.ts.
create function play.shares(amount bigint, parts bigint[]) returns bigint[]
language plpgsql immutable strict as $$
declare
  total constant numeric := (select sum(p) from unnest(parts) p);
  shares bigint[] := '{}';
  running numeric := 0;
  given bigint := 0;
begin
  for place in 1..cardinality(parts) loop
    running := running + parts[place];
    shares := shares || (div(amount * running, total)::bigint - given);
    given := given + shares[place];
  end loop;
  return shares;
end
$$;

-- Parts of transactions by account, in the order of accounts: the oldest grant first.
create type play.parts as (accounts bigint[], amounts bigint[]);

create function play.parts_of_tx(vendor smallint, tx text) returns play.parts
language sql stable as $$
  select row(
    coalesce(array_agg(p.account order by p.account), '{}'),
    coalesce(array_agg(p.amount order by p.account), '{}')
  )::play.parts
  from play.split_part p where p.vendor_id = vendor and p.tx_id = tx
$$;

-- Of the transactions of a kind that stand in a round.
create function play.parts_of_round(of_round bigint, of_kind play.tx_kind) returns play.parts
language sql stable as $$
  select row(
    coalesce(array_agg(s.account order by s.account), '{}'),
    coalesce(array_agg(s.amount order by s.account), '{}')
  )::play.parts
  from (
    select p.account, sum(p.amount)::bigint as amount
    from play.split_part p
    join play.vendor_tx t on t.vendor_id = p.vendor_id and t.tx_id = p.tx_id
    where p.round = of_round and t.kind = of_kind and t.state = 'APPLIED'
    group by p.account
  ) s
$$;
