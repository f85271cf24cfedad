import { quicknet } from '@arara/lottery';
import { expect, test } from 'vitest';
import { beaconSettingsOf } from './beacons.ts';

const sandbox = { urls: ['http://127.0.0.1:9'], chain: 'ab'.repeat(32) };
const BEACON_URLS = ['https://drand.example'];

test('the demo hears its own beacon, unless the settings name another', () => {
  expect(beaconSettingsOf({}, sandbox)).toEqual(sandbox);
  expect(beaconSettingsOf({ BEACON_URLS }, sandbox)).toEqual({
    urls: BEACON_URLS,
    chain: quicknet.hash,
  });
  const chain = 'cd'.repeat(32);
  expect(beaconSettingsOf({ BEACON_URLS, BEACON_CHAIN: chain }, sandbox).chain).toBe(chain);
});

test('without a sandbox it is quicknet, by several public servers', () => {
  const { urls, chain } = beaconSettingsOf({}, null);
  expect(chain).toBe(quicknet.hash);
  expect(urls.length).toBeGreaterThan(1);
  expect(urls.every((url) => url.startsWith('https://'))).toBe(true);
});
