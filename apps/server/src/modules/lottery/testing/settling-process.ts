import { once } from 'node:events';
import { createPool } from '@arara/postgres';
import type { TestPlayer } from '../../play/testing/play-program.ts';
import { openLotteryProgram } from './lottery-program.ts';

/*
 * A process that settles an issue, for a test to kill: node settling-process.ts <url> <issue>
 * <seed of the beacon>. It is told the players.
 */
const [url = '', issue = '', beaconSeed = ''] = process.argv.slice(2);
const [players] = (await once(process, 'message')) as [TestPlayer[]];
const pool = createPool(url, { max: 8, onError: () => undefined });
const program = await openLotteryProgram({
  replace: { database: { pool, url } },
  beaconSeed: Buffer.from(beaconSeed, 'hex'),
  accounts: players.map(({ playerId, accounts }) => [playerId, accounts] as const),
});
await program.settle(BigInt(issue));
