-- A table with nobody at it rests: its next round opens only while somebody asks for it.

create table studio.table_asked (
  game_code text primary key,
  asked_at timestamptz not null default clock_timestamp()
);

-- The rounds of a player at tables, the newest first.
create index seat_of_player on studio.seat (player_id, id);

-- Rounds that run are looked for several times a second.
create index table_round_running on studio.table_round (game_code) where phase = 'RUNNING';
