import { sql } from '@arara/postgres';
import type { Db } from '@arara/postgres';
import { isBefore } from '../../../platform/story.repository.ts';
import type { StoryPlace } from '../../../platform/story.ts';
import type { BlockDecision } from '../block-decision.repository.ts';
import type { Permission } from '../identity.types.ts';
import type { SignIn } from '../sign-in.repository.ts';

const byTime = { at: 'at', id: 'id', type: 'bigint' } as const;

/** A page of sign-ins and failed tries, the latest first. */
export async function signInsBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<(SignIn & { readonly id: bigint })[]> {
  const { rows } = await db.query<SignIn & { id: bigint } & Record<string, unknown>>(sql`
    select id, at, outcome, device, address, country from identity.sign_in
    where player_id = ${playerId} and ${isBefore(place, byTime)}
    order by id desc limit ${place.limit}`);
  return rows;
}

/** A page of the team's decisions about a member, the latest first. */
export async function decisionsBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<(BlockDecision & { readonly id: bigint })[]> {
  const { rows } = await db.query<BlockDecision & { id: bigint } & Record<string, unknown>>(sql`
    select id, action, reason, decided_by as by, at from identity.block_decision
    where player_id = ${playerId} and ${isBefore(place, byTime)}
    order by id desc limit ${place.limit}`);
  return rows;
}

/** A reason for which something is forbidden, and since when. */
export interface StandingBlock {
  readonly permission: Permission;
  readonly reason: string;
  readonly since: Date;
  readonly until: Date | null;
}

export async function standingBlocks(
  db: Db,
  playerId: bigint,
  now: Date,
): Promise<StandingBlock[]> {
  const { rows } = await db.query<StandingBlock & Record<string, unknown>>(sql`
    select permission, reason, since, until from identity.block
    where player_id = ${playerId} and (until is null or until > ${now})
    order by since, permission, reason`);
  return rows;
}

/** When a member was here last, by any session that is still kept. */
export async function lastSeen(db: Db, playerId: bigint): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(sql`
    select greatest(
      (select max(last_seen_at) from identity.session
        where player_id = ${playerId} and ended_at is null),
      (select at from identity.sign_in
        where player_id = ${playerId} and outcome = 'ok' order by id desc limit 1)) as at`);
  return rows[0]?.at ?? null;
}

/** The ways to reach a member that the form asked for, by their names. */
export async function contactsOf(
  db: Db,
  playerId: bigint,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await db.query<{ contacts: Record<string, string> }>(sql`
    select contacts from identity.player where id = ${playerId}`);
  return rows[0]?.contacts ?? {};
}
