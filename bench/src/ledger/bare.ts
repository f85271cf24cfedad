import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { connectLane, ledgerLane } from '@arara/ledger';
import { createPool } from '@arara/postgres';
import type { Load } from './load.ts';

const OPENING = 1_000_000_000;
const HOUSE = 0;

interface Transfer {
  key: string;
  debit: number;
  credit: number;
}

/** Tables of the barest batch, with money on every account. */
export async function prepareBare(url: string, accounts: number): Promise<void> {
  const pool = createPool(url, { max: 1 });
  await pool.query(await readFile(new URL('bare.sql', import.meta.url), 'utf8'));
  await pool.query(
    `INSERT INTO account SELECT i, ${OPENING} FROM generate_series(${HOUSE}, ${accounts}) i`,
  );
  await pool.query('VACUUM ANALYZE account');
  await pool.end();
}

/**
 * Transfers per second through the barest batch: what waits leaves together when the one before is
 * answered. No rules beyond the balance, no comparison of repeats, no hash chain, no statements.
 */
export async function runBare(load: Omit<Load, 'keys'>): Promise<number> {
  const lane = await connectLane(ledgerLane(load.url));
  let waiting: { transfer: Transfer; answer: (sent: Promise<unknown>) => void }[] = [];
  let running = false;

  async function work(): Promise<void> {
    running = true;
    for (await nextTurn(); waiting.length > 0; await nextTurn()) {
      const batch = waiting;
      waiting = [];
      const list = (read: (transfer: Transfer) => string | number) =>
        `{${batch.map(({ transfer }) => read(transfer)).join(',')}}`;
      const sent = lane.query({
        name: 'bare',
        text: 'SELECT post($1, $2, $3, $4)',
        values: [
          list(({ key }) => key),
          list(({ debit }) => debit),
          list(({ credit }) => credit),
          list(() => 10),
        ],
      });
      for (const { answer } of batch) answer(sent);
      // A caller that waits for an answer hears of the fault.
      await sent.catch(() => undefined);
    }
    running = false;
  }

  const post = (transfer: Transfer): Promise<unknown> =>
    new Promise((answer) => {
      waiting.push({ transfer, answer });
      if (!running) void work();
    });

  async function run(seconds: number): Promise<number> {
    const end = performance.now() + seconds * 1000;
    let done = 0;
    const client = async (): Promise<void> => {
      while (performance.now() < end) {
        await post(randomTransfer(load));
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: load.clients }, client));
    return done / seconds;
  }

  await run(0.5);
  const rate = await run(load.seconds);
  await lane.end();
  return rate;
}

function randomTransfer({ shape, accounts }: Pick<Load, 'shape' | 'accounts'>): Transfer {
  const one = 1 + Math.floor(Math.random() * accounts);
  const step = 1 + Math.floor(Math.random() * (accounts - 1));
  const other = shape === 'hot' ? HOUSE : 1 + ((one - 1 + step) % accounts);
  const [debit, credit] = Math.random() < 0.45 ? [other, one] : [one, other];
  return { key: `${Date.now()}-${randomUUID()}`, debit, credit };
}
