import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { isBefore } from '../../platform/story.repository.ts';
import type { StoryPlace } from '../../platform/story.ts';
import type { LimitKind, LimitPeriod } from './limit.policy.ts';

/** A pause or an exclusion, as the member asked for it. */
export interface Restriction {
  readonly id: bigint;
  readonly kind: 'pause' | 'exclusion';
  readonly since: Date;
  readonly until: Date;
}

/** A page of a member's pauses and exclusions, the latest first. */
export async function restrictionsBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<Restriction[]> {
  const { rows } = await db.query<Restriction & Record<string, unknown>>(sql`
    select id, kind, since, until from compliance.restriction
    where player_id = ${playerId} and ${isBefore(place, { at: 'since', id: 'id', type: 'bigint' })}
    order by id desc limit ${place.limit}`);
  return rows;
}

/** The pauses and exclusions that hold now. */
export async function restrictionsNow(db: Db, playerId: bigint, now: Date): Promise<Restriction[]> {
  const { rows } = await db.query<Restriction & Record<string, unknown>>(sql`
    select id, kind, since, until from compliance.restriction
    where player_id = ${playerId} and until > ${now} order by until desc`);
  return rows;
}

/** A change of a limit; `value` in minor units, or in minutes for time, null: no limit. */
export interface LimitChange {
  /** Unlike the id of a row it is one of this member's changes: they are few. */
  readonly id: bigint;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: bigint | null;
  readonly at: Date;
  readonly effectiveAt: Date;
  readonly cancelledAt: Date | null;
}

/** A page of the changes of a member's limits, the latest first. */
export async function limitChangesBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<LimitChange[]> {
  const { rows } = await db.query<LimitChange & Record<string, unknown>>(sql`
    select * from (
      select row_number() over (order by requested_at, kind, period, version) as id, kind, period,
        value, requested_at as at, effective_at as "effectiveAt", cancelled_at as "cancelledAt"
      from compliance.limit_version where player_id = ${playerId}
    ) changes
    where ${isBefore(place, { at: 'at', id: 'id', type: 'bigint' })}
    order by at desc, id desc limit ${place.limit}`);
  return rows;
}
