import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { quicknet } from '@arara/lottery';
import { fixedClock } from '@arara/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BeaconError, createBeacons } from './index.ts';
import type { Beacons } from './index.ts';

const round1000 = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};
const ours = 'ab'.repeat(32);
let server: Server;
let beacons: Beacons;

beforeAll(async () => {
  // It tells one round of one chain, and has nothing else.
  server = createServer((incoming, reply) => {
    const isKnown = incoming.url === `/${quicknet.hash}/public/1000`;
    reply.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(isKnown ? round1000 : {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const urls = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  const unreachable = ['http://127.0.0.1:1'];
  beacons = createBeacons(
    [
      { urls, chain: ours },
      { urls, chain: quicknet.hash },
      { urls: unreachable, chain: quicknet.hash },
    ],
    fixedClock('2026-11-21T12:00:00Z'),
  );
});
afterAll(async () => {
  await beacons.close();
  server.close();
});

test('new issues are promised with the first chain alone', async () => {
  await expect(beacons.chain()).rejects.toThrow(`no server knows the chain ${ours}`);
});

test('a round is asked of the chain that it was promised of, by the servers that are named first', async () => {
  expect(await beacons.round(quicknet.hash, 1000)).toEqual(round1000);
  await expect(beacons.round(ours, 1000)).rejects.toThrow('no server knows the chain');
});

test('a chain that nobody tells is an error, and never a round that is not there', async () => {
  const strange = 'cd'.repeat(32);
  expect([ours, quicknet.hash, strange].map((chain) => beacons.hears(chain))).toEqual([
    true,
    true,
    false,
  ]);
  await expect(beacons.round(strange, 1000)).rejects.toThrow(BeaconError);
  await expect(beacons.round(strange, 1000)).rejects.toThrow(`nobody tells chain ${strange}`);
});
