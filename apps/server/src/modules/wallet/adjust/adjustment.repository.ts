import type { AdjustmentClass } from '@arara/contract';
import type { Currency } from '@arara/money';
import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { isBefore } from '../../../platform/story.repository.ts';
import type { StoryPlace } from '../../../platform/story.ts';

/** An adjustment that was made; `change` is in minor units, from the side of the member. */
export interface AdjustmentRow {
  /** The id of its decision. */
  readonly id: string;
  readonly playerId: bigint;
  readonly currency: Currency;
  readonly change: bigint;
  readonly class: AdjustmentClass;
  readonly reference: string;
  readonly reason: string;
  /** Both people, the proposer first. */
  readonly by: string;
  readonly at: Date;
}

type Row = AdjustmentRow & Record<string, unknown>;

const columns = sql`id, player_id as "playerId", currency, change, class, reference, reason,
  decided_by as by, at`;

export async function insertAdjustment(
  tx: Tx,
  { merchant, ...row }: AdjustmentRow & { readonly merchant: string },
): Promise<void> {
  await tx.query(sql`
    insert into wallet.adjustment
      (id, merchant_id, player_id, currency, change, class, reference, reason, decided_by, at)
    values (${row.id}, ${merchant}, ${row.playerId}, ${row.currency}, ${row.change}, ${row.class},
      ${row.reference}, ${row.reason}, ${row.by}, ${row.at})`);
}

/** The adjustments of a member among some ids. */
export async function readAdjustments(
  db: Db,
  playerId: bigint,
  ids: readonly string[],
): Promise<AdjustmentRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from wallet.adjustment
    where player_id = ${playerId} and id = any (${[...ids]}::uuid[])`);
  return rows;
}

/** A page of a member's adjustments, the latest first. */
export async function adjustmentsBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<AdjustmentRow[]> {
  const { rows } = await db.query<Row>(sql`
    select ${columns} from wallet.adjustment
    where player_id = ${playerId} and ${isBefore(place, { at: 'at', id: 'id', type: 'uuid' })}
    order by at desc, id desc limit ${place.limit}`);
  return rows;
}

/** Half open; `from` null: since ever. */
export interface AdjustmentSpan {
  readonly from: Date | null;
  readonly until: Date;
}

/** The net change by class, in minor units of one currency. */
export interface AdjustmentSum {
  readonly class: AdjustmentClass;
  readonly count: number;
  readonly change: bigint;
}

export async function sumsOfMember(
  db: Db,
  playerId: bigint,
  { from, until }: AdjustmentSpan,
): Promise<AdjustmentSum[]> {
  const { rows } = await db.query<AdjustmentSum & Record<string, unknown>>(sql`
    select class, count(*)::int as count, sum(change)::bigint as change
    from wallet.adjustment
    where player_id = ${playerId} and at < ${until} and (${from}::timestamptz is null or at >= ${from})
    group by class order by class`);
  return rows;
}

/** The house's money that a member got in a span of time, less what was taken back: the rows that reports add up. */
export async function bonusCostOf(
  db: Db,
  playerId: bigint,
  { from, until }: AdjustmentSpan,
  currency: string,
): Promise<bigint> {
  const { rows } = await db.query<{ cost: bigint }>(sql`
    select coalesce(sum(amount), 0)::bigint as cost from wallet.bonus_cost
    where player_id = ${playerId} and currency = ${currency}
      and at < ${until} and (${from}::timestamptz is null or at >= ${from})`);
  return rows[0]?.cost ?? 0n;
}

export async function sumsOfBrand(
  db: Db,
  merchant: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<AdjustmentSum[]> {
  const { rows } = await db.query<AdjustmentSum & Record<string, unknown>>(sql`
    select class, count(*)::int as count, sum(change)::bigint as change
    from wallet.adjustment
    where merchant_id = ${merchant} and at >= ${from} and at < ${until}
    group by class order by class`);
  return rows;
}

/** The bound of a brand in minor units, else that of the house. */
export async function readBound(db: Db, merchant: string): Promise<bigint> {
  const { rows } = await db.query<{ amount: bigint }>(sql`
    select amount from wallet.adjustment_bound where merchant_id in (${merchant}, 'default')
    order by merchant_id = 'default' limit 1`);
  const [row] = rows;
  if (row === undefined) throw new Error('wallet.adjustment_bound has no default row');
  return row.amount;
}

/** Lets one decision at a time change bounds. */
export async function lockBounds(tx: Tx): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('wallet.adjustment_bound'))`);
}

/** Gives a brand a bound of its own, in minor units. */
export async function writeBound(tx: Tx, merchant: string, amount: bigint): Promise<void> {
  await tx.query(sql`
    insert into wallet.adjustment_bound (merchant_id, amount) values (${merchant}, ${amount})
    on conflict (merchant_id) do update set amount = excluded.amount`);
}
