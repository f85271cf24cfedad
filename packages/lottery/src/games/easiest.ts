import { playsOf } from '../prizes/table.ts';
import type { PrizeTable } from '../prizes/table.ts';

/**
 * The bet that somebody makes who has never made one, by draw model: a single mark is a whole bet, a
 * number, a side or a place. Models that are missing have a ticket of one kind only.
 */
export const easiestPlays: Readonly<Record<string, string>> = {
  ssc: 'ssc.five.sum-sides',
  '11x5': '11x5.any1',
  k3: 'k3.sides',
  pk10: 'pk10.positions.sides',
  keno: 'keno.pick1',
  '3d': '3d.three.sum-sides',
  p5: 'p5.positions.direct',
  pc28: 'pc28.sides',
  hk6: 'hk6.special',
  'vn-north': 'vn-north.de',
  'vn-central': 'vn-central.de',
  'vn-south': 'vn-south.de',
};

/** The easiest that the prizes sell; the first where they sell none of these, null where they sell none at all. */
export function easiestOf(table: PrizeTable): string | null {
  const sold = playsOf(table);
  const easiest = easiestPlays[table.model];
  return sold.find((code) => code === easiest) ?? sold[0] ?? null;
}
