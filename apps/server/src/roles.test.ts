import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@arara/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProgram } from './testing/test-program.ts';
import type { TestProgram } from './testing/test-program.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

/** The rows of the table of metrics. */
const documented = readFileSync(new URL('../../../docs/metrics.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .toSorted();

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

  it('tells every metric that docs/metrics.md describes, and no other', async () => {
    const { metrics } = program.kernel;
    const told = metrics
      .described()
      .map(({ name, kind, labels, help }) => {
        const by = labels.map((label) => `\`${label}\``).join(', ');
        return `| \`${name}\` | ${kind} | ${by} | ${help.replace(/\.$/, '')} |`;
      })
      .toSorted();
    expect(told).toEqual(documented);
    const reply = await program.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
    expect(reply.body).toMatch(/^arara_metric_failures_total 0$/m);
    expect(reply.body).toMatch(/^arara_http_requests_total\{call="page",status="2xx"\} [1-9]/m);
    expect(reply.body).toMatch(/^arara_queue_items\{queue="withdrawals"\} 0$/m);
    expect(reply.body).toMatch(/^arara_work_leaders\{work="tables"\} 0$/m);
  });
});
