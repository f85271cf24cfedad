import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@arara/postgres';
import type { Pool } from '@arara/postgres';
import { startCrashablePostgres } from '@arara/testing';
import { startBalancer } from './balancer.ts';
import type { Balancer } from './balancer.ts';
import { endPopups } from './quiet.ts';
import { freePort, startProgram, stopServer, untilReady } from './server.ts';

/** Several processes on one database behind a balancer, as an operator of some size runs them. */
export interface Fleet {
  readonly balancer: Balancer;
  readonly ports: readonly number[];
  readonly pool: Pool;
  /** Address of one process, past the balancer. */
  urlOf(port: number): string;
  /** Ends a process at once, as the machine's out-of-memory killer would. */
  kill(port: number): Promise<void>;
  /** Starts again whatever is not running. */
  revive(): Promise<void>;
  /** The errors that the processes wrote down, and which of them ended without being told to. */
  complaints(): string[];
  stop(): Promise<void>;
}

const errorLevel = 50;

/** Starts `size` processes at the same moment on a database that is still empty. */
export async function startFleet(size: number): Promise<Fleet> {
  const postgres = await startCrashablePostgres();
  const dir = await mkdtemp(join(tmpdir(), 'arara-fleet-'));
  const ports: number[] = [];
  while (ports.length < size) ports.push(await freePort());
  const balancer = await startBalancer(ports);
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
  };
  const running = new Map<number, ChildProcess>();
  const complaints: string[] = [];

  async function start(port: number): Promise<void> {
    const child = startProgram({ ...settings, PORT: `${port}`, DATA_DIR: join(dir, `${port}`) });
    running.set(port, child);
    listen(child, (line) => {
      if (isComplaint(line)) complaints.push(line);
    });
    child.once('exit', (code, signal) => {
      if (running.get(port) === child) complaints.push(`${port} ended: ${signal ?? code}`);
    });
    await untilReady(child);
  }

  await Promise.all(ports.map(start));
  await endPopups(postgres.url);
  const pool = createPool(postgres.url, { max: 2 });
  return {
    balancer,
    ports,
    pool,
    urlOf: (port) => `http://localhost:${port}`,
    async kill(port) {
      const child = running.get(port);
      if (child === undefined) return;
      running.delete(port);
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async revive() {
      await Promise.all(ports.filter((port) => !running.has(port)).map(start));
    },
    complaints: () => complaints,
    async stop() {
      const children = [...running.values()];
      running.clear();
      await Promise.all(children.map(stopServer));
      await balancer.close();
      await pool.end();
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function listen(child: ChildProcess, hear: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.on('data', (text: Buffer) => {
      const lines = `${rest}${text.toString()}`.split('\n');
      rest = lines.pop() ?? '';
      lines.filter((line) => line !== '').forEach(hear);
    });
  }
}

/** Where a further brand answers is told below `ready`. */
const isBrand = (line: string): boolean => /^[\p{L} ]+: http:\/\/[\w.]+:\d+$/u.test(line);

/** Log lines are JSON with a level; what is not, the program did not mean to say. */
function isComplaint(line: string): boolean {
  if (line.startsWith('ready ') || isBrand(line)) return false;
  try {
    return (JSON.parse(line) as { level: number }).level >= errorLevel;
  } catch {
    return true;
  }
}
