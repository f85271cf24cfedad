import type { Hundredths, InstantGame } from '@arara/game-kit';
import { fraction } from '@arara/money';
import { houseCap, identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';
import { combinations } from '../odds/combinations.ts';
import { multipliersOf, type Odds } from '../odds/multipliers.ts';
import { shapeOf } from '../odds/shape.ts';
import { atMostOne, wantedData } from '../wanted.ts';

export const LEAST = 8;
export const MOST = 16;

/** By how much rarer places pay more: the exponent of their chance. */
export const RISKS = { low: 3, medium: 5, high: 7 } as const;
type Risk = keyof typeof RISKS;

export type PlinkoEvent =
  | {
      readonly type: 'fell';
      /** 1 for each row at which the ball went right, else 0. */
      readonly path: readonly number[];
      readonly place: number;
    }
  | FinalEvent;

/** The odds of the places below so many rows, from the left. */
export function plinkoOdds(rows: number, risk: Risk): Odds[] {
  return Array.from({ length: rows + 1 }, (_, place) => {
    const chance = fraction(combinations(rows, place), 2n ** BigInt(rows));
    return { chance, shape: shapeOf(chance, { eighths: RISKS[risk] }) };
  });
}

/** The prizes of the places, by risk and then by rows. */
export const tables: Readonly<Record<Risk, Readonly<Record<string, readonly Hundredths[]>>>> = {
  low: tableOf('low'),
  medium: tableOf('medium'),
  high: tableOf('high'),
};

function tableOf(risk: Risk): Record<string, Hundredths[]> {
  const rows = Array.from({ length: MOST - LEAST + 1 }, (_, at) => LEAST + at);
  return Object.fromEntries(
    rows.map((count) => [count, multipliersOf(atMostOne, plinkoOdds(count, risk), houseCap)]),
  );
}

/** A ball that falls through rows of pins, left or right at each, into a place with a prize. */
export const plinko: InstantGame<PlinkoEvent> = {
  ...identityOf({
    code: 'plinko',
    rules: 'plinko',
    evaluator: 1,
    maths: { ...wantedData(atMostOne), eighths: RISKS, tables },
    choices: {
      rows: { kind: 'integer', least: LEAST, most: MOST, preset: 12 },
      risk: { kind: 'option', options: Object.keys(RISKS), preset: 'medium' },
    },
  }),
  shape: 'instant',
  play(choices, random) {
    const path = Array.from({ length: Number(choices['rows']) }, () => random.nextInt(2));
    const place = path.reduce((sum, step) => sum + step, 0);
    const table = tables[choices['risk'] as Risk][String(path.length)];
    return bookWith<PlinkoEvent>(table?.[place] ?? 0, [{ type: 'fell', path, place }]);
  },
};
