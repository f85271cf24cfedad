import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '@arara/postgres';
import { createTestDatabase } from '@arara/testing';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startProgram } from './testing/started-program.ts';
import type { StartedProgram } from './testing/started-program.ts';

/** Two starts of a whole program, on a machine that has other things to do. */
const patienceMs = 300_000;

const dir = await mkdtemp(join(tmpdir(), 'arara-start-'));
const running: StartedProgram[] = [];

afterEach(async () => {
  for (const program of running.splice(0)) {
    program.kill('SIGKILL');
    await program.ended();
  }
});
afterAll(() => rm(dir, { recursive: true, force: true, maxRetries: 20 }));

let folders = 0;
function newFolder(): string {
  folders += 1;
  return join(dir, `data-${folders}`);
}

function start(settings: Record<string, string>): StartedProgram {
  const program = startProgram(settings);
  running.push(program);
  return program;
}

/** The text for somebody whose program did not start: sentences, no stack. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  const program = start(settings);
  expect(await program.ended(), program.said()).toBe(1);
  expect(program.said()).not.toMatch(/^\s+at /m);
  return program.said();
}

async function endInOrder(program: StartedProgram): Promise<void> {
  program.kill('SIGTERM');
  expect(await program.ended(), program.said()).toBe(0);
}

async function postmasterOf(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8'), 10);
}

describe('a start that cannot be says what to do', { timeout: patienceMs }, () => {
  it('when the data directory is a file', async () => {
    const file = join(dir, 'file');
    await writeFile(file, '');
    expect(await refusalOf({ DATA_DIR: file })).toContain(`${file} is not a directory.`);
  });

  it('when the port is taken', async () => {
    const database = await createTestDatabase();
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const PORT = String((blocker.address() as AddressInfo).port);
    const said = await refusalOf({ DATA_DIR: newFolder(), DATABASE_URL: database.url, PORT });
    expect(said).toContain(`Port ${PORT} is taken. Stop what uses it, or choose another`);
    blocker.close();
    await database.drop();
  });
});

describe('processes on one database', { timeout: patienceMs }, () => {
  it('may start together on nothing; one with another SECRET_KEY is told how to find it', async () => {
    const database = await createTestDatabase();
    const { url: DATABASE_URL } = database;
    const settings = { DATA_DIR: newFolder(), DATABASE_URL };
    const both = [start(settings), start(settings)];
    for (const program of both) await program.ready();
    const DATA_DIR = newFolder();
    const said = await refusalOf({ DATA_DIR, DATABASE_URL });
    expect(said).toContain('made with another SECRET_KEY');
    expect(said).toContain(join(DATA_DIR, 'secret.key'));
    for (const program of both) await endInOrder(program);
    await database.drop();
  });
});

describe('after kill -9 the next start recovers by itself', { timeout: patienceMs }, () => {
  it('of a program that was making its database, of one that was ready, and of its PostgreSQL', async () => {
    const DATA_DIR = newFolder();
    const drafts = async () =>
      (await readdir(join(DATA_DIR, 'postgres')).catch(() => [])).filter((name) =>
        name.startsWith('cluster.new-'),
      );
    const first = start({ DATA_DIR });
    while ((await drafts()).length === 0 && !first.said()) await sleep(5);
    first.kill('SIGKILL');
    expect(await first.ended()).toBe('SIGKILL');

    const second = start({ DATA_DIR });
    await second.ready();
    second.kill('SIGKILL');
    expect(await second.ended()).toBe('SIGKILL');

    const third = start({ DATA_DIR });
    const address = await third.ready();
    const keys = await readdir(join(DATA_DIR, 'sandbox'));
    expect(keys).toEqual(expect.arrayContaining(['vendor-key.json', 'purse-key.json']));
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    process.kill(await postmasterOf(DATA_DIR), 'SIGKILL');
    expect(await third.ended()).toBe(1);
    expect(third.said()).toContain('The PostgreSQL of this server has ended');
    expect(third.said()).toContain('it recovers by itself');

    // One that works on no jobs yet ends at once, however busy the machine is.
    const next = start({ DATA_DIR, ROLES: 'platform,studio,sandbox' });
    await next.ready();
    const postmaster = await postmasterOf(DATA_DIR);
    await endInOrder(next);
    expect(isAlive(postmaster)).toBe(false);
  });
});
