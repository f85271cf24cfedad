import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createPool, migrate, transaction } from '@arara/postgres';
import { startCrashablePostgres, type CrashablePostgres } from '@arara/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedger, type Outcome } from './index.ts';
import { chain, expectSound, stake } from './testing/ledger-kit.ts';
import { money } from '@arara/money';

const MIGRATIONS = fileURLToPath(new URL('../../../database/migrations', import.meta.url));
const CLIENT = fileURLToPath(new URL('./testing/client-process.ts', import.meta.url));
const PLAYERS = 20;
const OPENING = 1_000_000n;

describe('after kill -9', () => {
  let postgres: CrashablePostgres;
  beforeAll(async () => {
    postgres = await startCrashablePostgres();
    await migrate(postgres.url, MIGRATIONS);
    const pool = createPool(postgres.url, { onError: () => undefined });
    const ledger = createLedger({ pool, url: postgres.url });
    await transaction(pool, (tx) =>
      ledger.openAccounts(tx, [
        { address: 'world', currency: 'BRL', hot: true },
        { address: 'house', currency: 'BRL', hot: true },
        ...players.map((address) => ({
          address,
          currency: 'BRL' as const,
          debitsMustNotExceedCredits: true,
        })),
      ]),
    );
    for (const player of players) {
      const amount = money(OPENING, 'BRL');
      const funds = { debit: 'world', credit: player, amount, code: 'deposit' } as const;
      await ledger.post(chain(`fund:${player}`, funds));
    }
    await ledger.close();
    await pool.end();
  });
  afterAll(() => postgres.stop());

  it('of the database in mid-load, nothing acknowledged is lost and nothing doubled', async () => {
    const pool = createPool(postgres.url, { onError: () => undefined });
    const ledger = createLedger({ pool, url: postgres.url });
    const acknowledged = new Map<string, Outcome>();
    const load = { on: true };
    // Nobody retries here: the lane itself sends a batch of unknown outcome again.
    const client = async (worker: number) => {
      for (let turn = 0; load.on; turn += 1) {
        const key = `server:${worker}:${turn}`;
        acknowledged.set(key, await ledger.post(stake(key, players[worker]!, 'house', 1n)));
      }
    };
    const clients = players.map((_, worker) => client(worker));
    // A kill comes in mid-load on a slow machine too: after so many further answers, not after some time.
    const moreAnswers = async () => {
      const wanted = acknowledged.size + PLAYERS * 10;
      while (acknowledged.size < wanted) await sleep(10);
    };
    for (let crash = 0; crash < 2; crash += 1) {
      await moreAnswers();
      await postgres.kill9();
      await postgres.restart();
    }
    await moreAnswers();
    load.on = false;
    await Promise.all(clients);

    expect(acknowledged.size).toBeGreaterThanOrEqual(PLAYERS * 30);
    await expectStored(acknowledged);
    await expectSound(pool, postgres.url);
    await ledger.close();
    await pool.end();
  });

  it('of a client in mid-load, its retries get the answers it never saw', async () => {
    const pool = createPool(postgres.url, { onError: () => undefined });
    const before = await count(pool);
    const child = fork(CLIENT, [postgres.url, 'client'], { stdio: 'ignore' });
    const asked = new Set<string>();
    const answered = new Set<string>();
    let killed = false;
    // Answers that come out of the pipe after the kill are those it never saw.
    child.on('message', ({ key, acknowledged }: { key: string; acknowledged: boolean }) => {
      if (!acknowledged) asked.add(key);
      else if (!killed) answered.add(key);
    });
    while (answered.size < 200 || asked.size === answered.size) await sleep(1);
    killed = true;
    child.kill('SIGKILL');
    await once(child, 'exit');
    // W12: whoever takes over repeats everything, what was answered and what may not have been.
    expect(asked.size, 'some were under way').toBeGreaterThan(answered.size);
    const ledger = createLedger({ pool, url: postgres.url });
    await Promise.all(
      [...asked].map(async (key) => {
        const player = players[Number(key.split(':')[1])]!;
        const outcome = await ledger.post(stake(key, player, 'house', 1n));
        expect(outcome).toMatchObject({ ok: true, ...(answered.has(key) && { replayed: true }) });
      }),
    );
    expect((await count(pool)) - before, 'each of them once').toBe(asked.size);
    await expectSound(pool, postgres.url);
    await ledger.close();
    await pool.end();
  });

  it('of a transaction between the money and the message, both happen or neither', async () => {
    const pool = createPool(postgres.url, { onError: () => undefined });
    await pool.query('CREATE TABLE outbox (key text PRIMARY KEY)');
    const child = fork(CLIENT, [postgres.url, 'outbox'], { stdio: 'ignore' });
    const told: unknown[] = [];
    child.on('message', (key) => told.push(key));
    while (told.length < 50) await sleep(5);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await sleep(50);
    // W13: the message is delivered from what was committed with the money.
    const { rows } = await pool.query(`
      SELECT coalesce(o.key, k.key) AS key FROM outbox o
      FULL JOIN ledger.keys k ON k.key = o.key
      WHERE (o.key IS NULL OR k.key IS NULL) AND coalesce(o.key, k.key) LIKE 'outbox:%'`);
    expect(rows).toEqual([]);
    await expectSound(pool, postgres.url);
    await pool.end();
  });

  async function expectStored(acknowledged: Map<string, Outcome>): Promise<void> {
    const pool = createPool(postgres.url);
    const { rows } = await pool.query<{ chain_key: string; id: bigint; amount: bigint }>(`
      SELECT chain_key, id, amount FROM ledger.transfers WHERE chain_key LIKE 'server:%'`);
    await pool.end();
    const stored = new Map(rows.map((row) => [row.chain_key, row]));
    expect(rows).toHaveLength(stored.size);
    for (const [key, outcome] of acknowledged) {
      expect(outcome.ok).toBe(true);
      expect(stored.get(key)!.id).toBe(outcome.ok && outcome.transfers[0]!.id);
    }
    expect(stored.size).toBe(acknowledged.size);
  }
});

const players = Array.from({ length: PLAYERS }, (_, i) => `player:${i}:cash`);

async function count(pool: ReturnType<typeof createPool>): Promise<number> {
  const { rows } = await pool.query<{ n: bigint }>('SELECT count(*) AS n FROM ledger.transfers');
  return Number(rows[0]!.n);
}
