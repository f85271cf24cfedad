import { canonicalJson, createStream } from '@arara/fairness';
import {
  playSteps,
  readChoices,
  verifyRound,
  type Choices,
  type Move,
  type RoundProof,
  type StepsGame,
} from '@arara/game-kit';
import { describe, expect, test } from 'vitest';
import { proofs } from './certify/proofs.ts';
import { originals } from './originals.ts';
import { proofOf, seedsOf } from './testing/round-proof.ts';

const ROUNDS = 1_000;

/** Makes the moves of the house until a round is over: how many, and what they raised. */
function finishedBy(game: StepsGame, choices: Choices, made: readonly Move[], nonce: number) {
  const moves = [...made];
  const standing = () => {
    const sofar = playSteps(game, { choices, moves }, createStream(seedsOf(nonce)));
    if (sofar === null) throw new Error(`${game.code} refuses ${JSON.stringify(moves.at(-1))}`);
    return sofar;
  };
  const { raised } = standing();
  for (let sofar = standing(); sofar.state !== null; sofar = standing()) {
    moves.push(game.idle(sofar.state));
  }
  return { raised: standing().raised - raised, added: moves.length - made.length };
}

test('every original has a proof, and every proof an original', () => {
  expect(proofs.map(({ game }) => game.code)).toEqual(originals.all.map(({ code }) => code));
  for (const { game } of proofs) {
    expect(originals.find(game.code, game.version)?.mathsHash).toBe(game.mathsHash);
  }
});

describe.each(proofs)('$game.code', ({ game, samples }) => {
  const sampleOf = (nonce: number) => samples[nonce % samples.length] ?? { choices: {} };
  const rounds = Array.from({ length: ROUNDS }, (_, nonce) =>
    proofOf(game, sampleOf(nonce), nonce),
  );

  test('replays a thousand rounds bit for bit, from what its house publishes', () => {
    for (const round of rounds) {
      const published = JSON.parse(JSON.stringify(round)) as RoundProof;
      const verdict = verifyRound(published, originals);
      expect(verdict.ok, JSON.stringify(verdict.steps)).toBe(true);
      expect(canonicalJson(verdict.book)).toBe(canonicalJson(round.book));
    }
  });

  test('pays no more than its cap, ends with its amount, and takes its choices from a request', () => {
    for (const { book, choices = {}, payout } of rounds) {
      expect(book.payoutMultiplier).toBeLessThanOrEqual(game.winCap);
      expect(book.events.at(-1)).toEqual({ type: 'final', amount: book.payoutMultiplier });
      // Three reais pay whole centavos: nothing is rounded.
      expect(BigInt(payout.replace('.', ''))).toBe(3n * BigInt(book.payoutMultiplier));
      expect(readChoices(game.choices, choices)).toEqual({ ok: true, value: choices });
    }
    expect(rounds.some(({ book }) => book.payoutMultiplier > 0)).toBe(true);
  });

  test('is found out where a round is changed', () => {
    const paid = rounds.find(({ book }) => book.payoutMultiplier > 0);
    const isOther = (nonce: number) => !verifyRound({ ...paid, nonce }, originals).ok;
    const failed = (changed: object) =>
      verifyRound({ ...paid, ...changed }, originals).steps.find(({ ok }) => !ok)?.check;
    // Two rounds may be alike by chance, but not ten in a row.
    expect(Array.from({ length: 10 }, (_, at) => ROUNDS + at).some(isOther)).toBe(true);
    expect(failed({ payout: '0.00' })).toBe('payout');
    expect(failed({ cost: '0.01' })).toBe('cost');
    expect(failed({ choices: { mode: 'base', colour: 'red' } })).toBe('game');
    expect(failed({ moves: [{ name: 'peek', choices: {} }] })).toBe('game');
  });
});

const inSteps = proofs.flatMap(({ game, samples }) =>
  game.shape === 'steps' ? [{ game, samples, code: game.code }] : [],
);

describe.each(inSteps)('$code', ({ game, samples }) => {
  test('is finished by its house wherever its player left it, for no further stake', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const sample = samples[nonce % samples.length];
      if (sample === undefined) throw new Error('no sample');
      const { choices } = sample;
      const { moves = [] } = proofOf(game, sample, nonce);
      for (const left of [0, Math.floor(moves.length / 2), Math.max(0, moves.length - 1)]) {
        const { raised, added } = finishedBy(game, choices, moves.slice(0, left), nonce);
        expect(raised).toBe(0);
        expect(added).toBeGreaterThan(0);
        expect(left + added).toBeLessThanOrEqual(game.movesMax);
      }
    }
  });
});
