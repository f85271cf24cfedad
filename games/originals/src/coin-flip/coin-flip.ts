import type { RandomStream } from '@arara/fairness';
import type { Hundredths, Stepped, StepsGame } from '@arara/game-kit';
import { fraction } from '@arara/money';
import { houseCap, identityOf } from '../define.ts';
import { settledAt, type FinalEvent } from '../final.ts';
import { multiplierOf } from '../odds/multipliers.ts';
import { onePercent, wantedData } from '../wanted.ts';

const SIDES = ['heads', 'tails'] as const;

interface CoinState {
  readonly wins: number;
}

export type CoinEvent =
  | {
      readonly type: 'flipped';
      readonly called: string;
      readonly side: string;
      readonly worth: Hundredths;
    }
  | FinalEvent;

/** The view of the player: the streak, what a cash-out pays now, and what it would after one more win. */
export interface CoinView {
  readonly wins: number;
  readonly worth: Hundredths;
  readonly next: Hundredths;
}

/** By the length of the streak, from none; it ends where the next prize would be above the cap. */
export const worths: readonly Hundredths[] = streak(houseCap);

function streak(cap: Hundredths): Hundredths[] {
  const found: Hundredths[] = [];
  for (let wins = 0n; ; wins += 1n) {
    const worth = multiplierOf(onePercent, fraction(1n, 2n ** wins), cap + 1);
    if (worth > cap) return found;
    found.push(worth);
  }
}

const worthOf = ({ wins }: CoinState) => worths[wins] ?? 0;

function flip(
  { wins }: CoinState,
  called: string,
  random: RandomStream,
): Stepped<CoinState, CoinEvent> {
  const side = SIDES[random.nextInt(SIDES.length)] ?? 'heads';
  const next = { wins: wins + 1 };
  const worth = side === called ? worthOf(next) : 0;
  const events: CoinEvent[] = [{ type: 'flipped', called, side, worth }];
  const isOver = side !== called || next.wins === worths.length - 1;
  return isOver ? settledAt(worth, events) : { kind: 'open', state: next, events };
}

/** A coin that is called and flipped until the player cashes out or is wrong. */
export const coinFlip: StepsGame<CoinState, CoinView, CoinEvent> = {
  ...identityOf({
    code: 'coin-flip',
    rules: 'coin-flip',
    evaluator: 1,
    maths: { ...wantedData(onePercent), sides: SIDES, worths },
    choices: {},
  }),
  shape: 'steps',
  moves: {
    flip: { side: { kind: 'option', options: SIDES, preset: null } },
    cashOut: {},
  },
  movesMax: worths.length,
  start: () => ({ state: { wins: 0 }, events: [] }),
  step(state, { name, choices }, random) {
    if (name === 'flip') return flip(state, String(choices['side']), random);
    return settledAt(worthOf(state), []);
  },
  viewFor: (state) => ({
    wins: state.wins,
    worth: worthOf(state),
    next: worths[state.wins + 1] ?? 0,
  }),
  idle: () => ({ name: 'cashOut', choices: {} }),
};
