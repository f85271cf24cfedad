import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isAlive } from '@arara/postgres';
import { afterAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dir = await mkdtemp(join(tmpdir(), 'arara-run-'));
afterAll(() => rm(dir, { recursive: true }));

// Says its own process id and each signal, and takes a moment to end.
const script = join(dir, 'script.ts');
await writeFile(
  script,
  `const given: string[] = process.argv.slice(2);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log(signal);
      setTimeout(() => process.exit(7), 300);
    });
  }
  setInterval(() => undefined, 1000);
  console.log(process.pid + ' ' + given.join(' '));`,
);

interface Running {
  child: ChildProcess;
  /** Process id of the script itself. */
  pid: number;
  said: () => string;
}

async function run(...args: string[]): Promise<Running> {
  const line = [join(root, 'tools/run.mjs'), relative(root, script), ...args];
  const child = spawn(process.execPath, line, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  await expect.poll(() => said, { timeout: 10_000 }).toContain('\n');
  return { child, pid: Number.parseInt(said, 10), said: () => said };
}

test('arguments go in, the exit code comes out, and two signals at once count as one', async () => {
  const { child, said } = await run('--seed', 'a b');
  expect(said()).toMatch(/^\d+ --seed a b\n$/);
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await ended).toEqual([7, null]);
  expect(said().match(/SIGINT/g)).toHaveLength(1);
});

test('a Node that is too old is told which one to install', async () => {
  const start = JSON.stringify(join(root, 'tools/start.mjs'));
  const old = `Object.defineProperty(process, 'version', { value: 'v16.20.2' }); import(${start});`;
  const child = spawn(process.execPath, ['--eval', old], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(child.stderr);
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(await said).toBe(
    'Node v16.20.2 is too old: Arara needs Node 20 or later to start. ' +
      'Install Node 24 (https://nodejs.org) and try again.\n',
  );
});

test('a script ends in order when what started it was killed', async () => {
  const { child, pid, said } = await run();
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  expect(said()).toContain('SIGTERM');
});
