import type { Ledger, StatementLine } from '@arara/ledger';
import { toEntry } from './counting.ts';
import type { WalletDeps } from './wallet.deps.ts';
import type { TransactionKind } from './record.kinds.ts';
import type { Entry, RecordLabels } from './wallet.types.ts';

/** Sums of the entries of one kind, in minor units; what left is below zero. */
export interface MoneySource {
  readonly kind: TransactionKind;
  readonly count: number;
  readonly amount: bigint;
}

/** The way in which a balance came about since it last was near zero, in minor units. */
export interface MoneySources {
  /** When the first entry since then came; null: there is none. */
  readonly since: Date | null;
  /** The balance that the first of them found. It and the sums of `sources` make `balance`. */
  readonly opening: bigint;
  readonly balance: bigint;
  readonly sources: readonly MoneySource[];
  /** False if the balance was not near zero for so long that the walk ended before. */
  readonly whole: boolean;
  /** The largest prizes among the entries, with the names of their games. */
  readonly prizes: readonly (Entry & { readonly label: string | null })[];
}

/** Less than a ticket costs: a balance of that much counts as spent. */
const nearZero = 100n;
const linesPerPage = 500;
const pagesMax = 20;
const prizesShown = 5;

type Deps = Pick<WalletDeps, 'accounts'> & {
  readonly ledger: Pick<Ledger, 'statement' | 'firstOf'>;
  readonly labels: RecordLabels;
};

interface Walk {
  readonly sums: Map<TransactionKind, { count: number; amount: bigint }>;
  readonly prizes: Entry[];
  since: Date | null;
  opening: bigint;
}

/**
 * Walks a player's cash back from a chain of it, such as the hold of a withdrawal, to where the balance last was near
 * zero. Ten thousand entries at most: a longer story says so.
 */
export async function sourcesBefore(
  deps: Deps,
  { playerId, key, language }: { playerId: bigint; key: string; language: string },
): Promise<MoneySources | null> {
  const first = await deps.ledger.firstOf(key);
  if (first === null) return null;
  const { cash } = await deps.accounts.accountsOf(playerId);
  const head = await deps.ledger.statement({ accountId: cash, cursor: first, pageSize: 1 });
  const [line] = head.lines;
  if (line?.transferId !== first) return null;
  const balance = (line.balance ?? 0n) - line.change;
  const walk: Walk = { sums: new Map(), prizes: [], since: null, opening: balance };
  const whole = balance <= nearZero || (await walkBack(deps, walk, cash, head.next));
  const labels = await deps.labels(
    playerId,
    walk.prizes.map(({ reference }) => reference),
    language,
  );
  return {
    since: walk.since,
    opening: walk.opening,
    balance,
    whole,
    sources: [...walk.sums].map(([kind, sum]) => ({ kind, ...sum })),
    prizes: walk.prizes.map((prize) => ({ ...prize, label: labels.get(prize.reference) ?? null })),
  };
}

/** True if the walk ended at a balance near zero, or at the beginning of the account. */
async function walkBack(
  { ledger }: Pick<Deps, 'ledger'>,
  walk: Walk,
  accountId: bigint,
  start: bigint | null,
): Promise<boolean> {
  let cursor = start;
  for (let page = 0; page < pagesMax && cursor !== null; page += 1) {
    const { lines, next } = await ledger.statement({ accountId, cursor, pageSize: linesPerPage });
    for (const line of lines) {
      if ((line.balance ?? 0n) <= nearZero) return true;
      add(walk, line);
    }
    cursor = next;
  }
  return cursor === null;
}

function add(walk: Walk, line: StatementLine): void {
  const entry = toEntry(line);
  walk.opening = (line.balance ?? 0n) - line.change;
  if (entry.change === 0n) return;
  walk.since = entry.at;
  const sum = walk.sums.get(entry.kind) ?? { count: 0, amount: 0n };
  sum.count += 1;
  sum.amount += entry.change;
  walk.sums.set(entry.kind, sum);
  if (entry.kind !== 'win' || entry.change < 0n) return;
  walk.prizes.push(entry);
  walk.prizes.sort((a, b) => (a.change === b.change ? 0 : a.change > b.change ? -1 : 1));
  walk.prizes.length = Math.min(walk.prizes.length, prizesShown);
}
