import { fixedOdds, plays } from '@arara/lottery';
import type { OddsTable, Schedule } from '@arara/lottery';
import type { GameSettings } from '../../../apps/server/src/modules/lottery/index.ts';
import { bounds, steady } from './parts.ts';

/** Basis points that every bet returns: 1.96 for one of two sides, 9.8 for one of ten numbers. */
const capBasisPoints = 9_800;

/** Sides, single numbers and sums at fixed odds; compound bets are for prizes by mode. */
function twoSided(model: string, ways: readonly string[]): OddsTable {
  const codes = ways.flatMap((way) => codesOf(`${model}.${way}`));
  return {
    family: 'ELOTT',
    code: `${model}.elott`,
    version: 1,
    model,
    capBasisPoints,
    odds: fixedOdds(codes, plays, capBasisPoints),
  };
}

/** The play type, or where it comes by places or by years all of them: `ssc.dragon-tiger.1-5`. */
function codesOf(way: string): string[] {
  if (plays.has(way)) return [way];
  return [...plays.keys()].filter(
    (code) => /^[.-]\d/.test(code.slice(way.length)) && code.startsWith(way),
  );
}

interface Sold {
  readonly code: string;
  readonly model: string;
  readonly schedule: Schedule;
  readonly ways: readonly string[];
}

const lottery = ({ ways, ...sold }: Sold, at: number): GameSettings => ({
  ...sold,
  ...bounds,
  prizeMode: 'Elott',
  table: twoSided(sold.model, ways),
  place: 300 + 10 * at,
});

/**
 * E-lotteries. Each draws for itself: a ticket's proof, its bounds and its place in an issue belong to
 * one set of prizes, and a player who looks for a result looks under the name on the ticket.
 */
export const twoSidedLotteries: readonly GameSettings[] = [
  {
    code: 'e-ssc-1m',
    model: 'ssc',
    schedule: steady(60, 4),
    ways: [
      'five.sum-sides',
      'positions.sides',
      'positions.direct',
      'dragon-tiger',
      'front3.cards',
      'mid3.cards',
      'back3.cards',
    ],
  },
  {
    code: 'e-pk10-2m',
    model: 'pk10',
    schedule: steady(120, 3),
    ways: ['positions.sides', 'positions.direct', 'first2.sum-sides', 'first2.sum', 'dragon-tiger'],
  },
  {
    code: 'e-k3-2m',
    model: 'k3',
    schedule: steady(120, 3),
    ways: ['sides', 'sum', 'pair', 'triple', 'any-triple'],
  },
  {
    code: 'e-pc28-2m',
    model: 'pc28',
    schedule: steady(120, 3),
    ways: ['sides', 'sides-back', 'sum', 'colour', 'cards'],
  },
  {
    code: 'e-hk6-10m',
    model: 'hk6',
    schedule: steady(600, 3),
    ways: ['special.sides', 'special.both', 'special', 'special.wave', 'special.zodiac', 'sum'],
  },
].map(lottery);
