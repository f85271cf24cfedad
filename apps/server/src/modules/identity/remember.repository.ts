import { sql } from '@arara/postgres';
import type { Tx } from '@arara/postgres';

export interface RememberFamily {
  readonly id: string;
  readonly playerId: bigint;
  readonly merchant: string;
  readonly expiresAt: Date;
  /** Its browser stays signed in until then; else only while its session lives. */
  readonly lasting: boolean;
}

export async function insertFamily(tx: Tx, family: RememberFamily): Promise<void> {
  await tx.query(sql`
    insert into identity.remember_family (id, player_id, merchant_id, expires_at, lasting)
    values (${family.id}, ${family.playerId}, ${family.merchant}, ${family.expiresAt},
      ${family.lasting})`);
}

export interface NewToken {
  readonly familyId: string;
  readonly hash: Buffer;
  /** The token of the session that its bearer is given, sealed under this one. */
  readonly sessionBox: Buffer;
}

export async function insertRememberToken(tx: Tx, token: NewToken): Promise<void> {
  await tx.query(sql`
    insert into identity.remember_token (token_hash, family_id, session_box)
    values (${token.hash}, ${token.familyId}, ${token.sessionBox})`);
}

export interface FoundToken extends RememberFamily {
  readonly usedAt: Date | null;
  /** Null in tokens of before there were any. */
  readonly sessionBox: Buffer | null;
  /** A later token of the family was used, or the answer that carried this one was lost. */
  readonly superseded: boolean;
  readonly revoked: boolean;
}

/** The family of a token, locked: two pages that resume at once come one after the other. */
export async function lockFamilyOf(tx: Tx, hash: Buffer): Promise<FoundToken | null> {
  const found = await tx.query<{ familyId: string }>(sql`
    select f.id as "familyId" from identity.remember_token t
    join identity.remember_family f on f.id = t.family_id
    where t.token_hash = ${hash}
    for update of f`);
  if (found.rows[0] === undefined) return null;
  // Read after the lock: the one who held it may have used the token.
  const { rows } = await tx.query<FoundToken & Record<string, unknown>>(sql`
    select f.id, f.player_id as "playerId", f.merchant_id as merchant,
      f.expires_at as "expiresAt", f.lasting, t.used_at as "usedAt",
      t.session_box as "sessionBox", f.revoked_at is not null as revoked,
      t.lost or exists (
        select from identity.remember_token o
        where o.family_id = f.id and o.seq > t.seq and o.used_at is not null and not o.lost
      ) as superseded
    from identity.remember_token t join identity.remember_family f on f.id = t.family_id
    where t.token_hash = ${hash}`);
  return rows[0] ?? null;
}

export async function useRememberToken(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx.query(sql`
    update identity.remember_token set used_at = ${now} where token_hash = ${hash}`);
}

/** Gives up the successors of a token that came again. */
export async function loseSuccessors(tx: Tx, familyId: string, now: Date): Promise<void> {
  await tx.query(sql`
    update identity.remember_token set used_at = ${now}, lost = true
    where family_id = ${familyId} and used_at is null`);
}

/** Revokes the member's remembered sign-ins: one family, or all but one. */
export async function revokeFamilies(
  tx: Tx,
  which: { playerId: bigint; id?: string | null; except?: string | null },
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update identity.remember_family set revoked_at = ${now}
    where player_id = ${which.playerId} and revoked_at is null
      and (${which.id ?? null}::uuid is null or id = ${which.id ?? null}::uuid)
      and (${which.except ?? null}::uuid is null or id <> ${which.except ?? null}::uuid)`);
}
