import { expect, test } from 'vitest';
import { errorGaps, errorsDocument } from './errors.ts';

const status = { 'field.required': 422, 'server.error': 500, 'field.rule': 422 };
const texts = new Map<string, Record<string, string>>([
  ['pt-BR', { 'field.required': 'Preencha {{field}}.', 'server.error': 'a|b', 'field.rule': 'x' }],
  [
    'en',
    {
      'field.required': 'Fill in {{field}}.',
      'field.required_until': 'Fill in {{field}} until {{until}}.',
      'server.error': 'b',
      'old.code': 'y',
    },
  ],
]);

test('codes stand in their area, in order, with a sentence per language', () => {
  const document = errorsDocument(status, texts);
  expect(document).toContain(
    '| `field.required` | FIE-5554 | 422 | Preencha {{field}}. | Fill in {{field}}. |',
  );
  expect(document).toContain(
    '| `field.required`, until a known time | FIE-5554 | 422 |  | Fill in {{field}} until {{until}}. |',
  );
  expect(document.indexOf('## field')).toBeLessThan(document.indexOf('## server'));
  expect(document.indexOf('field.required')).toBeLessThan(document.indexOf('field.rule'));
  expect(document).toContain(String.raw`a\|b`);
});

test('a code without a sentence and a sentence without a code are gaps', () => {
  expect(errorGaps(status, texts)).toEqual([
    'field.rule has no sentence in en',
    'old.code has a sentence in en and no status',
  ]);
});
