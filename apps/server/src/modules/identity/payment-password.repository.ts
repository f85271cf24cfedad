import { sql } from '@arara/postgres';
import type { Db, Tx } from '@arara/postgres';

export async function findPaymentHash(db: Db, playerId: bigint): Promise<string | null> {
  const { rows } = await db.query<{ hash: string | null }>(sql`
    select payment_password_hash as hash from identity.player where id = ${playerId}`);
  return rows[0]?.hash ?? null;
}

/** True if a hash is still the member's; holds it so until the transaction ends. */
export async function lockPaymentHash(
  tx: Tx,
  playerId: bigint,
  hash: string | null,
): Promise<boolean> {
  await tx.query(sql`select from identity.player where id = ${playerId} for no key update`);
  return (await findPaymentHash(tx, playerId)) === hash;
}

/** Stores the hash; a date holds withdrawals until then, null leaves as it is what holds them. */
export async function storePaymentHash(
  tx: Tx,
  playerId: bigint,
  { hash, waitsUntil }: { hash: string; waitsUntil: Date | null },
): Promise<void> {
  await tx.query(sql`
    update identity.player
    set payment_password_hash = ${hash},
      payment_held_until = coalesce(${waitsUntil}::timestamptz, payment_held_until)
    where id = ${playerId}`);
}

/** Until when withdrawals are held because the payment password had been forgotten. */
export async function paymentWaitsUntil(db: Db, playerId: bigint): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date | null }>(sql`
    select payment_held_until as until from identity.player where id = ${playerId}`);
  return rows[0]?.until ?? null;
}
