import { propertyRuns } from '@arara/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './compile.ts';

// Pattern, values it takes, values it refuses.
const table: [string, string[], string[]][] = [
  ['*', ['', 'anything', '日本'], []],
  ['[a-z]+', ['a', 'abc'], ['', 'A', 'ab1', 'abc\n']],
  ['^[A-Za-z][A-Za-z0-9]{3,5}$', ['abcd', 'A12345'], ['abc', '1abc', 'a123456']],
  ['(?=.*[A-Z])(?=.*\\d).+', ['aB1', '1A'], ['ab1', 'AB', '']],
  ['(?!.*\\s).*', ['', 'ab'], ['a b', ' ']],
  ['(?!admin$)[a-z]+', ['admins', 'bia'], ['admin']],
  ['(ab|c)*d?', ['', 'ab', 'abcabd', 'd'], ['a', 'dd']],
  ['\\p{Script=Thai}+', ['สวัสดี'], ['sawasdee', 'สวัสดี1']],
  ['a{2}b{0,1}?', ['aa', 'aab'], ['a', 'aabb']],
  ['\\$\\d+\\.\\d{2}', ['$1.50'], ['1.50', '$1x50']],
  ['[\\]\\-]+', [']-'], ['\\']],
  ['.', ['😀'], ['ab', '\n']],
];

describe('compilePattern', () => {
  for (const [source, taken, refused] of table) {
    it(`${source} takes ${JSON.stringify(taken)} and refuses ${JSON.stringify(refused)}`, () => {
      const matches = compilePattern(source);
      expect(taken.filter((value) => matches?.(value) !== true)).toEqual([]);
      expect(refused.filter((value) => matches?.(value) !== false)).toEqual([]);
    });
  }

  const outside = [
    '',
    '(',
    'a)',
    '[a',
    '(?<=a)b',
    '(a)\\1',
    'a**',
    'a^b',
    'a$b',
    'a{2,1}',
    'a{999}',
    '\\q',
  ];
  for (const source of [...outside, '(?<name>a)', 'x'.repeat(201), '((a{99}){99}){9}', '[z-a]']) {
    it(`refuses the pattern ${source.slice(0, 20)}`, () =>
      expect(compilePattern(source)).toBeNull());
  }

  it('answers at once where a backtracking engine would hang', () => {
    for (const source of [
      '(a+)+',
      '(a|a)*',
      '(a|aa)+',
      'a*a*a*a*a*a*b',
      '(.*)*x',
      '((a?){20})+b',
    ]) {
      const started = performance.now();
      expect(compilePattern(source)?.(`${'a'.repeat(254)}!`)).toBe(false);
      expect(performance.now() - started).toBeLessThan(500);
    }
  });

  it('agrees with the native engine on whole values', () => {
    const leaf = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '\\d');
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.tuple(tie('node'), tie('node')).map(([one, two]) => `${one}${two}`),
        fc.tuple(tie('node'), tie('node')).map(([one, two]) => `(?:${one}|${two})`),
        fc
          .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,}', '{0,2}'))
          .map(([one, bounds]) => `(${one})${bounds}`),
      ),
    }));
    const value = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' '), maxLength: 6 });
    const condition = fc.option(fc.tuple(fc.constantFrom('(?=', '(?!'), node), { nil: null });
    fc.assert(
      fc.property(node, condition, value, (body, first, text) => {
        const source = first === null ? body : `${first[0]}${first[1]})${body}`;
        fc.pre(source.length <= 200);
        expect(compilePattern(source)?.(text)).toBe(new RegExp(`^(?:${source})$`, 'u').test(text));
      }),
      propertyRuns(500),
    );
  });
});
