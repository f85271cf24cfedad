import { modeChoice } from '../game.ts';
import type { InstantGame } from '../game.ts';

/** The smallest game: a coin that pays 1.9 stakes on heads. */
export type CoinEvent =
  | { readonly type: 'flip'; readonly heads: boolean }
  | { readonly type: 'final'; readonly amount: number };

/** A coin at a version; `pays` is for versions that differ. */
export function coin(version = '1', pays = 190): InstantGame<CoinEvent> {
  const modes = [{ code: 'base', cost: 100 }];
  return {
    shape: 'instant',
    code: 'coin',
    version,
    kind: 'coin',
    mathsHash: `hash-of-${version}`,
    maths: { rules: 'coin', evaluator: 1, maths: { pays } },
    bets: { stakes: ['1.00'], modes, payoutUnit: 10 },
    choices: { mode: modeChoice(modes) },
    winCap: pays,
    play: (_choices, random) => {
      const heads = random.nextInt(2) === 0;
      const amount = heads ? pays : 0;
      return {
        payoutMultiplier: amount,
        events: [
          { type: 'flip', heads },
          { type: 'final', amount },
        ],
      };
    },
  };
}
