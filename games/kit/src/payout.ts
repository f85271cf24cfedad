import { applyHundredths, type Money } from '@arara/money';
import type { Hundredths } from './book.ts';
import type { Choices } from './choices.ts';
import {
  modeOf,
  type BetMode,
  type BetTable,
  type GameDefinition,
  type StepsGame,
} from './game.ts';

/** The amount that a stake pays at a multiplier, down to the minor unit; exact for every stake on offer. */
export function payoutOf(stake: Money, multiplier: Hundredths): Money {
  return applyHundredths(stake, multiplier, 'down');
}

/** The amount that a stake costs at so many hundredths of it, up to the minor unit; exact for every stake on offer. */
export function costOf(stake: Money, hundredths: Hundredths): Money {
  return applyHundredths(stake, hundredths, 'up');
}

/**
 * The cost of a round with these choices before its first move, in hundredths of the stake. Throws a RangeError where
 * they name no mode of the game.
 */
export function choicesCost(
  game: Pick<GameDefinition, 'code' | 'costOf'> & { readonly bets: Pick<BetTable, 'modes'> },
  choices: Choices,
): Hundredths {
  if (game.costOf !== undefined) return game.costOf(choices);
  const mode = findMode(game.bets, modeOf(choices));
  if (mode === undefined) throw new RangeError(`${game.code} has no mode ${modeOf(choices)}`);
  return mode.cost;
}

/** The most that a game takes at once, in hundredths of the stake: for a round, or for a move in one. */
export function dearestOf({
  bets,
  costMost,
  raisesMost = 0,
}: Pick<GameDefinition, 'bets' | 'costMost'> & Pick<StepsGame, 'raisesMost'>): Hundredths {
  return Math.max(raisesMost, costMost ?? Math.max(...bets.modes.map(({ cost }) => cost)));
}

/** The mode of this code, or undefined where the game does not offer it. */
export function findMode(bets: Pick<BetTable, 'modes'>, code: string): BetMode | undefined {
  return bets.modes.find((mode) => mode.code === code);
}
