import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createPool } from '@arara/postgres';
import { killWhenInterrupted } from '../ends.ts';
import { createReportsProjector } from '../../../apps/server/src/modules/reports/index.ts';
import { createDatabase } from '../../../apps/server/src/platform/database.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';

/** Runs the projector in a process of its own, as a worker does; answers how to end it. */
export async function startProjector(url: string): Promise<() => Promise<void>> {
  const child = killWhenInterrupted(fork(fileURLToPath(import.meta.url), [url]));
  await once(child, 'message');
  return async () => {
    child.send('end');
    await once(child, 'exit');
  };
}

const [own, url] = process.argv.slice(1);
if (own === fileURLToPath(import.meta.url) && url !== undefined && process.send) {
  const pool = createPool(url, { max: 2 });
  const { workers } = createReportsProjector({
    database: createDatabase(pool),
    log: createLog('warn'),
    zones: async () => new Map([['arara', 'America/Sao_Paulo']]),
    gameTypeOf: async () => 'SLOT',
  });
  const ends = workers.map((worker) => worker.start());
  const end = async () => {
    for (const stop of ends) await stop();
    await pool.end();
    process.disconnect();
  };
  process.once('message', () => void end());
  process.send('ready');
}
