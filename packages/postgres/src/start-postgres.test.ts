import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPool } from './database.ts';
import type { LaunchMode } from './launch.ts';
import { isAlive } from './leftover.ts';
import { startPostgres } from './start-postgres.ts';

const isRoot = process.getuid?.() === 0;
const dir = await mkdtemp(join(tmpdir(), 'arara-postgres-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

// Making a cluster is the slow part, so one is made and most tests start it again.
const dataDir = join(dir, 'data');

async function ask(url: string, question: string): Promise<unknown> {
  const pool = createPool(url, { max: 1 });
  try {
    const { rows } = await pool.query<{ answer: unknown }>(`SELECT (${question}) AS answer`);
    return rows[0]?.answer;
  } finally {
    await pool.end();
  }
}

test('a first start makes a durable database on the loopback address only', async () => {
  const lines: string[] = [];
  const postgres = await startPostgres({ dataDir, log: (line) => lines.push(line) });
  expect(lines).toEqual([`creating the database in ${dataDir}`]);
  expect(await ask(postgres.url, `current_setting('fsync')`)).toBe('on');
  expect(await ask(postgres.url, `current_setting('synchronous_commit')`)).toBe('on');
  expect(await ask(postgres.url, `current_setting('listen_addresses')`)).toBe('127.0.0.1');
  expect(await ask(postgres.url, 'current_database()')).toBe('arara');
  await postgres.stop();
  expect(isAlive(postgres.pid)).toBe(false);
});

test('what starts left behind that were killed half way is swept away', async () => {
  const home = join(dir, 'half');
  const dead = 2 ** 22 + 1;
  await mkdir(join(home, `cluster.new-${dead}`, 'base'), { recursive: true });
  await writeFile(join(home, `cluster.new-${dead}.pw`), 'secret');
  await writeFile(join(home, `password.new-${dead}`), 'half a pass');
  const postgres = await startPostgres({ dataDir: home, settings: { fsync: 'off' } });
  expect(await ask(postgres.url, '1')).toBe(1);
  await postgres.stop();
  expect((await readdir(home)).toSorted()).toEqual([
    'cluster',
    'owner.json',
    'password',
    'postgres.log',
    'program-password',
  ]);
});

test('the password is made once, readable by its owner only, and asked for', async () => {
  const postgres = await startPostgres({ dataDir });
  const password = await readFile(join(dataDir, 'password'), 'utf8');
  expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
  expect(new URL(postgres.url).password).toBe(password);
  const wrong = postgres.url.replace(password, 'guess');
  await expect(ask(wrong, '1')).rejects.toMatchObject({ code: '28P01' });
  await postgres.stop();
});

test('settings are added over the ones for a laptop', async () => {
  const postgres = await startPostgres({ dataDir, settings: { work_mem: '7MB' } });
  expect(await ask(postgres.url, `current_setting('work_mem')`)).toBe('7MB');
  expect(await ask(postgres.url, `current_setting('jit')`)).toBe('off');
  await postgres.stop();
});

test('a data directory another server uses is refused with the process to stop', async () => {
  const postgres = await startPostgres({ dataDir });
  await expect(startPostgres({ dataDir })).rejects.toMatchObject({
    fault: 'in_use',
    message: expect.stringContaining(`process ${process.pid}`),
  });
  expect(isAlive(postgres.pid)).toBe(true);
  await postgres.stop();
});

test('a restart waits for the server it replaces', async () => {
  const before = await startPostgres({ dataDir });
  const starting = startPostgres({ dataDir });
  setTimeout(() => void before.stop(), 200);
  const after = await starting;
  expect(isAlive(before.pid)).toBe(false);
  expect(await ask(after.url, '1')).toBe(1);
  await after.stop();
});

test.each([
  ['is dead', JSON.stringify({ pid: 2 ** 22 + 1, born: '1' })],
  ['was killed while it signed', '{"pi'],
])('a server whose owner %s is shut down, never doubled', async (_how, signature) => {
  const orphan = await startPostgres({ dataDir });
  await writeFile(join(dataDir, 'owner.json'), signature);
  const postgres = await startPostgres({ dataDir });
  expect(isAlive(orphan.pid)).toBe(false);
  expect(await ask(postgres.url, '1')).toBe(1);
  await postgres.stop();
});

test('after kill -9 it recovers, even when another program has taken the process id', async () => {
  const killed = await startPostgres({ dataDir });
  process.kill(killed.pid, 'SIGKILL');
  await killed.ended;
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8');
  await writeFile(pidFile, text.replace(/^\d+/, String(process.ppid)));
  const postgres = await startPostgres({ dataDir });
  expect(await ask(postgres.url, '1')).toBe(1);
  await postgres.stop();
});

test('a port that is taken is said plainly', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  await expect(startPostgres({ dataDir, port })).rejects.toMatchObject({
    fault: 'port_taken',
    message: `Port ${port} is taken, PostgreSQL cannot listen on it. Free it or choose another.`,
  });
  blocker.close();
});

test('a data directory that is a file is said plainly', async () => {
  const file = join(dir, 'file');
  await writeFile(file, '');
  await expect(startPostgres({ dataDir: file })).rejects.toMatchObject({ fault: 'no_access' });
});

test.runIf(isRoot)('root may run it as nobody below a folder only root may enter', async () => {
  const mode: LaunchMode = 'nobody';
  const own = join(dir, 'nobody');
  const first = await startPostgres({ dataDir: own, mode, settings: { fsync: 'off' } });
  expect(await ask(first.url, '1')).toBe(1);
  await first.stop();
  const second = await startPostgres({ dataDir: own, mode, settings: { fsync: 'off' } });
  expect(await ask(second.url, '1')).toBe(1);
  await second.stop();
  const moved = await readlink(join(own, 'cluster')).catch(() => undefined);
  if (moved) await rm(dirname(moved), { recursive: true });
});
