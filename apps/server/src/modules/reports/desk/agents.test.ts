import type { Permission, ReportRow } from '@arara/contract';
import { fixedClock } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { openReportsProgram } from '../testing/reports-program.ts';
import type { ReportsProgram } from '../testing/reports-program.ts';
import type { TableDeps } from './desk.deps.ts';
import { readTable } from './read-table.ts';

/** Tuesday; 14:40 in São Paulo. */
const now = '2026-03-10T17:40:00Z';
let program: ReportsProgram;
/** Agents bring the others: one by an affiliate code, one by a referral, one by both. */
let people: readonly TestPlayer[] = [];

const deps = (): TableDeps => ({
  database: program.database,
  clock: fixedClock(now),
  site: {
    profile: async () => ({
      currency: 'BRL',
      timeZone: 'America/Sao_Paulo',
      jurisdiction: 'br',
    }),
    currencies: async () => [{ id: 'arara', currency: 'BRL' }],
  },
  members: {
    maskedNames: async (ids) => new Map(ids.map((id) => [id, `m***${id}`])),
    desk: {
      named: async (_merchant, ids) => new Map(ids.map((id) => [id, { accountNumber: `n${id}` }])),
      personal: async () => new Map(),
    },
  },
  gameNames: async () => new Map(),
});

const monday = { from: '2026-03-09', to: '2026-03-09' } as const;
const figures = 'reports:figures:read:own-brand' as const;
const all: readonly Permission[] = [figures, 'members:member:read:own-brand'];

function ask(by: 'agent' | 'day', permissions = all) {
  const brands = ['arara'];
  const staff = { id: 1n, email: 'a@b', name: 'A', brands, permissions: new Set(permissions) };
  const reader = { merchant: 'arara', language: 'pt-BR', staff };
  return readTable(deps(), reader, 'play', { ...monday, by });
}

const cents = (text = '0') => BigInt(text.replace('.', ''));
const sum = (rows: readonly ReportRow[], key: string) =>
  rows.reduce((total, row) => total + cents(row.amounts[key]), 0n);

let rounds = 7_000n;
/** Each transfer has an instant of its own. */
const minute = (of: bigint) => `2026-03-09T12:${String(of - 7_000n).padStart(2, '0')}`;
async function play(of: number, stake: bigint, win: bigint, at?: string) {
  const player = people[of];
  if (player === undefined) throw new Error('nobody plays');
  rounds += 1n;
  const one = { player, merchant: 'arara', round: rounds } as const;
  const first = at ?? `${minute(rounds)}:00Z`;
  await program.postAt(first, { ...one, code: 'stake', amount: stake });
  if (win === 0n) return;
  await program.postAt(`${minute(rounds)}:30Z`, { ...one, code: 'win', amount: win });
}

beforeAll(async () => {
  program = await openReportsProgram();
  people = await Promise.all(Array.from({ length: 6 }, () => program.addPlayer({ balance: 0n })));
  const id = (at: number) => people[at]?.playerId ?? 0n;
  const brought = [
    [id(2), 'affiliate', id(0)],
    [id(3), 'referral', id(1)],
    // Both: the affiliate code counts.
    [id(4), 'affiliate', id(0)],
    [id(4), 'referral', id(1)],
  ];
  for (const [player, kind, upline] of brought) {
    await program.owner.query(
      `insert into agents.invitation (player_id, kind, merchant_id, code, upline_id, at)
       values ($1, $2, 'arara', 'CODE', $3, now())`,
      [player, kind, upline],
    );
  }
  // The last second of the day before, and the first of the brand's day.
  await play(2, 900n, 0n, '2026-03-09T02:59:59Z');
  await play(2, 100n, 0n, '2026-03-09T03:00:00Z');
  await play(2, 10_001n, 3_333n);
  await play(4, 20_002n, 0n);
  // A loss of the house, and play by the agent, who came alone.
  await play(3, 1_000n, 9_999n);
  await play(0, 777n, 0n);
  await play(5, 5_000n, 4_999n);
  await program.process().follow();
  await program.owner.query(
    `insert into wallet.player (player_id, merchant_id, currency, cash, bonus, held, debt, opened_at)
      select unnest($1::bigint[]), 'arara', 'BRL', 1, 2, 3, 4, now() on conflict do nothing`,
    [people.map(({ playerId }) => playerId)],
  );
  await program.owner.query(
    `insert into wallet.adjustment (id, merchant_id, player_id, currency, change, class, reference, reason,
      decided_by, at)
    select gen_random_uuid(), 'arara', a.player, 'BRL', a.change, 'goodwill', 'r', 'r', 'ana',
      timestamptz '2026-03-09T15:00:00Z'
    from (values ($1::bigint, 250), ($2::bigint, 40)) as a (player, change)`,
    [id(4), id(5)],
  );
});
afterAll(() => program.close());

test('what each agent brought is the play of their members, and the rows come to the day to the cent', async () => {
  const { rows, totals, columns } = await ask('agent');
  expect(columns[0]).toEqual({ key: 'agent', kind: 'member' });
  const [first, second] = people.map(({ playerId }) => playerId);
  const of = (name: string) => rows.find(({ id }) => id === name);
  expect(rows).toHaveLength(3);
  expect(of(`${first}`)).toMatchObject({
    values: { agent: `m***${first}`, account: `n${first}`, rounds: 3 },
    // 100.01 + 200.02 + 1.00 staked, 33.33 won.
    amounts: { turnover: '301.03', prizes: '33.33', ggr: '267.70', bonusCost: '2.50' },
  });
  expect(of(`${second}`)?.amounts).toMatchObject({ turnover: '10.00', ggr: '-89.99' });
  expect(of('none')).toMatchObject({
    values: { agent: null, rounds: 2 },
    amounts: { turnover: '57.77', ggr: '7.78', bonusCost: '0.40' },
  });
  const day = (await ask('day')).totals;
  for (const key of ['stakes', 'turnover', 'prizes', 'ggr', 'bonusCost', 'levy', 'ngr']) {
    expect(totals?.amounts[key], key).toBe(day?.amounts[key]);
    expect(sum(rows, key), key).toBe(cents(day?.amounts[key]));
  }
});

test('agents are members: figures alone do not open the table', async () => {
  await expect(ask('agent', [figures])).rejects.toMatchObject({ code: 'permission.denied' });
});
