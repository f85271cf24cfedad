import type { GameKey, KeyHelp } from '@arara/game-kit/view';

/** A choice that goes up and down in steps. */
interface Stepping {
  step(by: 1 | -1): void;
}

const pairs = {
  arrows: ['ArrowLeft', 'ArrowRight'],
  pages: ['PageDown', 'PageUp'],
} as const satisfies Record<string, readonly [GameKey['key'], GameKey['key']]>;

/** The pair of keys that moves a choice down and up. */
export function stepKeys(pair: keyof typeof pairs, choice: Stepping, does: string): KeyHelp {
  const [less, more] = pairs[pair];
  return {
    keys: [
      { key: less, press: () => choice.step(-1) },
      { key: more, press: () => choice.step(1) },
    ],
    does,
  };
}
