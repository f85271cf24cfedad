-- Chases have a kind of their own in the account record: whoever has had one is counted anew.

update wallet.player set counted_to = 0
where player_id in (select player_id from wallet.movement where reference like 'chase:%');

delete from wallet.day_total
where player_id in (select player_id from wallet.player where counted_to = 0);

delete from wallet.movement
where player_id in (select player_id from wallet.player where counted_to = 0);
