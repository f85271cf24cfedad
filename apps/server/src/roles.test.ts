import { createTestDatabase } from '@arara/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

/** An address of each thing that a process may serve, with what it says where it is served. */
const addresses = {
  health: ['GET', '/healthz', 200],
  healthHead: ['HEAD', '/healthz', 200],
  site: ['GET', '/wps/system/country', 200],
  reserved: ['GET', '/wps/relay/MCS2_getPointBalance', 403],
  docs: ['GET', '/docs', 301],
  wallet: ['POST', '/vendor/v1/wallet/balance', 401],
  studio: ['GET', '/studio/v1/rounds', 401],
  fairness: ['GET', '/api/fairness/certificates', 200],
  sandbox: ['GET', '/sandbox/outbox', 200],
} as const;
type Thing = keyof typeof addresses;

describe.each<[string, readonly Thing[]]>([
  ['platform,sandbox', ['health', 'healthHead', 'site', 'reserved', 'docs', 'wallet', 'sandbox']],
  ['studio,sandbox', ['health', 'healthHead', 'studio', 'fairness', 'sandbox']],
  ['worker,sandbox', ['health', 'healthHead', 'sandbox']],
])('a process with the roles %s', (roles, served) => {
  let program: TestProgram;
  beforeAll(async () => {
    program = await createTestProgram({
      replace: { settings: { ROLES: roles, SECRET_KEY: 'a5'.repeat(32) }, database },
    });
  }, 60_000);
  afterAll(() => program.close());

  it.each(Object.entries(addresses))('answers for its own: %s', async (thing, address) => {
    const [method, url, status] = address;
    const reply = await program.app.inject({ method, url, headers: { host: 'localhost' } });
    expect(reply.statusCode).toBe(served.includes(thing as Thing) ? status : 404);
  });
});
