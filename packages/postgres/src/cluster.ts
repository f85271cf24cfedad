import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  access,
  chown,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Binaries } from './binaries.ts';
import { NOBODY, type Launch } from './launch.ts';
import { isAlive } from './leftover.ts';
import { outputFault, PostgresStartError } from './start-error.ts';

export const SUPERUSER = 'arara';
export const DATABASE = 'arara';

const NEEDED_BYTES = 100 * 1024 * 1024;

interface NewCluster {
  home: string;
  cluster: string;
  launch: Launch;
  binaries: Binaries;
  /** False skips the sync at the end: for tests that throw the data away. */
  durable: boolean;
}

/** Makes sure the folder exists and may be written. */
export async function prepareHome(home: string): Promise<void> {
  await mkdir(home, { recursive: true });
  const probe = join(home, `.write-${process.pid}`);
  await writeFile(probe, '');
  await rm(probe);
}

/** The files with the passwords of the owner of the database, and of the role of the program. */
const passwordFiles = { owner: 'password', program: 'program-password' } as const;

/** The password of a role, made once and readable by this user alone. */
export async function readPassword(
  home: string,
  of: keyof typeof passwordFiles = 'owner',
): Promise<string> {
  const path = join(home, passwordFiles[of]);
  if (!(await exists(path))) await makePassword(path);
  return readFile(path, 'utf8');
}

/** It is there whole or not at all, and of programs that start together the first one's stays. */
async function makePassword(path: string): Promise<void> {
  const draft = `${path}.new-${process.pid}`;
  try {
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Creates the cluster and its database beside the final place and moves it there when whole. */
export async function createCluster(options: NewCluster): Promise<void> {
  const { home, cluster, launch } = options;
  await requireSpace(home);
  await sweepAttempts(cluster);
  const draft = `${cluster}.new-${process.pid}`;
  const pwfile = `${draft}.pw`;
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await writeFile(pwfile, await readPassword(home), { mode: 0o600 });
    if (launch.mode === 'nobody') {
      await chown(draft, NOBODY, NOBODY);
      await chown(pwfile, NOBODY, NOBODY);
    }
    await fill(options, draft, pwfile);
    await rename(draft, cluster);
  } catch (error) {
    // Another process that started at the same moment was first.
    if (await exists(cluster)) return;
    throw error;
  } finally {
    await rm(pwfile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function fill(options: NewCluster, draft: string, pwfile: string): Promise<void> {
  const { launch, binaries, home, durable } = options;
  const init = ['-D', draft, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${pwfile}`];
  // The builtin C.UTF-8 sorts and folds the same on every operating system.
  init.push('-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!durable) init.push('--no-sync');
  await run(launch, binaries.initdb, init, home);
  const single = ['--single', '-D', draft];
  if (!durable) single.push('-F');
  await run(
    launch,
    binaries.postgres,
    [...single, 'postgres'],
    home,
    `CREATE DATABASE ${DATABASE}\n`,
  );
}

async function run(launch: Launch, program: string, args: string[], home: string, input = '') {
  const env = {
    PATH: process.env.PATH,
    TZ: 'UTC',
    LC_ALL: 'C',
    SystemRoot: process.env.SystemRoot,
  };
  // The program that makes a database must not outlive its caller: the next start sweeps its draft away.
  const child = launch.spawn(program, args, { cwd: '/', env, stdio: 'pipe', guarded: true });
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input);
  const output = Promise.all([child.stdout, child.stderr].map(async (out) => out && text(out)));
  const [code] = (await once(child, 'close')) as [number | null];
  const said = (await output).join('\n');
  if (code !== 0 || /^.*(FATAL|ERROR): /m.test(said)) throw outputFault(said, home);
}

async function requireSpace(home: string): Promise<void> {
  const disk = await statfs(home).catch(() => undefined);
  if (!disk || disk.bavail * disk.bsize >= NEEDED_BYTES) return;
  throw new PostgresStartError(
    'disk_full',
    `A new database needs 100 MB on the disk that holds ${home}. Free some space or set DATA_DIR to another disk.`,
  );
}

/** Removes what starts that were killed half way left behind. */
async function sweepAttempts(cluster: string): Promise<void> {
  const parent = join(cluster, '..');
  const names = await readdir(parent).catch(() => []);
  for (const name of names) {
    const pid = /\.new-(\d+)(\.pw)?$/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    // One that is still being written to is for the start after this one.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
