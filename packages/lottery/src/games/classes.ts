import type { PrizeClass } from '../play-type.ts';

/** A class that is the only one of its kind, or shares its kind's prizes evenly. */
export function prize(code: string, ways: bigint, of: bigint, kind = code): PrizeClass {
  return { code, kind, ways, of, share: 1 };
}

/** The classes of one kind of bet, each with its ways; they share its prizes evenly. */
export function prizes(
  kind: string,
  of: bigint,
  ways: Readonly<Record<string, bigint>>,
): PrizeClass[] {
  return Object.entries(ways).map(([code, count]) => prize(code, count, of, kind));
}

/** Words that can be bet on, each with its ways; every word is a kind of bet. */
export function wordPrizes(of: bigint, ways: Readonly<Record<string, bigint>>): PrizeClass[] {
  return Object.entries(ways).map(([word, count]) => prize(word, count, of));
}

/** Bets on a word that get their stake back, each with its ways. */
export function pushes(of: bigint, ways: Readonly<Record<string, bigint>>): PrizeClass[] {
  return Object.entries(ways).map(([word, count]) => ({
    code: `${word}-push`,
    kind: word,
    ways: count,
    of,
    share: 'push',
  }));
}

/** Numbers of a row that can be bet on, from the lowest, each with its ways. */
export function numberPrizes(
  row: string,
  low: number,
  of: bigint,
  ways: readonly bigint[],
): PrizeClass[] {
  return ways.map((count, at) => prize(`${row}-${low + at}`, count, of));
}
