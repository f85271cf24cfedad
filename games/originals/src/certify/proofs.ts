import { baccaratProof } from '../baccarat/prove.ts';
import { videoBingoProof } from '../bingo/prove.ts';
import { blackjackProof } from '../blackjack/prove.ts';
import { coinFlipProof } from '../coin-flip/prove.ts';
import { crashProof } from '../crash/prove.ts';
import { diceProof } from '../dice/prove.ts';
import { dragonTigerProof } from '../dragon-tiger/prove.ts';
import { hiloProof } from '../hilo/prove.ts';
import { kenoProof } from '../keno/prove.ts';
import { limboProof } from '../limbo/prove.ts';
import { minesProof } from '../mines/prove.ts';
import { plinkoProof } from '../plinko/prove.ts';
import { rouletteProof } from '../roulette/prove.ts';
import { scratchProofs } from '../scratch/prove.ts';
import { videoPokerProof } from '../video-poker/prove.ts';
import { wheelProof } from '../wheel/prove.ts';
import type { Proof } from './proof.ts';

/** The proof of every original at every version. */
export const proofs: readonly Proof[] = [
  minesProof,
  hiloProof,
  coinFlipProof,
  diceProof,
  limboProof,
  plinkoProof,
  wheelProof,
  kenoProof,
  ...scratchProofs,
  videoBingoProof,
  videoPokerProof,
  blackjackProof,
  crashProof,
  rouletteProof,
  baccaratProof,
  dragonTigerProof,
];
