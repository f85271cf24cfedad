-- The further stakes that moves of a round in steps take. One is written before it is asked of the wallet, with the
-- move that it pays for, so that any process can end it: the move is made when its money is there, and the money goes
-- back when it is not.
create table studio.raise (
  round_id bigint not null references studio.round,
  -- The number of the move.
  number integer not null check (number >= 0),
  -- Counts the raises of one move: one that was given up is never tried again, the next has a name of its own.
  attempt integer not null check (attempt >= 0),
  idempotency_key text not null,
  -- { name, choices }
  move jsonb not null,
  amount bigint not null check (amount > 0),
  -- ASKED    the wallet is asked for it
  -- MOVED    it is part of the round's cost, and its move is made
  -- LEAVING  the wallet is told to keep it out, or to give it back
  -- REFUSED  it moved nothing
  state text not null default 'ASKED' check (state in ('ASKED', 'MOVED', 'LEAVING', 'REFUSED')),
  -- The code that its player heard, or would have.
  refusal text,
  asked_at timestamptz not null default clock_timestamp(),
  primary key (round_id, number, attempt),
  constraint raise_refusal check ((refusal is null) = (state in ('ASKED', 'MOVED')))
);

-- A round has one raise under way, and nobody moves in it meanwhile.
create unique index raise_under_way on studio.raise (round_id) where state in ('ASKED', 'LEAVING');

-- A raise goes from ASKED to MOVED, or by LEAVING to REFUSED, and stays there.
create function studio.keep_raise() returns trigger
language plpgsql as $$
begin
  if (old.state, new.state) not in (('ASKED', 'MOVED'), ('ASKED', 'LEAVING'), ('LEAVING', 'REFUSED'))
    or (new.round_id, new.number, new.attempt, new.idempotency_key, new.move, new.amount)
      is distinct from (old.round_id, old.number, old.attempt, old.idempotency_key, old.move, old.amount)
    or new.refusal is distinct from coalesce(old.refusal, new.refusal) then
    raise exception 'a raise ends once' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger keep_raise before update on studio.raise
  for each row execute function studio.keep_raise();
