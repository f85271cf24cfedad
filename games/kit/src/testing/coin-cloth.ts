import { chipsIn, chipsOf } from '../chips.ts';
import { modeChoice } from '../game.ts';
import type { InstantGame } from '../game.ts';

const modes = [{ code: 'base', cost: 100 }];

/** The smallest cloth: chips on either side of a coin, each of which pays 1.9 chips where it wins. */
export function coinCloth(version = '1'): InstantGame {
  return {
    shape: 'instant',
    code: 'coin-cloth',
    version,
    kind: 'coin-cloth',
    mathsHash: `hash-of-coin-cloth-${version}`,
    maths: { rules: 'coin-cloth', evaluator: 1, maths: { pays: 190 } },
    bets: { stakes: ['1.00', '2.00'], modes, payoutUnit: 10 },
    choices: {
      mode: modeChoice(modes),
      bets: { kind: 'chips', spots: ['heads', 'tails'], perSpot: 9, total: 12, preset: null },
    },
    costOf: (choices) => 100 * chipsIn(chipsOf(choices['bets'])),
    costMost: 1_200,
    winCap: 1_710,
    play(choices, random) {
      const side = random.nextInt(2) === 0 ? 'heads' : 'tails';
      const bet = chipsOf(choices['bets']).find(({ spot }) => spot === side);
      const amount = 190 * (bet?.chips ?? 0);
      return {
        payoutMultiplier: amount,
        events: [
          { type: 'fell', side },
          { type: 'final', amount },
        ],
      };
    },
  };
}
