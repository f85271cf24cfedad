-- Registrations that were done a short while ago: a page that never heard the answer sends the same form
-- with the same key again.
create table identity.registration (
  -- Keyed hash of the key and the form: what was typed cannot be tried against it.
  mark bytea primary key,
  player_id bigint not null references identity.player (id),
  expires_at timestamptz not null
);
create index registration_expires on identity.registration (expires_at);
