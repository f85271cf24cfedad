import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLedger, parseHeads, verifyDump } from '@arara/ledger';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Kernel } from '../kernel.ts';
import { createDatabase } from '../platform/database.ts';
import { createMetrics } from '../platform/metrics.ts';
import { ledgerJobs } from './ledger-jobs.ts';

let store: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  store = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'arara-heads-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await store.drop();
});

/** Lines that the jobs wrote into the log. */
const told: Record<string, unknown>[] = [];
const headsFile = () => join(dataDir, 'ledger-heads.jsonl');

/** Runs one of the jobs, and answers what the metrics say then. */
async function run(name: string, folder = dataDir): Promise<string> {
  const { pool, url } = store;
  const ledger = createLedger({ pool, url });
  const metrics = createMetrics();
  const log = pino({ level: 'info' }, { write: (line) => void told.push(JSON.parse(line)) });
  const config = { DATA_DIR: folder, SECRET_KEY: '5e'.repeat(32) };
  const database = createDatabase(pool);
  const kernel = { config, database, log, metrics } as unknown as Kernel;
  await ledgerJobs(kernel, ledger)
    .find((job) => job.name === name)
    ?.run({});
  const text = await metrics.registry.metrics();
  await ledger.close();
  return text;
}

test('a month that is missing is made, a year ahead of time', async () => {
  const last = `SELECT max(relname) AS name FROM pg_class
    WHERE relkind = 'r' AND relname LIKE 'transfers_2%'`;
  const before = await store.pool.query<{ name: string }>(last);
  const name = before.rows[0]?.name ?? '';
  await store.pool.query(`DROP TABLE ledger.${name}`);
  await run('ledger.months');
  const after = await store.pool.query<{ name: string }>(last);
  expect(after.rows).toEqual([{ name }]);
});

test('a proof that another process is making serves this one too', async () => {
  const other = await store.pool.connect();
  await other.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('ledger.prove'))`);
  await expect(run('ledger.prove')).resolves.toBeDefined();
  await expect(run('ledger.prove-whole')).rejects.toMatchObject({ code: '55P03' });
  await other.query('ROLLBACK');
  other.release();
});

test('a proof is stored, and one that fails raises the alarm', async () => {
  expect(await run('ledger.prove')).toContain('arara_ledger_unsound 0');
  const sound = await store.pool.query<{ sound: boolean }>('SELECT sound FROM ledger.proofs');
  expect(sound.rows).toEqual([{ sound: true }]);
  await store.pool.query(`INSERT INTO ledger.account_names (address, currency, hot)
    VALUES ('thief', 'BRL', false)`);
  await store.pool
    .query(`INSERT INTO ledger.account_totals (account_id, flags, currency, credits_posted)
    SELECT id, 0, 'BRL', 100 FROM ledger.account_names WHERE address = 'thief'`);
  const metrics = await run('ledger.prove-whole');
  expect(metrics).toContain('arara_ledger_unsound 1');
  expect(metrics).toContain('arara_payouts_stopped 1');
});

test('payouts stay stopped where a later proof is sound, until an operator clears the unsound one', async () => {
  await store.pool.query(`DELETE FROM ledger.account_totals WHERE credits_posted = 100`);
  const metrics = await run('ledger.prove');
  expect(metrics).toContain('arara_ledger_unsound 0');
  expect(metrics).toContain('arara_payouts_stopped 1');
  const ledger = createLedger(store);
  const proof = await ledger.unsoundProof();
  await ledger.clearProof({ proof: proof?.id ?? 0n, reason: 'a test', by: 'ana', ranBy: null });
  await ledger.close();
  expect(await run('ledger.prove')).toContain('arara_payouts_stopped 0');
});

test('the heads of each proof leave the database, signed, to a file and the log', async () => {
  const text = await readFile(headsFile(), 'utf8');
  const heads = parseHeads(text) ?? [];
  const { rows } = await store.pool.query<{ id: bigint }>(
    'SELECT id FROM ledger.proofs ORDER BY id',
  );
  expect(heads.map(({ proof }) => proof)).toEqual(rows.map(({ id }) => String(id)));
  expect(told.flatMap(({ ledgerHeads }) => ledgerHeads ?? [])).toEqual(heads);
  const lines: string[] = [];
  const ledger = createLedger(store);
  await ledger.dump(async (part) => void lines.push(...part.split('\n')));
  await ledger.close();
  expect(await verifyDump(lines, heads)).toMatchObject({ compared: heads.length - 1, faults: [] });
});

test('heads that could not be written are told as an error, and written an hour later', async () => {
  const before = parseHeads(await readFile(headsFile(), 'utf8')) ?? [];
  // A file stands where the folder should be.
  await run('ledger.prove', headsFile());
  expect(told.at(-1)).toMatchObject({ level: 50, err: { code: 'EEXIST' } });
  // A crash had cut a line off.
  await appendFile(headsFile(), '{"proof":"');
  await run('ledger.publish-heads');
  await run('ledger.publish-heads');
  const text = await readFile(headsFile(), 'utf8');
  expect(text.split('\n')).toHaveLength(before.length + 3);
  expect(parseHeads(text)).toHaveLength(before.length + 1);
});
