import { hash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chainHash,
  faultOfBeacon,
  faultOfChain,
  firstRoundFrom,
  isBeacon,
  isChainInfo,
  quicknet,
  roundAt,
  timeOf,
  type Beacon,
  type ChainInfo,
} from './beacon.ts';
import { quicknetRounds } from './testing/quicknet-rounds.ts';

/** A chain and a round of the tests of drand's own client. */
const walkthrough: ChainInfo = {
  public_key:
    '81d320f220ee9c79e60e19dedc838c31e3ab919b15481e9feb52f643628c4f6a13fdc52129493875a818109d767272ca0541cbcdcea9335f2870d781b39b845ba8cbd44fdfe4967781cf72ca5917fc9398bcf97ca0548ed5a709016c4b1ff0f3',
  period: 3,
  genesis_time: 1687506816,
  hash: 'af8b6fc95693b058a3a59efe586eb31c2c352fe00cf40c62a427d87c34f7a235',
  groupHash: '02d678e93908888871b70e3f015b396a8c082bc1493ae5479f8743cb5d972b54',
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'walkthrough' },
};
const round38: Beacon = {
  round: 38,
  randomness: 'b2fc21325a24904a6a9e81a6c63f65f6cec3f0b2400df3f4a56b214770e9ccca',
  signature:
    '95c93585c513ebbcb4777ff15599b3140e5ec0295faa0e483f3deadd88fa6d43f0d3703e3a4ce106e8fd6c6987f32126',
};
/** The first mainnet, which has the default id. */
const mainnet: ChainInfo = {
  public_key:
    '868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31',
  period: 30,
  genesis_time: 1595431050,
  hash: '8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce',
  groupHash: '176f93498eac9ca337150b46d21dd58673ea4e3581185f869672e59fa4cb390a',
  schemeID: 'pedersen-bls-chained',
  metadata: { beaconID: 'default' },
};
const quicknetTest: ChainInfo = {
  ...quicknet,
  public_key:
    'b15b65b46fb29104f6a4b5d1e11a8da6344463973d423661bb0804846a0ecd1ef93c25057f1c0baab2ac53e56c662b66072f6d84ee791a3382bfb055afab1e6a375538d8ffc451104ac971d2dc9b168e2d3246b0be2015969cbaac298f6502da',
  genesis_time: 1689232296,
  hash: 'cc9c398442737cbd141526600919edd69f1d6f9b4adb67e4d912fbc64341a9a5',
  groupHash: '40d49d910472d4adb1d67f65db8332f11b4284eecf05c05c5eacd5eef7d40e2d',
  metadata: { beaconID: 'quicknet-t' },
};
const infinity = `c0${'0'.repeat(94)}`;
const [round1000] = quicknetRounds;

describe('published beacons', () => {
  test.each(quicknetRounds)('round $round of quicknet is signed', (beacon) => {
    expect(isBeacon(beacon)).toBe(true);
    expect(faultOfBeacon(quicknet, beacon)).toBeNull();
  });
  test('the round of the tests of drand’s client is signed', () => {
    expect(faultOfBeacon(walkthrough, round38)).toBeNull();
  });
});

describe('what is no beacon of the chain is told', () => {
  const other = quicknetRounds[1]!;
  test.each([
    ['another round', { round: 1001 }, 'signature'],
    ['the signature of another round', { ...other, round: 1000 }, 'signature'],
    ['other randomness', { randomness: other.randomness }, 'randomness'],
    ['a signature that is no point', signed(`${round1000!.signature.slice(0, -2)}3a`), 'signature'],
    ['the point at infinity', signed(infinity), 'signature'],
    ['zeros', signed('0'.repeat(96)), 'signature'],
  ])('%s', (_name, change, fault) => {
    expect(faultOfBeacon(quicknet, { ...round1000!, ...change })).toBe(fault);
  });

  test('the key of another chain, or none', () => {
    expect(faultOfBeacon(walkthrough, round1000!)).toBe('signature');
    const nobody = { ...quicknet, public_key: `c0${'0'.repeat(190)}` };
    expect(faultOfBeacon(nobody, { ...round1000!, ...signed(infinity) })).toBe('signature');
    expect(faultOfBeacon(mainnet, round1000!)).toBe('scheme');
  });
});

describe('a chain is named by what it is', () => {
  test.each([quicknet, quicknetTest, walkthrough, mainnet])('$metadata.beaconID', (info) => {
    expect(chainHash(info)).toBe(info.hash);
  });
  test('so another key, period, beginning or group has another name', () => {
    expect(faultOfChain(quicknet)).toBeNull();
    expect(faultOfChain(mainnet)).toBe('scheme');
    for (const change of [
      { public_key: walkthrough.public_key },
      { period: 6 },
      { genesis_time: quicknet.genesis_time + 1 },
      { groupHash: walkthrough.groupHash },
      { metadata: { beaconID: 'quicknet-t' } },
    ]) {
      expect(faultOfChain({ ...quicknet, ...change })).toBe('hash');
    }
  });
});

describe('rounds and their times', () => {
  test.each([
    [1, '2023-08-23T15:09:27.000Z'],
    [1000, '2023-08-23T15:59:24.000Z'],
    [12_040_883, '2024-10-14T17:13:33.000Z'],
    [32_281_510, '2026-09-17T12:24:54.000Z'],
  ])('round %i is due at %s', (round, time) => {
    const at = new Date(time);
    expect(timeOf(quicknet, round)).toEqual(at);
    expect(roundAt(quicknet, at)).toBe(round);
    expect(firstRoundFrom(quicknet, at)).toBe(round);
    expect(roundAt(quicknet, new Date(at.getTime() - 1))).toBe(round - 1);
    expect(firstRoundFrom(quicknet, new Date(at.getTime() + 1))).toBe(round + 1);
  });
  test('before the first round comes the first', () => {
    expect(roundAt(quicknet, new Date(0))).toBe(0);
    expect(firstRoundFrom(quicknet, new Date(0))).toBe(1);
  });
});

test.each([
  null,
  'x',
  [],
  {},
  { ...quicknet, period: 0 },
  { ...quicknet, period: 2 ** 32 },
  {
    ...quicknet,
    metadata: null,
  },
  { ...quicknet, public_key: quicknet.public_key.toUpperCase() },
  { ...quicknet, hash: 7 },
])('is no chain: %j', (value) => {
  expect(isChainInfo(value)).toBe(false);
});

test('whatever JSON it is, a chain and a beacon are told from it without a crash', () => {
  expect(isChainInfo(quicknet)).toBe(true);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isChainInfo(value)).toBe(false);
      expect(isBeacon(value)).toBe(false);
      expect(isBeacon({ ...round1000, round: value })).toBe(isRound(value));
    }),
  );
});

function isRound(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** With the randomness that belongs to it, so that the signature alone is at fault. */
function signed(signature: string): Partial<Beacon> {
  return { signature, randomness: hash('sha256', Buffer.from(signature, 'hex')) };
}
