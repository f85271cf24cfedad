import type { VisitedProvider } from '@arara/contract';
import { isUniqueViolation, savepoint, sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export interface LinkedIdentity {
  readonly provider: VisitedProvider;
  readonly label: string;
  readonly linkedAt: Date;
}

/** The player whose account at the merchant a provider's account opens. */
export async function findLinked(
  db: Db,
  merchant: string,
  provider: VisitedProvider,
  subject: string,
): Promise<bigint | null> {
  const { rows } = await db.query<{ playerId: bigint }>(sql`
    select player_id as "playerId" from identity.linked_identity
    where merchant_id = ${merchant} and provider = ${provider} and subject = ${subject}`);
  return rows[0]?.playerId ?? null;
}

export async function listLinked(db: Db, playerId: bigint): Promise<LinkedIdentity[]> {
  const { rows } = await db.query<LinkedIdentity & Record<string, unknown>>(sql`
    select provider, label, linked_at as "linkedAt" from identity.linked_identity
    where player_id = ${playerId} order by linked_at`);
  return rows;
}

/** False when the account is somebody's already, or the member has one of that provider. */
export async function insertLinked(
  tx: Tx,
  link: {
    merchant: string;
    provider: VisitedProvider;
    subject: string;
    playerId: bigint;
    label: string;
    now: Date;
  },
): Promise<boolean> {
  try {
    await savepoint(tx, () =>
      tx.query(sql`
        insert into identity.linked_identity
          (merchant_id, provider, subject, player_id, label, linked_at)
        values (${link.merchant}, ${link.provider}, ${link.subject}, ${link.playerId},
          ${link.label}, ${link.now})`),
    );
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function deleteLinked(
  tx: Tx,
  playerId: bigint,
  provider: VisitedProvider,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    delete from identity.linked_identity
    where player_id = ${playerId} and provider = ${provider}`);
  return rowCount === 1;
}

/** True if some member of the merchant has shown that the address is theirs. */
export async function isEmailConfirmed(db: Db, merchant: string, email: string): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    select from identity.player
    where merchant_id = ${merchant} and lower(email) = lower(${email})
      and email_confirmed_at is not null
    limit 1`);
  return rowCount === 1;
}

/**
 * The number of other ways to come in without one of the provider's accounts; a confirmed number where
 * numbers open accounts.
 */
export async function countOtherWays(
  tx: Tx,
  playerId: bigint,
  provider: VisitedProvider,
  numbersOpen: boolean,
): Promise<number> {
  const { rows } = await tx.query<{ ways: number }>(sql`
    select (select count(*) from identity.player
        where id = ${playerId} and (password_hash is not null
          or (${numbersOpen} and mobile_confirmed_at is not null)))::int
      + (select count(*) from identity.passkey where player_id = ${playerId})::int
      + (select count(*) from identity.linked_identity
        where player_id = ${playerId} and provider <> ${provider})::int as ways`);
  return rows[0]?.ways ?? 0;
}
