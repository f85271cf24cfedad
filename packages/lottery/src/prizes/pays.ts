import type { Minor } from '@arara/money';
import type { Play, PrizeClass } from '../play-type.ts';
import { ruleOf } from '../rules/index.ts';
import type { Selection } from '../selection.ts';
import { prizeOf, type StakeTerms } from './amounts.ts';
import { sells, type PrizeTable } from './table.ts';

/** The amount that one bet of a line gets for a hit in one class. */
export interface Pay {
  /** Code of the class. */
  readonly code: string;
  /** Stakes that it pays, as the prizes have them in text; null where they go by mode. */
  readonly odds: string | null;
  readonly prize: Minor;
}

/**
 * The prizes that the bets of a line can win, the most first; a stake that comes back is no prize. Without a line:
 * those of a way to bet. Null where the prizes do not sell the play type.
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

/** The most that a hit of a line pays. */
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

/**
 * True if a line holds a bet that can win nothing: where it is right, the best that it pays is less than
 * the smallest coin. Such a line is not sold.
 */
export function paysNothing(
  table: PrizeTable,
  play: Play,
  selection: Selection,
  terms: StakeTerms,
): boolean {
  const best = new Map<string, Minor>();
  for (const { code, kind, share } of play.type.classes) {
    const prize = share === 'push' ? null : prizeOf(table, play, [{ code, units: 1 }], terms);
    if (prize !== null && prize >= (best.get(kind) ?? 0n)) best.set(kind, prize);
  }
  const isNothing = (kind: string) => !best.get(kind);
  const kinds = [...best.keys()];
  // Nearly always all of them pay, or none: then nobody looks at the bets of the line one by one.
  if (!kinds.some(isNothing)) return false;
  return kinds.every(isNothing) || makesBetOf(play, selection, isNothing);
}

/** True if a line makes a bet of such a kind. */
function makesBetOf(play: Play, selection: Selection, isAsked: (kind: string) => boolean): boolean {
  const { rule } = play.type;
  for (const unit of ruleOf(rule).units(rule, selection, play)) {
    if (isAsked(ruleOf(rule).kindOf(rule, unit, play))) return true;
  }
  return false;
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
