import type { SongSheet } from '@arara/game-kit/music';
import type { OriginalCode, TableCode } from '../codes.ts';
import { song as baccarat } from '../baccarat/theme.ts';
import { song as bingo } from '../bingo/theme.ts';
import { song as blackjack } from '../blackjack/theme.ts';
import { song as crash } from '../crash/theme.ts';
import { song as coinFlip } from '../coin-flip/theme.ts';
import { song as dice } from '../dice/theme.ts';
import { song as dragonTiger } from '../dragon-tiger/theme.ts';
import { song as hilo } from '../hilo/theme.ts';
import { song as keno } from '../keno/theme.ts';
import { song as limbo } from '../limbo/theme.ts';
import { song as mines } from '../mines/theme.ts';
import { song as plinko } from '../plinko/theme.ts';
import { song as videoPoker } from '../video-poker/theme.ts';
import { theme as raspaCarnaval } from '../scratch/carnaval/theme.ts';
import { theme as raspaJunina } from '../scratch/junina/theme.ts';
import { theme as raspaDaMata } from '../scratch/mata/theme.ts';
import { song as roulette } from '../roulette/theme.ts';
import { song as wheel } from '../wheel/theme.ts';

/** The song of every original, by its code. */
export const songs: Readonly<Record<OriginalCode | TableCode, SongSheet>> = {
  crash,
  dice,
  limbo,
  plinko,
  wheel,
  keno,
  mines,
  'coin-flip': coinFlip,
  hilo,
  'video-bingo': bingo,
  blackjack,
  'video-poker': videoPoker,
  'raspa-junina': raspaJunina.song,
  'raspa-da-mata': raspaDaMata.song,
  'raspa-carnaval': raspaCarnaval.song,
  roulette,
  baccarat,
  'dragon-tiger': dragonTiger,
};
