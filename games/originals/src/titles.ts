import type { GameDefinition } from '@arara/game-kit';
import { videoBingo } from './bingo/bingo.ts';
import { baccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { crash } from './crash/crash.ts';
import { coinFlip } from './coin-flip/coin-flip.ts';
import { dice } from './dice/dice.ts';
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts';
import { hilo } from './hilo/hilo.ts';
import { keno } from './keno/keno.ts';
import { limbo } from './limbo/limbo.ts';
import { mines } from './mines/mines.ts';
import { plinko } from './plinko/plinko.ts';
import { videoPoker } from './video-poker/video-poker.ts';
import { scratchCards } from './scratch/scratch.ts';
import { roulette } from './roulette/roulette.ts';
import { wheel } from './wheel/wheel.ts';

/** An original as the house offers it: the game, and how people find it. */
export interface OriginalTitle {
  readonly game: GameDefinition;
  readonly brand: string;
  /** The category of the lobby, and the kinds that players filter by. */
  readonly gameType: 'INHOUSE' | 'RNG';
  readonly kinds: readonly string[];
  /** Its themes, by the keys of the messages `themes`. */
  readonly themes: readonly string[];
}

const brand = 'Arara Original';

/** The themes of the scratch cards. */
const cardThemes: Readonly<Record<string, readonly string[]>> = {
  'raspa-junina': ['junina', 'party'],
  'raspa-da-mata': ['forest', 'animals'],
  'raspa-carnaval': ['carnival', 'party'],
};

/** Every original that the house offers: rules, proof and view are there. */
export const originalTitles: readonly OriginalTitle[] = [
  { game: dice, brand, gameType: 'INHOUSE', kinds: ['dice'], themes: ['dice', 'numbers', 'rio'] },
  { game: limbo, brand, gameType: 'INHOUSE', kinds: ['limbo'], themes: ['kite', 'numbers'] },
  { game: plinko, brand, gameType: 'INHOUSE', kinds: ['plinko'], themes: ['forest'] },
  { game: wheel, brand, gameType: 'INHOUSE', kinds: ['wheel'], themes: ['party', 'luck'] },
  { game: crash, brand, gameType: 'INHOUSE', kinds: ['crash'], themes: ['plane', 'rio'] },
  { game: keno, brand, gameType: 'INHOUSE', kinds: ['keno'], themes: ['numbers', 'river'] },
  { game: mines, brand, gameType: 'INHOUSE', kinds: ['mines'], themes: ['mines', 'gold'] },
  { game: coinFlip, brand, gameType: 'INHOUSE', kinds: ['coin-flip'], themes: ['luck', 'money'] },
  { game: hilo, brand, gameType: 'INHOUSE', kinds: ['hilo'], themes: ['lift', 'cards'] },
  { game: videoBingo, brand, gameType: 'RNG', kinds: ['bingo'], themes: ['numbers', 'party'] },
  {
    game: blackjack,
    brand,
    gameType: 'RNG',
    kinds: ['table', 'blackjack'],
    themes: ['brasilia', 'cards'],
  },
  { game: videoPoker, brand, gameType: 'RNG', kinds: ['video-poker'], themes: ['poker', 'cards'] },
  ...scratchCards.map((game): OriginalTitle => ({
    game,
    brand,
    gameType: 'RNG',
    kinds: ['scratch'],
    themes: cardThemes[game.code] ?? [],
  })),
  { game: roulette, brand, gameType: 'RNG', kinds: ['table', 'roulette'], themes: ['luck', 'rio'] },
  {
    game: baccarat,
    brand,
    gameType: 'RNG',
    kinds: ['table', 'baccarat'],
    themes: ['cards', 'night'],
  },
  {
    game: dragonTiger,
    brand,
    gameType: 'RNG',
    kinds: ['table', 'dragon-tiger'],
    themes: ['cards', 'tiger', 'animals'],
  },
];
