import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';
import {
  chainPromiseOf,
  chainSeeds,
  isLinkOf,
  isNextLink,
  linkBefore,
  type ChainPromise,
} from './hash-chain.ts';
import { hmacWords } from './hmac-words.ts';

interface Value {
  facts: ChainPromise;
  text: string;
  promise: string;
  last: string;
  randomness: string;
  links: string[];
  rounds: { round: number; link: string; words: number[] }[];
}

const file = new URL('../../../docs/fairness-vectors.json', import.meta.url);
const { chains } = JSON.parse(readFileSync(file, 'utf8')) as { chains: Value[] };

describe.each(chains)('the published chain $promise', (value) => {
  const { facts, last, links, rounds, randomness } = value;

  test('is promised by its facts', () => {
    expect(canonicalJson(facts)).toBe(value.text);
    expect(chainPromiseOf(facts)).toBe(value.promise);
  });

  test('comes from its last link', () => {
    expect(links).toHaveLength(facts.length + 1);
    for (const [at, link] of links.entries())
      expect(linkBefore(last, facts.length - at)).toBe(link);
    expect(links[0]).toBe(facts.root);
  });

  test.each(rounds)('has a link for round $round, and its words', ({ round, link, words }) => {
    expect(isLinkOf(facts.root, round, link)).toBe(true);
    expect(isNextLink(links[round - 1] ?? '', link)).toBe(true);
    const next = hmacWords(chainSeeds(link, randomness, round));
    expect(words.map(() => next())).toEqual(words);
  });
});

const [chain] = chains;
if (chain === undefined) throw new Error('no chain');

test.each([
  { change: 'another round', root: chain.facts.root, round: 2, link: chain.links[1] ?? '' },
  { change: 'the root itself', root: chain.facts.root, round: 0, link: chain.facts.root },
  { change: 'another root', root: 'ab'.repeat(32), round: 1, link: chain.links[1] ?? '' },
  { change: 'no hexadecimal', root: chain.facts.root, round: 1, link: 'x'.repeat(64) },
])('$change is no link of the round', ({ root, round, link }) => {
  expect(isLinkOf(root, round, link)).toBe(false);
});

test('a promise changes with each of its facts', () => {
  const { facts, promise } = chain;
  const changed: ChainPromise[] = [
    { ...facts, root: 'ab'.repeat(32) },
    { ...facts, length: 6 },
    { ...facts, game: { ...facts.game, mathsHash: 'cd'.repeat(32) } },
    { ...facts, beacon: { ...facts.beacon, round: 1001 } },
  ];
  const promises = changed.map(chainPromiseOf);
  expect(new Set([promise, ...promises]).size).toBe(5);
});

test('bad links, steps and randomness are refused', () => {
  expect(() => linkBefore('x', 1)).toThrow(RangeError);
  expect(() => linkBefore(chain.last, -1)).toThrow(RangeError);
  expect(() => linkBefore(chain.last, 0.5)).toThrow(RangeError);
  expect(() => chainSeeds(chain.last, 'farol', 1)).toThrow(RangeError);
});
