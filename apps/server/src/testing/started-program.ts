import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('start.ts', import.meta.url));
const patienceMs = 120_000;
const stepMs = 20;

export interface StartedProgram {
  readonly pid: number;
  /** Everything that it wrote to its terminal so far. */
  said(): string;
  /** Its address, once it says that it is ready; fails with what it said when it ends before. */
  ready(): Promise<string>;
  /** Waits until it has written something. */
  saying(words: string): Promise<void>;
  /** How it ended: its exit code, or the signal. */
  ended(): Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the program as a process of its own, without pages, on a free port. */
export function startProgram(settings: Record<string, string>): StartedProgram {
  // Node keeps its compiled code for the next program, which halves a start.
  const NODE_COMPILE_CACHE = join(tmpdir(), 'compiled');
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE,
    PORT: '0',
    LOG_LEVEL: 'error',
    SANDBOX_PLAYERS: '0',
    ...settings,
  };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], { env });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  let isOver = false;
  const ended = closed.then(([code, signal]) => {
    isOver = true;
    return code ?? signal ?? '';
  });

  async function until<T>(found: () => T | null): Promise<T> {
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) {
      const value = found();
      if (value !== null) return value;
      if (isOver) break;
      await sleep(stepMs);
    }
    throw new Error(`This did not come; it said:\n${said}`);
  }

  return {
    pid: child.pid ?? 0,
    said: () => said,
    ready: () => until(() => /^ready (http:\S+)/m.exec(said)?.[1] ?? null),
    saying: async (words) => {
      await until(() => (said.includes(words) ? true : null));
    },
    ended: () => ended,
    kill: (signal) => void child.kill(signal),
  };
}
