import type { Hundredths, InstantGame } from '@arara/game-kit';
import { fraction, type Fraction } from '@arara/money';
import { CHIP_VALUES, clothOf, paidEvents, PER_SPOT, TOTAL, winsOf } from '../cloth/cloth.ts';
import type { SpotWinsEvent } from '../cloth/cloth.ts';
import { houseCap, identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';
import { multiplierOf } from '../odds/multipliers.ts';
import { oneOf37, wantedData } from '../wanted.ts';
import { POCKETS, RED, spotOf, SPOTS, WHEEL, type Spot } from './spots.ts';

export type RouletteEvent =
  | { readonly type: 'spun'; readonly number: number }
  | SpotWinsEvent
  | FinalEvent;

/** The chance that a spot wins. */
export const spotChance = ({ numbers }: Spot): Fraction =>
  fraction(BigInt(numbers.length), BigInt(POCKETS));

const prizes = new Map(
  SPOTS.map((spot) => [spot.code, multiplierOf(oneOf37, spotChance(spot), houseCap)]),
);

/** The prize of one chip on a spot that wins, the chip among it. */
export const spotPrize = (code: string): Hundredths => prizes.get(code) ?? 0;

const { choices, ...cost } = clothOf(SPOTS.map(({ code }) => code));

/** European roulette: one ball, one zero, and chips on as many spots as the player likes. */
export const roulette: InstantGame<RouletteEvent> = {
  ...identityOf({
    code: 'roulette',
    rules: 'roulette',
    evaluator: 1,
    maths: { ...wantedData(oneOf37), wheel: WHEEL, red: RED, perSpot: PER_SPOT, total: TOTAL },
    stakes: CHIP_VALUES,
    choices,
  }),
  ...cost,
  shape: 'instant',
  play(chosen, random) {
    const number = random.nextInt(POCKETS);
    const wins = winsOf(chosen, (code) =>
      spotOf(code).numbers.includes(number) ? spotPrize(code) : 0,
    );
    const { amount, events } = paidEvents(wins);
    return bookWith<RouletteEvent>(amount, [{ type: 'spun', number }, ...events]);
  },
};
