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
/** A vendor’s list is of many merchants: its days are those of UTC, whatever the clocks of the merchants show. */
const zone = 'UTC';
/** A transfer that begins before midnight may be carried out after it. */
const overlapMs = 10 * 60_000;

/** Lays the vendors' lists of yesterday beside ours, and keeps what differs for people to look at. */
export async function reconcile(deps: TransfersDeps): Promise<void> {
  const day = addDays(dayIn(zone, deps.clock.now()), -1);
  for (const vendor of await readPurseVendors(deps.database.read)) {
    try {
      await reconcileDay(deps, vendor, day);
    } catch (error) {
      deps.log.warn({ err: error, vendor }, 'a vendor’s list of transfers cannot be read');
    }
  }
}

/** Compares one vendor's day; answers and stores what differs. */
export async function reconcileDay(
  deps: TransfersDeps,
  vendor: string,
  day: string,
): Promise<Difference[]> {
  const from = startOfDay(zone, day);
  const until = startOfDay(zone, addDays(day, 1));
  const theirs = await listAll(deps, vendor, from, until);
  const wide = await listOfVendor(
    deps.database.read,
    vendor,
    new Date(from.getTime() - overlapMs),
    until,
  );
  const differences = differencesOf(vendor, wide, theirs, from);
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
  from: Date,
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
    .filter(({ finished_at: end }) => end !== null && end.getTime() - overlapMs < untilOf(from))
    .map((row) => ({
      vendor,
      reference: row.id,
      kind: 'missing' as const,
      ours: oursOf(row),
      theirs: null,
    }));
  return [...listed, ...missing];
}

const untilOf = (from: Date): number => startOfDay(zone, addDays(dayIn(zone, from), 1)).getTime();

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
