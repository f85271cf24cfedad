import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';
import { isBefore } from '../../../platform/story.repository.ts';
import type { StoryPlace } from '../../../platform/story.ts';

/** That a member agreed to a version of the terms of the brand. */
export interface Acceptance {
  readonly version: number;
  readonly at: Date;
  /** Null: it was not noted. */
  readonly address: string | null;
}

type Row = Acceptance & Record<string, unknown>;

const acceptance = sql`version, at, address`;

/** The brand of an account, and the latest version that its member agreed to; 0: none. Null: there is no such account. */
export async function readAgreed(
  db: Db,
  playerId: bigint,
): Promise<{
  readonly merchant: string;
  readonly isAgent: number;
  readonly version: number;
} | null> {
  const { rows } = await db.query<{ merchant: string; isAgent: number; version: number }>({
    name: 'identity-terms-agreed',
    text: `select p.merchant_id as merchant, p.is_agent as "isAgent", coalesce((
        select max(version) from identity.terms_acceptance a where a.player_id = p.id), 0) as version
      from identity.player p where p.id = $1`,
    values: [playerId],
  });
  return rows[0] ?? null;
}

/** Writes that a member agreed; the first time stays. */
export async function insertAcceptance(
  tx: Tx,
  playerId: bigint,
  { version, at, address }: Acceptance,
): Promise<void> {
  await tx.query(sql`
    insert into identity.terms_acceptance (player_id, version, at, address)
    values (${playerId}, ${version}, ${at}, ${address}) on conflict do nothing`);
}

export async function hasAccepted(db: Db, playerId: bigint, version: number): Promise<boolean> {
  const { rows } = await db.query(sql`
    select from identity.terms_acceptance where player_id = ${playerId} and version = ${version}`);
  return rows.length > 0;
}

/** The latest agreement of a member; null: there is none. */
export async function lastAcceptance(db: Db, playerId: bigint): Promise<Acceptance | null> {
  const { rows } = await db.query<Row>(sql`
    select ${acceptance} from identity.terms_acceptance where player_id = ${playerId}
    order by version desc limit 1`);
  return rows[0] ?? null;
}

const byTime = { at: 'at', id: 'version', type: 'bigint' } as const;

/** A page of a member's agreements, the latest first. */
export async function acceptancesBefore(
  db: Db,
  playerId: bigint,
  place: StoryPlace,
): Promise<(Acceptance & { readonly id: bigint })[]> {
  const { rows } = await db.query<Row & { id: bigint }>(sql`
    select version::bigint as id, ${acceptance} from identity.terms_acceptance
    where player_id = ${playerId} and ${isBefore(place, byTime)}
    order by at desc, version desc limit ${place.limit}`);
  return rows;
}
