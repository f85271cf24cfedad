import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findPostgres } from '@arara/postgres';
import { keepFilesInMemory } from '@arara/testing';
import { endPopups } from './quiet.ts';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;
/** Wishes of a terminal about colours: two of them at once make every process warn. Nobody plays but the journeys. */
const plain = { FORCE_COLOR: undefined, NO_COLOR: undefined, SANDBOX_PLAYERS: '0' };

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts the program as a user would, on a free port and an empty folder, for all journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  const clearMemory = await keepFilesInMemory();
  const dataDir = await mkdtemp(join(tmpdir(), 'arara-e2e-'));
  const { child, url } = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  await endPopups((await findPostgres(join(dataDir, 'postgres'))) ?? '');
  process.env.E2E_URL = url;
  process.env.E2E_DATA = dataDir;
  return async () => {
    await stopServer(child);
    await rm(dataDir, { recursive: true, force: true });
    await clearMemory();
  };
}

async function startServer(
  settings: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs')], {
    cwd: root,
    // A member that joins by a short way gives an address of its own (shortcuts.ts).
    env: { ...process.env, ...plain, PORT: port, TRUST_PROXY: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, url: await untilReady(child) };
}

/**
 * The program itself on pages that are built, without the wrapper that passes signals on: a signal
 * that kills it kills it at once. It still ends in order when the tests are gone.
 */
export function startProgram(settings: Record<string, string>): ChildProcess {
  const followParent = pathToFileURL(join(root, 'tools', 'lib', 'follow-parent.mjs')).href;
  const flags = ['--disable-warning=ExperimentalWarning', `--import=${followParent}`];
  // Node keeps its compiled code for the next program, which halves a start.
  const NODE_COMPILE_CACHE = join(root, '.cache', 'compiled');
  return spawn(process.execPath, [...flags, join(root, 'apps', 'server', 'src', 'main.ts')], {
    cwd: root,
    env: { ...process.env, ...plain, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** Ends a server in order and waits for it. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}

/** Resolves to the address once the program says that it is ready; rejects with what it said. */
export function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((ready, failed) => {
    let said = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      failed(new Error(`The server was not ready in time. It said:\n${said}`));
    }, START_LIMIT_MS);
    const listen = (text: Buffer) => {
      said += text.toString();
      const url = /^ready (http:\S+)/m.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      ready(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => {
      clearTimeout(timer);
      failed(new Error(`The server ended before it was ready. It said:\n${said}`));
    });
  });
}

/**
 * A port that nobody uses now. The server takes it seconds later, after its pages are built: it lies below the
 * range from which systems give ports to connections of their own, so that none of these takes it meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
