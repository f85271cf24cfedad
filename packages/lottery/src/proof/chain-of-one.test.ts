import { expect, test } from 'vitest';
import { faultOfBeacon, faultOfChain, isBeacon, isChainInfo } from './beacon.ts';
import { createChainOfOne, newChainKey } from './chain-of-one.ts';

const secretKey = newChainKey(new Uint8Array(48).fill(7));
const options = { secretKey, period: 3, genesisTime: 1_700_000_000, beaconID: 'casa' };
const house = createChainOfOne(options);

test('a chain of one has the form of drand’s and signs its rounds', () => {
  expect(isChainInfo(house.info)).toBe(true);
  expect(faultOfChain(house.info)).toBeNull();
  const beacon = house.beaconOf(5);
  expect(isBeacon(beacon)).toBe(true);
  expect(faultOfBeacon(house.info, beacon)).toBeNull();
  expect(faultOfBeacon(house.info, { ...beacon, round: 6 })).toBe('signature');
});

test('the same key gives the same chain and the same rounds, another key others', () => {
  expect(createChainOfOne(options).beaconOf(5)).toEqual(house.beaconOf(5));
  const key = newChainKey(new Uint8Array(48).fill(8));
  const other = createChainOfOne({ ...options, secretKey: key });
  expect(other.info.hash).not.toBe(house.info.hash);
  expect(faultOfBeacon(house.info, other.beaconOf(5))).toBe('signature');
});
