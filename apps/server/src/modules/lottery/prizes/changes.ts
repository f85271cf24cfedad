import type { PrizeTable } from '@arara/lottery';

/**
 * The changes that a table would bring, by the path of each value: `modeMax` → `1960 → 1900`. A way to bet that is
 * sold at prizes by mode is `sold`.
 */
export function changesOf(now: PrizeTable, next: PrizeTable): Record<string, string> {
  const [before, after] = [linesOf(now), linesOf(next)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return Object.fromEntries(
    names
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => [name, `${before.get(name) ?? '-'} → ${after.get(name) ?? '-'}`]),
  );
}

function linesOf(table: PrizeTable): Map<string, string> {
  if (table.family === 'LOTT') {
    const { modeMin, modeMax, plays } = table;
    const modes = { modeMin: String(modeMin), modeMax: String(modeMax) };
    return new Map([...Object.entries(modes), ...plays.map((play) => [play, 'sold'] as const)]);
  }
  return new Map(
    Object.entries(table.odds).flatMap(([play, classes]) =>
      Object.entries(classes).map(([hit, odds]) => [`${play} ${hit}`, odds] as const),
    ),
  );
}
