import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DATABASE, readPassword, SUPERUSER } from './cluster.ts';
import { isAlive, readPostmaster } from './leftover.ts';
import { PROGRAM_ROLE } from './program-role.ts';

const PORT_LINE = 3;

/** The owner's address of the server that another program runs on this folder; null when none does. */
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

/** The same server's address for the role of the program. */
export async function findProgramPostgres(dataDir: string): Promise<string | null> {
  const url = await findPostgres(dataDir);
  return url === null ? null : (await programOf(resolve(dataDir), url)).url;
}

/** How the role of the program logs in to the server on this folder. */
export async function programOf(
  home: string,
  ownerUrl: string,
): Promise<{ url: string; password: string }> {
  const password = await readPassword(home, 'program');
  const address = new URL(ownerUrl);
  address.username = PROGRAM_ROLE;
  address.password = password;
  return { url: address.href, password };
}
