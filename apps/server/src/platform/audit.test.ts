import { expect, test } from 'vitest';
import { changed } from './audit.ts';

test.each([
  ['what is the same', { a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 2 }] }, {}, {}],
  ['a field that became another', { a: 1, b: 'x' }, { a: 2, b: 'x' }, { a: 1 }, { a: 2 }],
  [
    'a list in another order',
    { a: ['x', 'y'] },
    { a: ['y', 'x'] },
    { a: ['x', 'y'] },
    { a: ['y', 'x'] },
  ],
  ['a field that came', {}, { a: null }, {}, { a: null }],
  ['a field that went', { a: 0 }, {}, { a: 0 }, {}],
  ['a thing that is new', null, { a: 1 }, null, { a: 1 }],
  ['a thing that is gone', { a: 1 }, null, { a: 1 }, null],
])('%s', (_, before, after, was, is) => {
  expect(changed(before, after)).toEqual({ before: was, after: is });
});
