import type { GameDefinition } from '../game.ts';

/** The smallest game: a coin that pays 1.9 stakes on heads. */
export type CoinEvent =
  | { readonly type: 'flip'; readonly heads: boolean }
  | { readonly type: 'final'; readonly amount: number };

/** A coin at a version; `pays` is for versions that differ. */
export function coin(version = '1', pays = 190): GameDefinition<CoinEvent> {
  return {
    code: 'coin',
    version,
    kind: 'coin',
    mathsHash: `hash-of-${version}`,
    bets: { stakes: ['1.00'], modes: [{ code: 'base', cost: 100 }], payoutUnit: 10 },
    winCap: pays,
    play: (_bet, random) => {
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
