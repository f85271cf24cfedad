import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';
import {
  clientSeedOf,
  commit,
  isClientSeed,
  isRevealOf,
  isServerSeed,
  serverSeedOf,
} from './seeds.ts';
import { createStream } from './stream.ts';

const serverSeed = 'a1'.repeat(32);

test('a server seed is 32 bytes, written in hexadecimal', () => {
  expect(serverSeedOf(new Uint8Array(32).fill(0xa1))).toBe(serverSeed);
  expect(() => serverSeedOf(new Uint8Array(31))).toThrow(RangeError);
});

test('a client seed of random bytes has a letter of each, all equally likely', () => {
  const all = clientSeedOf(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const counts = Map.groupBy(all, String);
  expect(counts.size).toBe(32);
  expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([8]));
  expect(isClientSeed(clientSeedOf(new Uint8Array(16).fill(255)))).toBe(true);
});

test('the promise is what any SHA-256 tool gives for the pasted seed', () => {
  const hash = createHash('sha256').update(serverSeed).digest('hex');
  expect(commit(serverSeed)).toBe(hash);
  expect(isRevealOf(serverSeed, hash)).toBe(true);
  expect(isRevealOf('b1'.repeat(32), hash)).toBe(false);
  expect(isRevealOf('not a seed', hash)).toBe(false);
});

test.each(['', 'A1'.repeat(32), 'a1'.repeat(31), 'a1'.repeat(33), `${'a1'.repeat(31)}g1`])(
  'is no server seed: %s',
  (text) => {
    expect(isServerSeed(text)).toBe(false);
    expect(() => createStream({ serverSeed: text, clientSeed: 'x', nonce: 0 })).toThrow(RangeError);
  },
);

describe('client seeds', () => {
  test.each(['a', '!', '~', 'minha-sorte_123', 'x'.repeat(64)])('may be %s', (text) => {
    expect(isClientSeed(text)).toBe(true);
  });
  test.each(['', 'a:b', 'a b', 'ção', 'x'.repeat(65), 'a\n', '\u0000'])('may not be %j', (text) => {
    expect(isClientSeed(text)).toBe(false);
    expect(() => createStream({ serverSeed, clientSeed: text, nonce: 0 })).toThrow(RangeError);
  });
});

test.each([-1, 0.5, 2 ** 53, Number.NaN])('is no nonce: %s', (nonce) => {
  expect(() => createStream({ serverSeed, clientSeed: 'x', nonce })).toThrow(RangeError);
});

describe('canonical JSON', () => {
  test('does not depend on the order of keys, and keeps the order of lists', () => {
    expect(canonicalJson({ b: [2, 1], a: { d: null, c: 'ç' } })).toBe(
      '{"a":{"c":"ç","d":null},"b":[2,1]}',
    );
  });
  test('leaves out what is undefined and refuses what is no data', () => {
    expect(canonicalJson({ a: undefined, b: true })).toBe('{"b":true}');
    for (const bad of [0.1, 2 ** 53, Number.NaN, undefined, () => 1, 1n]) {
      expect(() => canonicalJson([bad])).toThrow(TypeError);
    }
  });
});
