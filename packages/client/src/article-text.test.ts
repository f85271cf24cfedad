import { describe, expect, test } from 'vitest';
import { readArticle, termsSections } from './article-text.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('the text of an article', () => {
  test('blank lines part it, dashes and numbers make lists', () => {
    expect(readArticle('One\ntwo.\n\n- a\n- b\n\n1. x\n2. y\n\n')).toEqual([
      { kind: 'text', text: 'One two.' },
      { kind: 'list', numbered: false, items: ['a', 'b'] },
      { kind: 'list', numbered: true, items: ['x', 'y'] },
    ]);
  });

  test('a dash inside a sentence makes no list', () => {
    expect(readArticle('From a - to b\n- not all lines')).toEqual([
      { kind: 'text', text: 'From a - to b - not all lines' },
    ]);
  });
});

test('terms are read in their sections, with words before the first heading and none at all', () => {
  expect(
    termsSections('Entre nós.\n\n## 1. Quem\nAdultos.\n\n- um\n- dois\n## 2. Não ##\n'),
  ).toEqual([
    { heading: null, blocks: [text('Entre nós.')] },
    {
      heading: '1. Quem',
      blocks: [text('Adultos.'), { kind: 'list', numbered: false, items: ['um', 'dois'] }],
    },
    { heading: '2. Não ##', blocks: [] },
  ]);
  expect(termsSections('Só isto.')).toEqual([{ heading: null, blocks: [text('Só isto.')] }]);
  expect(termsSections('## Um\r\nDois')).toEqual([{ heading: 'Um', blocks: [text('Dois')] }]);
});
