import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { postedAt } from '@arara/ledger';
import type { TransactionKind } from './record.kinds.ts';
import type { Entry } from './wallet.types.ts';

export interface DayTotal {
  readonly day: string;
  readonly kind: TransactionKind;
  readonly credited: bigint;
  readonly debited: bigint;
  readonly entries: number;
}

export interface RecordTotals {
  readonly credited: bigint;
  readonly debited: bigint;
  readonly entries: number;
}

export async function addDayTotals(
  tx: Tx,
  playerId: bigint,
  totals: readonly DayTotal[],
): Promise<void> {
  await tx.query(sql`
    insert into wallet.day_total as known (player_id, day, kind, credited, debited, entries)
    select ${playerId}::bigint, * from unnest(
      ${totals.map((total) => total.day)}::date[], ${totals.map((total) => total.kind)}::text[],
      ${totals.map((total) => total.credited)}::bigint[],
      ${totals.map((total) => total.debited)}::bigint[],
      ${totals.map((total) => total.entries)}::integer[])
    on conflict (player_id, day, kind) do update set
      credited = known.credited + excluded.credited,
      debited = known.debited + excluded.debited,
      entries = known.entries + excluded.entries`);
}

export async function addMovements(
  tx: Tx,
  playerId: bigint,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx.query(sql`
    insert into wallet.movement (player_id, transfer_id, kind, change, balance, reference)
    select ${playerId}::bigint, * from unnest(
      ${entries.map((entry) => entry.id)}::bigint[], ${entries.map((entry) => entry.kind)}::text[],
      ${entries.map((entry) => entry.change)}::bigint[],
      ${entries.map((entry) => entry.balance)}::bigint[],
      ${entries.map((entry) => entry.reference)}::text[])`);
}

export interface RecordFilter {
  readonly playerId: bigint;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly kind: TransactionKind | null;
}

/**
 * The sums of a filter. The amount that was set aside for chases is still the member's, and what of it is staked is
 * counted as a stake: it is in the sums of its own kind only.
 */
export async function readTotals(db: Db, filter: RecordFilter): Promise<RecordTotals> {
  const { rows } = await db.query<{ credited: bigint; debited: bigint; entries: bigint }>(sql`
    select coalesce(sum(credited) filter (where counts), 0)::bigint as credited,
      coalesce(sum(debited) filter (where counts), 0)::bigint as debited,
      coalesce(sum(entries), 0)::bigint as entries
    from wallet.day_total, lateral (select kind <> 'chase' or kind = ${filter.kind}::text) as of (counts)
    where player_id = ${filter.playerId}
      and day between ${filter.firstDay}::date and ${filter.lastDay}::date
      and (${filter.kind}::text is null or kind = ${filter.kind})`);
  const row = rows[0];
  return {
    credited: row?.credited ?? 0n,
    debited: row?.debited ?? 0n,
    entries: Number(row?.entries ?? 0n),
  };
}

/** Movements of a kind that is few, newest first: ids below `before`, from `from` on. */
export async function readMovements(
  db: Db,
  playerId: bigint,
  kind: TransactionKind,
  range: { readonly from: bigint; readonly before: bigint },
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<Entry[]> {
  const { rows } = await db.query<{
    transfer_id: bigint;
    change: bigint;
    balance: bigint | null;
    reference: string;
  }>(sql`
    select transfer_id, change, balance, reference from wallet.movement
    where player_id = ${playerId} and kind = ${kind}
      and transfer_id >= ${range.from} and transfer_id < ${range.before}
    order by transfer_id desc limit ${limit} offset ${skip}`);
  return rows.map((row) => ({
    id: row.transfer_id,
    at: postedAt(row.transfer_id),
    kind,
    change: row.change,
    balance: row.balance,
    reference: row.reference,
  }));
}

/** The totals of each day of a span, by kind; days without entries are not there. */
export async function readDayTotals(
  db: Db,
  { playerId, firstDay, lastDay }: Omit<RecordFilter, 'kind'>,
): Promise<DayTotal[]> {
  const { rows } = await db.query<DayTotal & Record<string, unknown>>(sql`
    select day::text, kind, credited, debited, entries from wallet.day_total
    where player_id = ${playerId} and day between ${firstDay}::date and ${lastDay}::date`);
  return rows;
}
