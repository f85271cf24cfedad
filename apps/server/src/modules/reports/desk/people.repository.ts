import { sql } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import type { Question, Source } from './source.ts';

const live = sql`(select id from reports.build where live)`;

const memberRows = ({ merchant, currency, firstDay, lastDay, from, until }: Question): Sql => sql`
  select player_id::text as id, player_id as member, coalesce(p.rounds, 0)::bigint as rounds,
    coalesce(p.turnover, 0)::bigint as turnover, coalesce(p.prizes, 0)::bigint as prizes,
    coalesce(p.turnover - p.prizes, 0)::bigint as ggr,
    coalesce(m.deposits, 0)::bigint as deposits, coalesce(m.withdrawals, 0)::bigint as withdrawals,
    (coalesce(m.deposits, 0) - coalesce(m.withdrawals, 0))::bigint as net
  from (
    select player_id, sum(rounds) as rounds, sum(stakes - stakes_returned) as turnover,
      sum(prizes - prizes_returned) as prizes
    from reports.play_day
    where build = ${live} and merchant_id = ${merchant} and currency = ${currency}
      and day between ${firstDay}::date and ${lastDay}::date
    group by player_id
  ) p
  full join (
    select player_id, sum(amount) filter (where kind = 'deposit') as deposits,
      sum(amount) filter (where kind = 'withdrawal') as withdrawals
    from cashier.moved
    where merchant_id = ${merchant} and currency = ${currency} and at >= ${from} and at < ${until}
    group by player_id
  ) m using (player_id)`;

/** Members by what they staked, won, brought and took. */
export const membersSource: Source = {
  columns: () => [
    { key: 'member', kind: 'member' },
    { key: 'rounds', kind: 'count', total: 'sum' },
    { key: 'turnover', kind: 'money', total: 'sum' },
    { key: 'prizes', kind: 'money', total: 'sum' },
    { key: 'ggr', kind: 'money', total: 'sum' },
    { key: 'deposits', kind: 'money', total: 'sum' },
    { key: 'withdrawals', kind: 'money', total: 'sum' },
    { key: 'net', kind: 'money', total: 'sum' },
  ],
  rows: memberRows,
  isCounted: true,
  hasTotals: true,
  order: 'turnover.descending',
  permissions: ['members:member:read:own-brand'],
};

const boundRows = ({ merchant, from, until, now }: Question): Sql => sql`
  select what as id, what, count(*) filter (where at >= ${from} and at < ${until})::bigint as asked,
    count(distinct player_id) filter (where at >= ${from} and at < ${until})::bigint as members,
    count(distinct player_id) filter (
      where bounds and since <= ${now} and (until is null or until > ${now}))::bigint as "inForce"
  from compliance.asked where merchant_id = ${merchant}
  group by what`;

/** Limits, pauses and exclusions: how many were asked for, and how many members have one now. */
export const restrictionsSource: Source = {
  columns: () => [
    { key: 'what', kind: 'word' },
    { key: 'asked', kind: 'count', total: 'sum' },
    { key: 'members', kind: 'count' },
    { key: 'inForce', kind: 'count' },
  ],
  rows: boundRows,
  isCounted: true,
  hasTotals: true,
  order: 'what.ascending',
  permissions: [],
};

/** Weeks that a cohort is followed after that of its first deposits. */
const weeks = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Members of a week's first deposits, and the share of them that staked in that week and in each one after. */
function retentionRows({ merchant, currency, from, until, now, timeZone }: Question): Sql {
  return sql`
    with first as materialized (
      select d.player_id, date_trunc('week', d.at at time zone ${timeZone})::date as week
      from (
        select player_id, min(at) as at from cashier.moved
        where merchant_id = ${merchant} and currency = ${currency} and kind = 'deposit'
        group by player_id having min(at) >= ${from} and min(at) < ${until}
      ) d
    ), active as (
      select distinct f.player_id, f.week, (d.day - f.week) / 7 as n
      from first f join reports.play_day d on d.player_id = f.player_id
      where d.build = ${live} and d.rounds > 0 and d.day >= f.week
        and d.day < f.week + ${7 * weeks.length}::integer
    ), played as (
      select week, n, count(*) as members from active group by week, n
    ), shown as (
      select f.week, f.members, (
        select array_agg(case when f.week + 7 * n.n <= (${now}::timestamptz at time zone ${timeZone})::date
          then round(coalesce(p.members, 0) * 100.0 / f.members, 2) end order by n.n)
        from generate_series(0, ${weeks.length - 1}::integer) n (n)
        left join played p on p.week = f.week and p.n = n.n
      ) as shares
      from (select week, count(*) as members from first group by week) f
    )
    select week::text as id, week::text as week, members::bigint as members, shares[1] as w0,
      shares[2] as w1, shares[3] as w2, shares[4] as w3, shares[5] as w4, shares[6] as w5,
      shares[7] as w6, shares[8] as w7, shares[9] as w8
    from shown`;
}

export const retentionSource: Source = {
  columns: () => [
    { key: 'week', kind: 'day' },
    { key: 'members', kind: 'count', total: 'sum' },
    ...weeks.map((week) => ({ key: `w${week}`, kind: 'percent' as const })),
  ],
  rows: retentionRows,
  isCounted: true,
  hasTotals: true,
  order: 'week.descending',
  permissions: [],
};

/** Members who came in the span, and how far each got within seven days. */
const funnelRows = ({ merchant, currency, from, until, timeZone }: Question): Sql => sql`
  with joined as materialized (
    select player_id, created_at from identity.joined
    where merchant_id = ${merchant} and currency = ${currency}
      and created_at >= ${from} and created_at < ${until}
  ), paid as materialized (
    select j.player_id, j.created_at from joined j where exists (
      select from cashier.moved m
      where m.player_id = j.player_id and m.kind = 'deposit'
        and m.at < j.created_at + interval '7 days')
  ), counts as (
    select (select count(*) from joined) as joined, (select count(*) from paid) as paid, (
      select count(*) from paid p where exists (
        select from reports.play_day d
        where d.build = ${live} and d.player_id = p.player_id and d.rounds > 0
          and d.day <= ((p.created_at + interval '7 days') at time zone ${timeZone})::date)
    ) as played
  )
  select s.step as id, s.place::bigint as place, s.step, s.members::bigint as members,
    round(s.members * 100.0 / nullif(c.joined, 0), 2) as "ofFirst",
    round(s.members * 100.0 / nullif(s.earlier, 0), 2) as "ofStep"
  from counts c cross join lateral (values
    (1, 'joined', c.joined, c.joined), (2, 'deposited', c.paid, c.joined), (3, 'played', c.played, c.paid)
  ) as s (place, step, members, earlier)`;

export const funnelSource: Source = {
  columns: () => [
    { key: 'place', kind: 'count' },
    { key: 'step', kind: 'word' },
    { key: 'members', kind: 'count' },
    { key: 'ofFirst', kind: 'percent' },
    { key: 'ofStep', kind: 'percent' },
  ],
  rows: funnelRows,
  isCounted: true,
  hasTotals: false,
  order: 'place.ascending',
  permissions: [],
};
