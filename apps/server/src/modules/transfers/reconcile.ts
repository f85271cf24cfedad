import { addDays, dayIn, startOfDay } from '@arara/calendar';
import type { ListedTransfer } from './purse-vendor.ts';
import { keepDifference } from './difference.repository.ts';
import type { Difference } from './difference.repository.ts';
import { readPurseVendors } from './purse.repository.ts';
import { listOfVendor } from './transfers.repository.ts';
import type { TransferRow } from './transfers.repository.ts';
import { isOpen } from './transfers.states.ts';
import type { TransfersDeps } from './transfers.deps.ts';

const pageSize = 1_000;
const pagesMax = 1_000;
/** The daily job looks at all merchants of a vendor at once: its days are those of UTC, whatever their clocks show. */
const zone = 'UTC';
/** A transfer that begins before midnight may be carried out after it. */
const overlapMs = 10 * 60_000;

/** Lays the vendors' lists of yesterday beside ours, and keeps what differs for people to look at. */
export async function reconcile(deps: TransfersDeps): Promise<void> {
  const today = dayIn(zone, deps.clock.now());
  const span = { from: startOfDay(zone, addDays(today, -1)), until: startOfDay(zone, today) };
  for (const vendor of await readPurseVendors(deps.database.read)) {
    try {
      await reconcileSpan(deps, vendor, span);
    } catch (error) {
      deps.log.warn({ err: error, vendor }, 'a vendor’s list of transfers cannot be read');
    }
  }
}

/** From an instant on, and before another one. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

/** Compares a span of one vendor's list, a day as a rule; answers and stores what differs. */
export async function reconcileSpan(
  deps: TransfersDeps,
  vendor: string,
  span: Span,
): Promise<Difference[]> {
  const { from, until } = span;
  const theirs = await listAll(deps, vendor, from, until);
  const wide = await listOfVendor(
    deps.database.read,
    vendor,
    new Date(from.getTime() - overlapMs),
    until,
  );
  const differences = differencesOf(vendor, wide, theirs, span);
  for (const difference of differences) await note(deps, difference);
  return differences;
}

async function listAll(deps: TransfersDeps, vendor: string, from: Date, until: Date) {
  const all: ListedTransfer[] = [];
  let after = '';
  for (let page = 0; page < pagesMax; page += 1) {
    const listed = await deps.vendor.list(vendor, from, until, after);
    all.push(...listed);
    if (listed.length < pageSize) return all;
    after = listed.at(-1)?.reference ?? '';
  }
  throw new Error('a day of transfers has no end');
}

/** An entry that is in both lists and equal is in order; one that is still open here is judged another day. */
export function differencesOf(
  vendor: string,
  ours: readonly TransferRow[],
  theirs: readonly ListedTransfer[],
  { from, until }: Span,
): Difference[] {
  const known = new Map(ours.map((row) => [row.id, row]));
  const told = new Set(theirs.map(({ reference }) => reference));
  const listed = theirs.flatMap((item): Difference[] => {
    const row = known.get(item.reference);
    const kind = row === undefined ? 'extra' : isSame(row, item) ? null : 'changed';
    if (kind === null) return [];
    return [{ vendor, reference: item.reference, kind, ours: oursOf(row), theirs: theirsOf(item) }];
  });
  const missing = ours
    .filter(({ id, state, created_at: at }) => state === 'OK' && at >= from && !told.has(id))
    .filter(({ finished_at: end }) => end !== null && end.getTime() - overlapMs < until.getTime())
    .map((row) => ({
      vendor,
      reference: row.id,
      kind: 'missing' as const,
      ours: oursOf(row),
      theirs: null,
    }));
  return [...listed, ...missing];
}

function isSame(row: TransferRow, item: ListedTransfer): boolean {
  const direction = row.direction === 'OUT' ? 'deposit' : 'withdraw';
  const isEqual = row.amount === item.amount && row.currency === item.currency;
  return isEqual && direction === item.direction && (row.state === 'OK' || isOpen(row.state));
}

const oursOf = (row: TransferRow | undefined) =>
  row === undefined
    ? null
    : { direction: row.direction, amount: String(row.amount), state: row.state };

const theirsOf = ({ direction, amount, player_id: player }: ListedTransfer) => ({
  direction,
  amount: String(amount),
  player,
});

async function note(deps: TransfersDeps, difference: Difference): Promise<void> {
  deps.metrics.alarm('difference');
  deps.log.error({ ...difference }, 'vendor and house tell of a transfer differently');
  await keepDifference(deps.database.read, difference, deps.clock.now());
}
