-- A pair of seeds is promised before its client seed is known, and with it the maths of every title.

-- The titles that promises name, each list once.
create table studio.titles (
  hash text primary key,
  -- [{ code, version, mathsHash }], by code.
  titles jsonb not null
);

alter table studio.seed
  -- Null until the player's device has seen the promise and answered it.
  alter column client_seed drop not null,
  -- What that client seed answered; null in pairs whose promise named the server seed alone.
  add column promise text,
  add column titles_hash text references studio.titles,
  add constraint seed_promise check ((promise is null) = (titles_hash is null)),
  add constraint seed_answered check (client_seed is not null or (promise is null and nonce = 0));

-- What was promised and answered is written once, whoever asks.
create function studio.keep_promise() returns trigger
language plpgsql as $$
begin
  if new.server_seed_hash <> old.server_seed_hash or new.server_seed_sealed <> old.server_seed_sealed
    or new.next_server_seed_hash <> old.next_server_seed_hash
    or new.next_server_seed_sealed <> old.next_server_seed_sealed
    or (old.client_seed is not null and (new.client_seed, new.promise, new.titles_hash)
      is distinct from (old.client_seed, old.promise, old.titles_hash)) then
    raise exception 'what a seed pair was promised with stays' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger keep_promise
before update of server_seed_hash, server_seed_sealed, next_server_seed_hash, next_server_seed_sealed,
  client_seed, promise, titles_hash
on studio.seed for each row execute function studio.keep_promise();

-- Why a round was refused: the code that its player heard, or would have.
alter table studio.round add column refusal text;
update studio.round set refusal = 'round.refused' where state = 'REFUSED';
alter table studio.round add constraint round_refusal check ((state = 'REFUSED') = (refusal is not null));
create index round_refused on studio.round (seed_id) where state = 'REFUSED';
