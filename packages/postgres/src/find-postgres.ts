import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DATABASE, SUPERUSER } from './cluster.ts';
import { isAlive, readPostmaster } from './leftover.ts';

const PORT_LINE = 3;

/** The address of the server that another program runs on this folder; null when none does. */
export async function findPostgres(dataDir: string): Promise<string | null> {
  const home = resolve(dataDir);
  const cluster = join(home, 'cluster');
  const found = await readPostmaster(cluster);
  if (!found?.ready || !isAlive(found.pid)) return null;
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const port = Number.parseInt(lines[PORT_LINE] ?? '', 10);
  const password = await readFile(join(home, 'password'), 'utf8');
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}
