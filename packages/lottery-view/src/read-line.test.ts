import { describe, expect, test } from 'vitest';
import { readLine } from './read-line.ts';
import type { TicketLine } from './read-line.ts';

const line = (play: string, rows: number[][], places?: number[]): TicketLine => ({
  play,
  rows,
  multiple: 1,
  ...(places && { places }),
});

/** Marks that count, row by row. */
const hitsIn = (of: TicketLine, result: string) =>
  readLine(of, result)?.rows.map(({ marks }) =>
    marks.flatMap(({ hit, text }) => (hit ? text : [])),
  );

describe('a line of a ticket', () => {
  test('is read by its grammar: names of rows, numbers as they are drawn, words', () => {
    expect(readLine(line('ssc.front2.direct', [[1, 2], [3]]), null)).toMatchObject({
      rows: [{ marks: [{ text: '1' }, { text: '2' }] }, { marks: [{ text: '3', hit: false }] }],
      won: null,
    });
    expect(readLine(line('keno.pick2', [[7, 80]]), null)?.rows[0]?.marks).toMatchObject([
      { text: '07', isWord: false },
      { text: '80', isWord: false },
    ]);
    const words = readLine(line('ssc.five.sum-sides', [[0, 2]]), null)?.rows[0]?.marks;
    expect(words).toMatchObject([
      { text: 'big', isWord: true },
      { text: 'odd', isWord: true },
    ]);
  });

  test.each([
    [
      'the number of a place that was drawn there',
      'ssc.front2.direct',
      [[1, 2], [3]],
      '2,3,9,9,9',
      [['2'], ['3']],
      1,
    ],
    [
      'nothing where the line won nothing',
      'ssc.front2.direct',
      [[1, 2], [3]],
      '2,4,9,9,9',
      [[], []],
      0,
    ],
    ['the word that is true', 'ssc.five.sum-sides', [[0, 2]], '9,9,9,9,9', [['big', 'odd']], 2],
    ['not the word that is false', 'ssc.five.sum-sides', [[0, 3]], '9,9,9,9,9', [['big']], 1],
  ])('marks %s', (_, play, rows, result, marked, won) => {
    const of = line(play, rows);
    expect(hitsIn(of, result)).toEqual(marked);
    expect(readLine(of, result)?.won).toBe(won);
  });

  test('marks what was drawn where the count decides, whether it won or not', () => {
    const drawn = Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0')).join(',');
    const of = line('keno.pick5', [[1, 2, 70, 71, 72]]);
    expect(hitsIn(of, drawn)).toEqual([['01', '02']]);
  });

  test('leaves out rows in which nothing is marked', () => {
    const of = line('ssc.positions.direct', [[], [4], [], [], []]);
    expect(readLine(of, '1,4,3,3,3')?.rows).toMatchObject([{ marks: [{ text: '4', hit: true }] }]);
  });

  test('of a way to bet that is not known is left to be told by its code', () => {
    expect(readLine(line('nowhere', [[1]]), '1,2,3,4,5')).toBeNull();
  });
});

test('a stake that comes back with a tie is no win', () => {
  const dragon = line('ssc.dragon-tiger.1-5', [[0]]);
  expect(readLine(dragon, '4,1,2,3,4')).toMatchObject({ won: 0, returned: 1 });
  expect(readLine(dragon, '5,1,2,3,4')).toMatchObject({ won: 1, returned: 0 });
});
