import type { LimitTerms } from '../compliance/index.ts';
import { legsOn } from '../play/index.ts';
import type { TermsLeg } from '../play/index.ts';
import type { Allowance } from './postings.ts';
import type { OutRow } from './transfers.repository.ts';

/** How much of each sending has come home with an amount. */
export interface Share {
  readonly id: string;
  readonly amount: bigint;
  readonly sentAt: Date;
}

/** Money that comes home is of the newest sendings; beyond all that was sent it is winnings. */
export function sharesOf(amount: bigint, outs: readonly OutRow[]): Share[] {
  let left = amount;
  const shares: Share[] = [];
  for (const { id, amount: sent, brought_home: home, created_at: sentAt } of outs) {
    if (left === 0n) break;
    const part = left < sent - home ? left : sent - home;
    shares.push({ id, amount: part, sentAt });
    left -= part;
  }
  return shares;
}

/**
 * The allowances that shares give back to limits of loss, one for each limit. A sending of a period that is
 * over gives none: a loss of yesterday allows nothing today. Winnings give none either.
 */
export function allowancesOf(
  shares: readonly Share[],
  terms: Pick<LimitTerms, 'legs'>,
): Allowance[] {
  const allowances = new Map<bigint, { leg: TermsLeg; amount: bigint }>();
  for (const { amount, sentAt } of shares) {
    for (const leg of legsOn(terms, 'release', sentAt)) {
      const known = allowances.get(leg.credit)?.amount ?? 0n;
      allowances.set(leg.credit, { leg, amount: known + amount });
    }
  }
  return [...allowances.values()];
}
