import { commit, createStream, type RandomStream } from '@arara/fairness';
import {
  choicesCost,
  costOf,
  dealWhole,
  payoutOf,
  playThrough,
  type GameDefinition,
  type Move,
  type Policy,
  type RoundProof,
} from '@arara/game-kit';
import { formatDecimal, money } from '@arara/money';
import type { Sample } from '../certify/proof.ts';

const serverSeed = '6b'.repeat(32);

/** The seeds of a round by its number. */
export const seedsOf = (nonce: number) => ({ serverSeed, clientSeed: 'arara', nonce });

/** The moves of a sample's player in a round. */
export function movesOf(game: GameDefinition, sample: Sample, random: RandomStream): Move[] {
  const { choices, cashOutAt } = sample;
  if (game.shape === 'steps') {
    const policy: Policy<unknown> = sample.policy ?? game.idle;
    return [...playThrough(game, choices, policy, random).moves];
  }
  return cashOutAt === undefined ? [] : [{ name: 'cashOut', choices: { at: cashOutAt } }];
}

/** A round of a sample as its house would publish it, with a stake of three reais. */
export function proofOf(game: GameDefinition, sample: Sample, nonce: number): RoundProof {
  const seeds = seedsOf(nonce);
  const { choices } = sample;
  const moves = movesOf(game, sample, createStream(seeds));
  const dealt = dealWhole(game, { choices, moves }, createStream(seeds));
  if (dealt === null) throw new Error(`${game.code} was not dealt`);
  const stake = money(300n, 'BRL');
  const { book, raised } = dealt;
  return {
    ...seeds,
    gameCode: game.code,
    gameVersion: game.version,
    mathsHash: game.mathsHash,
    mode: 'base',
    choices,
    moves,
    serverSeedHash: commit(serverSeed),
    stake: '3.00',
    cost: formatDecimal(costOf(stake, choicesCost(game, choices) + raised)),
    payout: formatDecimal(payoutOf(stake, book.payoutMultiplier)),
    currency: 'BRL',
    book,
  };
}
