import { fastWords, streamOf, type RandomStream } from '@arara/fairness';
import { leastOf } from '../award.ts';
import { playFalls, tellScatters } from '../cluster/cascade.ts';
import type { Grid, SlotBook, SymbolId, WaysWinsEvent } from '../events.ts';
import { playFreeSpins } from '../free-spins.ts';
import type { VariableMaths } from '../maths.ts';
import { tensionOf } from '../reels/strips.ts';
import { waysWins } from '../reels/ways.ts';
import { openRound, type RoundScript } from '../round.ts';
import { urnOf } from '../urn.ts';

type Part = 'base' | 'free';

/** The urns of a model: heights of the paid spin and of free ones, symbols of the first column and of the others. */
interface Urns {
  readonly heights: Readonly<Record<Part, readonly number[]>>;
  readonly first: readonly SymbolId[];
  readonly others: readonly SymbolId[];
}

/** A book that is being written, with everything that it takes its course from. */
interface Course {
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

const plain: Multiplier = { now: () => 1, climb: () => {} };

/** The book of each number of a model of variable ways. */
export function createVariableBooks(
  maths: VariableMaths,
  mathsHash: string,
): (number: number) => SlotBook {
  const urns = urnsOf(maths);
  return (number) => {
    const random = streamOf(fastWords(`${mathsHash}:${number}`));
    return playBook({ maths, urns, random, round: openRound(maths.winCap) });
  };
}

function urnsOf({ heights, weights, wild }: VariableMaths): Urns {
  const others = urnOf(weights);
  const first = others.filter((symbol) => symbol !== wild);
  const [base, free] = [heights.base, heights.free].map((table) => urnOf(table).map(Number));
  return { heights: { base: base ?? [], free: free ?? [] }, first, others };
}

function playBook(course: Course): SlotBook {
  const { maths, round } = course;
  const spins = playSpin(course, 'base', plain);
  if (spins > 0) {
    round.tell({ type: 'freeSpinsAwarded', spins, cause: 'scatters' });
    const multiplier = openMultiplier(round);
    playFreeSpins(round, maths.freeSpins, spins, () => playSpin(course, 'free', multiplier));
  }
  return round.close();
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

/** One spin until nothing falls any more; tells how many free spins it opens. */
function playSpin(course: Course, part: Part, multiplier: Multiplier): number {
  const { maths, round } = course;
  const before = round.total();
  const awards = part === 'base' ? maths.freeSpins.awards : maths.freeSpins.again;
  const nextSymbol = (column: number) => draw(course, column === 0 ? 'first' : 'others');
  const first = fill(course, part, nextSymbol);
  const tension = tensionOf(first, maths.scatter, leastOf(awards));
  round.tell({ type: 'reveal', grid: first, strips: null, stops: null, tension });
  const grid = playFalls(round, first, {
    winsOf: (held) => winsOf(maths, held, multiplier.now()),
    nextSymbol,
    climb: multiplier.climb,
  });
  const spins = tellScatters(round, grid, maths.scatter, awards);
  round.tell({ type: 'spinEnd', amount: round.total() - before, total: round.total() });
  return spins;
}

/** All heights are drawn before the first symbol. */
function fill(course: Course, part: Part, nextSymbol: (column: number) => SymbolId): Grid {
  const { maths, urns, random } = course;
  const urn = urns.heights[part];
  const heights = Array.from({ length: maths.columns }, () => urn[random.nextInt(urn.length)] ?? 0);
  return heights.map((height, column) => Array.from({ length: height }, () => nextSymbol(column)));
}

function draw({ urns, random }: Course, from: 'first' | 'others'): SymbolId {
  const urn = urns[from];
  return urn[random.nextInt(urn.length)] as SymbolId;
}

function winsOf(maths: VariableMaths, grid: Grid, multiplier: number): WaysWinsEvent | null {
  const wins = waysWins(maths, grid, multiplier);
  const amount = wins.reduce((sum, win) => sum + win.amount, 0);
  return wins.length === 0 ? null : { type: 'waysWins', wins, multiplier, amount };
}
