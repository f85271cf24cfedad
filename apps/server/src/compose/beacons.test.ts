import { quicknet } from '@arara/lottery';
import { expect, test } from 'vitest';
import { beaconSettingsOf } from './beacons.ts';

const sandbox = { urls: ['http://127.0.0.1:9'], chain: 'ab'.repeat(32) };
const BEACON_URLS = ['https://drand.example'];
const chainsOf = (...asked: Parameters<typeof beaconSettingsOf>) =>
  beaconSettingsOf(...asked).map(({ chain }) => chain);

test('the demo promises with its own beacon, unless the settings name another', () => {
  expect(beaconSettingsOf({}, sandbox)[0]).toEqual(sandbox);
  expect(beaconSettingsOf({ BEACON_URLS }, sandbox)[0]).toEqual({
    urls: BEACON_URLS,
    chain: quicknet.hash,
  });
});

test('the first chain that the settings name is promised, the others are heard by the same servers', () => {
  const BEACON_CHAIN = ['cd'.repeat(32), 'ef'.repeat(32)];
  const [first, second] = beaconSettingsOf({ BEACON_URLS, BEACON_CHAIN }, null);
  expect([first, second]).toEqual(BEACON_CHAIN.map((chain) => ({ urls: BEACON_URLS, chain })));
});

test('what the demo or the public chain was promised with is heard under every setting', () => {
  const BEACON_CHAIN = ['cd'.repeat(32)];
  const known = [sandbox.chain, quicknet.hash];
  expect(chainsOf({}, sandbox)).toEqual(known);
  expect(chainsOf({ BEACON_URLS, BEACON_CHAIN }, sandbox)).toEqual([...BEACON_CHAIN, ...known]);
});

test('without a sandbox it is quicknet, by several public servers', () => {
  const [{ urls, chain }] = beaconSettingsOf({}, null);
  expect(chain).toBe(quicknet.hash);
  expect(urls.length).toBeGreaterThan(1);
  expect(urls.every((url) => url.startsWith('https://'))).toBe(true);
});
