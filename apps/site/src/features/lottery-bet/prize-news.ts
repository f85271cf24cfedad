import { rebateOf } from '@arara/lottery/betting';
import type { Pay, PrizeTable } from '@arara/lottery/betting';
import { paysOfLine } from './price.ts';
import type { Slip, SlipLine } from './slips.ts';
import { modeOf } from './terms.ts';

/** The prize of a line for a hit when it was chosen, and its prize now. */
export interface PayChange {
  readonly from: Pay;
  readonly to: Pay;
}

/** Other prizes are in force than those that a slip's lines were chosen under. */
export interface PrizeNews {
  /** For each line what it pays otherwise, which may be nothing; null where it is no longer sold. */
  readonly lines: readonly (readonly PayChange[] | null)[];
  /** Basis points of the price that come back, then and now; null where they are the same. */
  readonly rebate: { readonly from: number; readonly to: number } | null;
  /** `same`: none of that concerns this slip. `gone`: a line of it is no longer sold. */
  readonly kind: 'same' | 'changed' | 'gone';
}

/** The changes for a slip since its lines were chosen; null where its prizes are in force. */
export function newsOf(slip: Slip, now: PrizeTable): PrizeNews | null {
  if (slip.lines.every(({ seen }) => seen.version === now.version)) return null;
  const lines = slip.lines.map((line) => changesOf(line, slip, now));
  const rebate = rebateChangeOf(slip, now);
  return { lines, rebate, kind: kindOf(lines, rebate) };
}

function kindOf(lines: PrizeNews['lines'], rebate: PrizeNews['rebate']): PrizeNews['kind'] {
  if (lines.includes(null)) return 'gone';
  return rebate === null && lines.every((changes) => changes?.length === 0) ? 'same' : 'changed';
}

function changesOf(line: SlipLine, { unit, mode }: Slip, now: PrizeTable): PayChange[] | null {
  const after = paysOfLine(now, line, { unit, mode: modeOf(now, mode) });
  if (after === null) return null;
  const before = paysOfLine(line.seen, line, { unit, mode: modeOf(line.seen, mode) }) ?? [];
  return before.flatMap((from) => {
    const to = after.find(({ code }) => code === from.code);
    const isSame = to === undefined || (to.prize === from.prize && to.odds === from.odds);
    return isSame ? [] : [{ from, to }];
  });
}

function rebateChangeOf({ lines, mode }: Slip, now: PrizeTable): PrizeNews['rebate'] {
  const to = rebateOf(now, modeOf(now, mode));
  const froms = lines.map(({ seen }) => rebateOf(seen, modeOf(seen, mode)));
  const from = froms.find((each) => each !== to);
  return from === undefined ? null : { from, to };
}
