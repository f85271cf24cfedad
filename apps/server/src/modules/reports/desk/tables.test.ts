import type { ReportName, ReportRow, staffReportCall } from '@arara/contract';
import type { QueryOf, Permission } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentFigures } from '../../console/member.present.ts';
import { bonusCostOf } from '../../wallet/adjust/adjustment.repository.ts';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { tableDeps } from '../testing/table-deps.ts';
import { openReportsProgram } from '../testing/reports-program.ts';
import type { ReportsProgram } from '../testing/reports-program.ts';
import type { TableDeps } from './desk.deps.ts';
import { levyPointsOf } from './figures.policy.ts';
import { readTable } from './read-table.ts';

/** Tuesday; 14:40 in São Paulo. */
const now = '2026-03-10T17:40:00Z';
let program: ReportsProgram;
let ana: TestPlayer;
let bia: TestPlayer;
let rounds = 7_000n;
let jurisdiction = 'br';

const deps = (): TableDeps => tableDeps(program, now, jurisdiction);

const all: readonly Permission[] = [
  'reports:figures:read:own-brand',
  'members:member:read:own-brand',
  'staff:audit:read:own-brand',
];

type Wish = QueryOf<typeof staffReportCall>;

const ask = (
  report: ReportName,
  wish: Wish = {},
  permissions = all,
  brands = ['arara'],
  merchant = 'arara',
) => {
  const staff = { id: 1n, email: 'a@b', name: 'A', brands, permissions: new Set(permissions) };
  return readTable(deps(), { merchant, language: 'pt-BR', staff }, report, wish);
};

const cents = (text = '0') => BigInt(text.replace('.', ''));
const sum = (rows: readonly ReportRow[], key: string) =>
  rows.reduce((total, row) => total + cents(row.amounts[key]), 0n);

async function post(
  at: string,
  code: 'stake' | 'win' | 'stake_returned',
  amount: bigint,
  of = ana,
) {
  if (code === 'stake') rounds += 1n;
  const round = rounds;
  await program.postAt(at, { player: of, merchant: 'arara', round, code, amount });
}

beforeAll(async () => {
  program = await openReportsProgram();
  ana = await program.addPlayer({ balance: 0n });
  bia = await program.addPlayer({ balance: 0n });
  for (const day of ['03', '04', '05']) await post(`2026-02-${day}T12:00:00Z`, 'stake', 15n);
  // The worked example of one day: staked 1,000.00, of it 50.00 given back, won 870.00.
  await post('2026-03-09T03:00:00Z', 'stake', 60_000n);
  await post('2026-03-09T12:00:00Z', 'win', 87_000n);
  await post('2026-03-09T13:00:00Z', 'stake', 35_000n, bia);
  await post('2026-03-10T02:59:00Z', 'stake', 5_000n, bia);
  await post('2026-03-10T02:59:30Z', 'stake_returned', 5_000n, bia);
  // The next day of the brand begins at three o'clock UTC.
  await post('2026-03-10T03:00:00Z', 'stake', 1_001n);
  await program.process().follow();
  await program.owner.query(
    `insert into cashier.deposit (id, merchant_id, player_id, currency, amount, paid_amount, state, txid,
      input_hash, created_at, expires_at, paid_at)
    select gen_random_uuid(), 'arara', d.player, 'BRL', d.amount, d.amount, d.state,
      rpad('tx' || d.n, 30, 'x'), '', d.at, d.at, case when d.state = 'PAID' then d.at + d.took end
    from (values (1, $1::bigint, 10000, 'PAID', timestamptz '2026-02-10T15:00:00Z', interval '10 s'),
      (2, $1, 5000, 'PAID', '2026-03-09T15:00:00Z', '40 s'), (3, $2, 700, 'PAID', '2026-03-09T16:00:00Z', '20 s'),
      (4, $2, 900, 'EXPIRED', '2026-03-09T17:00:00Z', '0 s')) as d (n, player, amount, state, at, took)`,
    [ana.playerId, bia.playerId],
  );
  // Goodwill of 35.00 on that day, of which 5.00 was taken back; what is no goodwill is no bonus.
  await program.owner.query(
    `insert into wallet.player (player_id, merchant_id, currency, cash, bonus, held, debt, opened_at)
      values ($1, 'arara', 'BRL', 1, 2, 3, 4, now()) on conflict do nothing`,
    [ana.playerId],
  );
  await program.owner.query(
    `insert into wallet.adjustment (id, merchant_id, player_id, currency, change, class, reference, reason,
      decided_by, at)
    select gen_random_uuid(), a.merchant, $1, a.currency, a.change, a.class, 'r', 'r', 'ana', a.at
    from (values ('arara', 'BRL', 3500, 'goodwill', timestamptz '2026-03-09T03:00:00Z'),
      ('arara', 'BRL', -500, 'goodwill', '2026-03-10T02:59:59Z'),
      ('arara', 'BRL', 4000, 'correction', '2026-03-09T12:00:00Z'),
      ('arara', 'IDR', 9900, 'goodwill', '2026-03-09T12:00:00Z'),
      ('elsewhere', 'BRL', 7700, 'goodwill', '2026-03-09T12:00:00Z'),
      ('arara', 'BRL', 11, 'goodwill', '2026-03-08T12:00:00Z')) as a (merchant, currency, change, class, at)`,
    [ana.playerId],
  );
});
afterAll(() => program.close());

