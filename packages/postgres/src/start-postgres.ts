import type { ChildProcess } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import {
  createCluster,
  DATABASE,
  exists,
  prepareHome,
  readPassword,
  SUPERUSER,
} from './cluster.ts';
import { programOf } from './find-postgres.ts';
import { chooseLaunch, type Launch, type LaunchMode } from './launch.ts';
import { endLeftover, isAlive, readPostmaster, shutDown, writeOwner } from './leftover.ts';
import { choosePlace, type Place } from './place.ts';
import { LAPTOP, settingArguments, type Settings } from './settings.ts';
import { fileFault, outputFault, PostgresStartError } from './start-error.ts';

const START_ATTEMPTS = 40;
const RECOVERY_LIMIT_MS = 10 * 60_000;
const POLL_MS = 5;

export interface PostgresOptions {
  /** A folder of its own; created when missing. */
  dataDir: string;
  /** A free port of the loopback address is chosen when not given. */
  port?: number | undefined;
  /** Added over the settings for a laptop. */
  settings?: Settings;
  /** Told what happens, one line at a time. */
  log?: (line: string) => void;
  /** How root steps down; chosen by itself when not given. */
  mode?: LaunchMode | undefined;
}

export interface RunningPostgres {
  /** Connection address of the database `arara` for its owner, with the password. */
  url: string;
  /** The same for the role of the program, which can log in once `grantProgramRole` has its password. */
  program: { url: string; password: string };
  port: number;
  /** Process id of the postmaster. */
  pid: number;
  /** Resolves when the server is gone, stopped or not: without it the program has no data. */
  ended: Promise<void>;
  /** Ends it in order; sessions are disconnected, committed work is kept. */
  stop(): Promise<void>;
}

interface Attempt {
  home: string;
  place: Place;
  launch: Launch;
  settings: Settings;
  port: number;
  stalePid: number | undefined;
}

/**
 * Starts the PostgreSQL that came with npm on a folder, creating the database the first time and
 * recovering it after a crash. It listens on the loopback address only and ends with this process.
 * Throws `PostgresStartError` with a sentence for the person at the machine.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const home = resolve(options.dataDir);
  return start(home, options).catch((error: unknown) => {
    throw fileFault(error, home);
  });
}

async function start(home: string, options: PostgresOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => undefined);
  const settings = { ...LAPTOP, ...options.settings };
  await prepareHome(home);
  const launch = chooseLaunch(options.mode);
  const place = await choosePlace(home, launch, await findBinaries());
  const password = await readPassword(home);
  if (!(await exists(place.cluster))) {
    log(`creating the database in ${home}`);
    const durable = settings.fsync !== 'off';
    await createCluster({
      home,
      cluster: place.cluster,
      launch,
      binaries: place.binaries,
      durable,
    });
  }
  const stalePid = await endLeftover(home, place.cluster, log);
  const attempt = { home, place, launch, settings, stalePid };
  const { child, port } = await startOnPort(attempt, options.port);
  await writeOwner(home);
  const pid = child.pid as number;
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
  const program = await programOf(home, url);
  return { url, program, port, pid, ended: endOf(child), stop: () => stopOnce(pid) };
}

async function stopOnce(pid: number): Promise<void> {
  if (isAlive(pid)) await shutDown(pid);
}

/** Tries again with another port when one was chosen and lost, and while a dead server lets go. */
async function startOnPort(
  attempt: Omit<Attempt, 'port'>,
  wanted: number | undefined,
): Promise<{ child: ChildProcess; port: number }> {
  for (let tries = 1; ; tries += 1) {
    const port = wanted ?? (await freePort());
    const started = await startOnce({ ...attempt, port });
    if ('child' in started) return { child: started.child, port };
    const fault = outputFault(started.output, attempt.home, port);
    const portLost = fault.fault === 'port_taken' && wanted === undefined;
    // Children of a killed server may take a moment to notice that it is gone.
    const lettingGo = /shared memory block .* is still in use/.test(started.output);
    if (tries >= START_ATTEMPTS || !(portLost || lettingGo)) throw fault;
    await sleep(lettingGo ? 250 : 0);
  }
}

async function startOnce(attempt: Attempt): Promise<{ child: ChildProcess } | { output: string }> {
  const { home, place, launch, settings, port, stalePid } = attempt;
  const logPath = join(home, 'postgres.log');
  const logFile = await open(logPath, 'w', 0o600);
  const where = ['-D', place.cluster, '-h', '127.0.0.1', '-p', String(port), '-k', ''];
  const child = launch.spawn(place.binaries.postgres, [...where, ...settingArguments(settings)], {
    cwd: '/',
    env: environment(stalePid),
    stdio: ['ignore', logFile.fd, logFile.fd],
    // Its own process group: Ctrl-C in a terminal must reach the program first, not the database.
    detached: true,
    guarded: true,
  });
  const ended = endOf(child).then(() => false);
  const ready = await Promise.race([ended, untilReady(place.cluster, child)]);
  await logFile.close();
  if (ready) {
    child.unref();
    return { child };
  }
  return { output: await readFile(logPath, 'utf8') };
}

function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
}

async function untilReady(cluster: string, child: ChildProcess): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < RECOVERY_LIMIT_MS; waitedMs += POLL_MS) {
    const postmaster = await readPostmaster(cluster);
    if (postmaster?.ready && postmaster.pid === child.pid) return true;
    if (child.exitCode !== null || child.signalCode !== null) return false;
    await sleep(POLL_MS);
  }
  throw new PostgresStartError('failed', 'PostgreSQL did not get ready within ten minutes.');
}

function environment(stalePid: number | undefined): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  // PostgreSQL takes a process id in a stale lock file for its own when it is its grandparent's.
  const grandparent = stalePid ? { PG_GRANDPARENT_PID: String(stalePid) } : {};
  return { PATH, SystemRoot, LC_ALL: 'C', ...grandparent };
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
