import { runConformance } from '@arara/sandbox';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueKey, serve } from './testing/vendor-http.ts';
import { openPlayProgram, testGame, testVendor } from './testing/play-program.ts';
import type { PlayProgram } from './testing/play-program.ts';

/** The kit that vendors run against us, against us: npm run conformance. */
let program: PlayProgram;
let app: FastifyInstance;

beforeAll(async () => {
  program = await openPlayProgram();
  app = await serve(program);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await program.close();
});

async function launchToken(): Promise<string> {
  const { playerId } = await program.addPlayer({ balance: 1_000_000n });
  return program.launch(testVendor, playerId);
}

test('our own wallet keeps every promise of the protocol, over HTTP', async () => {
  const key = await issueKey(program, testVendor);
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const results = await runConformance({
    url: `http://127.0.0.1:${port}/vendor/v1`,
    ...key,
    second: await issueKey(program, 'other'),
    gameCode: testGame,
    stake: 100n,
    cap: 10_000_000n,
    clock: program.clock,
    launchToken,
  });
  const missed = results.filter(({ verdict }) => verdict !== 'pass');
  expect(missed).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(70);
  await program.prove();
});

test('a kit without a second vendor or more launch tokens says what it could not try', async () => {
  const { secret, keyId } = await issueKey(program, testVendor);
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const results = await runConformance({
    url: `http://127.0.0.1:${port}/vendor/v1`,
    keyId,
    secret: `${secret}-wrong`,
    second: null,
    gameCode: testGame,
    stake: 100n,
    cap: null,
    clock: program.clock,
    launchToken,
  });
  const verdicts = new Set(results.map(({ verdict }) => verdict));
  expect(verdicts, 'a wrong secret fails, it does not hang or throw').toContain('fail');
  expect(results.find(({ id }) => id === 'W22')?.verdict).toBe('fail');
});
