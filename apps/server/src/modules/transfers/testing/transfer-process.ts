import { randomUUID } from 'node:crypto';
import { createPool } from '@arara/postgres';
import { openTransferHouse } from './transfer-house.ts';

/*
 * Transfers in a process that a test kills: node transfer-process.ts <url> <player> …. It sends and
 * brings home without end, and says each key before it asks, so that the test can repeat it.
 */

const [url = '', ...ids] = process.argv.slice(2);
const pool = createPool(url, { max: 8, onError: () => undefined });
const drop = () => pool.end();
const house = await openTransferHouse(undefined, { pool, url, drop });
process.send?.('ready');

async function withoutEnd(playerId: bigint): Promise<never> {
  for (;;) {
    const [out, home] = [randomUUID(), randomUUID()];
    process.send?.([playerId, 'send', out]);
    await house.send(playerId, '3.00', out).catch(() => undefined);
    process.send?.([playerId, 'bringHome', home]);
    await house.bringHome(playerId, '2.00', home).catch(() => undefined);
  }
}
await Promise.all(ids.map((id) => withoutEnd(BigInt(id))));
