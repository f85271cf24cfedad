import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { createTpcb } from './tpcb.ts';
import type { TpcbYardstick } from './tpcb.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** pgbench of Debian's postgresql package, or the same script run from here when it is missing. */
export async function findYardstick(): Promise<TpcbYardstick> {
  const pgbench = await findPgbench();
  if (pgbench === undefined) return createTpcb();
  return {
    name: pgbench,
    async prepare(url, scale) {
      await run(pgbench, ['--initialize', '--quiet', '--scale', String(scale), url]);
    },
    async measure(url, clients, seconds) {
      const load = ['--client', String(clients), '--jobs', '2', '--time', String(seconds)];
      const { stdout } = await run(pgbench, [
        '--no-vacuum',
        '--protocol',
        'prepared',
        ...load,
        url,
      ]);
      const rate = /^tps = ([0-9.]+)/m.exec(stdout)?.[1];
      if (rate === undefined) throw new Error(`pgbench said: ${stdout}`);
      return Number(rate);
    },
  };
}

async function findPgbench(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
  for (const version of newestFirst) {
    const path = `${DEBIAN}/${version}/bin/pgbench`;
    const works = await run(path, ['--version']).then(
      () => true,
      () => false,
    );
    if (works) return path;
  }
  return undefined;
}
