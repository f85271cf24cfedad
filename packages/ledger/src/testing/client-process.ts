import { money } from '@arara/money';
import { createPool, sql, transaction } from '@arara/postgres';
import { createLedger, type Chain } from '../index.ts';

/*
 * A client that a test kills: node client-process.ts <url> <mode>. It posts stakes of one unit for
 * ever; it sends each key before it posts it, and again once it was acknowledged. Mode `outbox` posts in a transaction together with
 * a message; mode `hot` stops after a second and sends how many it posted.
 */

const [url = '', mode = ''] = process.argv.slice(2);
const pool = createPool(url, { onError: () => undefined });
const ledger = createLedger({ pool, url });
const tell = (message: unknown) =>
  new Promise<void>((sent) => process.send?.(message, undefined, undefined, () => sent()));

function stakeOf(worker: number, key: string): Chain {
  const sides = { debit: `player:${worker}:cash`, credit: 'house' };
  const amount = money(1n, 'BRL');
  return { key, transfers: [{ ...sides, amount, code: 'stake', reference: key }] };
}

async function postForEver(worker: number): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const key = `${mode}:${worker}:${turn}`;
    await tell({ key, acknowledged: false });
    const outcome = await ledger.post(stakeOf(worker, key));
    if (outcome.ok) await tell({ key, acknowledged: true });
  }
}

async function postWithMessages(worker: number): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const key = `${mode}:${worker}:${turn}`;
    await transaction(pool, async (tx) => {
      await tx.query(sql`INSERT INTO outbox (key) VALUES (${key})`);
      await ledger.postIn(tx, [stakeOf(worker, key)]);
    });
    await tell({ key, acknowledged: true });
  }
}

async function postForAWhile(): Promise<void> {
  let posted = 0;
  const end = performance.now() + 1_000;
  const work = async (worker: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const key = `hot:${process.pid}:${worker}:${turn}`;
      const outcome = await ledger.post(stakeOf(worker, key));
      if (outcome.ok) posted += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, worker) => work(worker)));
  await ledger.close();
  await pool.end();
  await tell(posted);
}

if (mode === 'hot') await postForAWhile();
else {
  const post = mode === 'outbox' ? postWithMessages : postForEver;
  await Promise.all(
    Array.from({ length: mode === 'outbox' ? 8 : 20 }, (_, worker) => post(worker)),
  );
}
