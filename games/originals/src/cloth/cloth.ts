import { chipsIn, chipsOf, type ChipsRule, type Choices, type Hundredths } from '@arara/game-kit';

/** The values of a chip, each of which is a stake. Whole reais: a half chip and a commission of 5 % are whole centavos. */
export const CHIP_VALUES = [1, 2, 5, 10, 25].map((reais) => `${reais}.00`);

/** The most chips on one spot, and on the whole cloth: no sum of prizes reaches the cap of the house with them. */
export const PER_SPOT = 100;
export const TOTAL = 400;

/** The parts of a definition that every game of chips has: its choice, and what that costs. */
export function clothOf(spots: readonly string[]) {
  const bets: ChipsRule = { kind: 'chips', spots, perSpot: PER_SPOT, total: TOTAL, preset: null };
  return { choices: { bets }, costOf, costMost: 100 * TOTAL };
}

function costOf(choices: Choices): Hundredths {
  return 100 * chipsIn(chipsOf(choices['bets']));
}

/** A spot whose chips came back with a prize, without one (a push), or in part. */
export interface SpotWin {
  readonly spot: string;
  /** All that comes back for it, in hundredths of the stake. */
  readonly amount: Hundredths;
}

/** The event that lists the spots that pay, in the order of the cloth. */
export interface SpotWinsEvent {
  readonly type: 'spotWins';
  readonly wins: readonly SpotWin[];
}

/** The spots of a round that pay, where one chip on a spot pays `paysOf` of it. */
export function winsOf(choices: Choices, paysOf: (spot: string) => Hundredths): SpotWin[] {
  return chipsOf(choices['bets'])
    .map(({ spot, chips }) => ({ spot, amount: chips * paysOf(spot) }))
    .filter(({ amount }) => amount > 0);
}

/** The end of a book of chips: the spots that pay, where any does, and their sum. */
export function paidEvents(wins: readonly SpotWin[]): {
  readonly amount: Hundredths;
  readonly events: readonly SpotWinsEvent[];
} {
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  return { amount, events: wins.length === 0 ? [] : [{ type: 'spotWins', wins }] };
}
