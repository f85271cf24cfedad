import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool, grantProgramRole, migrate } from '@arara/postgres';
import { startCrashablePostgres } from '@arara/testing';
import { afterAll, expect, test } from 'vitest';
import { calmBank, openCashierProgram } from './testing/cashier-program.ts';

const migrations = fileURLToPath(new URL('../../../../../database/migrations/', import.meta.url));
const grants = fileURLToPath(new URL('../../../../../database/grants.sql', import.meta.url));
const postgres = await startCrashablePostgres();
await migrate(postgres.url, migrations);
await grantProgramRole(postgres.url, { grants });
const pool = createPool(postgres.url, { max: 12, onError: () => undefined });
const program = await openCashierProgram({ replace: { database: { pool, url: postgres.url } } });
const players = 12;

afterAll(async () => {
  await program.close();
  await pool.end();
  await postgres.stop();
});

test('the database is killed in mid-load: nothing acknowledged is lost, nothing happens twice', async () => {
  await program.switches(calmBank);
  const ids = await Promise.all(Array.from({ length: players }, () => program.openPlayer()));
  const acknowledged = new Map<bigint, Set<string>>(ids.map((id) => [id, new Set()]));
  const end = new AbortController();
  let payments = 0;

  /** Deposits and pays with a key of its own until told to stop; a fault is tried again. */
  async function live(id: bigint): Promise<void> {
    for (let number = 0; !end.signal.aborted; number += 1) {
      const made = await program.deposit(id, '10.00', `deposit-${number}`).catch(() => null);
      if (made === null) continue;
      acknowledged.get(id)?.add(made.id);
      await program.pay({ brCode: made.brCode }).then(
        () => (payments += 1),
        () => null,
      );
      await program.withdraw(id, '5.00').catch(() => null);
      await program.runJobs().catch(() => undefined);
    }
  }

  const lives = ids.map(live);
  for (let cut = 0; cut < 2; cut += 1) {
    // A busy machine takes longer to its load: the power goes once somebody has paid since the last cut.
    const before = payments;
    await sleep(900);
    await expect.poll(() => payments, { timeout: 30_000 }).toBeGreaterThan(before);
    await postgres.kill9();
    await postgres.restart();
  }
  await sleep(600);
  end.abort();
  await Promise.all(lives);

  program.clock.advance(3 * 60_000);
  for (let round = 0; round < 6; round += 1) {
    await program.tick().catch(() => undefined);
    await program.cashier.service.sweep();
    await program.runJobs(program.cashier, true);
    program.clock.advance(3 * 60_000);
  }
  await program.requireSound();
  for (const [id, deposits] of acknowledged) {
    for (const deposit of deposits) {
      expect(['PAID', 'EXPIRED', 'PENDING']).toContain(
        (await program.readDeposit(id, deposit)).state,
      );
    }
  }
  const paid = await pool.query<{ total: bigint }>(
    'select coalesce(sum(amount), 0)::bigint as total from sandbox.payment',
  );
  const credited = await pool.query<{ total: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as total from cashier.payment where state = 'CREDITED'`,
  );
  expect(paid.rows[0]?.total).toBeGreaterThan(0n);
  expect(credited.rows[0]?.total).toBe(paid.rows[0]?.total);
  expect(await program.atBank()).toBe(await program.moneyAtBank());
  const open = await pool.query(
    `select state from cashier.withdrawal where state not in ('PAID', 'FAILED')`,
  );
  expect(open.rows).toEqual([]);
}, 120_000);
