import { createHash } from 'node:crypto';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { binariesIn, type Binaries } from './binaries.ts';
import { exists } from './cluster.ts';
import type { Launch } from './launch.ts';
import { fileFault } from './start-error.ts';

const OPEN_PLACE = '/var/tmp';

export interface Place {
  binaries: Binaries;
  /** PostgreSQL's own data folder. */
  cluster: string;
}

/**
 * Where programs and data live. The user "nobody" cannot enter a folder below one that only root
 * may pass (/root, a private temporary folder): then both move to /var/tmp and a link stays behind.
 */
export async function choosePlace(
  home: string,
  launch: Launch,
  binaries: Binaries,
): Promise<Place> {
  const here = join(home, 'cluster');
  if (launch.mode !== 'nobody') return { binaries, cluster: await target(here) };
  await chmod(home, 0o711);
  return { binaries: await openBinaries(binaries), cluster: await openCluster(home, here) };
}

async function openBinaries(binaries: Binaries): Promise<Binaries> {
  if (await isPassable(binaries.native)) return binaries;
  // Another version is another file: a copy must never outlive what it was made of.
  const { size, mtimeMs } = await stat(binaries.postgres);
  const copy = join(
    OPEN_PLACE,
    `arara-postgres-${digest(`${binaries.native} ${size} ${mtimeMs}`)}`,
  );
  if (await exists(copy)) return binariesIn(copy);
  const draft = `${copy}.new-${process.pid}`;
  await cp(binaries.native, draft, { recursive: true, verbatimSymlinks: true }).catch((error) => {
    throw fileFault(error, OPEN_PLACE);
  });
  await chmod(draft, 0o755);
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  return binariesIn(copy);
}

async function openCluster(home: string, here: string): Promise<string> {
  const found = await lstat(here).catch(() => undefined);
  if (found || (await isPassable(home))) return target(here);
  const there = join(OPEN_PLACE, `arara-data-${digest(home)}`);
  await mkdir(there, { recursive: true, mode: 0o711 });
  await symlink(join(there, 'cluster'), here);
  return join(there, 'cluster');
}

/** The real path behind `path`, also where the last part does not exist yet. */
async function target(path: string): Promise<string> {
  const link = await readlink(path).catch(() => undefined);
  if (link) return link;
  return join(await realpath(dirname(path)), 'cluster');
}

async function isPassable(path: string): Promise<boolean> {
  for (let dir = path; ; dir = dirname(dir)) {
    if (((await stat(dir)).mode & 0o001) === 0) return false;
    if (dir === dirname(dir)) return true;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
