-- Whatever puts a prize before people tells of it: a batch of the vendors, or the correction of a result.
create or replace function play.note_prizes(moment timestamptz, notes play.prize_note[]) returns void
language sql as $$
  insert into play.big_win (
    vendor_id, tx_id, merchant_id, player_id, game_code, amount, currency, at
  )
  select n.vendor, n.tx, n.merchant, n.player, n.game, n.amount, n.currency, moment
  from unnest(notes) n where n.board;
  insert into play.held_win (vendor_id, tx_id, player_id, amount, currency, at)
  select n.vendor, n.tx, n.player, n.amount, n.currency, moment from unnest(notes) n where n.held;
$$;

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
