import type { Hundredths, InstantGame } from '@arara/game-kit';
import { houseCap, identityOf } from '../define.ts';
import { bookWith, type FinalEvent } from '../final.ts';
import { reachOf } from '../odds/reach.ts';
import { onePercent, wantedData } from '../wanted.ts';

export const LEAST = 101;

export type LimboEvent =
  | { readonly type: 'reached'; readonly multiplier: Hundredths; readonly won: boolean }
  | FinalEvent;

/** A random multiplier that must reach the target of the player, which is then the prize. */
export const limbo: InstantGame<LimboEvent> = {
  ...identityOf({
    code: 'limbo',
    rules: 'limbo',
    evaluator: 1,
    maths: { ...wantedData(onePercent), bits: 53, least: LEAST },
    choices: { target: { kind: 'integer', least: LEAST, most: houseCap, preset: 200 } },
  }),
  shape: 'instant',
  play(choices, random) {
    const target = Number(choices['target']);
    const multiplier = reachOf(onePercent.rate, random, houseCap);
    const won = multiplier >= target;
    return bookWith<LimboEvent>(won ? target : 0, [{ type: 'reached', multiplier, won }]);
  },
};
