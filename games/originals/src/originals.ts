import { createRegistry, type GameDefinition } from '@arara/game-kit';
import { videoBingo } from './bingo/bingo.ts';
import { baccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { coinFlip } from './coin-flip/coin-flip.ts';
import { crash } from './crash/crash.ts';
import { dice } from './dice/dice.ts';
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts';
import { hilo } from './hilo/hilo.ts';
import { keno } from './keno/keno.ts';
import { limbo } from './limbo/limbo.ts';
import { mines } from './mines/mines.ts';
import { plinko } from './plinko/plinko.ts';
import { roulette } from './roulette/roulette.ts';
import { scratchCards } from './scratch/scratch.ts';
import { videoPoker } from './video-poker/video-poker.ts';
import { wheel } from './wheel/wheel.ts';

/**
 * Every original at every version, ready to play. A new version is listed behind the old one, which stays:
 * rounds of the old version replay for ever.
 */
export const originals = createRegistry<GameDefinition>([
  mines,
  hilo,
  coinFlip,
  dice,
  limbo,
  plinko,
  wheel,
  keno,
  ...scratchCards,
  videoBingo,
  videoPoker,
  blackjack,
  crash,
  roulette,
  baccarat,
  dragonTiger,
]);