const monday = { from: '2026-03-09', to: '2026-03-09' };

test('a day has the figures of the glossary, and its totals those of the sums', async () => {
  const { rows, totals, count, costs, running } = await ask('play', monday);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toEqual({
    id: '2026-03-09',
    values: { day: '2026-03-09', rounds: 3, hold: '8.42' },
    amounts: {
      stakes: '1000.00',
      stakesReturned: '50.00',
      turnover: '950.00',
      prizes: '870.00',
      prizesReturned: '0.00',
      ggr: '80.00',
      bonusCost: '30.00',
      levy: '9.60',
      ngr: '40.40',
    },
  });
  expect(totals?.amounts).toEqual(rows[0]?.amounts);
  expect(totals?.values).toEqual({ rounds: 3, hold: '8.42' });
  expect({ count, costs, running }).toEqual({
    count: 1,
    costs: [
      { name: 'bonus', points: null },
      { name: 'levy', points: 1_200 },
    ],
    running: false,
  });
  const today = await ask('play', { from: '2026-03-10', to: '2026-03-10' });
  expect(today).toMatchObject({
    running: true,
    rows: [{ amounts: { ggr: '10.01', levy: '1.20' } }],
  });
  jurisdiction = 'intl';
  const without = await ask('play', monday);
  jurisdiction = 'br';
  expect(without.columns.map(({ key }) => key)).not.toContain('levy');
  expect(without.rows[0]?.amounts).toMatchObject({ ggr: '80.00', ngr: '50.00' });
});

test('bonus cost belongs to no game, and the rows of every grouping come to the total', async () => {
  const wish = { from: '2026-03-08', to: '2026-03-10' };
  const days = await ask('play', wish);
  expect(days.rows.find(({ id }) => id === '2026-03-08')).toMatchObject({
    values: { rounds: 0, hold: null },
    amounts: { ggr: '0.00', bonusCost: '0.11', ngr: '-0.11' },
  });
  expect(days.totals?.amounts).toMatchObject({
    ggr: '90.01',
    bonusCost: '30.11',
    levy: '10.80',
    ngr: '49.10',
  });
  for (const by of ['day', 'product', 'vendor', 'game', 'brand'] as const) {
    const { rows, totals } = await ask('play', { ...wish, by });
    expect(totals?.amounts, by).toEqual(days.totals?.amounts);
    for (const key of ['ggr', 'bonusCost', 'levy', 'ngr'])
      expect(sum(rows, key), `${by} ${key}`).toBe(cents(totals?.amounts[key]));
  }
  const games = await ask('play', { ...wish, by: 'game', type: 'SLOT' });
  const product = (await ask('play', { ...wish, by: 'product' })).rows.find(
    ({ id }) => id === 'SLOT',
  );
  expect(games.columns.map(({ key }) => key)).not.toContain('bonusCost');
  expect(games.costs.map(({ name }) => name)).toEqual(['levy']);
  expect(games.totals?.amounts['ngr']).toBe(product?.amounts['ngr']);
});

test('the levy is cut once: cents that rows do not fill come to the total', async () => {
  const { rows, totals } = await ask('play', { from: '2026-02-03', to: '2026-02-05' });
  // Each day has 0.15, of which a levy would be 0.01; together they pay 0.05.
  expect(totals?.amounts).toMatchObject({ ggr: '0.45', levy: '0.05', ngr: '0.40' });
  expect(rows.map(({ amounts }) => amounts['levy'])).toEqual(['0.02', '0.02', '0.01']);
  expect(rows.map(({ amounts }) => amounts['ngr'])).toEqual(['0.13', '0.13', '0.14']);
});

test('the page of a member counts as the report does, where nobody else played', async () => {
  const [firstDay, lastDay] = ['2026-02-03', '2026-03-08'];
  const span = { from: new Date('2026-02-03T03:00:00Z'), until: new Date('2026-03-09T03:00:00Z') };
  const page = presentFigures('BRL', {
    cashier: { deposits: 0n, withdrawals: 0n },
    played: await program.process().service.ofPlayer(ana.playerId, { firstDay, lastDay }),
    adjusted: [],
    bonusCost: await bonusCostOf(program.database.read, ana.playerId, span, 'BRL'),
    levyPoints: levyPointsOf(jurisdiction),
  });
  const { totals } = await ask('play', { from: firstDay, to: lastDay });
  const { turnover, prizes, ggr, bonusCost, levy, ngr } = page;
  expect(totals?.amounts).toMatchObject({ turnover, prizes, ggr, bonusCost, levy, ngr });
  expect({ bonusCost, levy, ngr }).toEqual({ bonusCost: '0.11', levy: '0.05', ngr: '0.29' });
});

