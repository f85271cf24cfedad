-- A player takes at most a share of what a number may owe: 2007 refuses what would pass it. The claim is
-- one more bound of the issue, `share:<player>:<cell>`, made and given back as all others.

create or replace function lottery.refusal_of(scope text) returns smallint
language sql immutable strict as $$
  select case
    when scope like 'player:%' then 2004
    when scope like 'share:%' then 2007
    when scope = 'issue' then 2005
    else 2003
  end
$$;

-- Bounds as they were first installed held no whole unit of the highest prizes; a bound that an operator
-- has chosen stays.
update lottery.game g set liability_max = sized.liability_max
from (values
  ('ssc', 200000000), ('p5', 200000000), ('hk6', 250000000), ('keno', 1500000000)
) as sized (model, liability_max)
where g.model = sized.model and g.prize_mode = 'Lott' and g.liability_max = 20000000;
