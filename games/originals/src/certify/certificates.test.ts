import { readFileSync } from 'node:fs';
import type { RandomStream } from '@arara/fairness';
import {
  choicesCost,
  dealRound,
  meanOf,
  playThrough,
  simulateRounds,
  toNumber,
  volatilityOf,
  type Certificate,
  type GameDefinition,
} from '@arara/game-kit';
import { describe, expect, test } from 'vitest';
import { houseCap } from '../define.ts';
import { originals } from '../originals.ts';
import { certifyOriginal } from './certify.ts';
import { movesOf } from '../testing/round-proof.ts';
import { proofs } from './proofs.ts';
import type { Sample } from './proof.ts';

const folder = new URL('../../certificates/', import.meta.url);
const certificateOf = ({ code, version }: GameDefinition) =>
  JSON.parse(readFileSync(new URL(`${code}@${version}.json`, folder), 'utf8')) as Certificate;
const modeOf = (game: GameDefinition) => {
  const [mode] = certificateOf(game).modes;
  if (mode?.choices === undefined) throw new Error(`${game.code} has no table of choices`);
  return { ...mode, choices: mode.choices };
};

test.each(originals.all)(
  'the certificate of $code is what a count of every way to play says',
  (game) => {
    expect(JSON.parse(JSON.stringify(certifyOriginal(game)))).toEqual(certificateOf(game));
  },
);

/** The return that a house may offer: the wanted one less what hundredths take, and never more than a stake. */
const promised: Record<string, { wanted: string; least: number; most: number }> = {
  mines: { wanted: '0.99000000', least: 0.9828, most: 0.99 },
  hilo: { wanted: '0.99000000', least: 0.9831, most: 0.99 },
  'coin-flip': { wanted: '0.99000000', least: 0.99, most: 0.99 },
  dice: { wanted: '0.99000000', least: 0.9803, most: 0.99 },
  limbo: { wanted: '0.99000000', least: 0.98999999, most: 0.99 },
  plinko: { wanted: '0.99000000', least: 0.99, most: 0.995 },
  wheel: { wanted: '0.99000000', least: 0.99, most: 0.995 },
  keno: { wanted: '0.97000000', least: 0.97, most: 0.975 },
  'raspa-junina': { wanted: '0.92000000', least: 0.92, most: 0.925 },
  'raspa-da-mata': { wanted: '0.92000000', least: 0.92, most: 0.925 },
  'raspa-carnaval': { wanted: '0.92000000', least: 0.92, most: 0.925 },
  'video-bingo': { wanted: '0.97000000', least: 0.97, most: 1 },
  'video-poker': { wanted: '0.99543904', least: 0.99543904, most: 0.99543905 },
  blackjack: { wanted: '0.99662122', least: 0.996, most: 0.998 },
  crash: { wanted: '0.97000000', least: 0.9603, most: 0.97 },
  roulette: { wanted: '0.97297297', least: 0.97297297, most: 0.97297298 },
  baccarat: { wanted: '0.98942094', least: 0.85640371, most: 0.98942095 },
  'dragon-tiger': { wanted: '0.96265060', least: 0.86024096, most: 0.96265061 },
};

describe.each(originals.all)('$code', (game) => {
  test('returns what its edge says, whatever is chosen', () => {
    const { choices, rtp, capCost } = modeOf(game);
    const { wanted, least, most } = promised[game.code] ?? { wanted: '', least: 1, most: 0 };
    expect(choices.wanted.decimal).toBe(wanted);
    expect(Number(choices.least.exact.decimal)).toBeGreaterThanOrEqual(least);
    expect(Number(choices.greatest.exact.decimal)).toBeLessThanOrEqual(most);
    expect(Number(rtp)).toBeCloseTo(Number(choices.least.exact.decimal), 6);
    expect(Number(capCost)).toBe(0);
  });

  test('has no prize above the cap, which therefore costs nothing', () => {
    const { topPrize } = modeOf(game);
    expect(topPrize.multiplier).toBeLessThanOrEqual(houseCap);
    expect(game.winCap).toBe(houseCap);
  });
});

/** The money of a sample's player. Where its prizes are named, they count from the stake, without further stakes. */
function player(game: GameDefinition, sample: Sample) {
  return (random: RandomStream) => {
    if (game.shape === 'steps') {
      const policy = sample.policy ?? game.idle;
      const { book, raised } = playThrough(game, sample.choices, policy, random);
      const cost = sample.prizes === undefined ? 100 + raised : 100;
      return { paid: book.payoutMultiplier, cost };
    }
    const played = { choices: sample.choices, moves: movesOf(game, sample, random) };
    const cost = choicesCost(game, sample.choices);
    return { paid: dealRound(game, played, random)?.payoutMultiplier ?? 0, cost };
  };
}

const ROUNDS = 20_000;
const named = proofs.flatMap(({ game, samples }) =>
  samples.map((sample, at) => ({ game, sample, name: `${game.code} ${at}` })),
);

test.each(named.filter(({ sample }) => sample.prizes !== undefined))(
  'simulated rounds return what is counted: $name',
  ({ game, sample, name }) => {
    const prizes = sample.prizes?.() ?? [];
    const figures = simulateRounds(player(game, sample), ROUNDS, name);
    const cost = game.shape === 'instant' ? choicesCost(game, sample.choices) / 100 : 1;
    const error = (5 * volatilityOf(prizes)) / Math.sqrt(ROUNDS) / cost;
    expect(Math.abs(figures.rtp - toNumber(meanOf(prizes)) / cost)).toBeLessThan(error);
    const hits = prizes.reduce(
      (sum, { chance, pays }) => sum + (pays > 0 ? toNumber(chance) : 0),
      0,
    );
    expect(Math.abs(figures.hitRate - hits)).toBeLessThan(2.5 / Math.sqrt(ROUNDS));
  },
);

test.each(named.filter(({ sample }) => sample.prizes === undefined))(
  'a player who mixes ways to play stays between their ends: $name',
  ({ game, sample, name }) => {
    const { choices } = modeOf(game);
    const figures = simulateRounds(player(game, sample), ROUNDS, name);
    const error = (5 * figures.volatility) / Math.sqrt(ROUNDS) + 0.01;
    expect(figures.rtp).toBeLessThan(Number(choices.greatest.exact.decimal) + error);
    expect(figures.rtp).toBeGreaterThan(Number(choices.least.exact.decimal) - error);
  },
);
