import { isPlayedOn, playsOf } from '@arara/lottery/betting';
import type { Play, PrizeTable } from '@arara/lottery/betting';
import { groupOf } from '@arara/lottery-view';
import { playOf } from '../../lib/lottery-rules.ts';

/** Ways to bet that stand behind one tab. */
export interface PlayGroup {
  readonly group: string;
  readonly ways: readonly Play[];
}

/** The ways to bet that the prizes sell on a day, in groups, in the order of the prizes. */
export function groupsOf(table: PrizeTable, date: string): readonly PlayGroup[] {
  const sold = playsOf(table)
    .map((code) => playOf(code))
    .filter((play) => play !== undefined)
    .filter((play) => isPlayedOn(play, date));
  return [...Map.groupBy(sold, ({ type }) => groupOf(type.code))].map(([group, ways]) => ({
    group,
    ways,
  }));
}

/** The first of these play types that is among them; the first there is where none is. */
export function playAt(
  groups: readonly PlayGroup[],
  codes: readonly (string | null)[],
): Play | undefined {
  const ways = groups.flatMap((each) => each.ways);
  const named = codes.flatMap((code) => ways.find(({ type }) => type.code === code) ?? []);
  return named[0] ?? ways[0];
}
