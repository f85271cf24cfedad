import type { DifferenceClass, ReconcilePart } from '@arara/contract';

/** Something that two books tell differently. */
export interface Found {
  readonly part: ReconcilePart;
  readonly class: DifferenceClass;
  readonly ref: string;
  /** When it happened, by the side that has it; null for a sum. */
  readonly at: Date | null;
  readonly ours: Readonly<Record<string, string>> | null;
  readonly theirs: Readonly<Record<string, string>> | null;
}

/** A movement of the account at the bank, in one of the two books; minor units, below zero where it left. */
export interface Entry {
  /** The key of the ledger for this movement; the bank's own name where the house has none. */
  readonly key: string;
  readonly amount: bigint;
  readonly at: Date;
  /** The brand whose money it is; null: nobody's, every brand looks at it. */
  readonly merchant: string | null;
  /** What the cashier says of it, where the ledger has no such movement. */
  readonly state: string | null;
}

export interface Books {
  /** Both reach from a day before `from` to now. */
  readonly bank: readonly Entry[];
  readonly ledger: readonly Entry[];
  /** What each side says that the account holds at the end of the day. */
  readonly bankClose: bigint;
  readonly ledgerClose: bigint;
}

export interface Span {
  /** The movements of this span are judged; those before it only help to find their other side. */
  readonly from: Date;
  readonly until: Date;
}

export interface Compared {
  readonly found: readonly Found[];
  readonly compared: number;
  /** Moves that one side wrote down before the end of the day and the other one after it. */
  readonly transit: bigint;
  readonly unexplained: bigint;
}

/**
 * Lays the bank's statement beside the ledger: what only one of them has, and what both have with another amount. A
 * pair is found by its key, however far apart in time the two wrote it down.
 */
export function compareBooks(
  { bank, ledger, bankClose, ledgerClose }: Books,
  { from, until }: Span,
  merchant: string,
  text: (minor: bigint) => string,
): Compared {
  const theirs = new Map(bank.map((entry) => [entry.key, entry]));
  const ours = new Map(ledger.map((entry) => [entry.key, entry]));
  const isOwn = (entry: Entry) => entry.merchant === null || entry.merchant === merchant;
  const isJudged = (entry: Entry) => entry.at >= from && entry.at < until && isOwn(entry);
  const side = (entry: Entry) => ({
    amount: text(entry.amount),
    at: entry.at.toISOString(),
    ...(entry.state === null ? {} : { state: entry.state }),
  });
  const found: Found[] = [];
  const note = (
    entry: Entry,
    kind: DifferenceClass,
    other: Omit<Found, 'part' | 'class' | 'ref' | 'at'>,
  ) => found.push({ part: 'bank', class: kind, ref: entry.key, at: entry.at, ...other });
  for (const entry of theirs.values()) {
    if (!isJudged(entry)) continue;
    const own = ours.get(entry.key);
    if (own !== undefined && own.amount !== entry.amount) {
      note(entry, 'changed', { ours: side(own), theirs: side(entry) });
    } else if (own === undefined && entry.state !== null) {
      // The cashier knows it, in a state in which no money moved.
      const { state, ...rest } = side(entry);
      note(entry, 'changed', { ours: { state: state ?? '' }, theirs: rest });
    } else if (own === undefined) note(entry, 'theirs', { ours: null, theirs: side(entry) });
  }
  for (const entry of ours.values()) {
    if (isJudged(entry) && !theirs.has(entry.key)) {
      note(entry, 'ours', { ours: side(entry), theirs: null });
    }
  }
  const judged = [...theirs.values(), ...ours.values()].filter(isJudged);
  const transit = inTransit(theirs, ours, until);
  return {
    found,
    compared: new Set(judged.map(({ key }) => key)).size,
    transit,
    unexplained: bankClose - ledgerClose - transit,
  };
}

/** What the bank holds more than the ledger by pairs that lie on both sides of an instant. */
function inTransit(
  theirs: ReadonlyMap<string, Entry>,
  ours: ReadonlyMap<string, Entry>,
  until: Date,
): bigint {
  let transit = 0n;
  for (const entry of theirs.values()) {
    const own = ours.get(entry.key);
    if (own === undefined) continue;
    if (entry.at < until && own.at >= until) transit += entry.amount;
    if (own.at < until && entry.at >= until) transit -= own.amount;
  }
  return transit;
}
