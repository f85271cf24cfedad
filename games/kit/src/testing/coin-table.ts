import { modeChoice } from '../game.ts';
import type { SharedGame } from '../game.ts';

/** The smallest table: one coin for all seats, each of which has chosen a side of it. */
export interface CoinOutcome {
  readonly side: 'heads' | 'tails';
}

/** The view of a seat: its own side, how many play, and the coin once it has fallen. */
export interface CoinTableView {
  readonly own: string | null;
  readonly seats: number;
  readonly side: string | null;
}

const modes = [{ code: 'base', cost: 100 }];

/** A coin table that takes stakes for ten seconds. */
export function coinTable(version = '1'): SharedGame<CoinOutcome, CoinTableView> {
  return {
    shape: 'shared',
    code: 'coin-table',
    version,
    kind: 'coin-table',
    mathsHash: `hash-of-coin-table-${version}`,
    maths: { rules: 'coin-table', evaluator: 1, maths: { pays: 190 } },
    bets: { stakes: ['1.00', '2.00'], modes, payoutUnit: 10 },
    choices: {
      mode: modeChoice(modes),
      side: { kind: 'option', options: ['heads', 'tails'], preset: null },
    },
    winCap: 190,
    clock: { openMs: 10_000, restMs: 5_000 },
    seatsMax: 50,
    resolve: (random) => ({ side: random.nextInt(2) === 0 ? 'heads' : 'tails' }),
    pay({ side }, choices) {
      const amount = choices['side'] === side ? 190 : 0;
      const events = [
        { type: 'fell', side },
        { type: 'final', amount },
      ];
      return { payoutMultiplier: amount, events };
    },
    viewFor: ({ outcome, seats }, seat) => ({
      own: seat === null ? null : String(seats[seat]?.['side']),
      seats: seats.length,
      side: outcome?.side ?? null,
    }),
  };
}
