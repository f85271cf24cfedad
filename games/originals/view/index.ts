import type { GameFamily, ShownGame, TableFamily } from '@arara/game-kit/view';
import type { OriginalCode } from './codes.ts';

/** Each original comes with a script of its own. */
const originals: Readonly<Record<OriginalCode, () => Promise<{ readonly shown: ShownGame }>>> = {
  dice: () => import('./dice/index.ts'),
  limbo: () => import('./limbo/index.ts'),
  plinko: () => import('./plinko/index.ts'),
  wheel: () => import('./wheel/index.ts'),
  keno: () => import('./keno/index.ts'),
  'coin-flip': () => import('./coin-flip/index.ts'),
  hilo: () => import('./hilo/index.ts'),
  blackjack: () => import('./blackjack/index.ts'),
  'video-poker': () => import('./video-poker/index.ts'),
  mines: () => import('./mines/index.ts'),
  'video-bingo': () => import('./bingo/index.ts'),
  'raspa-junina': () => import('./scratch/junina/index.ts'),
  'raspa-da-mata': () => import('./scratch/mata/index.ts'),
  'raspa-carnaval': () => import('./scratch/carnaval/index.ts'),
  roulette: () => import('./roulette/index.ts'),
  baccarat: () => import('./baccarat/index.ts'),
  'dragon-tiger': () => import('./dragon-tiger/index.ts'),
};

const isOriginal = (code: string): code is OriginalCode => Object.hasOwn(originals, code);

/** The originals, as the page inside the game frame shows them. */
export const family: GameFamily = {
  find: async (code) => (isOriginal(code) ? (await originals[code]()).shown : null),
};

/** The originals whose rounds many players share. */
export const tables: TableFamily = {
  find: async (code) => (code === 'crash' ? (await import('./crash/index.ts')).shown : null),
};
