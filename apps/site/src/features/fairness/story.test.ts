import { bookOf, findBook } from '@arara/game-kit';
import { slots } from '@arara/slots';
import { describe, expect, test } from 'vitest';
import { tellBook } from './story.ts';

describe('a round in words', () => {
  test.each(slots.currents.map((game) => [game.code, game] as const))(
    '%s: begins with its first grid and ends with what it paid',
    (_, game) => {
      const book = bookOf(game, 'base', 'told');
      const lines = tellBook(book);
      expect(lines[0]).toMatchObject({ kind: 'head', key: 'start' });
      expect(lines.find(({ kind }) => kind === 'grid')).toBeDefined();
      expect(lines.at(-1)).toMatchObject({ key: 'final', amount: book.payoutMultiplier });
    },
  );

  test('every free spin has its heading', () => {
    const game = slots.currents[0];
    if (game === undefined) throw new Error('there are no slots');
    const book = findBook(game, 'base', ({ events }) =>
      events.some(({ type }) => type === 'freeSpin'),
    );
    const spins = book?.events.filter(({ type }) => type === 'freeSpin').length ?? 0;
    const heads = tellBook(book ?? { payoutMultiplier: 0, events: [] }).filter(
      (line) => line.kind === 'head' && line.key === 'free',
    );
    expect(spins).toBeGreaterThan(0);
    expect(heads).toHaveLength(spins);
  });

  test('a grid is told in rows from the top, and what is unknown is left out', () => {
    const events = [
      {
        type: 'reveal',
        grid: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
      { type: 'confetti' },
    ];
    expect(tellBook({ payoutMultiplier: 0, events })).toEqual([
      { kind: 'head', key: 'start', params: {} },
      {
        kind: 'grid',
        rows: [
          ['a', 'c'],
          ['b', 'd'],
        ],
      },
    ]);
  });
});
