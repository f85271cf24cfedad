import { sql } from '@arara/postgres';
import type { Sql } from '@arara/postgres';
import { percentOf } from '../../../platform/percent.ts';
import type { Question, Source } from './source.ts';

const paymentRows = ({ merchant, currency, from, until }: Question): Sql => sql`
  select kind || ' ' || method as id, kind, method, count(*)::bigint as asked,
    count(*) filter (where done)::bigint as done, count(*) filter (where failed)::bigint as failed,
    coalesce(sum(amount) filter (where done), 0)::bigint as amount,
    round(count(*) filter (where done) * 100.0
      / nullif(count(*) filter (where done or failed), 0), 2) as success,
    round(percentile_cont(0.5) within group (
      order by extract(epoch from done_at - created_at)) filter (where done))::bigint as median,
    round(percentile_cont(0.95) within group (
      order by extract(epoch from done_at - created_at)) filter (where done))::bigint as slowest
  from cashier.asked
  where merchant_id = ${merchant} and currency = ${currency}
    and created_at >= ${from} and created_at < ${until}
  group by kind, method`;

/** Ways in and out: how many were asked for in the span, how many came through, and how long that took. */
export const paymentsSource: Source = {
  columns: () => [
    { key: 'kind', kind: 'word' },
    { key: 'method', kind: 'word' },
    { key: 'asked', kind: 'count', total: 'sum' },
    { key: 'done', kind: 'count', total: 'sum' },
    { key: 'failed', kind: 'count', total: 'sum' },
    { key: 'amount', kind: 'money' },
    {
      key: 'success',
      kind: 'percent',
      total: ({ done, failed }) => percentOf(done ?? 0n, (done ?? 0n) + (failed ?? 0n)),
    },
    { key: 'median', kind: 'seconds' },
    { key: 'slowest', kind: 'seconds' },
  ],
  rows: paymentRows,
  isCounted: true,
  hasTotals: true,
  order: 'kind.ascending',
  permissions: [],
};

const jackpotRows = ({ merchant, currency, from, until }: Question): Sql => sql`
  select s.id::text as id, s.jackpot, s.level,
    (s.fed + s.seeded - s.won + s.returned)::bigint as pool, s.fed, s.seeded,
    (s.won - s.returned)::bigint as won, s.wins::bigint as wins,
    coalesce(p.wins, 0)::bigint as "winsHere", coalesce(p.amount, 0)::bigint as "wonHere"
  from studio.jackpot_sums s
  left join lateral (
    select count(*) as wins, sum(amount) as amount from studio.jackpot_paid
    where level_id = s.id and at >= ${from} and at < ${until}
  ) p on true
  where s.merchant_id = ${merchant} and s.currency = ${currency}`;

/** Each level of each jackpot: what stands in it, what has fed it since ever, and what it paid in the span. */
export const jackpotsSource: Source = {
  columns: () => [
    { key: 'jackpot', kind: 'text' },
    { key: 'level', kind: 'word' },
    { key: 'pool', kind: 'money', total: 'sum' },
    { key: 'fed', kind: 'money', total: 'sum' },
    { key: 'seeded', kind: 'money', total: 'sum' },
    { key: 'won', kind: 'money', total: 'sum' },
    { key: 'wins', kind: 'count', total: 'sum' },
    { key: 'wonHere', kind: 'money', total: 'sum' },
    { key: 'winsHere', kind: 'count', total: 'sum' },
  ],
  rows: jackpotRows,
  isCounted: true,
  hasTotals: true,
  order: 'jackpot.ascending',
  permissions: [],
};

const auditRows = ({ merchant, from, until }: Question): Sql => sql`
  select id::text as id, at, actor, action, subject, detail::text as detail, place,
    encode(hash, 'hex') as hash
  from staff.audit_line
  where (merchant_id = ${merchant} or merchant_id is null) and at >= ${from} and at < ${until}`;

/** The lines of the audit with their places in the chain, so that an auditor can prove them elsewhere. */
export const auditSource: Source = {
  columns: () => [
    { key: 'at', kind: 'instant' },
    { key: 'actor', kind: 'text' },
    { key: 'action', kind: 'text' },
    { key: 'subject', kind: 'text' },
    { key: 'detail', kind: 'text' },
    { key: 'place', kind: 'count' },
    { key: 'hash', kind: 'text' },
  ],
  rows: auditRows,
  isCounted: true,
  hasTotals: false,
  order: 'at.ascending',
  permissions: ['staff:audit:read:own-brand'],
};
