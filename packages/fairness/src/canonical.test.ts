import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';
import { sha256Hex } from './seeds.ts';

interface Value {
  readonly data: unknown;
  readonly text: string;
  readonly hash: string;
}

/** The page for strangers holds its values itself. */
const page = readFileSync(new URL('../../../docs/canonical-json.md', import.meta.url), 'utf8');
const [, block = ''] = /```json\n(.*?)\n```/s.exec(page) ?? [];
const values = JSON.parse(block) as Value[];

test.each(values)('$text', ({ data, text, hash }) => {
  expect(canonicalJson(data)).toBe(text);
  expect(canonicalJson(JSON.parse(text))).toBe(text);
  expect(sha256Hex(text)).toBe(hash);
});

test('the page has a value for each of its rules', () => {
  const all = values.map(({ text }) => text).join('');
  for (const held of [
    'null',
    'true',
    '-9007199254740991',
    '\\"',
    '\\\\',
    '\\t',
    '\\n',
    '\\u001f',
  ]) {
    expect(all).toContain(held);
  }
});

test.each([
  ['\b\f\r\u0000', String.raw`"\b\f\r\u0000"`],
  ['\ud800', String.raw`"\ud800"`],
  [-0, '0'],
  [{ b: undefined, a: null }, '{"a":null}'],
])('%j is written by the letter of the page', (data, text) => {
  expect(canonicalJson(data)).toBe(text);
});

test.each([0.5, 2 ** 53, Number.NaN, Infinity, undefined, () => 0, [undefined]])(
  '%s is no data',
  (data) => {
    expect(() => canonicalJson(data)).toThrow(TypeError);
  },
);
