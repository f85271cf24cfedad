import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultOfBeacon, faultOfChain, firstRoundFrom, quicknet, roundAt } from '@arara/lottery';
import { createSandbox } from '@arara/sandbox';
import type { Sandbox } from '@arara/sandbox';
import { createTestDatabase, fixedClock } from '@arara/testing';
import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { BeaconError, createDrand } from './index.ts';
import type { BeaconSource } from './index.ts';

const clock = fixedClock('2026-11-21T12:00:00Z');
const database = await createTestDatabase({ migrated: false });
const dataDir = await mkdtemp(join(tmpdir(), 'arara-beacon-'));
let sandbox: Sandbox = await startSandbox();
const site = fastify();
await site.register(formbody);
await site.register(sandbox.plugin);
const opened: BeaconSource[] = [];
const servers: Server[] = [];

afterAll(async () => {
  await Promise.all(opened.map((source) => source.close()));
  for (const server of servers) server.close();
  await sandbox.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(() => switches({ beacon: 'due', lateMs: 15_000 }));

function startSandbox(): Promise<Sandbox> {
  return createSandbox({ dataDir, pool: database.pool, clock, onError: () => undefined });
}

async function switches(payload: object): Promise<void> {
  const url = '/sandbox/beacon/switches';
  const { statusCode } = await site.inject({ method: 'POST', url, payload });
  expect(statusCode).toBe(200);
}

function drand(
  urls: readonly string[] = sandbox.beacon.urls,
  chain: string = sandbox.beacon.chain,
): BeaconSource {
  const source = createDrand({ urls, chain, timeoutMs: 1_000 }, clock);
  opened.push(source);
  return source;
}

/** A server that answers every path in the same way; null: it never answers. */
async function serverOf(status: number, body: unknown = {}): Promise<string> {
  const server = createServer((_incoming, reply) => {
    if (body === null) return;
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The sandbox's own; another one after a restart. */
const ours = () => sandbox.beacon.urls[0] as string;

async function lastRound(): Promise<number> {
  return roundAt(await drand().chain(), clock.now());
}

const reasonOf = async (asked: Promise<unknown>) => {
  const error: unknown = await asked.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BeaconError);
  return (error as Error).message;
};

test('the chain that the settings name is told and is what its hash says', async () => {
  const info = await drand().chain();
  expect(info.hash).toBe(sandbox.beacon.chain);
  expect(info.period).toBe(3);
  expect(faultOfChain(info)).toBeNull();
});

test('a round that is due is signed, the same for all who ask, and the next is not there yet', async () => {
  const source = drand();
  const info = await source.chain();
  const last = await lastRound();
  const beacon = await source.round(last);
  expect(beacon).not.toBeNull();
  expect(beacon && faultOfBeacon(info, beacon)).toBeNull();
  expect(await drand().round(last)).toEqual(beacon);
  expect(await source.round(last + 1)).toBeNull();
});

test('a round comes when its time has come', async () => {
  const source = drand();
  const round = firstRoundFrom(await source.chain(), new Date(clock.now().getTime() + 1));
  expect(await source.round(round)).toBeNull();
  clock.advance(3_000);
  expect((await source.round(round))?.round).toBe(round);
});

test('a restart of the sandbox keeps the chain and its rounds', async () => {
  const round = await lastRound();
  const before = await drand().round(round);
  await sandbox.stop();
  sandbox = await startSandbox();
  expect(await drand().round(round)).toEqual(before);
});

describe('a beacon that fails', () => {
  test('late is not there yet, and then it is', async () => {
    await switches({ beacon: 'late', lateMs: 6_000 });
    const round = await lastRound();
    expect(await drand().round(round)).toBeNull();
    clock.advance(6_000);
    expect((await drand().round(round))?.round).toBe(round);
  });

  test('absent is not there yet, for ever', async () => {
    await switches({ beacon: 'absent' });
    expect(await drand().round(1)).toBeNull();
  });

  test('forked is not believed, and the chain is heard again when the fork has ended', async () => {
    const source = drand();
    await switches({ beacon: 'forked' });
    const round = await lastRound();
    expect(await reasonOf(source.round(round))).toContain('a beacon with a bad signature');
    await switches({ beacon: 'due' });
    expect((await source.round(round))?.round).toBe(round);
  });

  test('down is no "not yet"', async () => {
    await switches({ beacon: 'down' });
    expect(await reasonOf(drand().chain())).toContain('status 503');
  });
});

describe('several servers are asked in their order', () => {
  test.each<[string, number, unknown]>([
    ['is down', 500, {}],
    ['never answers', 200, null],
    ['tells no JSON', 200, '<html>'],
    ['tells another chain', 200, quicknet],
    ['redirects', 302, {}],
    ['tells more than a beacon can be', 200, `"${'x'.repeat(20_000)}"`],
    ['does not know the chain', 404, {}],
  ])('one that %s is passed over', async (_name, status, body) => {
    const source = drand([await serverOf(status, body), ours()]);
    const round = await lastRound();
    expect((await source.round(round))?.round).toBe(round);
  });

  test('one that tells another round, or a part of one, is passed over', async () => {
    const round = await lastRound();
    const earlier = await drand().round(round - 1);
    const half = { round, randomness: earlier?.randomness };
    for (const body of [earlier, half]) {
      const source = drand([await serverOf(200, body), ours()]);
      expect((await source.round(round))?.round).toBe(round);
    }
  });

  test('a round that is to come is not there yet, whatever they say', async () => {
    const round = (await lastRound()) + 100;
    expect(await drand([await serverOf(500), ours()]).round(round)).toBeNull();
    const later = roundAt(quicknet, clock.now()) + 100;
    expect(await drand([await serverOf(425)], quicknet.hash).round(later)).toBeNull();
  });

  test('a round that is due is not there where more than half of those who know the chain say so', async () => {
    await switches({ beacon: 'absent' });
    const round = await lastRound();
    const broken = await serverOf(500);
    expect(await drand([ours(), broken, ours()]).round(round)).toBeNull();
    const reason = await reasonOf(drand([ours(), broken]).round(round));
    expect(reason).toContain('has none');
    expect(reason).toContain('status 500');
  });

  test('one that knows no chain has no word about its rounds', async () => {
    const round = await lastRound();
    await switches({ beacon: 'absent' });
    const stranger = await serverOf(404);
    const source = drand([ours(), stranger]);
    expect(await reasonOf(source.round(round))).toContain('does not know the chain');
    const elsewhere = drand([stranger, await serverOf(425)], quicknet.hash);
    expect(await reasonOf(elsewhere.round(1000))).toContain('does not know the chain');
  });

  test('where none can be believed, each is named with its reason', async () => {
    const urls = [await serverOf(500), await serverOf(200, '<html>'), 'http://127.0.0.1:1'];
    const reason = await reasonOf(drand(urls, quicknet.hash).round(1000));
    for (const url of urls) expect(reason).toContain(new URL(url).host);
    expect(reason).toContain('status 500');
  });
});

test('a round that was heard is not asked for again, even where nobody answers any more', async () => {
  const source = drand();
  const round = await lastRound();
  const before = await source.round(round);
  await switches({ beacon: 'down' });
  expect(await source.round(round)).toEqual(before);
  expect(await reasonOf(source.round(round - 1))).toContain('status 503');
});

test('a chain that nobody knows is no "not yet"', async () => {
  expect(await reasonOf(drand([ours()], 'ab'.repeat(32)).round(1))).toContain('knows the chain');
});

test('a round that drand published is believed by the key alone, from anybody', async () => {
  const round1000 = {
    round: 1000,
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  };
  const source = drand([await serverOf(200, round1000)], quicknet.hash);
  expect(await source.chain()).toEqual(quicknet);
  expect(await source.round(1000)).toEqual(round1000);
  expect(await reasonOf(source.round(1001))).toContain('no such beacon');
});
