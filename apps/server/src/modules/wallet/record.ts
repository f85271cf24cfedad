import { idAt } from '@arara/ledger';
import { readDaySpan } from '../../platform/day-span.ts';
import type { DaySpan } from '../../platform/day-span.ts';
import { countPlayer, toEntry } from './counting.ts';
import { isDense } from './record.kinds.ts';
import type { TransactionKind } from './record.kinds.ts';
import { readMovements, readTotals } from './record.repository.ts';
import type { RecordTotals } from './record.repository.ts';
import type { Entry } from './wallet.types.ts';
import type { WalletDeps } from './wallet.deps.ts';

const stepsMax = 20;
const linesPerStep = 200;

export interface RecordQuery {
  readonly playerId: bigint;
  /** Calendar days of the merchant, both included; without them the last thirty. */
  readonly from: string | null;
  readonly to: string | null;
  readonly kind: TransactionKind | null;
  /** The line that the page begins with; null: the page of the number, counted from the newest. */
  readonly cursor: bigint | null;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface RecordPage {
  readonly entries: readonly Entry[];
  readonly next: bigint | null;
  readonly totals: RecordTotals;
}

type RecordDeps = Pick<WalletDeps, 'database' | 'ledger' | 'accounts' | 'clock'>;

/** A page of the account record, newest first, with the totals of the whole filter. */
export async function readRecord(deps: RecordDeps, query: RecordQuery): Promise<RecordPage> {
  const { timeZone } = await deps.accounts.accountsOf(query.playerId);
  const range = readDaySpan(timeZone, query, deps.clock.now());
  await countPlayer(deps, query.playerId);
  const totals = await readTotals(deps.database.read, { ...range, ...query });
  const isPast = skippedBy(query) >= totals.entries;
  const page = isPast ? { entries: [], next: null } : await readEntries(deps, query, range);
  return { ...page, totals };
}

async function readEntries(
  deps: RecordDeps,
  query: RecordQuery,
  range: DaySpan,
): Promise<Pick<RecordPage, 'entries' | 'next'>> {
  const { playerId, kind, cursor, pageSize } = query;
  const skip = skippedBy(query);
  if (kind === null || isDense(kind)) return walk(deps, query, skip, range);
  const before = cursor ?? idAt(range.until);
  const span = { from: idAt(range.from), before };
  const asked = { skip, limit: pageSize + 1 };
  const found = await readMovements(deps.database.read, playerId, kind, span, asked);
  const entries = found.slice(0, pageSize);
  return { entries, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}

/** Rows before the page of a number; a cursor stands where its page begins. */
function skippedBy({ cursor, pageNo, pageSize }: RecordQuery): number {
  return cursor === null ? (pageNo - 1) * pageSize : 0;
}

/**
 * Walks the ledger's statement and keeps what is of the kind; a few steps from a cursor, for these are many. A
 * page by its number is walked to its end: else rows that the totals count would be on no page.
 */
async function walk(
  deps: RecordDeps,
  { playerId, kind, cursor, pageSize }: RecordQuery,
  skip: number,
  { from, until }: DaySpan,
): Promise<Pick<RecordPage, 'entries' | 'next'>> {
  const { cash } = await deps.accounts.accountsOf(playerId);
  const entries: Entry[] = [];
  let before = skip;
  let at = cursor;
  for (let steps = cursor === null ? Number.POSITIVE_INFINITY : stepsMax; steps > 0; steps -= 1) {
    const { lines, next } = await deps.ledger.statement({
      accountId: cash,
      from,
      until,
      pageSize: kind === null && skip === 0 ? pageSize : linesPerStep,
      ...(at === null ? {} : { cursor: at }),
    });
    for (const line of lines) {
      const entry = toEntry(line);
      if (line.change === 0n || (kind !== null && entry.kind !== kind)) continue;
      if (before > 0) {
        before -= 1;
        continue;
      }
      // The page is full: the next one begins with this line.
      if (entries.length === pageSize) return { entries, next: entry.id };
      entries.push(entry);
    }
    at = next;
    if (at === null) break;
  }
  return { entries, next: at };
}

/** One transfer of the player's cash account; null when it is not theirs. */
export async function readEntry(
  deps: Pick<WalletDeps, 'ledger' | 'accounts'>,
  playerId: bigint,
  id: bigint,
): Promise<(Entry & { readonly counterAddress: string; readonly ownAddress: string }) | null> {
  const { cash } = await deps.accounts.accountsOf(playerId);
  const { lines } = await deps.ledger.statement({ accountId: cash, cursor: id, pageSize: 1 });
  const line = lines[0];
  if (line === undefined || line.transferId !== id) return null;
  return {
    ...toEntry(line),
    counterAddress: line.counterAddress,
    ownAddress: `player:${playerId}:cash`,
  };
}
