import type { DrawPart } from '../draw/model.ts';

/** Ranges up to this many numbers are looked at whole, larger ones digit by digit. */
const cellsMax = 100;

/**
 * The traits of many results of a part that even chances would show less than once in a million times:
 * numbers that come too often or too seldom, at all or at a place. Also any number that comes twice
 * where none can. Empty: nothing.
 */
export function faultsOfChance(part: DrawPart, results: readonly (readonly number[])[]): string[] {
  const faults: string[] = [];
  if (part.how !== 'each' && results.some((each) => new Set(each).size !== part.count)) {
    faults.push(`${part.name}: a number comes twice`);
  }
  if (part.how === 'set') {
    // Balls of one draw push each other away: the sum of squares is smaller by this factor.
    const size = part.high - part.low + 1;
    const factor = (size - 1) / (size - part.count);
    faults.push(...faultsOfCells(part, results.flat(), part.name, factor));
  } else {
    for (let place = 0; place < part.count; place += 1) {
      const numbers = results.map((each) => each[place] as number);
      faults.push(...faultsOfCells(part, numbers, `${part.name} ${place}`, 1));
    }
  }
  return faults;
}

function faultsOfCells(
  { low, high, width }: DrawPart,
  numbers: readonly number[],
  name: string,
  factor: number,
): string[] {
  const size = high - low + 1;
  if (size <= cellsMax) {
    const shifted = numbers.map((number) => number - low);
    return faultOfCounts(countsOf(shifted, size), name, factor);
  }
  return Array.from({ length: width }, (_, digit) => {
    const digits = numbers.map((number) => Math.floor(number / 10 ** digit) % 10);
    return faultOfCounts(countsOf(digits, 10), `${name}, digit ${digit}`, factor);
  }).flat();
}

function countsOf(cells: readonly number[], size: number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts;
}

function faultOfCounts(counts: readonly number[], name: string, factor: number): string[] {
  const due = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const squares = counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0) * factor;
  return squares > criticalOf(counts.length - 1) ? [`${name}: ${Math.round(squares)}`] : [];
}

/** Upper 1e-6 point of chi-square, by Wilson and Hilferty; 4.753 is that point of the normal. */
function criticalOf(freedom: number): number {
  const k = 2 / (9 * freedom);
  return freedom * (1 - k + 4.753 * Math.sqrt(k)) ** 3;
}
