import { fixedClock } from '@arara/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { call } from '../../testing/call-route.ts';
import { openMoneyProgram } from '../../testing/money-program.ts';

/** The account record by the numbers of its pages, as clients of other platforms ask for it. */
// Transfers carry the time of the database. For this clock it is yesterday, also where midnight comes meanwhile.
const dayMs = 86_400_000;
const program = await openMoneyProgram({
  replace: { clock: fixedClock(new Date(Date.now() + dayMs).toISOString()) },
});
afterEach(() => program.requireSound());
afterAll(() => program.close());

interface Page {
  rows: { amount: string }[];
  nextCursor: string | null;
  totalPages: number;
  totals: { count: number };
}

const record = (id: bigint, query: object = {}) =>
  call<Page>(program.wallet.routes, 'memberTransactions', id, {
    query: { pageNo: 1, pageSize: 42, ...query },
  });

async function player(): Promise<bigint> {
  const id = await program.openPlayer();
  await program.fund(id, 100_000n);
  return id;
}

test.each([undefined, 'stake', 'adjustment'])(
  'pages by number hold the same lines of kind %s in the same order as pages by cursor',
  async (kind) => {
    const id = await player();
    for (let round = 0; round < 12; round += 1) {
      await program.stake(id, 100n);
      await program.prize(id, 1n);
      if (kind === 'adjustment') await program.fund(id, 100n);
    }
    const whole = await record(id, { kind, pageSize: 100 });
    expect(whole.totalPages).toBe(1);
    const { totalPages, totals } = await record(id, { kind, pageSize: 5 });
    expect(totalPages).toBe(Math.ceil(totals.count / 5));
    const pages = [];
    for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
      pages.push(...(await record(id, { kind, pageSize: 5, pageNo })).rows);
    }
    expect(pages).toEqual(whole.rows);
    const past = await record(id, { kind, pageSize: 5, pageNo: totalPages + 1 });
    expect([past.rows, past.nextCursor]).toEqual([[], null]);
    const second = await record(id, { kind, pageSize: 5, pageNo: 2 });
    const { nextCursor } = await record(id, { kind, pageSize: 5 });
    expect((await record(id, { kind, pageSize: 5, cursor: nextCursor })).rows).toEqual(second.rows);
  },
);

test('a page by its number holds its lines, however many of another kind lie between', async () => {
  const id = await player();
  for (let won = 1; won <= 3; won += 1) await program.prize(id, BigInt(won));
  for (let played = 0; played < 45; played += 1) {
    await Promise.all(Array.from({ length: 100 }, () => program.stake(id, 1n)));
  }
  const page = (pageNo: number) => record(id, { kind: 'win', pageSize: 3, pageNo });
  const only = await page(1);
  expect(only.rows.map(({ amount }) => amount)).toEqual(['0.03', '0.02', '0.01']);
  expect([only.totalPages, only.nextCursor]).toEqual([1, null]);
  for (let won = 4; won <= 6; won += 1) await program.prize(id, BigInt(won));
  const [first, second] = [await page(1), await page(2)];
  expect(first.totalPages).toBe(2);
  expect(first.rows.map(({ amount }) => amount)).toEqual(['0.06', '0.05', '0.04']);
  expect(second.rows.map(({ amount }) => amount)).toEqual(['0.03', '0.02', '0.01']);
}, 60_000);
