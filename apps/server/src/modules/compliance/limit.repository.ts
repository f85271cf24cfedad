import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import type { LimitKind, LimitPeriod, LimitVersion } from './limit.policy.ts';

interface Row {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly version: number;
  readonly value: bigint | null;
  readonly effective_at: Date;
  readonly cancelled_at: Date | null;
}

/** Versions of limits by `kind/period`. */
export type LimitHistory = ReadonlyMap<string, readonly LimitVersion[]>;

export function limitKey(kind: LimitKind, period: LimitPeriod): string {
  return `${kind}/${period}`;
}

/** Every version that was not cancelled: few per player, because each needs a person's act. */
export async function readLimits(db: Db, playerId: bigint): Promise<LimitHistory> {
  const { rows } = await db.query<Row>(sql`
    select kind, period, version, value, effective_at, cancelled_at
    from compliance.limit_version
    where player_id = ${playerId} and cancelled_at is null
    order by version`);
  const history = new Map<string, LimitVersion[]>();
  for (const row of rows) {
    const key = limitKey(row.kind, row.period);
    const versions = history.get(key) ?? [];
    versions.push({
      version: row.version,
      value: row.value,
      effectiveAt: row.effective_at,
      cancelledAt: row.cancelled_at,
    });
    history.set(key, versions);
  }
  return history;
}

export interface NewLimitVersion {
  readonly playerId: bigint;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: bigint | null;
  readonly requestedAt: Date;
  readonly effectiveAt: Date;
}

/** Adds a version; the player's row is locked, so versions count up without gaps. */
export async function insertLimit(tx: Tx, limit: NewLimitVersion): Promise<void> {
  const { playerId, kind, period } = limit;
  await tx.query(sql`
    insert into compliance.limit_version
      (player_id, kind, period, version, value, requested_at, effective_at)
    select ${playerId}, ${kind}, ${period}, coalesce(max(version), 0) + 1, ${limit.value}::bigint,
      ${limit.requestedAt}::timestamptz, ${limit.effectiveAt}::timestamptz
    from compliance.limit_version
    where player_id = ${playerId} and kind = ${kind} and period = ${period}`);
}

/** A change that waited for its 24 hours is dropped: the last wish of the player counts. */
export async function cancelWaiting(
  tx: Tx,
  playerId: bigint,
  kind: LimitKind,
  period: LimitPeriod,
  at: Date,
): Promise<void> {
  await tx.query(sql`
    update compliance.limit_version set cancelled_at = ${at}
    where player_id = ${playerId} and kind = ${kind} and period = ${period}
      and cancelled_at is null and effective_at > ${at}`);
}
