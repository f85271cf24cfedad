import { readFileSync } from 'node:fs';
import { canonicalJson } from '@arara/fairness';
import { expect, test } from 'vitest';
import { promiseOf, promisedTitles } from './promise.ts';
import type { PromisedTitle } from './promise.ts';

interface Value {
  readonly serverSeedHash: string;
  readonly titles: PromisedTitle[];
  readonly text: string;
  readonly promise: string;
}

const docs = new URL('../../../docs/', import.meta.url);
const page = readFileSync(new URL('decisions/fairness.md', docs), 'utf8');
const [, file = ''] = /`docs\/([a-z-]+\.json)`/.exec(page) ?? [];
const { promises } = JSON.parse(readFileSync(new URL(file, docs), 'utf8')) as { promises: Value[] };

test.each(promises)('the published promise $promise', (value) => {
  const { serverSeedHash, titles, text, promise } = value;
  expect(canonicalJson({ serverSeedHash, titles })).toBe(text);
  expect(promiseOf(serverSeedHash, titles)).toBe(promise);
});

test('a promise does not depend on the order in which a house lists its games', () => {
  const [, , value] = promises;
  const titles = value?.titles.toReversed() ?? [];
  expect(promiseOf(value?.serverSeedHash ?? '', titles)).toBe(value?.promise);
  expect(promisedTitles(titles)).toEqual(value?.titles);
});
