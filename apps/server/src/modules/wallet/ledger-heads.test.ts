import { createLedger, headsKey, parseHeads, verifyDump } from '@arara/ledger';
import type { Ledger, SignedHeads } from '@arara/ledger';
import { createTestDatabase } from '@arara/testing';
import type { TestDatabase } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProgram } from '../../testing/test-program.ts';
import type { TestProgram } from '../../testing/test-program.ts';

let database: TestDatabase;
let program: TestProgram;
let ledger: Ledger;
beforeAll(async () => {
  database = await createTestDatabase();
  program = await createTestProgram({
    replace: { settings: { ROLES: 'platform,sandbox', SECRET_KEY: 'a5'.repeat(32) }, database },
  });
  ledger = createLedger(database);
}, 60_000);
afterAll(async () => {
  await ledger.close();
  await program.close();
  await database.drop();
});

async function answered(): Promise<SignedHeads[] | null> {
  const reply = await program.app.inject({
    method: 'GET',
    url: '/api/fairness/ledger-heads',
    headers: { host: 'localhost' },
  });
  expect(reply.statusCode).toBe(200);
  return parseHeads(reply.body);
}

test('anybody reads the signed heads of the last 30 days, the newest first, as they were signed', async () => {
  expect(await answered()).toEqual([]);
  const signed: SignedHeads[] = [];
  for (const whole of [false, true, false]) {
    await ledger.prove({ whole });
    const key = headsKey(Buffer.alloc(32, 7));
    await ledger.publishHeads(key, async (heads) => void signed.push(heads));
  }
  await database.pool.query(`
    update ledger.signed_heads set made_at = now() - interval '31 days'
    where proof_id = (select min(proof_id) from ledger.signed_heads)`);
  const heads = (await answered()) ?? [];
  expect(heads).toEqual(signed.slice(1).toReversed());
  const lines: string[] = [];
  await ledger.dump(async (part) => void lines.push(...part.split('\n')));
  expect(await verifyDump(lines, heads)).toMatchObject({ compared: 2, faults: [] });
});
