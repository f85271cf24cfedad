import { fastWords, streamOf, type RandomStream } from '@arara/fairness';
import { sizeOf } from '../draw/view.ts';
import type { Family } from '../games/family.ts';
import { faultOfLine, playOf, unitBetsOf } from '../line.ts';
import type { Play, PlayType } from '../play-type.ts';
import { faultsOfOdds } from '../prove.ts';
import { tidySelection, type Selection } from '../selection.ts';
import { faultsOfLaws, faultsOfLawsOn } from './laws.ts';
import { resultNear } from './near-results.ts';

const unitsMax = 200;
const resultsMax = 2_000n;
const sampled = 200;

/** The play of a family by its code. */
export function playIn(family: Family, code: string): Play {
  const type = family.playTypes.find((each) => each.code === code);
  if (type === undefined) throw new RangeError(`${family.code} has no ${code}`);
  return playOfType(family, type);
}

/**
 * Walks all play types of a family: codes are unique, declared chances are proven, and a compound
 * selection by chance keeps the laws on results near it. Returns the faults.
 */
export function faultsOfWalk(family: Family): string[] {
  const codes = family.playTypes.map(({ code }) => code);
  const twice = codes.filter((code, at) => codes.indexOf(code) !== at);
  const faults = twice.map((code) => `${code}: twice`);
  for (const type of family.playTypes) {
    const play = playOfType(family, type);
    const random = streamOf(fastWords(type.code));
    const selection = anySelection(play, random);
    const numbers = selection.rows.flat();
    faults.push(...faultsOfOdds(play));
    if (sizeOf(play.population) <= resultsMax) {
      faults.push(...faultsOfLaws(play, selection));
    } else {
      const near = Array.from({ length: sampled }, () =>
        resultNear(play.population, numbers, random),
      );
      faults.push(...faultsOfLawsOn(play, selection, near));
    }
  }
  return faults;
}

function playOfType({ models }: Family, type: PlayType): Play {
  const model = models.find(({ code }) => code === type.model);
  if (model === undefined) throw new RangeError(`${type.code} has no model`);
  return playOf(type, model);
}

/**
 * A selection by chance that its grammar allows and that makes a few unit bets: more than one where
 * that can be, for of one alone nothing is learned about adding up.
 */
function anySelection(play: Play, random: RandomStream): Selection {
  let single: Selection | null = null;
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    // Few marks make few bets; where bankers fill a bet up, only many make one.
    const selection = marksByChance(play, attempt < 500 ? 3 : Infinity, random);
    if (faultOfLine(play, selection) !== null) continue;
    const unitBets = unitBetsOf(play, selection);
    if (unitBets > 1 && unitBets <= unitsMax) return selection;
    if (unitBets === 1) single = selection;
  }
  if (single === null) throw new RangeError(`${play.type.code} takes no ${unitsMax} unit bets`);
  return single;
}

function marksByChance({ type }: Play, more: number, random: RandomStream): Selection {
  const { rows, places } = type.grammar;
  return tidySelection({
    rows: rows.map((row) => {
      const all = Array.from({ length: row.high - row.low + 1 }, (_, at) => row.low + at);
      const most = Math.min(row.max, row.min + more);
      return random.shuffle(all).slice(0, row.min + random.nextInt(most - row.min + 1));
    }),
    ...(places && { places: anyPlaces(places, random) }),
  });
}

function anyPlaces({ of, min }: { of: number; min: number }, random: RandomStream): number[] {
  const all = Array.from({ length: of }, (_, at) => at);
  return random.shuffle(all).slice(0, min + random.nextInt(of - min + 1));
}
