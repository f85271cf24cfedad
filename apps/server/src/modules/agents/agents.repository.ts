import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export type CodeKind = 'affiliate' | 'referral';

export interface InvitationCode {
  readonly merchant: string;
  readonly key: string;
  readonly code: string;
  readonly kind: CodeKind;
  readonly ownerId: bigint;
  readonly domain: string | null;
}

/** A code in force. */
export async function findActiveCode(
  db: Db,
  merchant: string,
  key: string,
): Promise<InvitationCode | null> {
  const { rows } = await db.query<InvitationCode & Record<string, unknown>>(sql`
    select merchant_id as merchant, code_key as key, code, kind, owner_id as "ownerId", domain
    from agents.code where merchant_id = ${merchant} and code_key = ${key} and active`);
  return rows[0] ?? null;
}

/** False when the code is taken. */
export async function insertCode(tx: Tx, code: InvitationCode, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    insert into agents.code (merchant_id, code_key, code, kind, owner_id, domain, created_at)
    values (${code.merchant}, ${code.key}, ${code.code}, ${code.kind}, ${code.ownerId},
      ${code.domain}, ${now})
    on conflict (merchant_id, code_key) do nothing`);
  return rowCount === 1;
}

/** A member who brought another, and by which code. */
export interface Upline {
  readonly kind: CodeKind;
  readonly code: string;
  readonly uplineId: bigint;
  readonly at: Date;
}

export async function listUplines(db: Db, playerId: bigint): Promise<Upline[]> {
  const { rows } = await db.query<Upline & Record<string, unknown>>(sql`
    select kind, code, upline_id as "uplineId", at from agents.invitation
    where player_id = ${playerId} order by kind`);
  return rows;
}

/** The invitation by which a member came; the first of a kind counts. */
export async function insertInvitation(
  tx: Tx,
  playerId: bigint,
  by: InvitationCode,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    insert into agents.invitation (player_id, kind, merchant_id, code, upline_id, at)
    values (${playerId}, ${by.kind}, ${by.merchant}, ${by.code}, ${by.ownerId}, ${now})
    on conflict (player_id, kind) do nothing`);
}
