import { randomUUID } from 'node:crypto';
import { createPool } from '@arara/postgres';
import { openTransferProgram } from './transfer-program.ts';

/*
 * Transfers in a process that a test kills: node transfer-process.ts <url> <player> …. It sends and
 * brings home without end, and says each key before it asks, so that the test can repeat it.
 */

const [url = '', ...ids] = process.argv.slice(2);
const pool = createPool(url, { max: 8, onError: () => undefined });
const program = await openTransferProgram({ replace: { database: { pool, url } } });
process.send?.('ready');

async function withoutEnd(playerId: bigint): Promise<never> {
  for (;;) {
    const [out, home] = [randomUUID(), randomUUID()];
    process.send?.([playerId, 'send', out]);
    await program.send(playerId, '3.00', out).catch(() => undefined);
    process.send?.([playerId, 'bringHome', home]);
    await program.bringHome(playerId, '2.00', home).catch(() => undefined);
  }
}
await Promise.all(ids.map((id) => withoutEnd(BigInt(id))));
