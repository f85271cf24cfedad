-- The winner board tells the largest prizes and the largest multipliers of a day, a week and a month, each with the
-- round that proves it.

alter table play.big_win
  -- play.round.id; null: a prize whose round is not known any more, which stands on no board.
  add column round bigint,
  -- The stakes of its round, in minor units.
  add column stake bigint check (stake > 0);

update play.big_win b set round = r.id, stake = r.bet
from play.vendor_tx t join play.round r on r.player_id = t.player_id and r.id = t.round
where t.vendor_id = b.vendor_id and t.tx_id = b.tx_id and r.bet > 0;

alter table play.big_win
  -- The prize in hundredths of the stakes.
  add column multiple bigint generated always as (amount * 100 / stake) stored;

-- The first lines of a board are the first rows of one of these.
create index big_win_prize on play.big_win (merchant_id, amount desc, at);
create index big_win_multiple on play.big_win (merchant_id, multiple desc, at);

-- A prize stands on the board if it is at least twice what its round has cost; held ones too, for when they are
-- released. Play money never gets this far.
create or replace function play.note_prizes(moment timestamptz, notes play.prize_note[]) returns void
language sql as $$
  insert into play.big_win (
    vendor_id, tx_id, merchant_id, player_id, game_code, amount, currency, at, round, stake
  )
  select n.vendor, n.tx, n.merchant, n.player, n.game, n.amount, n.currency, moment, r.id, r.bet
  from unnest(notes) n
  join play.vendor_tx t on t.vendor_id = n.vendor and t.tx_id = n.tx
  join play.round r on r.player_id = n.player and r.id = t.round
  where n.board and r.bet > 0 and n.amount >= 2 * r.bet;
  insert into play.held_win (vendor_id, tx_id, player_id, amount, currency, at)
  select n.vendor, n.tx, n.player, n.amount, n.currency, moment from unnest(notes) n where n.held;
$$;

-- Members who do not want to be named there.
alter table identity.player add column on_board boolean not null default true;
