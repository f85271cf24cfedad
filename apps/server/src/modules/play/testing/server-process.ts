import { once } from 'node:events';
import { createPool } from '@arara/postgres';
import type { TestPlayer } from './play-program.ts';
import { openPlayProgram } from './play-program.ts';
import { serve } from './vendor-http.ts';

/*
 * The vendor protocol in a process that a test kills: node server-process.ts <url>. It is told the
 * players, and tells the port on which it answers.
 */

const [url = ''] = process.argv.slice(2);
const told = once(process, 'message') as Promise<[TestPlayer[]]>;
const [players] = await told;
const pool = createPool(url, { max: 8, onError: () => undefined });
const program = await openPlayProgram({
  replace: { database: { pool, url } },
  accounts: players.map(({ playerId, accounts }) => [playerId, accounts] as const),
});
const app = await serve(program);
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : 0);
