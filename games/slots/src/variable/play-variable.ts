import type { RandomStream } from '@arara/fairness';
import { leastOf } from '../award.ts';
import type { Grid, SlotBook, SymbolId, WaysWinsEvent } from '../events.ts';
import { playFalls, playFreeSpins, tellScatters } from '../falls/spin.ts';
import { createUrn } from '../falls/urn.ts';
import type { VariableMaths } from '../maths.ts';
import { tensionOf } from '../reels/strips.ts';
import { waysWins } from '../reels/ways.ts';
import { openRound, type RoundScript } from '../round.ts';

type Part = 'base' | 'free';
type Draw = (random: RandomStream) => string;

/** The urns of a model: heights of the paid spin and of free ones, symbols of the first column and of the others. */
interface Urns {
  readonly heights: Readonly<Record<Part, Draw>>;
  readonly first: Draw;
  readonly others: Draw;
}

/** One book of a model of variable ways while it is played. */
interface VariableRound {
  readonly maths: VariableMaths;
  readonly urns: Urns;
  readonly random: RandomStream;
  readonly round: RoundScript;
}

/** The factor of wins, which climbs with cascades. */
interface Multiplier {
  now(): number;
  climb(): void;
}

/** The paid spin has none. */
const plain: Multiplier = { now: () => 1, climb: () => {} };

/** Plays books of a model of variable ways; each draws heights and symbols from a generator of its own. */
export function createVariable(maths: VariableMaths): (random: RandomStream) => SlotBook {
  const urns = urnsOf(maths);
  return (random) => {
    const round = openRound(maths.winCap);
    playRound({ maths, urns, random, round });
    return round.close();
  };
}

function urnsOf({ heights, weights, wild }: VariableMaths): Urns {
  const { [wild]: _, ...plainWeights } = weights;
  return {
    heights: { base: createUrn(heights.base), free: createUrn(heights.free) },
    first: createUrn(plainWeights),
    others: createUrn(weights),
  };
}

function playRound(game: VariableRound): void {
  const { maths, round } = game;
  const spins = playSpin(game, 'base', plain);
  if (spins === 0) return;
  round.tell({ type: 'freeSpinsAwarded', spins, cause: 'scatters' });
  const multiplier = openMultiplier(round);
  playFreeSpins(maths.freeSpins, spins, round, () => playSpin(game, 'free', multiplier));
}

/** From one, a step up with each cascade; it goes on from spin to spin. */
function openMultiplier(round: RoundScript): Multiplier {
  let value = 1;
  round.tell({ type: 'multiplier', value, cause: 'reset' });
  return {
    now: () => value,
    climb() {
      value += 1;
      round.tell({ type: 'multiplier', value, cause: 'cascade' });
    },
  };
}

/** One spin until nothing falls any more; answers how many free spins it awards. */
function playSpin(game: VariableRound, part: Part, multiplier: Multiplier): number {
  const { maths, urns, random, round } = game;
  const before = round.total();
  const awards = part === 'base' ? maths.freeSpins.awards : maths.freeSpins.again;
  const nextSymbol = (column: number) => (column === 0 ? urns.first : urns.others)(random);
  const first = fill(game, part, nextSymbol);
  const tension = tensionOf(first, maths.scatter, leastOf(awards));
  round.tell({ type: 'reveal', grid: first, strips: null, stops: null, tension });
  const grid = playFalls(first, round, {
    nextSymbol,
    winsOf: (now) => winsOf(maths, now, multiplier.now()),
    afterFall: multiplier.climb,
  });
  const spins = tellScatters(maths, grid, awards, round);
  round.tell({ type: 'spinEnd', amount: round.total() - before, total: round.total() });
  return spins;
}

/** All heights are drawn before the first symbol. */
function fill(
  { maths, urns, random }: VariableRound,
  part: Part,
  nextSymbol: (column: number) => SymbolId,
): Grid {
  const heights = Array.from({ length: maths.columns }, () => Number(urns.heights[part](random)));
  return heights.map((height, column) => Array.from({ length: height }, () => nextSymbol(column)));
}

function winsOf(maths: VariableMaths, grid: Grid, multiplier: number): WaysWinsEvent | null {
  const wins = waysWins(maths, grid, multiplier);
  if (wins.length === 0) return null;
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  return { type: 'waysWins', wins, multiplier, amount };
}
