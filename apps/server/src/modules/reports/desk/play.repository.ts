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
    figuresOf(sumsOf(sums), { levyPoints, bonus: sums['bonusCost'] ?? 0n })[name];

const kinds = {
  day: 'day',
  product: 'word',
  vendor: 'text',
  game: 'game',
  brand: 'text',
  agent: 'member',
} as const;

const playColumns = ({ by, levyPoints, isWhole }: Question): readonly SourceColumn[] => [
  { key: by, kind: kinds[by] },
  { key: 'rounds', kind: 'count', total: 'sum' },
  { key: 'stakes', kind: 'money', total: 'sum' },
  { key: 'stakesReturned', kind: 'money', total: 'sum' },
  { key: 'turnover', kind: 'money', total: derived('turnover') },
  { key: 'prizes', kind: 'money', total: 'sum' },
  { key: 'prizesReturned', kind: 'money', total: 'sum' },
  { key: 'ggr', kind: 'money', total: derived('ggr') },
  { key: 'hold', kind: 'percent', total: derived('hold') },
  ...(isWhole ? [{ key: 'bonusCost', kind: 'money', total: 'sum' } as const] : []),
  ...(levyPoints > 0 ? [{ key: 'levy', kind: 'money', total: derived('levy') } as const] : []),
  { key: 'ngr', kind: 'money', total: derived('ngr') },
];

/** The day of the merchant that an instant lies in, found by the instants at which days begin. */
const dayOf = ({ days, starts }: Question, at: Sql): Sql =>
  sql`(${[...days]}::text[])[width_bucket(${at}, ${[...starts]}::timestamptz[])]`;

/** The thing that a row stands for. */
function groupOf(question: Question): Sql {
  const { by } = question;
  if (by === 'day') return dayOf(question, sql`q.quarter`);
  if (by === 'brand') return sql`q.merchant_id`;
  if (by === 'agent') return agentOf;
  return { product: sql`coalesce(t.game_type, '-')`, vendor: sql`t.vendor`, game: gameKey }[by];
}

/** The row of costs that belong to no game, and of members whom nobody brought. */
const none = 'none';

/** The agent who brought the player; an invitation never changes, so a past day stays as it was. */
const agentOf = sql`coalesce(a.agent_id::text, ${none})`;

const gameKey = sql`t.vendor || ' ' || t.game_code`;

const narrowed = ({ type, vendor, game }: Question): Sql => sql`
  ${type === null ? empty : sql`and coalesce(t.game_type, '-') = ${type}`}
  ${vendor === null ? empty : sql`and t.vendor = ${vendor}`}
  ${game === null ? empty : sql`and t.game_code = ${game}`}`;

const merchantsOf = ({ by, brands, merchant }: Question): string[] =>
  by === 'brand' ? [...brands] : [merchant];

/** The bonus cost by the same rows; a product, a vendor and a game have none, so that it is a row of its own. */
function bonusRows(question: Question): Sql {
  const { by, currency, from, until } = question;
  const name = { day: dayOf(question, sql`c.at`), brand: sql`c.merchant_id`, agent: agentOf };
  const group =
    by === 'product' || by === 'vendor' || by === 'game' ? sql`${none}::text` : name[by];
  return sql`
    select ${group} as name, sum(c.amount)::bigint as "bonusCost"
    from wallet.bonus_cost c
    ${by === 'agent' ? sql`left join agents.brought a on a.player_id = c.player_id` : empty}
    where ${question.isWhole} and c.merchant_id = any (${merchantsOf(question)}::text[])
      and c.currency = ${currency} and c.at >= ${from} and c.at < ${until}
    group by 1 having sum(c.amount) <> 0`;
}

/** The facts that know the player are cut by days of the brand; the others by quarters of an hour, for every brand. */
const factsOf = ({ by }: Question): Sql =>
  by === 'agent'
    ? sql`reports.play_day q left join agents.brought a on a.player_id = q.player_id`
    : sql`reports.play_quarter q`;

const spanOf = ({ by, from, until, firstDay, lastDay }: Question): Sql =>
  by === 'agent'
    ? sql`q.day between ${firstDay}::date and ${lastDay}::date`
    : sql`q.quarter >= ${from} and q.quarter < ${until}`;

/** Play by rows. Members' money from the house's own pocket counts beside it, also on a day without play. */
function sumRows(question: Question): Sql {
  const { currency } = question;
  return sql`
    select name, coalesce(p.rounds, 0) as rounds, coalesce(p.stakes, 0) as stakes,
      coalesce(p."stakesReturned", 0) as "stakesReturned", coalesce(p.prizes, 0) as prizes,
      coalesce(p."prizesReturned", 0) as "prizesReturned", coalesce(p.ggr, 0) as ggr,
      coalesce(b."bonusCost", 0) as "bonusCost"
    from (
      select ${groupOf(question)} as name, sum(q.rounds)::bigint as rounds,
        sum(q.stakes)::bigint as stakes, sum(q.stakes_returned)::bigint as "stakesReturned",
        sum(q.prizes)::bigint as prizes, sum(q.prizes_returned)::bigint as "prizesReturned",
        sum(q.stakes - q.stakes_returned - q.prizes + q.prizes_returned)::bigint as ggr
      from ${factsOf(question)} join reports.title t on t.id = q.title_id
      where q.build = ${live} and q.merchant_id = any (${merchantsOf(question)}::text[])
        and ${spanOf(question)} and q.currency = ${currency} ${narrowed(question)}
      group by 1
    ) p full join (${bonusRows(question)}) b using (name)`;
}

/**
 * The levy of a row is what it adds to the levy of the rows before it, in the order of their names: the total is cut
 * once, and the rows come to it exactly.
 */
function playRows(question: Question): Sql {
  const { by, levyPoints } = question;
  const key = raw(`"${by}"`);
  const levy = (sum: Sql): Sql => sql`(${sum})::bigint * ${levyPoints}::bigint / 10000`;
  const upTo = sql`sum(s.ggr) over (order by s.name)`;
  const name = by === 'agent' ? sql`nullif(g.name, ${none})::bigint` : sql`g.name`;
  return sql`
    select g.name as id, ${name} as ${key}, g.rounds, g.stakes, g."stakesReturned",
      g.stakes - g."stakesReturned" as turnover, g.prizes, g."prizesReturned", g.ggr,
      round(g.ggr * 100.0 / nullif(greatest(g.stakes - g."stakesReturned", 0), 0), 2) as hold,
      g."bonusCost", g.levy, g.ggr - g."bonusCost" - g.levy as ngr
    from (
      select s.*, ${levy(upTo)} - ${levy(sql`${upTo} - s.ggr`)} as levy from (${sumRows(question)}) s
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
