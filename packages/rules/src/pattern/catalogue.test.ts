import { describe, expect, it, test } from 'vitest';
import { fieldRule } from '../index.ts';
import { patternCatalogue } from './catalogue.ts';
import type { PatternName } from './catalogue.ts';
import { compilePattern } from './compile.ts';

// The kinds of text that a field rule can name: what each takes, and what it refuses.

const kinds: Readonly<Record<PatternName, readonly [taken: string[], refused: string[]]>> = {
  any: [['', 'a b', '日本', '!?'], []],
  'letters-and-digits': [
    ['bia7', 'A', '7'],
    ['bia 7', 'bia-7', 'ção', ''],
  ],
  'first-letter': [
    ['bia7', 'b.i_a'],
    ['7bia', '_bia', ''],
  ],
  email: [['bia@arara.example'], ['bia@arara', 'bia', '@arara.example', 'b ia@arara.example']],
  'uppercase-required': [
    ['Bia7', 'B'],
    ['bia7', 'Bia 7'],
  ],
  'no-spaces': [
    ['b!7', 'ção'],
    ['b 7', ' b', 'b\t', ''],
  ],
  'date-year-first': [['2026-01-31'], ['2026-13-01', '2026-01-32', '01-31-2026', '2026-1-31']],
  'date-month-first': [['01-31-2026'], ['13-01-2026', '31-01-2026', '2026-01-31']],
  korean: [['한국어'], ['hangul', '한국어1', '日本', '']],
  thai: [['สวัสดี'], ['sawasdee', 'สวัสดี1', '']],
  'full-name': [
    ['Luciana Reis', 'João d’Ávila Jr.'],
    ['Luciana', 'Luciana 2', ' Reis'],
  ],
  japanese: [
    ['すし', 'スーパー', '日本'],
    ['sushi', 'すし1', '한국어', ''],
  ],
  chinese: [
    ['你好', '阿·里'],
    ['ni hao', '你好1', 'すし', ''],
  ],
  digits: [
    ['0', '0123456789'],
    ['1a', '1 2', '１２', '-1', ''],
  ],
  kanji: [
    ['日本', '佐々木'],
    ['すし', 'スシ', 'kanji', ''],
  ],
  letters: [
    ['ação', '日本'],
    ['a1', 'a b', ''],
  ],
  'letter-and-digit-required': [
    ['a1', '1-a'],
    ['aa', '11', 'a 1'],
  ],
  cpf: [
    ['529.982.247-25', '52998224725'],
    ['5299822472', '529-982-247.25'],
  ],
  phone: [
    ['+55 (11) 91234-5678', '11912345678'],
    ['11x', '1+1', ''],
  ],
  'lowercase-letters-and-digits': [['bia7'], ['Bia7', 'bia_7', '']],
  'uppercase-lowercase-digit-required': [
    ['aB1', '1-aB'],
    ['ab1', 'AB1', 'aBc', 'a B1'],
  ],
  handle: [
    ['@bia.7', 'bia-7'],
    ['bia@7', 'bia 7', ''],
  ],
  'hiragana-or-katakana': [
    ['すし', 'スーパー'],
    ['日本', 'sushi', ''],
  ],
};

test('ids go from 0 to 22, each once, and every rule carries its own', () => {
  expect(patternCatalogue.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, id) => id));
  for (const { id, name, source } of patternCatalogue) {
    expect(fieldRule(name, 1, 9)).toMatchObject({ patternId: id, acceptedPattern: source });
  }
  expect(fieldRule('any', 0, 9).acceptedPattern).toBe('*');
});

describe('the kind of text', () => {
  it.each(patternCatalogue)('$name (id $id) takes what it says, and nothing else', (pattern) => {
    const matches = compilePattern(pattern.source);
    const [taken, refused] = kinds[pattern.name];
    expect(taken.filter((text) => matches?.(text) !== true)).toEqual([]);
    expect(refused.filter((text) => matches?.(text) !== false)).toEqual([]);
  });
});
