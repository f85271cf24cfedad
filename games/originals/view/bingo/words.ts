import type { Words } from '@arara/game-kit/view';
import { marksOf, ROW } from '../../src/bingo/cards.ts';
import type { Card } from '../../src/bingo/cards.ts';
import type { NextBall } from '../../src/bingo/offer.ts';
import { prizeOf } from '../../src/bingo/prizes.ts';
import { timesText } from '../common/numbers.ts';
import type { CardState } from './cards.ts';

const patterns = ['line', 'lines', 'bingo'] as const;

/** The name of the pattern with so many full rows. */
export const patternName = (words: Words, rows: number): string =>
  words.game(`bingo.${patterns[rows - 1] ?? 'line'}`);

/** How a card stands after some balls, for the eye and for the ear. */
export function cardState(
  words: Words,
  card: Card,
  at: number,
  wins: NextBall['wins'],
  drawn: ReadonlySet<number>,
): CardState {
  const marks = marksOf(card, drawn);
  const full = [...marks.keys()].filter((row) => marks[row] === ROW);
  const near = wins.filter((win) => win.card === at).map(({ ball }) => ball);
  const g = (key: string, params?: Record<string, string | number>) =>
    words.game(`bingo.${key}`, params);
  const name = g('card', { card: at + 1 });
  const pays = full.length === 0 ? '' : timesText(words, prizeOf(marks));
  const waits = near.length === 0 ? '' : g('near', { numbers: near.join(', ') });
  const spoken = [
    g('marks', { name, marks: marks.join(', ') }),
    ...(full.length === 0 ? [] : [`${patternName(words, full.length)}: ${pays}.`]),
    ...(near.length === 0 ? [] : [`${waits}.`]),
  ].join(' ');
  const status = pays === '' && near.length > 0 ? g('near.short') : pays;
  return { full, near, status, spoken };
}
