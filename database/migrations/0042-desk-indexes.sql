-- The desks look a member's open tickets up, and the largest prizes of a title.
create index ticket_open on lottery.ticket (player_id) where state = 'ACCEPTED';
create index big_win_title on play.big_win (merchant_id, vendor_id, game_code, amount desc);
