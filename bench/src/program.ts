import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { endWhenInterrupted } from './ends.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startMaxMs = 300_000;
const stopMaxMs = 60_000;

export interface Program {
  readonly url: string;
  /** From the command to the line `ready`. */
  readonly readyMs: number;
  /** The memory that the server process occupies now, without PostgreSQL and without npm. */
  readBytes(): Promise<number>;
  /** The processor time that the server process has used until now, in seconds. */
  readSeconds(): Promise<number>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** Runs `npm start` as a person does, on a port of its own, and waits for `ready`. */
export async function startProgram(settings: Record<string, string>): Promise<Program> {
  const startedMs = performance.now();
  const npm = runNpm('start', {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    SANDBOX_PLAYERS: '0',
    ...settings,
  });
  npm.once(
    'exit',
    endWhenInterrupted(() => stop(npm)),
  );
  const url = await untilReady(npm);
  const readyMs = performance.now() - startedMs;
  return {
    url,
    readyMs,
    readBytes: () => readFigure(url, 'process_resident_memory_bytes'),
    readSeconds: () => readFigure(url, 'process_cpu_seconds_total'),
    stop: () => stop(npm),
  };
}

/** The npm that runs this measurement, or the one of the machine. */
function runNpm(command: string, settings: Record<string, string>): ChildProcess {
  const script = process.env['npm_execpath'];
  const [program, first] = script ? [process.execPath, [script]] : ['npm', []];
  return spawn(program, [...first, command], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !script && process.platform === 'win32',
  });
}

async function untilReady(npm: ChildProcess): Promise<string> {
  const said: string[] = [];
  const timer = setTimeout(() => npm.kill('SIGKILL'), startMaxMs);
  npm.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  try {
    if (npm.stdout === null) throw new Error('npm has no output');
    for await (const line of createInterface({ input: npm.stdout })) {
      const url = /^ready (http:\S+)/.exec(line)?.[1];
      if (url !== undefined) return url;
      said.push(line);
    }
  } finally {
    clearTimeout(timer);
    // Nobody reads on, and a full pipe would stop the server.
    npm.stdout?.resume();
  }
  throw new Error(`npm start ended before it was ready. It said:\n${said.join('\n')}`);
}

async function readFigure(url: string, name: string): Promise<number> {
  const answer = await fetch(new URL('/metrics', url));
  const value = new RegExp(`^${name} (\\S+)`, 'm').exec(await answer.text())?.[1];
  if (value === undefined) throw new Error(`the server does not say ${name}`);
  return Number(value);
}

async function stop(npm: ChildProcess): Promise<void> {
  if (npm.exitCode !== null || npm.signalCode !== null) return;
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  const timer = setTimeout(() => npm.kill('SIGKILL'), stopMaxMs);
  await ended;
  clearTimeout(timer);
}
