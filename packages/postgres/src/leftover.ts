import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inUse, PostgresStartError } from './start-error.ts';

const FAST_SHUTDOWN_MS = 20_000;
const OWNER_PATIENCE_MS = 2000;

/** The content of postmaster.pid, or undefined when there is none. */
export async function readPostmaster(
  cluster: string,
): Promise<{ pid: number; ready: boolean } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n') ?? [];
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!Number.isSafeInteger(pid) || pid <= 1) return undefined;
  return { pid, ready: lines[7]?.trim() === 'ready' };
}

/** Notes which process owns the running server, so that a later start can tell a crash from a twin. */
export async function writeOwner(home: string): Promise<void> {
  const owner = { pid: process.pid, born: bornAt(process.pid) };
  await writeFile(join(home, 'owner.json'), JSON.stringify(owner));
}

/**
 * Deals with a postmaster.pid found before a start. A server that lost its owner is shut down; one
 * whose owner lives is left alone and the start refused. Answers the process id in a stale file
 * that some unrelated program has taken since, which PostgreSQL must be told to ignore.
 */
export async function endLeftover(
  home: string,
  cluster: string,
  log: (line: string) => void,
): Promise<number | undefined> {
  const found = await readPostmaster(cluster);
  if (!found || !isAlive(found.pid)) return undefined;
  if (!isServerOf(found.pid, cluster)) return found.pid;
  const owner = await livingOwner(home);
  if (owner) {
    // It may be on its way out: a restart often overlaps with the end of what it replaces.
    if (await endsWithin(found.pid, OWNER_PATIENCE_MS)) return undefined;
    throw new PostgresStartError('in_use', inUse(home, owner));
  }
  log(`shutting down the PostgreSQL an earlier run left behind (process ${found.pid})`);
  await shutDown(found.pid);
  return undefined;
}

/** Fast shutdown of a server by its process id, then an immediate one if it does not end in time. */
export async function shutDown(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await endsWithin(pid, FAST_SHUTDOWN_MS)) return;
  signal(pid, 'SIGQUIT');
  await endsWithin(pid, FAST_SHUTDOWN_MS);
}

/** True while a process runs; one that ended and was not yet collected by its parent is not alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in between.
  }
}

async function endsWithin(pid: number, limitMs: number): Promise<boolean> {
  const stepMs = 10;
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += stepMs) {
    if (!isAlive(pid)) return true;
    await sleep(stepMs);
  }
  return !isAlive(pid);
}

/** A process id may be reused after a crash: only a postgres started on this very folder counts. */
function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform === 'win32') return true;
  const command =
    process.platform === 'linux'
      ? readProc(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
      : spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Boolean(command?.includes('postgres') && command.includes(`-D ${cluster} `));
}

async function livingOwner(home: string): Promise<number | undefined> {
  const owner = await readOwner(home);
  if (!owner?.pid || !isAlive(owner.pid)) return undefined;
  return owner.born === bornAt(owner.pid) ? owner.pid : undefined;
}

/** A crash may have left half of it: then nobody is known to own the server. */
async function readOwner(home: string): Promise<{ pid?: number; born?: string } | undefined> {
  try {
    return JSON.parse(await readFile(join(home, 'owner.json'), 'utf8')) as { pid?: number };
  } catch {
    return undefined;
  }
}

/** Start time in clock ticks since boot; together with the process id it names one process. */
function bornAt(pid: number): string | undefined {
  return statFields(pid)?.[19];
}

function isZombie(pid: number): boolean {
  return statFields(pid)?.[0] === 'Z';
}

/** The fields of /proc/<pid>/stat from the state on: the name before it may hold spaces. */
function statFields(pid: number): string[] | undefined {
  const stat = readProc(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function readProc(path: string): string | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
