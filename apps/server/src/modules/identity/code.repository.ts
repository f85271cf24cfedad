import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export type CodePurpose = 'sign-in' | 'recovery';

export interface OneTimeCode {
  readonly hash: Buffer;
  readonly purpose: CodePurpose;
  readonly playerId: bigint;
  readonly merchant: string;
  readonly expiresAt: Date;
}

/** A newer code of the same purpose replaces the member's older ones. */
export async function insertCode(tx: Tx, code: OneTimeCode): Promise<void> {
  await deleteCodesOf(tx, code.playerId, code.purpose);
  await tx.query(sql`
    insert into identity.one_time_code (code_hash, purpose, player_id, merchant_id, expires_at)
    values (${code.hash}, ${code.purpose}, ${code.playerId}, ${code.merchant}, ${code.expiresAt})`);
}

export async function deleteCodesOf(tx: Tx, playerId: bigint, purpose: CodePurpose): Promise<void> {
  await tx.query(sql`
    delete from identity.one_time_code where player_id = ${playerId} and purpose = ${purpose}`);
}

interface CodeLookup {
  readonly hash: Buffer;
  readonly purpose: CodePurpose;
  readonly merchant: string;
  readonly now: Date;
}

/** The owner of a code that could be used now. */
export async function findCode(db: Db, code: CodeLookup): Promise<bigint | null> {
  const { rows } = await db.query<{ playerId: bigint }>(sql`
    select player_id as "playerId" from identity.one_time_code
    where code_hash = ${code.hash} and purpose = ${code.purpose}
      and merchant_id = ${code.merchant} and expires_at > ${code.now}`);
  return rows[0]?.playerId ?? null;
}

/** Uses a code up: of all who try, one gets its owner. */
export async function takeCode(tx: Tx, code: CodeLookup): Promise<bigint | null> {
  const { rows } = await tx.query<{ playerId: bigint }>(sql`
    delete from identity.one_time_code
    where code_hash = ${code.hash} and purpose = ${code.purpose}
      and merchant_id = ${code.merchant} and expires_at > ${code.now}
    returning player_id as "playerId"`);
  return rows[0]?.playerId ?? null;
}
