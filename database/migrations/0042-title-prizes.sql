-- The games desk looks the largest prizes of a title up.
create index big_win_title on play.big_win (merchant_id, vendor_id, game_code, amount desc);
