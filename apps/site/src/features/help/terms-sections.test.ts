import { expect, test } from 'vitest';
import { termsSections } from './terms-sections.ts';

const text = (words: string) => ({ kind: 'text', text: words });

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
