-- The rest of the console: what cases keep of an erased person.

-- The program cannot change the story of a case. With a person it takes the words that staff wrote in the cases about
-- them; those of a case that went to the authority stay, for they are evidence.
create function cases.erase_words(player bigint) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update cases.step s set words = '—' from cases.file f
  where f.id = s.file_id and f.player_id = player and f.outcome is distinct from 'reported'
    and s.words is not null
$$;

-- The costs of rewards: so far adjustments of goodwill, what members got less what was taken back.
create view wallet.bonus_cost as
select merchant_id, player_id, currency, change as amount, at
from wallet.adjustment where class = 'goodwill';
