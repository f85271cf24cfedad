import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createPool, grantProgramRole, migrate } from '@arara/postgres';
import { startCrashablePostgres } from '@arara/testing';
import { expect, test } from 'vitest';
import { asksOf, together } from './testing/asks.ts';
import { openPlayProgram, newId } from './testing/play-program.ts';

const migrations = fileURLToPath(new URL('../../../../../database/migrations', import.meta.url));
const grants = fileURLToPath(new URL('../../../../../database/grants.sql', import.meta.url));

/** W12, W13: the database is killed in mid-load, and vendors repeat what was not answered. */
test('kill -9 of the database loses nothing that was answered and doubles nothing that is repeated', async () => {
  const postgres = await startCrashablePostgres();
  try {
    await migrate(postgres.url, migrations);
    await grantProgramRole(postgres.url, { grants });
    const pool = createPool(postgres.url, { max: 8, onError: () => undefined });
    const program = await openPlayProgram({ replace: { database: { pool, url: postgres.url } } });
    const players = await Promise.all(Array.from({ length: 10 }, () => program.addPlayer()));
    // Half of them stake a grant first, which runs out in the middle of a stake.
    const granted = players.slice(0, 5);
    const grantAccounts = await Promise.all(
      granted.map((player) => program.grant(player, 50n, -1)),
    );
    const answered = new Map<string, string>();
    let repeats = 0;
    const load = { on: true };
    // As a vendor does: what is not answered is sent again until it is.
    const work = together(50, async (worker) => {
      const ask = asksOf(program.service, players[worker % players.length]!);
      while (load.on) {
        const bet = { tx_id: newId(), round_id: newId('r'), amount: 3 };
        let reply = await ask.bet(bet).catch(() => null);
        for (; reply?.code !== 0; repeats += 1) {
          await sleep(50);
          reply = await ask.bet(bet).catch(() => null);
        }
        answered.set(bet.tx_id, reply.wallet_tx_id ?? '');
      }
    });
    for (let kill = 0; kill < 3; kill += 1) {
      await sleep(400);
      await postgres.kill9();
      await postgres.restart();
    }
    await sleep(400);
    load.on = false;
    await work;

    expect(answered.size).toBeGreaterThan(100);
    expect(repeats).toBeGreaterThan(0);
    const { rows } = await pool.query<{ tx_id: string; wallet_tx_id: bigint }>(
      'select tx_id, wallet_tx_id from play.vendor_tx',
    );
    const kept = new Map(rows.map((row) => [row.tx_id, String(row.wallet_tx_id)]));
    expect(kept.size).toBe(answered.size);
    for (const [txId, walletTx] of answered) expect(kept.get(txId)).toBe(walletTx);
    const events = await pool.query<{ count: bigint }>(
      `select count(*) from platform.event where topic = 'balance'`,
    );
    expect(events.rows[0]?.count, 'the outbox has each change once').toBe(BigInt(answered.size));
    const parts = await pool.query<{ account: bigint; amount: bigint }>(
      'select account, sum(amount)::bigint as amount from play.split_part group by account',
    );
    expect(new Map(parts.rows.map(({ account, amount }) => [account, amount]))).toEqual(
      new Map(grantAccounts.map((account) => [account, 50n])),
    );
    await program.prove();
    await program.close();
    await pool.end();
  } finally {
    await postgres.stop();
  }
}, 60_000);
