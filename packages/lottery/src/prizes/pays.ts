import type { Minor } from '@arara/money';
import type { Play, PrizeClass } from '../play-type.ts';
import { ruleOf } from '../rules/index.ts';
import type { Selection } from '../selection.ts';
import { prizeOf, type StakeTerms } from './amounts.ts';
import { sells, type PrizeTable } from './table.ts';

/** What one bet of a line gets for a hit in one class. */
export interface Pay {
  /** Code of the class. */
  readonly code: string;
  /** Stakes that it pays, as the prizes have them in text; null where they go by mode. */
  readonly odds: string | null;
  readonly prize: Minor;
}

/**
 * What the bets of a line can win, the most first; a stake that comes back is no prize. Without a line:
 * what a way to bet can pay. Null where the prizes do not sell the play type.
 */
export function paysOf(
  table: PrizeTable,
  play: Play,
  selection: Selection | null,
  terms: StakeTerms,
): readonly Pay[] | null {
  if (!sells(table, play)) return null;
  const own = table.family === 'LOTT' ? null : table.odds[play.type.code];
  return classesOf(play, selection)
    .filter(({ share }) => share !== 'push')
    .map(({ code }) => ({
      code,
      odds: own?.[code] ?? null,
      prize: prizeOf(table, play, [{ code, units: 1 }], terms),
    }))
    .toSorted((a, b) => Number(b.prize - a.prize));
}

/** What a hit of a line pays at most. */
export interface TopPay extends Pay {
  /** Other hits of the line pay less. */
  readonly most: boolean;
}

/** The most of what a line can win, by `paysOf`; null where that is nothing. */
export function topPayOf(pays: readonly Pay[] | null): TopPay | null {
  const [top] = pays ?? [];
  if (top === undefined) return null;
  return { ...top, most: pays?.some(({ prize }) => prize < top.prize) === true };
}

/** The classes that a line can win: those of its kinds of unit bets; all where nothing is chosen yet. */
function classesOf(play: Play, selection: Selection | null): readonly PrizeClass[] {
  const { rule, classes } = play.type;
  const isOneKind = classes.every(({ kind }) => kind === classes[0]?.kind);
  if (selection === null || isOneKind) return classes;
  const kinds = new Set<string>();
  for (const unit of ruleOf(rule).units(rule, selection, play)) {
    kinds.add(ruleOf(rule).kindOf(rule, unit, play));
  }
  return classes.filter(({ kind }) => kinds.has(kind));
}
