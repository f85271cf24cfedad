import { conformanceCases, runConformance } from '@arara/sandbox';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConformance } from './conformance/conformance.ts';
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

test('a run in the background tells its progress and its report, one at a time, and its calls are counted', async () => {
  const twin = program.twin();
  const wallet = await serve(program, twin);
  await wallet.listen({ port: 0, host: '127.0.0.1' });
  const address = wallet.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { database, clock, log } = program;
  const key = await issueKey(program, 'other');
  const asked: Record<string, unknown>[] = [];
  const progress: number[] = [];
  const conformance = createConformance({
    database,
    clock,
    log,
    jobs: { enqueue: async (_tx, { payload = {} }) => void asked.push(payload) },
    command: (vendor) => `npm run conformance -- ${vendor}`,
    kit: {
      vendor: 'other',
      total: conformanceCases,
      run: (told) =>
        runConformance(
          {
            url: `http://127.0.0.1:${port}/vendor/v1`,
            ...key,
            second: null,
            gameCode: testGame,
            stake: 100n,
            cap: null,
            clock,
            launchToken: async () => {
              const { playerId } = await program.addPlayer({ balance: 1_000_000n });
              return program.launch('other', playerId);
            },
          },
          (result) => {
            progress.push(progress.length + 1);
            told(result);
          },
        ),
    },
  });
  const { service, jobs = [] } = conformance;
  const nothing = async () => undefined;
  await expect(service.start(testVendor, 'ana', nothing)).rejects.toMatchObject({
    code: 'conformance.missing',
  });
  expect(await service.start('other', 'ana', nothing)).toMatchObject({
    state: 'ready',
    run: { state: 'WAITING', by: 'ana', total: conformanceCases, results: [] },
  });
  await expect(service.start('other', 'bia', nothing)).rejects.toMatchObject({
    code: 'conformance.runs',
  });
  await jobs[0]?.run(asked[0] ?? {});
  // A job that is delivered again does nothing.
  await jobs[0]?.run(asked[0] ?? {});
  const { run } = await service.show('other');
  expect(run).toMatchObject({ state: 'DONE', total: conformanceCases });
  expect(run?.results).toHaveLength(conformanceCases);
  expect(progress).toHaveLength(conformanceCases);
  expect(run?.results.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  expect(run?.results.some(({ verdict }) => verdict === 'skip')).toBe(true);
  expect((await service.show(testVendor)).state).toBe('not.sandbox');

  expect((await program.service.health())('other').asked.hour.calls).toBe(0);
  await wallet.close();
  await twin.stop?.();
  const { hour, lastGood } = (await program.service.health())('other').asked;
  expect(hour.calls).toBeGreaterThan(conformanceCases);
  expect(hour.failed).toBeGreaterThan(0);
  expect(hour.codes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['STALE_TIMESTAMP', 'INSUFFICIENT_FUNDS']),
  );
  expect(hour.p95).toBeGreaterThanOrEqual(hour.p50 ?? 0);
  expect(lastGood).not.toBeNull();
});