test('a day leads to its products, its games and the transfers of the ledger, to the centavo', async () => {
  const products = await ask('play', { ...monday, by: 'product' });
  expect(products.rows.map(({ id }) => id).toSorted()).toEqual(['SLOT', 'none']);
  const games = await ask('play', { ...monday, by: 'game', type: 'SLOT' });
  expect(games.rows[0]?.values).toMatchObject({ game: 'acme dado', gameName: 'Dado' });
  const entries = await ask('entries', { ...monday, vendor: 'acme', game: 'dado' });
  expect(entries.rows).toHaveLength(5);
  for (const key of ['stakes', 'stakesReturned', 'prizes', 'ggr']) {
    expect(sum(entries.rows, key), key).toBe(cents(games.rows[0]?.amounts[key]));
    expect(entries.totals?.amounts[key], key).toBe(games.rows[0]?.amounts[key]);
  }
  expect(entries.rows[0]).toMatchObject({
    values: { at: '2026-03-09T03:00:00.000Z', what: 'stake', account: `n${ana.playerId}` },
    amounts: { stakes: '600.00', ggr: '600.00' },
  });
  // The same transfers, asked of the ledger itself.
  const { rows } = await program.owner.query<{ total: bigint }>(
    `select sum(case code when 100 then amount when 40 then -amount else -amount end)::bigint as total
    from ledger.transfers where id = any ($1::bigint[])`,
    [entries.rows.map(({ id }) => id)],
  );
  expect(rows[0]?.total).toBe(8_000n);
  expect((await ask('entries', { ...monday, vendor: 'acme', game: 'other' })).rows).toEqual([]);
});

test('members are ranked by any column, and each is masked', async () => {
  const { rows, totals } = await ask('members', { ...monday, sort: 'deposits.descending' });
  expect(rows.map(({ values }) => values['account'])).toEqual([
    `n${ana.playerId}`,
    `n${bia.playerId}`,
  ]);
  expect(rows[0]).toMatchObject({
    values: { member: `m***${ana.playerId}`, rounds: 1 },
    amounts: { turnover: '600.00', ggr: '-270.00', deposits: '50.00', net: '50.00' },
  });
  expect(totals?.amounts).toMatchObject({ turnover: '950.00', deposits: '57.00' });
  const byGgr = await ask('members', { ...monday, sort: 'ggr.descending' });
  expect(byGgr.rows[0]?.values['account']).toBe(`n${bia.playerId}`);
});

test('ways in tell how many came through, and how long that took', async () => {
  const { rows } = await ask('payments', monday);
  expect(rows).toEqual([
    {
      id: 'deposit pix',
      values: {
        kind: 'deposit',
        method: 'pix',
        asked: 3,
        done: 2,
        failed: 1,
        success: '66.67',
        median: 30,
        slowest: 39,
      },
      amounts: { amount: '57.00' },
    },
  ]);
});

test('a cohort is told week by week, weeks to come are not', async () => {
  const { rows } = await ask('retention', { from: '2026-02-01', to: '2026-03-10' });
  expect(rows.map(({ values }) => values)).toMatchObject([
    { week: '2026-03-09', members: 1, w0: '100.00', w1: null },
    { week: '2026-02-09', members: 1, w0: '0.00', w3: '0.00', w4: '100.00', w5: null },
  ]);
});

test('the other tables answer, with nothing where there is nothing', async () => {
  expect((await ask('funnel', monday)).rows.map(({ values }) => values['step'])).toEqual([
    'joined',
    'deposited',
    'played',
  ]);
  for (const report of ['restrictions', 'jackpots', 'audit'] as const)
    expect((await ask(report, monday)).count, report).toBe(0);
  const brands = ['arara', 'noite-tropical'];
  expect((await ask('play', { by: 'brand' }, all, brands)).rows).toMatchObject([{ id: 'arara' }]);
});

test('another brand has nothing of it, and people are told to those who may read them', async () => {
  const elsewhere = await ask('play', monday, all, ['noite-tropical'], 'noite-tropical');
  expect(elsewhere).toMatchObject({ rows: [], count: 0, totals: { amounts: { ggr: '0.00' } } });
  const brands = await ask('play', { by: 'brand' }, all, ['noite-tropical'], 'noite-tropical');
  expect(brands.rows).toEqual([]);
  const figures = all.slice(0, 1);
  for (const report of ['members', 'entries', 'audit'] as const)
    await expect(ask(report, monday, figures), report).rejects.toMatchObject({
      code: 'permission.denied',
    });
  expect((await ask('play', monday, figures)).rows).toHaveLength(1);
});

test('what makes no sense is refused', async () => {
  for (const [wish, code] of [
    [{ sort: 'secret.ascending' }, 'request.invalid'],
    [{ sort: 'vendor.ascending' }, 'request.invalid'],
    [{ cursor: 'abc' }, 'request.invalid'],
    [{ from: '2026-03-09', to: '2026-03-01' }, 'range.invalid'],
    [{ from: '2025-01-01', to: '2026-03-01' }, 'range.invalid'],
  ] as const)
    await expect(ask('play', wish), JSON.stringify(wish)).rejects.toMatchObject({ code });
  expect((await ask('play', { vendor: `'; drop table reports.view; --` })).rows).toEqual([]);
});
