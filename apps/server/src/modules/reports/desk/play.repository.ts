import { empty, raw, sql } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import { figuresOf } from './figures.policy.ts';
import type { Question, Source, SourceColumn, Sums } from './source.ts';

const live = sql`(select id from reports.build where live)`;

const sumsOf = ({ stakes, stakesReturned, prizes, prizesReturned }: Sums) => ({
  stakes: stakes ?? 0n,
  stakesReturned: stakesReturned ?? 0n,
  prizes: prizes ?? 0n,
  prizesReturned: prizesReturned ?? 0n,
});

const derived =
  (name: keyof ReturnType<typeof figuresOf>) =>
  (sums: Sums, { levyPoints }: Question) =>
    figuresOf(sumsOf(sums), { levyPoints })[name];

const kinds = { day: 'day', product: 'word', vendor: 'text', game: 'game', brand: 'text' } as const;

const playColumns = ({ by, levyPoints }: Question): readonly SourceColumn[] => [
  { key: by, kind: kinds[by] },
  { key: 'rounds', kind: 'count', total: 'sum' },
  { key: 'stakes', kind: 'money', total: 'sum' },
  { key: 'stakesReturned', kind: 'money', total: 'sum' },
  { key: 'turnover', kind: 'money', total: derived('turnover') },
  { key: 'prizes', kind: 'money', total: 'sum' },
  { key: 'prizesReturned', kind: 'money', total: 'sum' },
  { key: 'ggr', kind: 'money', total: derived('ggr') },
  { key: 'hold', kind: 'percent', total: derived('hold') },
  ...(levyPoints > 0 ? [{ key: 'levy', kind: 'money', total: derived('levy') } as const] : []),
  { key: 'ngr', kind: 'money', total: derived('ngr') },
];

/** The thing that a row stands for. The days of the merchant are found by the instants at which they begin. */
function groupOf({ by, days, starts }: Question): Sql {
  if (by === 'day')
    return sql`(${[...days]}::text[])[width_bucket(q.quarter, ${[...starts]}::timestamptz[])]`;
  if (by === 'brand') return sql`q.merchant_id`;
  return { product: sql`coalesce(t.game_type, '-')`, vendor: sql`t.vendor`, game: gameKey }[by];
}

const gameKey = sql`t.vendor || ' ' || t.game_code`;

const narrowed = ({ type, vendor, game }: Question): Sql => sql`
  ${type === null ? empty : sql`and coalesce(t.game_type, '-') = ${type}`}
  ${vendor === null ? empty : sql`and t.vendor = ${vendor}`}
  ${game === null ? empty : sql`and t.game_code = ${game}`}`;

function playRows(question: Question): Sql {
  const { by, merchant, brands, currency, from, until, levyPoints } = question;
  const merchants = by === 'brand' ? [...brands] : [merchant];
  const key = raw(`"${by}"`);
  return sql`
    select g.name as id, g.name as ${key}, g.rounds, g.stakes, g."stakesReturned",
      g.stakes - g."stakesReturned" as turnover, g.prizes, g."prizesReturned", g.ggr,
      round(g.ggr * 100.0 / nullif(greatest(g.stakes - g."stakesReturned", 0), 0), 2) as hold,
      g.ggr * ${levyPoints}::bigint / 10000 as levy,
      g.ggr - g.ggr * ${levyPoints}::bigint / 10000 as ngr
    from (
      select ${groupOf(question)} as name, sum(q.rounds)::bigint as rounds,
        sum(q.stakes)::bigint as stakes, sum(q.stakes_returned)::bigint as "stakesReturned",
        sum(q.prizes)::bigint as prizes, sum(q.prizes_returned)::bigint as "prizesReturned",
        sum(q.stakes - q.stakes_returned - q.prizes + q.prizes_returned)::bigint as ggr
      from reports.play_quarter q join reports.title t on t.id = q.title_id
      where q.build = ${live} and q.merchant_id = any (${merchants}::text[])
        and q.quarter >= ${from} and q.quarter < ${until} and q.currency = ${currency}
        ${narrowed(question)}
      group by 1
    ) g`;
}

/** GGR and NGR of a span by what was asked for. */
export const playSource: Source = {
  columns: playColumns,
  rows: playRows,
  isCounted: true,
  hasTotals: true,
  order: 'day.descending',
  permissions: [],
};

/**
 * The transfers of the ledger that the facts were made of. Only quarters of an hour in which a game was played are
 * looked at, so that a rare one does not cost a look at every transfer of the day.
 */
function entryRows(question: Question): Sql {
  const { merchant, currency, from, until } = question;
  return sql`
    select m.id::text as id, ledger.posted_at(m.id) as at, r.player_id as member, m.round::text as round,
      ${gameKey} as game,
      case when m.is_stake then 'stake' when m.prizes > 0 then 'prize'
        when m.stakes_returned > 0 then 'stakeReturned' else 'prizeReturned' end as what,
      m.stakes, m.stakes_returned as "stakesReturned", m.prizes, m.prizes_returned as "prizesReturned",
      m.stakes - m.stakes_returned - m.prizes + m.prizes_returned as ggr
    from (
      select distinct q.quarter from reports.play_quarter q join reports.title t on t.id = q.title_id
      where q.build = ${live} and q.merchant_id = ${merchant} and q.quarter >= ${from}
        and q.quarter < ${until} and q.currency = ${currency} ${narrowed(question)}
    ) q
    join reports.moved m on m.id >= ledger.id_at(q.quarter)
      and m.id < ledger.id_at(q.quarter + interval '15 minutes')
    join play.counted_round r on r.id = m.round
    join play.vendor v on v.id = r.vendor_id
    join reports.title t on t.vendor = v.code and t.game_code = r.game_code
    where r.merchant_id = ${merchant} and r.currency = ${currency} ${narrowed(question)}`;
}

/** The sums of the same, from the facts. */
function entryTotals(question: Question): Sql {
  const { merchant, currency, from, until } = question;
  return sql`
  select sum(q.stakes)::bigint as stakes, sum(q.stakes_returned)::bigint as "stakesReturned",
    sum(q.prizes)::bigint as prizes, sum(q.prizes_returned)::bigint as "prizesReturned",
    sum(q.stakes - q.stakes_returned - q.prizes + q.prizes_returned)::bigint as ggr
  from reports.play_quarter q join reports.title t on t.id = q.title_id
  where q.build = ${live} and q.merchant_id = ${merchant} and q.quarter >= ${from}
    and q.quarter < ${until} and q.currency = ${currency} ${narrowed(question)}`;
}

/** The last step from a figure to its source: transfer by transfer. */
export const entriesSource: Source = {
  columns: () => [
    { key: 'at', kind: 'instant' },
    { key: 'id', kind: 'text' },
    { key: 'member', kind: 'member' },
    { key: 'round', kind: 'text' },
    { key: 'game', kind: 'game' },
    { key: 'what', kind: 'word' },
    { key: 'stakes', kind: 'money', total: 'sum' },
    { key: 'stakesReturned', kind: 'money', total: 'sum' },
    { key: 'prizes', kind: 'money', total: 'sum' },
    { key: 'prizesReturned', kind: 'money', total: 'sum' },
    { key: 'ggr', kind: 'money', total: 'sum' },
  ],
  rows: entryRows,
  totals: entryTotals,
  isCounted: false,
  hasTotals: true,
  order: 'at.ascending',
  permissions: ['members:member:read:own-brand'],
};
