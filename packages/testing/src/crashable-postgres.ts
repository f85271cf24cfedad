import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startPostgres, type Settings } from '@arara/postgres';

export interface CrashablePostgres {
  /** Stays the same over restarts. */
  url: string;
  /** Ends the server and its children without any warning, as a power cut of the program would. */
  kill9(): Promise<void>;
  /** Starts again on the same data and port; recovery has happened when it resolves. */
  restart(): Promise<void>;
  /** Stops it and removes the data. */
  stop(): Promise<void>;
}

/** A PostgreSQL of its own with fsync on, for tests that pull the plug. Not migrated. */
export async function startCrashablePostgres(settings: Settings = {}): Promise<CrashablePostgres> {
  const dir = await mkdtemp(join(tmpdir(), 'arara-crash-'));
  const options = {
    dataDir: join(dir, 'postgres'),
    settings: { max_connections: '200', ...settings },
  };
  let running = await startPostgres(options);
  const { url, port } = running;
  return {
    url,
    async kill9() {
      const pids = [running.pid, ...childrenOf(running.pid)];
      for (const pid of pids) kill(pid);
      await Promise.all(pids.map(untilGone));
    },
    async restart() {
      running = await startPostgres({ ...options, port });
    },
    async stop() {
      await running.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** On Linux all of them; elsewhere they end by themselves when they miss their parent. */
function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return [];
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in between.
  }
}

async function untilGone(pid: number): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (!isAlive(pid)) return;
    await sleep(5);
  }
  throw new Error(`process ${pid} did not end`);
}
