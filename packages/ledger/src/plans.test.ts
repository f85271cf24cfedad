import { money } from '@arara/money';
import { transaction } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { expect, test } from 'vitest';
import { createLedger } from './index.ts';
import { chain } from './testing/ledger-kit.ts';

const ACCOUNTS = 300;
const POSTS = 50;

const player = (index: number) => `player:${index}:cash`;

test('what was planned while the ledger was empty still goes by keys once it has grown', async () => {
  const { pool, url, drop } = await createTestDatabase();
  const ledger = createLedger({ pool, url });
  const open = (addresses: string[]) =>
    transaction(pool, (tx) =>
      ledger.openAccounts(
        tx,
        addresses.map((address) => ({ address, currency: 'BRL', hot: address === 'world' })),
      ),
    );
  const fund = (index: number) => {
    const funds = { debit: 'world', credit: player(index), code: 'deposit' } as const;
    return ledger.post(chain(`fund:${index}`, { ...funds, amount: money(1n, 'BRL') }));
  };
  await open(['world', player(0)]);
  expect(await fund(0)).toMatchObject({ ok: true });
  await open(Array.from({ length: ACCOUNTS }, (_, index) => player(index + 1)));
  for (let index = 1; index <= POSTS; index += 1) {
    expect(await fund(index)).toMatchObject({ ok: true });
  }
  // PostgreSQL counts the work of a connection once it has ended.
  await ledger.close();
  const read = async () => {
    const { rows } = await pool.query<{ scans: bigint; entries: bigint }>(
      `select sum(idx_scan)::bigint as scans, sum(idx_tup_read)::bigint as entries
         from pg_stat_user_indexes where relname = 'account_totals'`,
    );
    return { scans: Number(rows[0]?.scans), entries: Number(rows[0]?.entries) };
  };
  await expect.poll(async () => (await read()).scans).toBeGreaterThanOrEqual(POSTS);
  expect((await read()).entries).toBeLessThan((POSTS * ACCOUNTS) / 2);
  await drop();
});
