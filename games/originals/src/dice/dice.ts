import type { Hundredths, InstantGame } from '@arara/game-kit';
import { fraction, type Fraction } from '@arara/money';
import { houseCap, identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';
import { multiplierOf } from '../odds/multipliers.ts';
import { onePercent, wantedData } from '../wanted.ts';

const SIDES = ['over', 'under'] as const;
/** A roll is 0 to 9999, shown as 0.00 to 99.99; targets are shown in the same way. */
export const ROLLS = 10_000;
export const LEAST = 200;
export const MOST = 9_800;

export type DiceEvent =
  | { readonly type: 'rolled'; readonly roll: number; readonly won: boolean }
  | FinalEvent;

/** The rolls that win, as a chance: `under` those below the target, `over` the target and those above it. */
export function diceChance(side: string, target: number): Fraction {
  return fraction(BigInt(side === 'under' ? target : ROLLS - target), BigInt(ROLLS));
}

/** The prize of a bet on dice. */
export function diceMultiplier(side: string, target: number): Hundredths {
  return multiplierOf(onePercent, diceChance(side, target), houseCap);
}

/** A roll over or under the target of the player. */
export const dice: InstantGame<DiceEvent> = {
  ...identityOf({
    code: 'dice',
    rules: 'dice',
    evaluator: 1,
    maths: { ...wantedData(onePercent), rolls: ROLLS, least: LEAST, most: MOST, sides: SIDES },
    choices: {
      side: { kind: 'option', options: SIDES, preset: 'over' },
      target: { kind: 'integer', least: LEAST, most: MOST, preset: ROLLS / 2 },
    },
  }),
  shape: 'instant',
  play(choices, random) {
    const [side, target] = [String(choices['side']), Number(choices['target'])];
    const roll = random.nextInt(ROLLS);
    const won = side === 'under' ? roll < target : roll >= target;
    const amount = won ? diceMultiplier(side, target) : 0;
    return bookWith<DiceEvent>(amount, [{ type: 'rolled', roll, won }]);
  },
};
